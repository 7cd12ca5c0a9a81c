import ReglazeEngine

extension PagerScrollView {
    var objectiveCHeader: String {
        """
        #import <UIKit/UIKit.h>

        NS_ASSUME_NONNULL_BEGIN

        /// A pager that leaves the swipe back to the navigation controller: on its first page, and from the screen's edge.
        @interface \(name) : \(base)
        @end

        NS_ASSUME_NONNULL_END

        """
    }

    /// Directions are told on the screen, ends in the content's own coordinates, as in Swift.
    var objectiveCImplementation: String {
        """
        #import "\(name).h"

        @implementation \(name)

        - (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer {
            if (![super gestureRecognizerShouldBegin:gestureRecognizer]) {
                return NO;
            }
            return gestureRecognizer != self.panGestureRecognizer || ![self leavesPanToSwipeBack];
        }

        /// Whether the finger moves from the leading edge on, or from where no page is left on that side.
        - (BOOL)leavesPanToSwipeBack {
            UIWindow *window = self.window;
            if (window == nil || ![self hasPageToGoBackTo]) {
                return NO;
            }
            BOOL isRightToLeft = self.effectiveUserInterfaceLayoutDirection == UIUserInterfaceLayoutDirectionRightToLeft;
            CGPoint onScreen = [self.panGestureRecognizer velocityInView:window];
            if (fabs(onScreen.x) <= fabs(onScreen.y) || (isRightToLeft ? onScreen.x >= 0 : onScreen.x <= 0)) {
                return NO;
            }
            CGFloat position = [self.panGestureRecognizer locationInView:window].x;
            CGFloat distance = isRightToLeft ? CGRectGetMaxX(window.bounds) - position : position - CGRectGetMinX(window.bounds);
            if (distance < 30) {
                return YES;
            }
            // A right-to-left pager may mirror its content: its own coordinates tell which end is reached.
            CGFloat start = -self.adjustedContentInset.left;
            CGFloat end = MAX(start, self.contentSize.width + self.adjustedContentInset.right - CGRectGetWidth(self.bounds));
            BOOL isTowardsStart = [self.panGestureRecognizer velocityInView:self].x > 0;
            return isTowardsStart ? self.contentOffset.x <= start : self.contentOffset.x >= end;
        }

        /// Whether a page is there to go back to.
        - (BOOL)hasPageToGoBackTo {
            for (UIResponder *responder = self.nextResponder; responder != nil; responder = responder.nextResponder) {
                if ([responder isKindOfClass:[UIViewController class]]) {
                    return ((UIViewController *)responder).navigationController.viewControllers.count > 1;
                }
            }
            return NO;
        }

        @end

        """
    }

    /// What brings the class into a file: its two files where the project has none, and the import.
    func bringing(into file: SourceFile, in index: ProjectIndex) -> (edits: [Edit], files: [NewFile], obstacle: String?) {
        let own = index.objectiveCClass(named: name)
        guard own.map({ $0.superclass == base }) ?? index.declarations(named: name).isEmpty else {
            return ([], [], "the name `\(name)` is taken in this project")
        }
        var edits: [Edit] = []
        var files: [NewFile] = []
        if own == nil {
            let new = ObjectiveCNewClass(
                name, header: objectiveCHeader, implementation: objectiveCImplementation, beside: file,
                index.file(at: FilePath.withoutExtension(file.path) + ".h"), in: index)
            if let obstacle = new.obstacle { return ([], [], obstacle) }
            (edits, files) = (new.edits, new.files)
        }
        guard !file.contains("\"\(name).h\"") else { return (edits, files, nil) }
        // What is included below a class comes too late for it.
        let above = file.objectiveC?.root.namedChildren.prefix { $0.kind != "class_implementation" }
        guard let last = above?.last(where: { $0.kind == "preproc_include" }) else {
            return ([], [], "\(file.path) has no line that imports to put another one below")
        }
        // The line's ending may be part of the node.
        let line = file.lineEnd(of: last.range.lowerBound)
        let text = file.lineEnding + "#import \"\(name).h\""
        return (edits + [Edit(path: file.path, range: line..<line, text: text)], files, nil)
    }
}
