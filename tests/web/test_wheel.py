"""The wheel holds the page: installed elsewhere, it serves it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import PAGE, needs
from tests.web.test_connection import free_port

ROOT = Path(__file__).parents[2]


def pip(*words: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.timeout(300)
def test_the_installed_wheel_serves_the_page(tmp_path: Path) -> None:
    needs(PAGE.is_file(), "the page is not built: make page")
    pip("wheel", ".", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(tmp_path / "wheel"))
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    target = tmp_path / "target"
    pip("install", "--no-deps", "--no-index", "--target", str(target), str(wheel))
    port = free_port()
    program = (
        "import caliburn, sys; assert caliburn.__file__.startswith(sys.argv[1]), caliburn.__file__; "
        "from caliburn.cli import main; "
        f"sys.argv = ['caliburn', 'serve', '--port', '{port}', '--data', sys.argv[2]]; main()"
    )
    serving = subprocess.Popen(
        [sys.executable, "-c", program, str(target), str(tmp_path / "data")],
        env={**os.environ, "PYTHONPATH": str(target)},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as http:
            page = wait_for_page(http, serving)
            assert page.headers["content-type"].startswith("text/html")
            scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
            assert scripts
            for script in scripts:
                assert http.get(script).status_code == 200, script
            assert http.get("/api/words/de/page").status_code == 200
            assert http.get("/table/anything", headers={"accept": "text/html"}).text == page.text
    finally:
        serving.terminate()
        serving.communicate(timeout=30)


def wait_for_page(http: httpx.Client, serving: subprocess.Popen[str]) -> httpx.Response:
    end = time.monotonic() + 60
    while True:
        try:
            return http.get("/").raise_for_status()
        except httpx.TransportError:
            if serving.poll() is not None or time.monotonic() > end:
                pytest.fail(f"it does not serve: {serving.communicate()[0]}")
            time.sleep(0.1)
