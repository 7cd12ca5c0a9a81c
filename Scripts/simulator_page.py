"""The simulator's page in a browser, for test-simulator: it acts as people do, in points of a phone's screen, and compares."""

import pathlib
import time

from browser import Browser

ALT, SHIFT = 1, 8


class SimulatorPage:
    def __init__(self, browser: Browser, path: pathlib.Path) -> None:
        self.browser = browser
        self.path = path

    def start(self) -> None:
        """Opens the page anew, without faults."""
        self.browser.prefer()
        self.browser.resize(1280, 980)
        self.browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
        self.browser.errors.clear()
        self.browser.open(self.path)
        deadline = time.monotonic() + 20
        while not self.run("document.readyState === 'complete' && !!window.simulator"):
            if time.monotonic() > deadline:
                self.fail(f"the page has not started: {self.browser.errors or self.run('document.body.textContent')}")
            time.sleep(0.05)
        self.run("simulator.set('setFaults', 0); simulator.settled()")

    def run(self, script: str) -> object:
        return self.browser.run(script)

    # What is there

    def phones(self) -> list[dict]:
        return self.run("simulator.state().phones")

    def phone(self, index: int) -> dict:
        return self.phones()[index]

    def settle(self) -> None:
        # An event of the browser may be on its way to the page still.
        time.sleep(0.05)
        self.run("simulator.settled()")

    def drawn(self) -> None:
        """Waits until the browser has drawn what is there."""
        self.run("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    # What people do

    def at(self, phone: int, x: float, y: float) -> tuple[float, float]:
        box = self.run(f"(() => {{ const r = simulator.phones[{phone}].screen.getBoundingClientRect(); return [r.x, r.y, r.width, r.height] }})()")
        return box[0] + x * box[2] / 393, box[1] + y * box[3] / 852

    def center(self, phone: int, selector: str) -> tuple[float, float]:
        """Where an element of the visible page is."""
        box = self.run(f"""(() => {{
            const found = [...simulator.phones[{phone}].screen.querySelectorAll({selector!r})].find((e) => !e.closest("[inert]")
                && getComputedStyle(e).visibility === "visible" && e.getBoundingClientRect().width > 0);
            if (!found) return null;
            const r = found.getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2];
        }})()""")
        if not box:
            self.fail(f"nothing matches {selector} on phone {phone}")
        return box[0], box[1]

    def click(self, phone: int, selector: str) -> None:
        self._click(*self.center(phone, selector))

    def click_at(self, phone: int, x: float, y: float) -> None:
        self._click(*self.at(phone, x, y))

    def _click(self, x: float, y: float) -> None:
        self.browser.mouse("Moved", x, y)
        self.browser.mouse("Pressed", x, y, button="left", clickCount=1)
        self.browser.mouse("Released", x, y, button="left", clickCount=1)
        self.settle()

    def drag(self, phone: int, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A mouse drags, rests a moment and lets go."""
        x, y = self.at(phone, *start)
        to_x, to_y = self.at(phone, *end)
        self.browser.mouse("Moved", x, y)
        self.browser.mouse("Pressed", x, y, button="left", clickCount=1)
        for step in range(1, 11):
            self.browser.mouse("Moved", x + (to_x - x) * step / 10, y + (to_y - y) * step / 10, button="left", buttons=1)
        time.sleep(0.15)
        self.browser.mouse("Released", to_x, to_y, button="left", clickCount=1)
        self.settle()

    def touch_start(self, phone: int, x: float, y: float) -> None:
        self.finger = self.at(phone, x, y)
        self.browser.touch("Start", self.finger)

    def touch_move(self, phone: int, x: float, y: float, steps: int = 8) -> None:
        start, end = self.finger, self.at(phone, x, y)
        for step in range(1, steps + 1):
            share = step / steps
            self.browser.touch("Move", (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share))
        self.finger = end
        time.sleep(0.05)

    def touch_end(self, rest: float = 0) -> None:
        time.sleep(rest)
        self.browser.touch("End")
        self.settle()

    def wheel(self, phone: int, distance: float) -> None:
        x, y = self.at(phone, 196, 500)
        self.browser.mouse("Wheel", x, y, deltaX=0, deltaY=distance)
        self.scrolled()

    def wait(self, condition: str) -> None:
        """Waits until a condition of the page holds."""
        for _ in range(100):
            if self.run(condition):
                return
            time.sleep(0.05)
        self.fail(f"never came: {condition}")

    def scrolled(self) -> None:
        """Waits until the browser scrolls no more."""
        offsets = "simulator.phones.map((p) => p.screen.querySelector('.scroller').scrollTop).join()"
        before = None
        for _ in range(40):
            time.sleep(0.12)
            now = self.run(offsets)
            if now == before:
                break
            before = now
        self.settle()

    def focus(self, phone: int, selector: str) -> None:
        self.center(phone, selector)
        self.run(f"""[...simulator.phones[{phone}].screen.querySelectorAll({selector!r})].find((e) => !e.closest("[inert]")
            && getComputedStyle(e).visibility === "visible").focus()""")

    def choose(self, name: str, value: str) -> None:
        self.run(f"document.querySelector('input[name={name}][value=\"{value}\"]').click()")
        self.settle()

    def show(self, fault: int) -> None:
        """Plays what shows a fault, to its end."""
        self.run(f"simulator.panel.show({fault})")
        time.sleep(0.1)

    # Comparing

    def expect(self, name: str, value: object, settle: bool = True) -> None:
        """Both phones have this value."""
        self._expect(lambda phone: phone[name], name, value, settle)

    def expect_page(self, name: str, value: float) -> None:
        """The visible page of both phones has this value."""
        self._expect(lambda phone: phone["pages"][-1][name], name, value, True)

    def _expect(self, read, name: str, value: object, settle: bool) -> None:
        # An event may be late on a busy machine.
        for _ in range(20):
            if settle:
                self.settle()
            found = [read(phone) for phone in self.phones()]
            if found == [value, value]:
                return
            time.sleep(0.05)
        self.same(found, [value, value], name)

    def expect_live(self, sentence: str) -> None:
        self.same(self.run("document.getElementById('live').textContent"), sentence, "what is spoken")

    def same(self, found: object, wanted: object, what: str) -> None:
        if found != wanted:
            self.fail(f"{what}: {found!r} instead of {wanted!r}")

    def near(self, found: float, wanted: float, what: str, tolerance: float = 0.02) -> None:
        if abs(found - wanted) > tolerance:
            self.fail(f"{what}: {found!r} instead of about {wanted!r}")

    def fail(self, message: str) -> None:
        raise AssertionError(message)

    def check_errors(self) -> None:
        self.run("0")
        if self.browser.errors:
            self.fail(f"the page reported: {self.browser.errors}")
