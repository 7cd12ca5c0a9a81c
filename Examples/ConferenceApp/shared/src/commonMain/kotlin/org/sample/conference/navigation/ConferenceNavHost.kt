package org.sample.conference.navigation

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalUriHandler
import androidx.compose.ui.platform.UriHandler
import androidx.navigation3.runtime.EntryProviderScope
import androidx.navigation3.runtime.entryProvider
import androidx.navigation3.scene.DialogSceneStrategy
import androidx.navigation3.ui.NavDisplay
import org.sample.conference.LocalAppGraph
import org.sample.conference.data.ConferenceService
import org.sample.conference.screens.AboutScreen
import org.sample.conference.screens.CodeOfConductScreen
import org.sample.conference.screens.FilterDialog
import org.sample.conference.screens.InfoScreen
import org.sample.conference.screens.LicenseScreen
import org.sample.conference.screens.LicensesScreen
import org.sample.conference.screens.MapScreen
import org.sample.conference.screens.NotificationsScreen
import org.sample.conference.screens.RoomScreen
import org.sample.conference.screens.ScheduleScreen
import org.sample.conference.screens.SearchScreen
import org.sample.conference.screens.SessionScreen
import org.sample.conference.screens.SettingsScreen
import org.sample.conference.screens.SpeakerScreen
import org.sample.conference.screens.SpeakersScreen
import org.sample.conference.screens.WelcomeScreen

@Composable
internal fun ConferenceNavHost(
    isWelcomed: Boolean,
    isDark: Boolean,
    onThemeChange: ((Boolean) -> Unit)?,
) {
    val startRoute = remember {
        if (isWelcomed) ScheduleRoute else WelcomeRoute
    }
    val navState = rememberNavState(
        start = startRoute,
        tabs = listOf(ScheduleRoute, SpeakersRoute, SearchRoute, MapRoute, InfoRoute),
    )
    val navigator = remember(navState) { Navigator(navState) }

    LaunchedEffect(isDark) { onThemeChange?.invoke(isDark) }

    val uriHandler = LocalUriHandler.current
    val service = LocalAppGraph.current.service
    val entryProvider = entryProvider<AppRoute> {
        tabEntries(navigator)
        detailEntries(navigator, service, uriHandler)
        welcomeEntries(navigator, service)
    }

    Box(
        Modifier
            .fillMaxSize()
            .background(MaterialTheme.colorScheme.background)
    ) {
        ConferenceScaffold(navState, navigator) {
            NavDisplay(
                backStack = navState.stack,
                onBack = navigator::back,
                sceneStrategy = DialogSceneStrategy(),
                entryProvider = entryProvider,
            )
        }
    }
}

private fun EntryProviderScope<AppRoute>.tabEntries(navigator: Navigator) {
    entry<ScheduleRoute> {
        ScheduleScreen(
            onSession = { id -> navigator.goTo(SessionRoute(id)) },
            onFilter = { navigator.goTo(FilterRoute) },
        )
    }
    entry<SpeakersRoute> {
        SpeakersScreen(onSpeaker = { navigator.goTo(SpeakerRoute(it)) })
    }
    entry<SearchRoute> {
        SearchScreen(
            onSession = { session -> navigator.goTo(SessionRoute(session.id)) },
            onSpeaker = { navigator.goTo(SpeakerRoute(it)) },
        )
    }
    entry<MapRoute> {
        MapScreen(onRoom = { name -> navigator.goTo(RoomRoute(name)) })
    }
    entry<InfoRoute> {
        InfoScreen(
            onAbout = { navigator.goTo(AboutRoute) },
            onSettings = { navigator.goTo(SettingsRoute) },
            onCodeOfConduct = { navigator.goTo(CodeOfConductRoute) },
        )
    }
}

private fun EntryProviderScope<AppRoute>.detailEntries(
    navigator: Navigator,
    service: ConferenceService,
    uriHandler: UriHandler,
) {
    entry<SessionRoute> { route ->
        SessionScreen(
            sessionId = route.sessionId,
            onSpeaker = { navigator.goTo(SpeakerRoute(it, fromSession = true)) },
            onRoom = { room ->
                // The map has its own tab.
                navigator.show(MapRoute)
                navigator.goTo(RoomRoute(room))
            },
            onShare = { uriHandler.openUri("https://conference.example/session/${route.sessionId.value}") },
            onBack = navigator::back,
        )
    }
    entry<SpeakerRoute> {
        SpeakerScreen(
            speakerId = it.speakerId,
            showsSessions = !it.fromSession,
            onSession = { id -> navigator.goTo(SessionRoute(id)) },
            onBack = navigator::back,
        )
    }
    entry<RoomRoute> { RoomScreen(it.roomName, onBack = { navigator.back() }) }
    entry<FilterRoute>(metadata = DialogSceneStrategy.dialog()) {
        FilterDialog(
            onChange = { service.setBookmarksOnly(it) },
            onClose = navigator::back,
        )
    }
    entry<SettingsRoute> { SettingsScreen(onBack = navigator::back) }
    entry<AboutRoute> {
        AboutScreen(
            onLicenses = { navigator.goTo(LicensesRoute) },
            onCodeOfConduct = { navigator.goTo(CodeOfConductRoute) },
            onWebsite = { uriHandler.openUri("https://conference.example") },
            onBack = navigator::back,
        )
    }
    entry<CodeOfConductRoute> { CodeOfConductScreen(onBack = navigator::back) }
    entry<LicensesRoute> {
        LicensesScreen(
            onLicense = { name, text -> navigator.goTo(LicenseRoute(name, text)) },
            onBack = navigator::back,
        )
    }
    entry<LicenseRoute> { LicenseScreen(it.licenseName, it.licenseText, navigator::back) }
}

private fun EntryProviderScope<AppRoute>.welcomeEntries(navigator: Navigator, service: ConferenceService) {
    entry<WelcomeRoute> {
        val supportsNotifications = LocalAppGraph.current.supportsNotifications
        WelcomeScreen(
            onContinue = {
                if (supportsNotifications) {
                    navigator.goTo(NotificationsRoute)
                } else {
                    service.finishWelcome()
                    navigator.startOver(ScheduleRoute)
                }
            },
        )
    }
    entry<NotificationsRoute> {
        NotificationsScreen(
            onDone = {
                service.finishWelcome()
                navigator.startOver(ScheduleRoute)
            },
        )
    }
}
