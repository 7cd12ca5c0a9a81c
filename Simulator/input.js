// Reports what people do on a phone: fingers, mouse and keys. What it means, the module says.

class Input {
  constructor(view, simulator) {
    this.view = view;
    this.simulator = simulator;
    this.pointer = null;
    const { screen } = view;
    screen.addEventListener("pointerdown", (event) => this.down(event));
    screen.addEventListener("pointermove", (event) => this.move(event));
    screen.addEventListener("pointerup", (event) => this.up(event));
    screen.addEventListener("pointercancel", (event) => this.cancel(event));
    screen.addEventListener("click", (event) => this.click(event), true);
    screen.addEventListener("contextmenu", (event) => this.contextMenu(event));
    screen.addEventListener("keydown", (event) => this.key(event));
    screen.addEventListener("keyup", (event) => { if (event.key === "Shift") this.endKeyDrag(); });
    screen.addEventListener("focusout", (event) => { if (!screen.contains(event.relatedTarget)) this.endKeyDrag(); });
  }

  point(event) {
    const rect = this.view.screen.getBoundingClientRect();
    return [((event.clientX - rect.left) / rect.width) * 393, ((event.clientY - rect.top) / rect.height) * 852];
  }

  down(event) {
    if (this.pointer !== null || event.button !== 0) return;
    this.simulator.panel.hand?.stop();
    this.isDrag = false;
    if (event.target.closest(".menu")) return;
    if (this.view.menu.classList.contains("open")) {
      this.isDrag = true; // the click that follows only closes the menu
      this.simulator.send("closeMenu");
      return;
    }
    this.pointer = event.pointerId;
    this.start = this.point(event);
    this.simulator.send("touchBegan", ...this.start, event.timeStamp / 1000, event.pointerType === "mouse" ? 1 : 0);
    if (event.target.closest(".item0")) this.hold = setTimeout(() => this.openMenu(), 450);
  }

  move(event) {
    if (event.pointerId !== this.pointer) return;
    const [x, y] = this.point(event);
    if (!this.isDrag && Math.hypot(x - this.start[0], y - this.start[1]) > 10) {
      this.isDrag = true;
      clearTimeout(this.hold);
      this.view.screen.setPointerCapture(this.pointer);
    }
    this.simulator.send("touchMoved", x, y, event.timeStamp / 1000);
  }

  up(event) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    clearTimeout(this.hold);
    this.simulator.tell(this.simulator.send("touchEnded", 0, 0, event.timeStamp / 1000));
  }

  cancel(event) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    clearTimeout(this.hold);
    this.simulator.tell(this.simulator.send("touchCancelled"));
  }

  openMenu() {
    this.isDrag = true; // the finger that opened it is no tap
    this.simulator.send("touchCancelled");
    this.pointer = null;
    this.simulator.tell(this.simulator.send("menu"));
    this.simulator.draw();
    this.view.menu.querySelector("button")?.focus();
  }

  click(event) {
    if (this.isDrag && event.detail > 0) {
      this.isDrag = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const button = event.target.closest("button");
    if (!button) return;
    const { tab, row, item, pane, line } = button.dataset;
    const { simulator } = this;
    if (tab) simulator.tell(simulator.send("tab", Number(tab)));
    else if (item === "0") simulator.tell(simulator.send("back"));
    else if (pane) simulator.tell(simulator.send("pane", Number(pane)));
    else if (line) simulator.tell(simulator.send("line", Number(line)));
    else if (row) simulator.tell(simulator.send("row", simulator.topRoute(this.view.index), Number(row)));
    else if (item) simulator.say(`${ITEMS[item]}: only for show.`);
  }

  contextMenu(event) {
    if (!event.target.closest(".item0")) return;
    event.preventDefault();
    clearTimeout(this.hold);
    this.openMenu();
  }

  key(event) {
    this.simulator.panel.hand?.stop();
    const { simulator, view } = this;
    const tab = event.target.closest(".tab"), line = event.target.closest(".line");
    if (event.shiftKey && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
      event.preventDefault();
      this.keyDrag(event.key === "ArrowRight" ? 24 : -24);
    } else if (event.key === "Escape" && view.menu.classList.contains("open")) {
      simulator.send("closeMenu");
      view.back()?.focus();
    } else if (event.key === "Escape" || (event.altKey && event.key === "ArrowLeft")) {
      event.preventDefault();
      if (this.pulled) this.cancelKeyDrag();
      else simulator.tell(simulator.send("back"));
    } else if (tab && ["ArrowRight", "ArrowLeft", "Home", "End"].includes(event.key)) {
      event.preventDefault();
      const count = TABS.length, now = Number(tab.dataset.tab);
      const next = { ArrowRight: (now + 1) % count, ArrowLeft: (now + count - 1) % count, Home: 0, End: count - 1 }[event.key];
      simulator.tell(simulator.send("tab", next));
      simulator.draw();
      view.tabs[next].focus();
    } else if (line && ["ArrowDown", "ArrowUp"].includes(event.key)) {
      event.preventDefault();
      const lines = [...view.menu.children], now = lines.indexOf(line);
      lines[(now + (event.key === "ArrowDown" ? 1 : lines.length - 1)) % lines.length].focus();
    } else if (event.target.closest(".item0") && event.key === "ArrowDown") {
      event.preventDefault();
      this.openMenu();
    }
  }

  // Keys as a finger: Shift holds it down, the arrows move it, and letting go of Shift lets go.

  keyDrag(distance) {
    const now = performance.now() / 1000;
    if (!this.pulled) {
      this.pulled = { x: 12 };
      this.view.holdFocus();
      this.simulator.send("touchBegan", 12, 500, now, 0);
    }
    this.pulled.x = Math.min(Math.max(this.pulled.x + distance, 12), 390);
    this.simulator.send("touchMoved", this.pulled.x, 500, now);
  }

  endKeyDrag() {
    if (!this.pulled) return;
    this.pulled = null;
    this.view.releaseFocus();
    // Keys have no speed: a finger that has rested.
    this.simulator.tell(this.simulator.send("touchEnded", 0, 0, performance.now() / 1000 + 1));
  }

  cancelKeyDrag() {
    this.pulled = null;
    this.view.releaseFocus();
    this.simulator.tell(this.simulator.send("touchCancelled"));
  }
}
