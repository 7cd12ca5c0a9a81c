// Puts it together: the module, two phones, and what is around them.

class SimulatorPage {
  constructor(module) {
    this.module = module;
    this.live = document.getElementById("live");
    this.phones = ["With the faults", "Mended"].map((name, index) =>
      new PhoneView(index, name, (route, offset) => this.send("scrolled", route, offset)));
    document.getElementById("phones").append(...this.phones.map((phone) => phone.element));
    this.inputs = this.phones.map((phone) => new Input(phone, this));
    this.waiting = [];

    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const follow = () => {
      this.reducesMotion = motion.matches;
      this.send("setReducesMotion", motion.matches ? 1 : 0);
    };
    motion.addEventListener("change", follow);
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark.addEventListener("change", () => this.setLook(this.look));
    addEventListener("resize", () => this.fit());

    this.send("setFaults", (1 << FAULTS.length) - 1);
    follow();
    this.setLook("auto");
    this.panel = new Panel(this);
    this.fit();
    this.draw();
  }

  /** Hands an event to the module, and has the next frame drawn. */
  send(...event) {
    const outcome = this.module.send(...event);
    this.current = null;
    this.schedule();
    return outcome;
  }

  set(setting, value) { return this.send(setting, value); }

  state() { return (this.current ??= this.module.state()); }

  topRoute(phone) { return this.state().phones[phone].route; }

  schedule() {
    this.frame ??= requestAnimationFrame((time) => {
      this.frame = null;
      const moves = this.module.advance(time / 1000);
      this.current = null;
      this.draw();
      if (moves) this.schedule();
      else this.waiting.splice(0).forEach((done) => done());
    });
  }

  /** Fulfilled when nothing moves any more. */
  settled() {
    return new Promise((done) => {
      this.waiting.push(done);
      this.schedule();
    });
  }

  draw() {
    const state = this.state();
    for (const phone of this.phones) phone.draw(state);
  }

  /** Tells what an event has led to. */
  tell(outcomes) {
    const [first, second] = outcomes.map((outcome, phone) => this.sentence(outcome, phone));
    if (!first && !second) return;
    this.say(first === second ? first : `With the faults: ${first || "nothing."} Mended: ${second || "nothing."}`);
  }

  sentence(outcome, phone) {
    const title = pageTitle(this.topRoute(phone));
    switch (outcome) {
      case "tab": return `Tab ${title}.`;
      case "top": return `${title}, scrolled to the top.`;
      case "root": case "pop": return `Back on ${title}.`;
      case "push": return `${title} opened.`;
      case "cancelled": return `Swipe let go too early: still on ${title}.`;
      case "pane": return "Another part.";
      case "menu": return "Menu of the pages beneath.";
      case "swallowed": return "The pager took the swipe.";
      default: return "";
    }
  }

  say(sentence) { this.live.textContent = sentence; }

  setLook(look) {
    this.look = look;
    document.documentElement.dataset.look = look === "auto" ? (this.dark.matches ? "dark" : "light") : look;
  }

  /** Makes the phones as large as there is room for. */
  fit() {
    const holder = document.getElementById("phones");
    const shown = getComputedStyle(this.phones[1].element).display === "none"
      || getComputedStyle(this.phones[0].element).display === "none" ? 1 : 2;
    const wide = (holder.clientWidth - 40 - (shown - 1) * 28) / shown / 417;
    const high = Math.max(innerHeight - 96, 560) / 876;
    document.documentElement.style.setProperty("--scale", Math.max(Math.min(wide, high, 1), 0.1).toFixed(4));
  }
}

Module.load(document.getElementById("module").textContent).then((module) => {
  window.simulator = new SimulatorPage(module);
}).catch((problem) => {
  document.getElementById("live").textContent = `The simulator's module could not be started: ${problem.message}`;
});
