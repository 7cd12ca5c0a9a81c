// kotlin.test: declarations only.
package kotlin.test

@Target(AnnotationTarget.FUNCTION)
annotation class Test

@Target(AnnotationTarget.FUNCTION)
annotation class BeforeTest

@Target(AnnotationTarget.FUNCTION)
annotation class AfterTest

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION)
annotation class Ignore

fun <T> assertEquals(expected: T, actual: T, message: String? = null) {}
fun <T> assertNotEquals(illegal: T, actual: T, message: String? = null) {}
fun <T> assertSame(expected: T, actual: T, message: String? = null) {}
fun assertTrue(actual: Boolean, message: String? = null) {}
fun assertFalse(actual: Boolean, message: String? = null) {}
fun assertNull(actual: Any?, message: String? = null) {}
fun <T : Any> assertNotNull(actual: T?, message: String? = null): T = error("a declaration without a body")
fun <T> assertContains(iterable: Iterable<T>, element: T, message: String? = null) {}
inline fun <reified T> assertIs(value: Any?, message: String? = null): T = value as T
inline fun <reified T : Throwable> assertFailsWith(message: String? = null, block: () -> Unit): T = error("a declaration without a body")
fun fail(message: String? = null): Nothing = error("a declaration without a body")
