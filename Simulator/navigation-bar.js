// The bar buttons and the title of one page: in the shared bar, or in a bar that the page carries itself.

class NavigationBarView {
  constructor(page) {
    this.element = make("div.bar-group");
    this.title = make("h1.bar-title", {}, pageTitle(page.route));
    this.element.append(this.title);
    this.glasses = [];
    this.buttons = new Map();
    this.page = page;
  }

  draw(page, opacity, isGlass, isResting) {
    this.element.style.visibility = opacity > 0.01 ? "visible" : "hidden";
    place(this.title, page.title);
    this.title.style.opacity = opacity * page.titleOpacity;

    page.backgrounds.forEach((frame, index) => {
      const glass = this.glasses[index] ??= this.element.insertBefore(make("div.glass.capsule"), this.element.firstChild);
      place(glass, frame);
      // Not on the group: where that is not opaque, glass in it has nothing behind it.
      glass.style.opacity = opacity;
      Glass.bend(glass, frame.width, frame.height, !isResting);
    });
    while (this.glasses.length > page.backgrounds.length) this.glasses.pop().remove();

    for (const item of page.items) {
      let button = this.buttons.get(item.id);
      if (!button) {
        button = make(`button.bar-item.item${item.id}`, { type: "button", "data-item": item.id });
        this.buttons.set(item.id, button);
        // The back button comes first, for the keyboard as for the eye.
        if (item.id === 0) this.element.prepend(button);
        else this.element.append(button);
        button.append(item.id === 3 ? make("span.account", { "aria-hidden": "true" }, "AK") : icon(ITEM_ICONS[item.id]));
        const name = item.id === 0 ? `Back to ${pageTitle(page.beneath)}` : ITEMS[item.id];
        button.setAttribute("aria-label", name);
        if (item.id === 0) {
          button.setAttribute("aria-haspopup", "menu");
          // As the system does, where the title is too long.
          const title = pageTitle(page.beneath);
          button.append(make("span.back-title", {}, title.length > 9 ? "Back" : title));
        }
      }
      place(button, item.frame);
      button.style.opacity = opacity;
      button.classList.toggle("alone", item.background < 0);
    }
  }
}

/** Puts an element where the module says, in points. */
function place(element, frame) {
  const text = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  if (element.placed === text) return;
  element.placed = text;
  element.style.transform = `translate(${frame.x}px, ${frame.y}px)`;
  element.style.width = `${frame.width}px`;
  element.style.height = `${frame.height}px`;
}
