// Reads the numbers of the module, in the order in which Sources/ShellWeb writes them (Simulator.state, Phone+State.swift).

function readState(numbers) {
  let next = 0;
  const number = () => numbers[next++];
  const flag = () => number() !== 0;
  const frame = () => ({ x: number(), y: number(), width: number(), height: number() });
  const list = (read) => Array.from({ length: number() }, read);

  const item = () => ({ id: number(), frame: frame(), background: number() });

  const page = () => ({
    route: number(), level: number(), beneath: number(), kind: number(), ground: number(), mode: number(),
    x: number(), shade: number(), barOpacity: number(), insetTop: number(), insetBottom: number(),
    offset: number(), header: number(), rows: number(), rowHeight: number(), height: number(),
    panes: number(), pager: number(), largeTitle: number(), titleOpacity: number(), barHeight: number(),
    title: frame(), backgrounds: list(frame), items: list(item),
  });

  const phone = () => ({
    tab: number(), depth: number(), route: number(), transition: number(), progress: number(), isInteractive: flag(),
    hidesBar: flag(), barShown: number(), isMinimized: flag(), minimized: number(),
    topStrength: number(), bottomStrength: number(), fillTop: number(), fillBottom: number(),
    pageRadius: number(), innerCorners: number(), outerCorners: number(), isSeamless: flag(), window: number(),
    tabBar: frame(), tabs: list(frame), lens: frame(), isLensHeld: flag(),
    menu: list(() => ({ route: number(), depth: number() })),
    pages: list(page),
  });

  const state = { system: number(), isGlass: flag(), faults: number(), phones: list(phone) };
  if (next !== numbers.length) throw new Error(`the module wrote ${numbers.length} numbers, the page read ${next}`);
  return state;
}
