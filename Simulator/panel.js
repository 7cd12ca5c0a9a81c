// The settings beside the phones.

class Panel {
  constructor(simulator) {
    this.simulator = simulator;
    this.cards = FAULTS.map((fault, number) => this.card(fault, number));
    document.getElementById("faults").append(...this.cards.map((card) => card.element));
    this.choice("system", (value) => simulator.set("setSystem", Number(value)));
    this.choice("look", (value) => simulator.setLook(value));
    this.choice("side", (value) => { document.body.dataset.side = value; simulator.fit(); });
    const minimize = document.getElementById("minimize");
    minimize.addEventListener("change", () => simulator.set("setMinimizes", minimize.checked ? 1 : 0));
    document.getElementById("reset").addEventListener("click", () => {
      this.hand?.stop();
      simulator.send("reset");
      simulator.say("Both phones are where they began.");
    });
  }

  choice(name, change) {
    for (const input of document.getElementsByName(name)) {
      input.addEventListener("change", () => { if (input.checked) change(input.value); });
    }
  }

  card(fault, number) {
    const heading = make("h3", { id: `fault${number}` }, fault.name);
    const toggle = make("button.switch", { type: "button", role: "switch", "aria-labelledby": `fault${number}`, "aria-checked": "true" });
    const show = make("button.show", { type: "button", "aria-describedby": `fault${number}` }, "Show me");
    toggle.addEventListener("click", () => {
      this.simulator.set("setFaults", this.simulator.state().faults ^ (1 << number));
      this.draw();
    });
    show.addEventListener("click", () => this.show(number));
    const rule = make("code", {}, `reglaze explain ${fault.rule}`);
    const element = make("li.fault", {}, make("div.fault-head", {}, heading, toggle), make("p", {}, fault.about),
      make("div.fault-foot", {}, rule, show));
    return { element, toggle };
  }

  async show(number) {
    const { simulator } = this;
    this.hand?.stop();
    simulator.send("reset");
    simulator.set("setFaults", 1 << number);
    this.draw();
    const fault = FAULTS[number];
    simulator.say(`${fault.name}: shown on the phones.`);
    this.cards.forEach((card, index) => card.element.classList.toggle("shown", index === number));
    // On a narrow screen the phone may be out of sight.
    document.getElementById("phones").scrollIntoView({ block: "nearest" });
    const hand = this.hand = new Hand(simulator);
    await fault.show(hand);
    if (!hand.isStopped) simulator.say(simulator.state().isGlass ? fault.see : fault.see18 ?? fault.see);
  }

  draw() {
    const { faults } = this.simulator.state();
    this.cards.forEach((card, number) => card.toggle.setAttribute("aria-checked", (faults & (1 << number)) !== 0));
  }
}
