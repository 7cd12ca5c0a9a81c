// One phone: draws what the module says.

class PhoneView {
  constructor(index, name, onScroll) {
    this.index = index;
    this.onScroll = onScroll;
    this.pages = new Map();

    this.screen = make("div.screen");
    this.pageHolder = make("div.pages", { role: "tabpanel", id: `panel${index}` });
    this.bars = make("nav.bars", { "aria-label": "Navigation bar" });
    this.edges = ["top", "bottom"].map((side) => make(`div.edge.${side}`));
    this.materials = ["top", "bottom"].map((side) => make(`div.material.${side}`));
    this.fills = ["top", "bottom"].map((side) => make(`div.fill.${side}`));
    this.tabGlass = make("div.glass.tab-glass");
    this.lens = make("div.lens");
    this.tabList = make("div.tabs", { role: "tablist", "aria-label": "Tab bar" });
    this.tabs = TABS.map((tab, number) => {
      const button = make("button.tab", {
        type: "button", role: "tab", "data-tab": number, "aria-controls": `panel${index}`, id: `tab${index}-${number}`,
      }, icon(tab.icon), make("span", {}, tab.title));
      this.tabList.append(button);
      return button;
    });
    this.menu = make("div.glass.menu", { role: "menu", "aria-label": "Back to" });
    const status = make("div.status", { "aria-hidden": "true" }, make("span.time", {}, "9:41"), make("span.island"),
      make("span.signal", {}, make("i"), make("i"), make("i"), make("i"), make("b")));
    this.window = make("div.window");
    this.pageHolder.append(...this.edges);
    this.screen.append(this.window, this.bars, this.pageHolder, ...this.materials, ...this.fills, this.tabGlass, this.lens,
      this.tabList, this.menu, status, make("div.home", { "aria-hidden": "true" }));

    // A page takes the focus with it when it goes, and the browser tells nobody.
    document.addEventListener("focusin", (event) => { this.hasFocus = this.screen.contains(event.target); });
    document.addEventListener("pointerdown", (event) => { this.hasFocus = this.screen.contains(event.target); });

    this.caption = make("h2.caption", {}, name);
    this.element = make("section.phone", { "aria-label": name });
    this.element.append(this.caption, make("div.device", {}, this.screen));
  }

  draw(state) {
    const phone = state.phones[this.index];
    const top = phone.pages[phone.pages.length - 1];
    // What the bars lie over; half-way through a transition that changes.
    const seen = phone.transition && (phone.transition === 2) === (phone.progress > 0.5) ? phone.pages[0] : top;
    put(this.screen, "data-system", state.isGlass ? 26 : 18);
    put(this.screen, "data-over", seen.ground === 3 ? "night" : "page");
    put(this.window, "data-ground", phone.window);

    this.drawPages(phone, state);
    this.drawEdges(phone, state, seen);
    this.drawTabBar(phone, state);
    this.drawMenu(phone);
    if (this.hasFocus && phone.transition === 0 && document.activeElement === document.body) this.refocus(phone);
  }

  drawPages(phone, state) {
    const wanted = new Set();
    phone.pages.forEach((page, index) => {
      const key = `${phone.tab}/${page.level}/${page.route}`;
      wanted.add(key);
      let view = this.pages.get(key);
      if (!view) {
        view = new PageView(page, this.onScroll);
        this.pages.set(key, view);
        this.pageHolder.append(view.element);
        if (page.mode === 0) this.bars.append(view.bar.element);
        if (phone.transition === 0) view.element.classList.add("fades");
      }
      view.element.style.zIndex = index;
      view.draw(page, phone, state, page === phone.pages.at(-1) && phone.transition === 0);
    });
    for (const [key, view] of this.pages) {
      if (wanted.has(key)) continue;
      view.element.remove();
      view.bar?.element.remove();
      this.pages.delete(key);
    }
    this.pageHolder.style.borderRadius = phone.pageRadius ? `${phone.pageRadius}px` : "";
    put(this.pageHolder, "aria-labelledby", `tab${this.index}-${phone.tab}`);
  }

