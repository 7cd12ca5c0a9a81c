// The faults, in the order of the module's numbers: a sentence, the rule that finds it, and how to see it.

const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const FAULTS = [
  {
    name: "White in the corners", rule: "transitions/backdrop",
    about: "Since iOS 26 a page that slides has round corners, and a window that was left white shows in them.",
    async show(hand) {
      hand.send("tab", 1);
      hand.send("row", 1, 1);
      await hand.settle();
      await hand.drag([120, 480], [330, 480], 900);
    },
    see: "The page is held half-way: look at its corners.",
    see18: "On iOS 18 pages slide with square corners: nothing shows.",
  },
  {
    name: "A bar that changes its mind", rule: "bars/scroll-edge-appearance",
    about: "The bars got an appearance, but none for the edge of the content: colour and no colour take turns as one scrolls.",
    async show(hand) {
      await hand.scroll(160, 1400);
      await wait(700);
      await hand.scroll(0, 1400);
    },
    see: "With the fault, the bar changed as content came beneath it.",
  },
  {
    name: "One capsule round three buttons", rule: "items/shared-background",
    about: "A picture with a background of its own lies on the glass of its neighbours; hidesSharedBackground and sharesBackground part them.",
    async show() {},
    see: "Look at the buttons at the top right.",
    see18: "On iOS 18 buttons have no backgrounds: nothing to part.",
  },
  {
    name: "The bar that never came back", rule: "bars/hidden-bar-transition",
    about: "Pages hide and show the bar as they come and go; a swipe that is let go half-way leaves it hidden, and the back button with it.",
    async show(hand) {
      hand.send("tab", 2);
      hand.send("row", 2, 4);
      await hand.settle();
      await hand.drag([120, 480], [200, 480], 700);
      await wait(300);
      hand.release();
      await hand.settle();
    },
    see: "The swipe was let go half-way: with the fault there is no back button now.",
  },
  {
    name: "The pager that takes every swipe", rule: "gestures/horizontal-scroll",
    about: "On its first page a pager should leave the swipe to the stack, and from the edge on every page; this one keeps them all.",
    async show(hand) {
      hand.send("tab", 2);
      hand.send("row", 2, 0);
      await hand.settle();
      await hand.drag([120, 560], [300, 560], 900);
    },
    see: "The same finger: with the fault the pager stretches, mended the page goes back.",
  },
  {
    name: "A bar of 44 points", rule: "bars/hard-coded-height",
    about: "The page draws its bar 44 points high. With glass it is 54: buttons hang over its edge, and content lies beneath them.",
    async show(hand) {
      hand.send("tab", 3);
      hand.send("row", 3, 0);
      await hand.settle();
      await hand.scroll(9, 300);
    },
    see: "Look at the lower edge of the coloured bar.",
    see18: "On iOS 18 a bar is 44 points high: nothing is wrong there.",
  },
];
