"""The built browser client, kept in memory with its compressed forms, and the headers every answer carries."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

import msgspec
from starlette.requests import Request
from starlette.responses import Response

COMPRESSED = (".js", ".ftl", ".css", ".html", ".svg", ".json", ".webmanifest")
TYPES = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".ftl": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


MANIFEST = "/parts.json"
PAGES = {"new", "table", "replay", "join", "recover", "rules", "chronicle", "about", "you"}  # as in `router.ts`
PAGE_ITSELF = "index.html"  # as the manifest calls it


class Chunk(msgspec.Struct, frozen=True):
    """A part of the built page, as its manifest has it."""

    file: str
    isEntry: bool = False  # noqa: N815  (the manifest's own word)
    imports: list[str] = []
    css: list[str] = []


@dataclass(frozen=True)
class File:
    body: bytes
    kind: str
    etag: str
    lasting: bool  # named after its contents
    zips: bool

    @cached_property
    def zipped(self) -> bytes | None:
        """Made when it is first wanted: a server that starts has better things to do."""
        return gzip.compress(self.body, 9) if self.zips else None

    def answer(self, request: Request) -> Response:
        """The file, or that the browser has it already."""
        headers = {
            "etag": self.etag,
            "cache-control": "public, max-age=31536000, immutable" if self.lasting else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        body = self.body
        if "gzip" in request.headers.get("accept-encoding", "") and self.zipped is not None:
            body = self.zipped
            headers["content-encoding"] = "gzip"
        return Response(body, media_type=self.kind, headers=headers)


class Page:
    """The files of the page."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}
        root = files("caliburn.server") / "page"
        if root.is_dir():
            self._add(root, "")
        manifest = self.files.pop(MANIFEST, None)
        self._chunks = {} if manifest is None else msgspec.json.decode(manifest.body, type=dict[str, Chunk])
        self._first = [PAGE_ITSELF, *(self._chunks[PAGE_ITSELF].imports if PAGE_ITSELF in self._chunks else ())]

    def _add(self, folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            path = f"{prefix}/{entry.name}"
            if entry.is_dir():
                self._add(entry, path)
            elif not entry.name.startswith("."):
                self.files[path] = file_of(path, entry.read_bytes())

    def links(self, source: str) -> list[str]:
        """Where the code and the styles of a part of the page are, for the header `Link`."""
        parts = self._parts(source)
        styles = dict.fromkeys([style for part in parts for style in part.css])
        scripts = [f"</{part.file}>; rel=modulepreload" for part in parts]
        return scripts + [f"</{style}>; rel=preload; as=style; crossorigin" for style in styles]

    def zip(self) -> None:
        """Compress all files, before somebody asks for them."""
        for file in self.files.values():
            _ = file.zipped

    def font(self, name: str) -> list[str]:
        """Where a font is, for the header `Link`."""
        found = [chunk.file for source, chunk in self._chunks.items() if source.endswith(f"/{name}.woff2")]
        return [f"</{file}>; rel=preload; as=font; type=font/woff2; crossorigin" for file in found]

    def _parts(self, source: str) -> list[Chunk]:
        """A chunk and what it imports; a part of the page without what the page itself brings."""
        chunk = self._chunks.get(source)
        if chunk is None:
            return []
        there = () if chunk.isEntry else self._first
        found = {chunk.file: chunk}
        for name in chunk.imports:
            if name not in there:
                found.update({part.file: part for part in self._parts(name)})
        return list(found.values())

    @property
    def built(self) -> bool:
        return "/index.html" in self.files

    def answer(self, request: Request) -> Response | None:
        """The file of a path; the page itself for every path that a browser opens as one."""
        path = request.url.path
        file = self.files.get(path)
        if file is None:
            file = self.files.get("/index.html") if path == "/" else None
        if file is None:
            if "." in path.rsplit("/", 1)[-1] or not _opens(path, request.headers.get("accept", "text/html")):
                return None
            file = self.files.get("/index.html")
        return None if file is None else file.answer(request)


def _opens(path: str, accepted: str) -> bool:
    """Whether a path is opened as a page: by browsers any, by programs that take all, as for previews, those it has."""
    return "text/html" in accepted or ("*/*" in accepted and path.split("/")[1] in PAGES)


def file_of(path: str, body: bytes) -> File:
    ending = path[path.rfind(".") :]
    kind = TYPES.get(ending) or guess_type(path)[0] or "application/octet-stream"
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, kind, etag, lasting=path.startswith("/assets/"), zips=ending in COMPRESSED)
