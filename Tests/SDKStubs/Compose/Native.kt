// kotlin.experimental and kotlin.native as common code sees them on iOS: declarations only.
package kotlin.native

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY, AnnotationTarget.VALUE_PARAMETER)
annotation class ObjCName(val name: String = "", val swiftName: String = "", val exact: Boolean = false)

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.PROPERTY)
annotation class HiddenFromObjC
