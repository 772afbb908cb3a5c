"""Writes the `copy()` methods of state classes from their field types: `python -m caliburn.kernel.copying FILE...`.

Every class that declares its fields as annotations and derives from `State`, `Extension` or `Part` gets an
`__init__` over all fields and a `copy()`. The same script, with `--check`, tells whether the written source is up
to date.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

BEGIN = "    # -- written by caliburn.kernel.copying from the fields above; do not edit --"
END = "    # -- end of the written part --"
BASES = ("State", "Extension", "Part")
FROM_STATE = (("seats", "int"), ("extensions", "dict[str, Extension]"))
SHARED = {"int", "str", "bool", "float", "None", "bytes", "object"}


def copied(expression: str, kind: ast.expr) -> str:
    """The source of a copy of `expression`, whose annotation is `kind`."""
    if isinstance(kind, ast.Subscript):
        outer = ast.unparse(kind.value)
        if outer == "tuple":
            return copied_tuple(expression, kind.slice)
        if outer == "list":
            inner = copied("x", kind.slice)
            return f"{expression}[:]" if inner == "x" else f"[{inner} for x in {expression}]"
        if outer == "dict" and isinstance(kind.slice, ast.Tuple):
            if ast.unparse(kind.slice.elts[1]) == "Extension":
                return f"copy_extensions({expression})"
            inner = copied("x", kind.slice.elts[1])
            return f"{expression}.copy()" if inner == "x" else f"{{k: {inner} for k, x in {expression}.items()}}"
    if isinstance(kind, ast.BinOp):
        parts = {part.strip() for part in ast.unparse(kind).split("|")}
        if parts <= SHARED:
            return expression
        if len(parts) == 2 and "None" in parts:
            (part,) = parts - {"None"}
            inner = copied(expression, ast.parse(part, mode="eval").body)
            return expression if inner == expression else f"None if {expression} is None else {inner}"
    if isinstance(kind, ast.Name):
        if kind.id in SHARED or (kind.id[0].isupper() and kind.id.endswith(("Id", "Link"))):
            return expression
        return f"{expression}.copy()"
    raise TypeError(f"no rule for copying a {ast.unparse(kind)}")


def copied_tuple(expression: str, inner: ast.expr) -> str:
    """The source of a copy of a tuple: itself where nothing in it can change."""
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    if len(parts) == 2 and ast.unparse(parts[1]) == "...":
        each = copied("x", parts[0])
        return expression if each == "x" else f"tuple([{each} for x in {expression}])"
    places = [f"{expression}[{place}]" for place in range(len(parts))]
    copies = [copied(place, part) for place, part in zip(places, parts, strict=True)]
    return expression if copies == places else f"({', '.join(copies)},)"


def fields(node: ast.ClassDef) -> list[tuple[str, ast.expr]]:
    """The data fields a class declares, with their annotations."""
    own = [
        (item.target.id, item.annotation)
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
        if not ast.unparse(item.annotation).startswith("ClassVar")
    ]
    inherited = FROM_STATE if base_of(node) == "State" else ()
    return [(name, ast.parse(kind, mode="eval").body) for name, kind in inherited] + own


def base_of(node: ast.ClassDef) -> str | None:
    """`State`, `Extension` or `Part`, where the class derives from one of them directly."""
    return next((base.id for base in node.bases if isinstance(base, ast.Name) and base.id in BASES), None)


def written(node: ast.ClassDef) -> list[str]:
    """The lines of `__init__` and `copy()` for a class."""
    pairs = fields(node)
    if not pairs:
        return [BEGIN, "", f"    def copy(self) -> {node.name}:", f"        return {node.name}()", "", END]
    lines = [BEGIN, "", "    def __init__(", "        self,"]
    lines += [f"        {name}: {ast.unparse(kind)}," for name, kind in pairs]
    lines += ["    ) -> None:"]
    lines += [f"        self.{name} = {name}" for name, _ in pairs]
    if base_of(node) == "State":
        lines += ["        self.luck = NO_LUCK", "        self.events = None"]
    lines += ["", f"    def copy(self) -> {node.name}:", f"        return {node.name}("]
    lines += [f"            {copied(f'self.{name}', kind)}," for name, kind in pairs]
    return [*lines, "        )", "", END]


def rewrite(source: str) -> str:
    """The source of a module with all `copy()` methods written anew."""
    lines = source.splitlines()
    for node in reversed([n for n in ast.parse(source).body if isinstance(n, ast.ClassDef) and base_of(n)]):
        block = lines[node.lineno - 1 : node.end_lineno]
        after = node.lineno - 1 + len(block)
        if BEGIN in block:
            start = node.lineno - 1 + block.index(BEGIN)
            stop = next(i for i in range(start, len(lines)) if lines[i] == END) + 1
            lines[start:stop] = written(node)
        else:
            annotated = [item for item in node.body if isinstance(item, ast.AnnAssign)]
            at = annotated[-1].end_lineno if annotated else after
            lines[at:at] = ["", *written(node)]
    return "\n".join(lines) + "\n"


def field_names(cls: type) -> list[str]:
    """The data fields of a state or extension class, read from its source (compiled classes keep none)."""
    folder = Path(str(sys.modules[cls.__module__].__file__)).parent
    source = folder / f"{cls.__module__.rsplit('.', 1)[-1]}.py"
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
            return [name for name, _ in fields(node)]
    raise LookupError(cls)


def same(a: Any, b: Any) -> bool:
    """Whether two states, extensions or parts of them hold the same values."""
    if type(a) is not type(b):
        return False
    if isinstance(a, (list, tuple)):
        return len(a) == len(b) and all(map(same, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[key], b[key]) for key in a)
    if any(base.__name__ in BASES for base in type(a).__mro__):
        return all(same(getattr(a, name), getattr(b, name)) for name in field_names(type(a)))
    return bool(a == b)


def main(arguments: list[str]) -> int:
    stale = False
    for name in (argument for argument in arguments if argument != "--check"):
        path = Path(name)
        before = path.read_text(encoding="utf-8")
        after = rewrite(before)
        stale |= before != after
        if "--check" not in arguments:
            path.write_text(after, encoding="utf-8")
    return int(stale and "--check" in arguments)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
