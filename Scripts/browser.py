"""Drives a headless Chromium through the DevTools protocol, over a pipe: Python's standard library is enough."""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find() -> str | None:
    """The browser: BROWSER_PATH, or the first known name in PATH."""
    return os.environ.get("BROWSER_PATH") or next(filter(None, map(shutil.which, NAMES)), None)


class Failed(Exception):
    """The browser, or the page in it, reported an error."""


class Browser:
    """One page in a browser of its own. A context manager: at its end the browser is gone, and its files with it."""

    def __init__(self, path: str, width: int = 1280, height: int = 980) -> None:
        self.errors: list[str] = []
        self.events: dict[str, list[dict]] = {}
        self.last = 0
        self.rest = b""
        self.profile = tempfile.mkdtemp()
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()

        def pipes() -> None:
            # Descriptors 3 and 4 are what --remote-debugging-pipe reads and writes. Ours may have just those numbers.
            reads, writes = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        arguments = [
            path, "--headless=new", "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "--no-first-run",
            "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1", f"--window-size={width},{height}",
            "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
        ]
        if os.geteuid() == 0:
            arguments.append("--no-sandbox")
        self.process = subprocess.Popen(
            [*arguments, "about:blank"], preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.session = None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.call(f"{domain}.enable")
        self.resize(width, height)

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.session = None
            self.call("Browser.close")
        except (Failed, OSError):
            pass
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.writer)
        os.close(self.reader)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method: str, **parameters: object) -> dict:
        """Sends a command and waits for its answer. What the page reports meanwhile as an error is kept."""
        self.last += 1
        message = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.writer, data):]
        while True:
            answer = self._receive()
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise Failed(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self._note(answer)

    def wait_for(self, event: str) -> dict:
        """Waits for an event of which `events` has a list."""
        while not self.events[event]:
            self._note(self._receive())
        return self.events[event].pop(0)

    def _receive(self) -> dict:
        while b"\0" not in self.rest:
            chunk = os.read(self.reader, 1 << 20)
            if not chunk:
                raise Failed("the browser has gone")
            self.rest += chunk
        message, _, self.rest = self.rest.partition(b"\0")
        return json.loads(message)

    def _note(self, event: dict) -> None:
        if event.get("method") in self.events:
            self.events[event["method"]].append(event["params"])
        if event.get("method") == "Runtime.exceptionThrown":
            details = event["params"]["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif event.get("method") == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
            self.errors.append(event["params"]["entry"]["text"])

    def open(self, page: pathlib.Path) -> None:
        self.call("Page.navigate", url=page.resolve().as_uri())

    def run(self, script: str) -> object:
        """Runs a script; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failed(f"{details.get('exception', {}).get('description', details['text'])}\n    in {script}")
        return answer["result"].get("value")

    def resize(self, width: int, height: int, mobile: bool = False) -> None:
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=mobile)

    def prefer(self, **features: str) -> None:
        """What the person has asked the system for: prefer(reduced_motion="reduce")."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in features.items()])

    def mouse(self, kind: str, x: float, y: float, **more: object) -> None:
        self.call("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, **more)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.call("Input.dispatchTouchEvent", type=f"touch{kind}", touchPoints=[{"x": x, "y": y} for x, y in points])

    def key(self, kind: str, key: str, modifiers: int = 0) -> None:
        codes = {"ArrowLeft": 37, "ArrowRight": 39, "ArrowDown": 40, "ArrowUp": 38, "Enter": 13, "Escape": 27, "Shift": 16, "Tab": 9}
        more = {"text": "\r"} if key == "Enter" and kind == "Down" else {}
        self.call("Input.dispatchKeyEvent", type=f"key{kind}", key=key, code=key if key != "Shift" else "ShiftLeft",
                  windowsVirtualKeyCode=codes[key], modifiers=modifiers, **more)

    def press(self, key: str, modifiers: int = 0) -> None:
        self.key("Down", key, modifiers)
        self.key("Up", key, modifiers)

    def screenshot(self, path: pathlib.Path, clip: dict | None = None) -> None:
        more = {"clip": {**clip, "scale": 1}} if clip else {}
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png", **more)["data"]))
