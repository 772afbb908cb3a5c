"""Browser windows that notice what must not happen: errors in the console, requests off the origin, broken policy."""

from __future__ import annotations

import re
import shutil
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, WebSocket

from tests.web.people import Person

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = (1440, 900)
PHONE = (390, 844)
SMALL_PHONE = (360, 640)
GONE = r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|ERR_NETWORK|WebSocket connection to|ERR_EMPTY_RESPONSE"

# A policy that is violated in a worker or a style is not always told to the console.
WATCH_POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`))
"""

# Without a graphics card a third of the work is painting. Nothing lies elsewhere for want of a shadow or a picture
# behind it, and nothing can be pressed otherwise.
PLAIN = """
addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, *::before, *::after { background-image: none !important; text-shadow: none !important }
    :not(:focus-visible), *::before, *::after { box-shadow: none !important }`)
  document.adoptedStyleSheets.push(sheet)
})
"""


def launch_chromium(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)


class Window:
    """One person's window, with a context of its own."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        person: Person | None = None,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        check_policy: bool = True,
        plain: bool = False,
        **more: Any,
    ) -> None:
        self.base = base
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.forgiven: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=base,
            locale={"en": "en-GB", "de": "de-DE"}[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=touch,
            bypass_csp=not check_policy,
            **more,
        )
        self.context.set_default_timeout(15_000)
        if person is not None:
            self.context.add_cookies(
                [{"name": name, "value": value, "url": base} for name, value in person.cookies.items()]
            )
        if check_policy:
            self.context.add_init_script(WATCH_POLICY)
        if plain:
            self.context.add_init_script(PLAIN)
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        self.page.on("request", self._asked)
        self.page.on("websocket", self._connected)

    def forgive(self, pattern: str) -> None:
        """From now on errors like this are expected."""
        self.forgiven.append(pattern)

    def _heard(self, message: ConsoleMessage) -> None:
        text = f"{message.text} {message.location.get('url', '')}"
        if message.type == "error" and not any(re.search(pattern, text) for pattern in self.forgiven):
            self.problems.append(f"error in the console: {text}")

    def _asked(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https") and f"{address.scheme}://{address.netloc}" != self.base:
            self.problems.append(f"request off the origin: {request.url}")

    def _connected(self, socket: WebSocket) -> None:
        if urlsplit(socket.url).netloc != urlsplit(self.base).netloc:
            self.problems.append(f"socket off the origin: {socket.url}")
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def open(self, path: str) -> Page:
        self.page.goto(f"{self.base}{path}")
        return self.page

    def close(self) -> list[str]:
        """Close it; what was wrong in it."""
        self.context.close()
        return self.problems
