import ReglazeEngine

extension InterfaceOrientation: ObjectiveCRule {
    static let objectiveCKinds = ["field_expression", "message_expression"]
    static let objectiveCTriggers = [
        "interfaceOrientation", "currentDevice] orientation", "currentDevice].orientation", "Device.orientation",
    ]

    func look(at node: ObjectiveCNode, in context: RuleContext) -> [Finding] {
        guard let property = ObjectiveCProperty(node), !context.isFallback(below: 16, node), !context.isTestCode,
            !node.repeatsItself
        else { return [] }
        switch property.name {
        case "interfaceOrientation":
            if ObjectiveCTypes(context).type(of: property.object) == "UIWindowScene" { return [ofScene(property, in: context)] }
            guard property.object.text == "self", context.objectiveCOwner(of: node) == .controller else { return [] }
            return [
                context.finding(
                    Self.about, at: node, "`interfaceOrientation` of a view controller is deprecated since iOS 8",
                    help: "compare the width and height of `view.bounds`, or use the size classes",
                    why: "whether the orientation or the shape of the view is meant can't be told")
            ]
        case "orientation":
            guard let device = ObjectiveCProperty(property.object.unwrapped), device.name == "currentDevice",
                device.isRead(of: "UIDevice"), !Self.isAboutSensors(context.file)
            else { return [] }
            return [ofDevice(node, in: context)]
        default: return []
        }
    }

    /// Whether the file deals with the camera or with motion: `#import <AVFoundation/AVFoundation.h>`, `@import CoreMotion;`.
    private static func isAboutSensors(_ file: SourceFile) -> Bool {
        sensors.contains { file.contains("<\($0)/") || file.contains("@import \($0)") }
    }

    private func ofScene(_ property: ObjectiveCProperty, in context: RuleContext) -> Finding {
        let message = "`interfaceOrientation` of a window scene is deprecated in iOS 26"
        let help = "use `effectiveGeometry.interfaceOrientation`; for layout, compare width and height"
        let minimum = context.availability(of: property.node).minimum
        guard minimum >= 16 else {
            let why = "`effectiveGeometry` needs iOS 16.0; this code runs from iOS \(minimum) on"
            return context.finding(Self.about, at: property.nameNode, message, help: help, why: why)
        }
        guard property.object.kind != "cast_expression" else {
            return context.finding(Self.about, at: property.nameNode, message, help: help, why: "a cast stands before it")
        }
        let end = property.object.range.upperBound
        let fix = Fix(
            .unsafe, "Ask the scene's effective geometry", edits: [context.edit(end..<end, ".effectiveGeometry")])
        return context.finding(
            Self.about, at: property.nameNode, message, help: help, fixes: [fix],
            why: "the two may change at different moments of a rotation")
    }

    private func ofDevice(_ node: ObjectiveCNode, in context: RuleContext) -> Finding {
        let help =
            switch context.objectiveCOwner(of: node) {
            case .controller: Self.comparing("`view.bounds`")
            case .view: Self.comparing("`bounds`")
            default: Self.comparing("the view that it is for")
            }
        return context.finding(
            Self.about, at: node, Self.isHeld, help: help, why: Self.mayBeFlat)
    }

    static let objectiveCExamples: [Example] = [
        .rewrites(
            """
            @implementation Page
            - (void)turn {
                UIWindowScene *scene = self.view.window.windowScene;
                if (UIInterfaceOrientationIsLandscape(scene.1️⃣interfaceOrientation)) { [self flip]; }
                self.last = [self.view.window.windowScene 2️⃣interfaceOrientation]; // now
            }
            @end
            """,
            to: """
                @implementation Page
                - (void)turn {
                    UIWindowScene *scene = self.view.window.windowScene;
                    if (UIInterfaceOrientationIsLandscape(scene.effectiveGeometry.interfaceOrientation)) { [self flip]; }
                    self.last = [self.view.window.windowScene.effectiveGeometry interfaceOrientation]; // now
                }
                @end
                """, .unsafe, at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (BOOL)isWide { return UIInterfaceOrientationIsLandscape(self.view.window.windowScene.1️⃣interfaceOrientation); }
            @end
            """, because: "needs iOS 16.0", at: "Page.m", target: 15),
        .explains(
            """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)turn {
                if (UIInterfaceOrientationIsLandscape(1️⃣self.interfaceOrientation)) { [self flip]; }
            }
            @end
            """, because: "shape of the view", at: "Page.m"),
        .explains(
            """
            @implementation Page
            - (void)turn {
                if (UIDeviceOrientationIsLandscape(1️⃣[UIDevice currentDevice].orientation)) { [self flip]; }
                self.last = 2️⃣[[UIDevice currentDevice] orientation];
            }
            @end
            """, because: "flat or unknown", at: "Page.m"),
        .silent(
            """
            #import <AVFoundation/AVFoundation.h>
            @implementation Camera
            - (void)turn {
                self.last = [[UIDevice currentDevice] orientation];
                // self.last = self.view.window.windowScene.interfaceOrientation;
                self.last = self.interfaceOrientation;
                [self rotate:self.picker.interfaceOrientation];
            }
            @end
            """, at: "Camera.m"),
    ]
}