  drawEdges(phone, state, seen) {
    const strengths = [phone.topStrength, phone.bottomStrength];
    const fills = [phone.fillTop, phone.fillBottom];
    // A page without the shared bar has nothing above to keep legible.
    const shown = [seen.mode === 0 ? phone.barShown : 0, 1];
    [0, 1].forEach((side) => {
      this.edges[side].style.opacity = state.isGlass ? strengths[side] * shown[side] : 0;
      put(this.edges[side], "data-ground", seen.ground);
      this.materials[side].style.opacity = state.isGlass ? 0 : strengths[side] * shown[side] * (1 - fills[side]);
      this.materials[side].style.visibility = this.materials[side].style.opacity > 0 ? "visible" : "hidden";
      this.fills[side].style.opacity = fills[side] * shown[side];
    });
    // A floating bar that is filled is filled in its own shape.
    const bar = state.isGlass ? phone.tabBar : { x: 0, y: phone.tabBar.y, width: 393, height: 852 - phone.tabBar.y };
    place(this.fills[1], bar);
    place(this.materials[1], bar);
    this.fills[0].style.height = this.materials[0].style.height = state.isGlass ? "113px" : "103px";
  }

  drawTabBar(phone, state) {
    const isMoving = phone.minimized > 0 && phone.minimized < 1;
    place(this.tabGlass, phone.tabBar);
    this.tabGlass.style.visibility = state.isGlass ? "visible" : "hidden";
    if (state.isGlass) Glass.bend(this.tabGlass, phone.tabBar.width, phone.tabBar.height, isMoving);
    place(this.lens, phone.lens);
    this.lens.classList.toggle("held", phone.isLensHeld);
    this.tabs.forEach((tab, number) => {
      const isSelected = number === phone.tab;
      place(tab, phone.tabs[number]);
      put(tab, "aria-selected", isSelected);
      put(tab, "tabindex", isSelected ? 0 : -1);
      tab.style.opacity = isSelected ? 1 : Math.max(1 - 2 * phone.minimized, 0);
      tab.style.visibility = !isSelected && phone.minimized > 0.5 ? "hidden" : "visible";
      tab.lastChild.style.opacity = 1 - phone.minimized;
      tab.firstChild.style.transform = phone.minimized ? `translateY(${7 * phone.minimized}px) scale(${1 + 0.12 * phone.minimized})` : "";
    });
  }

  drawMenu(phone) {
    const lines = phone.menu.map((line) => line.route).join();
    if (this.lines === lines) return;
    this.lines = lines;
    this.menu.replaceChildren(...phone.menu.map((line, number) =>
      make("button.line", { type: "button", role: "menuitem", "data-line": number }, pageTitle(line.route))));
    this.menu.classList.toggle("open", phone.menu.length > 0);
    this.back()?.setAttribute("aria-expanded", phone.menu.length > 0);
  }

  back() { return this.screen.querySelector(".page:not([inert]) .item0, .bars .item0"); }

  /** What has the focus fades or gets inert while keys pull its page, and would take the keys with it: the screen keeps them. */
  holdFocus() {
    this.held = document.activeElement;
    this.screen.tabIndex = -1;
    this.screen.focus({ preventScroll: true });
  }

  releaseFocus() {
    this.screen.blur();
    this.screen.removeAttribute("tabindex");
  }

  /** Nothing has the focus any more: back to what gave it away, on to what leads back, or to what can be read. */
  refocus(phone) {
    const held = this.held;
    this.held = null;
    held?.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
    const page = this.pages.get(`${phone.tab}/${phone.pages.at(-1).level}/${phone.pages.at(-1).route}`);
    const button = page.bar?.buttons.get(0);
    const target = button && button.offsetParent && getComputedStyle(button).visibility === "visible" ? button : page.scroller;
    target.focus({ preventScroll: true });
  }
}
