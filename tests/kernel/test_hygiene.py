"""What no type checker finds: flows called without `yield from`, sets walked through, clocks and files in the rules."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import caliburn

PACKAGE = Path(caliburn.__file__).parent
KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))
GAMES = sorted((PACKAGE / "games").rglob("*.py"))
PURE = [*KERNEL, *GAMES]
ASKING = {"ask", "ask_all", "ask_any"}
FORBIDDEN = {
    "asyncio", "datetime", "http", "io", "logging", "multiprocessing", "os", "random", "secrets", "shutil", "socket",
    "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "tomllib", "urllib", "uuid", "pathlib",
}  # fmt: skip
ALLOWED = {
    "kernel/start.py": {"secrets"},  # a seed for a match that was given none
    "kernel/copying.py": {"sys", "pathlib"},  # a tool that rewrites source files, no part of play
    "kernel/editions.py": {"tomllib", "pathlib"},  # reads a user's edition file
    "kernel/guide.py": {"tomllib"},  # reads a game's rules.toml from its package
    "components/__init__.py": {"tomllib", "pathlib"},  # reads component files
    "components/tables.py": {"tomllib", "pathlib"},
}
CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "__import__"}
READING = {"read_text", "read_bytes", "write_text", "write_bytes", "now", "today"}
READING_ALLOWED = (
    "kernel/copying.py", "kernel/editions.py", "kernel/guide.py", "kernel/text.py",
    "components/__init__.py", "components/tables.py",
)  # fmt: skip
WITH_YIELD = (ast.Yield, ast.YieldFrom)


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def where(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', 0)}"


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def is_flow(function: ast.FunctionDef) -> bool:
    returns = "" if function.returns is None else ast.unparse(function.returns)
    return returns.startswith("Flow[") and returns.endswith("]")


def called(call: ast.Call) -> str:
    """The name of what is called, without what it is called on."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def flow_names(trees: list[ast.Module]) -> set[str]:
    found = {function.name for tree in trees for function in functions(tree) if is_flow(function)}
    return found | ASKING


def lost_flows(tree: ast.Module, names: set[str]) -> list[ast.Call]:
    """Calls of flows that are neither under `yield from` nor returned from `next_step`."""
    fine: set[ast.AST] = {node.value for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    for function in functions(tree):
        if function.name == "next_step":
            fine |= {
                call
                for node in ast.walk(function)
                if isinstance(node, ast.Return) and node.value is not None
                for call in returned(node.value)
            }
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in names]
    return [call for call in calls if call not in fine and not of_the_state(call)]


def of_the_state(call: ast.Call) -> bool:
    """A method of the state, which may bear the name of a flow: `s.draw_knights(...)`."""
    return isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name) and call.func.value.id == "s"


