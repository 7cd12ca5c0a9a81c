// A hand that shows a fault: it sends the same events as a finger does.

class Hand {
  constructor(simulator) { this.simulator = simulator; }

  /** From now on it does nothing: somebody else has the phone. */
  stop() { this.isStopped = true; }

  send(...event) { if (!this.isStopped) this.simulator.send(...event); }

  settle() { return this.simulator.settled(); }

  async drag(from, to, milliseconds) {
    const start = performance.now() / 1000;
    // Before iOS 26 a swipe back begins at the edge.
    if (!this.simulator.state().isGlass) from = [10, from[1]];
    this.send("touchBegan", ...from, start, 0);
    await this.over(milliseconds, (share, now) =>
      this.send("touchMoved", from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, now));
  }

  release() { this.send("touchEnded", 0, 0, performance.now() / 1000 + 1); }

  async scroll(offset, milliseconds) {
    const page = this.simulator.state().phones[0].pages.at(-1);
    await this.over(milliseconds, (share) => this.send("scrolled", page.route, page.offset + (offset - page.offset) * share));
  }

  /** Calls again and again, with the share of the time that has passed; once only where motion is to be reduced. */
  async over(milliseconds, step) {
    const start = performance.now();
    for (;;) {
      const share = this.simulator.reducesMotion ? 1 : Math.min((performance.now() - start) / milliseconds, 1);
      const eased = share * share * (3 - 2 * share);
      step(eased, performance.now() / 1000);
      if (share === 1 || this.isStopped) return;
      await new Promise(requestAnimationFrame);
    }
  }
}
