// A page that slides and scrolls.

class PageView {
  constructor(page, onScroll) {
    this.route = page.route;
    this.element = make("div.page", { "data-ground": page.ground, "data-kind": page.kind });
    this.scroller = make("div.scroller", { tabindex: "-1" });
    this.scroller.append(contentOf(page));
    this.shade = make("div.page-shade");
    this.element.append(this.scroller, this.shade);
    this.strip = this.scroller.querySelector(".strip");
    this.insetTop = page.insetTop;
    this.known = 0;
    this.bar = page.mode === 2 ? null : new NavigationBarView(page);
    if (page.mode === 1) {
      this.ownBar = make("nav.own-bar", { "aria-label": "The page's own bar" });
      this.ownBar.append(this.bar.element);
      this.element.prepend(this.ownBar);
    }
    this.scroller.addEventListener("scroll", () => {
      const offset = this.scroller.scrollTop;
      // What we have set ourselves comes back as an event, too.
      if (Math.abs(offset - this.known) < 0.5) return;
      this.known = offset;
      onScroll(this.route, offset);
    }, { passive: true });
  }

  draw(page, phone, state, isTop) {
    const { style } = this.element;
    const isResting = phone.transition === 0;
    style.transform = page.x ? `translateX(${page.x}px)` : "";
    const radius = isTop || phone.pageRadius === 0 ? "" : `${phone.pageRadius}px`;
    if (style.borderRadius !== radius) style.borderRadius = radius;
    this.element.classList.toggle("sliding", !isResting);
    this.shade.style.opacity = page.shade;
    if (this.element.inert === isTop) this.element.inert = !isTop;

    this.scroller.style.paddingTop = `${page.insetTop}px`;
    this.scroller.style.paddingBottom = `${page.insetBottom}px`;
    // What gets the focus comes out from under the bars.
    this.scroller.style.scrollPadding = `${page.insetTop}px 0 ${page.insetBottom}px`;
    if (page.insetTop !== this.insetTop) {
      this.insetTop = page.insetTop;
      const hero = this.scroller.querySelector(".hero");
      if (hero) {
        hero.style.height = `${parseFloat(hero.style.height) + parseFloat(hero.style.top) + page.insetTop}px`;
        hero.style.top = `${-page.insetTop}px`;
      }
    }
    if (Math.abs(page.offset - this.known) > 0.5) {
      this.known = page.offset;
      this.scroller.scrollTop = page.offset;
    }
    if (this.strip) {
      this.strip.style.transform = `translateX(${-page.pager}px)`;
      const current = Math.round(page.pager / 393);
      if (this.pane !== current) {
        this.pane = current;
        [...this.strip.children].forEach((pane, index) => { pane.inert = index !== current; });
        this.scroller.querySelectorAll(".segment").forEach((segment, index) => {
          segment.setAttribute("aria-pressed", index === current);
        });
      }
    }
    if (this.ownBar) this.ownBar.style.height = `${59 + page.barHeight}px`;
    this.bar?.draw(page, page.mode === 1 ? 1 : page.barOpacity * phone.barShown, state.isGlass, isResting);
  }
}
