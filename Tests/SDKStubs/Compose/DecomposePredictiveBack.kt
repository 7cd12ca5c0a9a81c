package com.arkivanov.decompose.extensions.compose.stack.animation.predictiveback

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import com.arkivanov.decompose.ExperimentalDecomposeApi
import com.arkivanov.essenty.backhandler.BackDispatcher

@ExperimentalDecomposeApi
@Composable
fun PredictiveBackGestureOverlay(
    backDispatcher: BackDispatcher, backIcon: (@Composable (progress: Float, edge: Any) -> Unit)?, modifier: Modifier = Modifier,
    onClose: (() -> Unit)? = null, content: @Composable () -> Unit,
) {}