def returned(value: ast.expr) -> list[ast.expr]:
    """The expressions that may be the value of a `return`."""
    return [*returned(value.body), *returned(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def guarded_questions(tree: ast.Module) -> list[ast.AST]:
    """`try` and `with` around a question."""
    guards = [node for node in ast.walk(tree) if isinstance(node, ast.Try | ast.TryStar | ast.With)]
    return [node for node in guards if any(isinstance(inner, WITH_YIELD) for inner in ast.walk(node))]


def is_set(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor):
        return is_set(node.left, names) or is_set(node.right, names)
    return isinstance(node, ast.Name) and node.id in names


def walked_sets(tree: ast.Module) -> list[ast.AST]:
    """Loops, comprehensions and conversions that go through a set in the order of its hashes."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_set(node.value, names):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            target = node.target if isinstance(node, ast.AnnAssign) else None
            name = node.arg if isinstance(node, ast.arg) else target.id if isinstance(target, ast.Name) else ""
            if ast.unparse(node.annotation).startswith(("set[", "frozenset[")):
                names.add(name)
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter, names):
            found.append(node.iter)
        if isinstance(node, ast.Starred) and is_set(node.value, names):
            found.append(node)
        in_order = isinstance(node, ast.Call) and called(node) in ("list", "tuple", "iter", "enumerate", "next", "pop")
        if isinstance(node, ast.Call) and in_order and node.args and is_set(node.args[0], names):
            found.append(node)
    return found


def imports(tree: ast.AST) -> list[tuple[str, ast.AST]]:
    found: list[tuple[str, ast.AST]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(alias.name, node) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found += [(node.module or "", node), *[(f"{node.module}.{alias.name}", node) for alias in node.names]]
    return found


def allowed(path: Path, table: dict[str, set[str]]) -> set[str]:
    return next((names for end, names in table.items() if path.as_posix().endswith(end)), set())


def test_every_flow_is_called_with_yield_from_or_is_the_next_step() -> None:
    for game in sorted(path for path in (PACKAGE / "games").iterdir() if (path / "spec.py").is_file()):
        paths = [path for path in GAMES if path.is_relative_to(game)]
        names = flow_names([tree_of(path) for path in paths])
        assert len(names) > 8
        assert [where(path, call) for path in paths for call in lost_flows(tree_of(path), names)] == []


def test_no_question_stands_inside_try_or_with() -> None:
    assert [where(path, node) for path in GAMES for node in guarded_questions(tree_of(path))] == []


def test_flows_catch_nothing() -> None:
    trees = [(path, function) for path in GAMES for function in functions(tree_of(path)) if is_flow(function)]
    assert trees
    assert [where(path, f) for path, f in trees if any(isinstance(n, ast.Try | ast.TryStar) for n in ast.walk(f))] == []


def test_every_flow_is_a_generator() -> None:
    for path in GAMES:
        for function in functions(tree_of(path)):
            if is_flow(function):
                assert any(isinstance(node, WITH_YIELD) for node in ast.walk(function)), where(path, function)


def test_no_set_is_walked_through() -> None:
    assert [where(path, node) for path in PURE for node in walked_sets(tree_of(path))] == []


def test_no_clock_no_random_numbers_and_no_files_in_kernel_and_games() -> None:
    found = [
        f"{where(path, node)} {name}"
        for path in PURE
        for name, node in imports(tree_of(path))
        if name.split(".")[0] in FORBIDDEN - allowed(path, ALLOWED)
    ]
    assert found == []


def test_no_builtin_that_reads_writes_or_depends_on_addresses() -> None:
    found = [
        f"{where(path, node)} {called(node)}"
        for path in PURE
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and called(node) in CALLS
    ]
    assert found == []


def test_files_are_read_only_where_it_is_said() -> None:
    found = [
        f"{where(path, node)} {called(node)}"
        for path in PURE
        if not path.as_posix().endswith(READING_ALLOWED)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and called(node) in READING
    ]
    assert found == []


def test_kernel_and_games_know_nothing_of_what_is_built_on_them() -> None:
    above = ("bots", "cli", "lab", "research", "server", "web")
    found = [
        f"{where(path, node)} {name}"
        for path in PURE
        for name, node in imports(tree_of(path))
        if name.startswith(tuple(f"caliburn.{layer}" for layer in above))
    ]
    assert found == []


def test_the_kernel_knows_no_game_but_the_list_that_start_reads_when_asked() -> None:
    found = [
        (path.name, name) for path in KERNEL for name, _ in imports(tree_of(path)) if name.startswith("caliburn.games")
    ]
    assert {path for path, _ in found} <= {"start.py"}
    top = [
        name
        for node in tree_of(PACKAGE / "kernel" / "start.py").body
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name, _ in imports(node)
    ]
    assert not [name for name in top if name.startswith("caliburn.games")]


def test_a_game_knows_no_other_game() -> None:
    for path in GAMES:
        own = path.relative_to(PACKAGE / "games").parts[0]
        for name, node in imports(tree_of(path)):
            if name.startswith("caliburn.games.") and own != "__init__.py":
                assert name.split(".")[2] == own, where(path, node)


def test_bags_are_changed_only_by_their_own_methods() -> None:
    """Copied bags share their counts, so a write past the methods would change the copy as well."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(tree_of(path)):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            if isinstance(node, ast.Assign | ast.AugAssign) and path.name != "bags.py":
                found += [where(path, t) for t in targets if t is not None and writes_counts(t)]
    assert found == []


def writes_counts(target: ast.expr) -> bool:
    inner = target.value if isinstance(target, ast.Subscript) else target
    return isinstance(inner, ast.Attribute) and inner.attr == "counts"


BAD_FLOWS = """
def outer(self, s) -> Flow[None]:
    self.inner(s)
    x = ask(s, 0, P, o); s.inner()
    yield from self.inner(s)
    return self.inner(s)
def inner(self, s) -> Flow[None]:
    yield from ()
def next_step(self, s):
    self.inner(s)
    return self.inner(s) if s.x else self.outer(s)
"""
BAD_SETS = """
def f(given: set[int]):
    a = {1, 2}
    for x in a: pass
    for x in given: pass
    b = [x for x in set(y)]
    c = list({1} | a)
    d = [*frozenset(y)]
    e = sorted(a)
    g = 3 in a
    h = len({x for x in y})
"""
BAD_GUARDS = """
def f(s):
    try:
        yield from ask(s)
    finally:
        pass
    with x:
        y = yield 1
    with x:
        pass
"""


@pytest.mark.parametrize(
    ("scan", "source", "lines"),
    [
        (lambda tree: lost_flows(tree, flow_names([tree])), BAD_FLOWS, [3, 4, 6, 10]),
        (walked_sets, BAD_SETS, [4, 5, 6, 7, 8]),
        (guarded_questions, BAD_GUARDS, [3, 7]),
    ],
)
def test_the_scans_find_what_they_look_for(
    scan: Callable[[ast.Module], list[ast.AST]], source: str, lines: list[int]
) -> None:
    assert sorted(getattr(node, "lineno", 0) for node in scan(ast.parse(source))) == lines
