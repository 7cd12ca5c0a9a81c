// The root class, declared to the Clang importer because Swift cannot declare an Objective-C root class.
// With it, `@objc`, `#selector` and optional protocol requirements are checked as they are on a Mac.

typedef struct objc_selector *SEL;

@protocol NSObject
- (_Bool)isEqual:(id _Nullable)object;
@property (readonly) unsigned long hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init;
@end
