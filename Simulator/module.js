// The WebAssembly module: events go in, numbers come out. Nothing here knows what they look like.

const EVENTS = {
  tab: 1, row: 2, back: 3, menu: 4, line: 5, closeMenu: 6, pane: 7, scrolled: 8,
  touchBegan: 10, touchMoved: 11, touchEnded: 12, touchCancelled: 13,
  setSystem: 20, setFaults: 21, setMinimizes: 22, setReducesMotion: 23, reset: 24,
};

const OUTCOMES = ["nothing", "tab", "top", "root", "push", "pop", "cancelled", "pane", "menu", "swallowed"];

class Module {
  static async load(base64) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Module(instance.exports);
  }

  constructor(exports) {
    this.exports = exports;
    this.capacity = 4096;
    this.simulator = exports.simulator_create();
    this.buffer = exports.simulator_buffer(this.capacity);
  }

  /** Tells what somebody did. The answer is the outcome on each phone. */
  send(event, a = 0, b = 0, c = 0, d = 0) {
    const both = this.exports.simulator_event(this.simulator, EVENTS[event], a, b, c, d);
    return [OUTCOMES[both % 100], OUTCOMES[Math.floor(both / 100)]];
  }

  /** Lets time pass until this second. Whether anything moves still. */
  advance(seconds) {
    return this.exports.simulator_advance(this.simulator, seconds) === 1;
  }

  /** What is to be seen, as an object. */
  state() {
    const count = this.exports.simulator_state(this.simulator, this.buffer, this.capacity);
    if (count > this.capacity) throw new Error(`the state has ${count} numbers, the buffer ${this.capacity}`);
    // Made anew each time: when the module's memory grows, older views are empty.
    return readState(new Float64Array(this.exports.memory.buffer, this.buffer, count));
  }
}
