"""The written `copy()` methods: up to date in every file, complete, and sharing nothing that changes."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

import caliburn
from caliburn import new_match
from caliburn.kernel import copying
from caliburn.kernel.bags import Bag, Deck
from caliburn.kernel.copying import base_of, copied, field_names, fields, main, rewrite, same
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Chance, Luck
from caliburn.kernel.state import Extension, State
from tests.kernel import tiny, toy, toy_state
from tests.kernel.looks import play_randomly
from tests.kernel.tiny import TinyState, question, tiny_match
from tests.kernel.toy import toy_match

PACKAGE = Path(caliburn.__file__).parent
IMMUTABLE = (int, str, bool, float, bytes, type(None), tuple)


def classes_of(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef) and base_of(node)]


def state_files() -> list[Path]:
    found = [path for path in sorted(PACKAGE.rglob("*.py")) if classes_of(path)]
    return [*found, *[Path(str(module.__file__)) for module in (toy_state, tiny)]]


LINKS = {
    (node.name, name)
    for path in state_files()
    for node in classes_of(path)
    for name, annotation in fields(node)
    if ast.unparse(annotation).endswith("Link")
}


def parts(thing: Any) -> Iterator[Any]:
    """Everything that can change, inside a state. What copied bags share is a matter of `test_bags.py`."""
    if isinstance(thing, IMMUTABLE):
        return
    yield thing
    if isinstance(thing, Bag):
        return
    if isinstance(thing, list):
        inner: list[Any] = thing
    elif isinstance(thing, dict):
        inner = list(thing.values())
    elif isinstance(thing, Deck):
        inner = [thing.rest, thing.top, thing.bottom]
    else:
        inner = [getattr(thing, name) for name in field_names(type(thing)) if not is_link(type(thing), name)]
    for part in inner:
        yield from parts(part)


def is_link(cls: type, name: str) -> bool:
    """A field that is declared never to change once it is made."""
    return (cls.__name__, name) in LINKS


@pytest.mark.parametrize("path", state_files(), ids=lambda path: path.stem)
def test_the_written_source_is_up_to_date(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert rewrite(source) == source
    assert main(["--check", str(path)]) == 0


def test_the_states_of_all_games_are_looked_at() -> None:
    names = [node.name for path in state_files() for node in classes_of(path)]
    assert {"KingArthurState", "Seals", "ToyState", "Purses", "Tithes", "TinyState"} <= set(names)


def test_no_state_is_left_without_written_source() -> None:
    """A state or extension that does not derive directly from the kernel's classes would escape the script."""
    for path in sorted((PACKAGE / "games").rglob("*.py")):
        relative = path.relative_to(PACKAGE.parent).with_suffix("")
        module = import_module(".".join(relative.parts).removesuffix(".__init__"))
        for cls in vars(module).values():
            if inspect.isclass(cls) and cls.__module__ == module.__name__ and issubclass(cls, State | Extension):
                assert cls.__name__ in [node.name for node in classes_of(path)]


def test_copies_are_equal_and_share_nothing_that_changes() -> None:
    def ask_0(s: TinyState) -> Flow[None]:
        yield from question(s, 0)

    matches = [
        toy_match(3, double=True, tithe=True),
        tiny_match(ask_0),
        *[new_match("king-arthur", seats=3, options={"mode": mode}, seed=1) for mode in ("basic", "seals")],
    ]
    for match in matches:
        for most in (0, 1, 4, 15):
            play_randomly(match, Random(most), most)
            state = match._state
            other = state.copy()
            assert same(state, other)
            mine = {id(part) for part in parts(state)}
            assert len(mine) > 3
            assert not [part for part in parts(other) if id(part) in mine]


def test_two_states_are_the_same_only_if_every_field_is() -> None:
    state = toy_match(3, tithe=True)._state
    assert isinstance(state, toy_state.ToyState)
    assert not same(state, toy_match(3)._state)
    for name in field_names(type(state)):
        other = state.copy()
        assert same(state, other)
        setattr(other, name, {"seats": 9, "extensions": {}}.get(name, "another"))
        assert not same(state, other), name
    other = state.copy()
    toy.Tithe.of(other).given[1] = 1
    assert not same(state, other)
    assert same((1, [2]), (1, [2]))
    assert not same([1], [1, 2])
    assert not same([1], (1,))
    assert not same({"a": 1, "b": 2}, {"b": 2, "a": 1})


def test_the_fields_of_a_class_are_read_from_its_source() -> None:
    assert field_names(toy_state.Tithes) == ["given"]
    assert field_names(TinyState) == ["seats", "extensions", "step", "words", "pool", "secrets"]

    class Nowhere(Extension):
        pass

    with pytest.raises(LookupError):
        field_names(Nowhere)


def kind(annotation: str) -> ast.expr:
    return ast.parse(annotation, mode="eval").body


@pytest.mark.parametrize(
    ("annotation", "source"),
    [
        ("int", "v"),
        ("str", "v"),
        ("bool", "v"),
        ("CardId", "v"),
        ("MemoryLink", "v"),
        ("Bag", "v.copy()"),
        ("int | None", "v"),
        ("int | str", "v"),
        ("Bag | None", "None if v is None else v.copy()"),
        ("CardId | None", "v"),
        ("tuple[int, ...]", "v"),
        ("list[int]", "v[:]"),
        ("list[Bag]", "[x.copy() for x in v]"),
        ("list[Bag | None]", "[None if x is None else x.copy() for x in v]"),
        ("list[list[int]]", "[x[:] for x in v]"),
        ("list[list[Bag]]", "[[x.copy() for x in x] for x in v]"),
        ("dict[str, int]", "v.copy()"),
        ("dict[str, Bag]", "{k: x.copy() for k, x in v.items()}"),
        ("dict[str, list[int]]", "{k: x[:] for k, x in v.items()}"),
        ("dict[str, Extension]", "copy_extensions(v)"),
    ],
)
def test_a_copy_is_written_by_the_kind_of_the_field(annotation: str, source: str) -> None:
    assert copied("v", kind(annotation)) == source


@pytest.mark.parametrize("annotation", ["set[int]", "Bag | Deck", "Bag | Deck | None", "Literal['a']", "kernel.Bag"])
def test_a_kind_that_nobody_can_copy_is_refused(annotation: str) -> None:
    with pytest.raises(TypeError):
        copied("v", kind(annotation))


@pytest.mark.parametrize("annotation", ["tuple[Bag, ...]", "tuple[int, Bag]", "tuple[list[int], ...]"])
def test_a_tuple_of_things_that_change_is_not_shared(annotation: str) -> None:
    try:
        source = copied("v", kind(annotation))
    except TypeError:
        return
    assert source != "v"


PLAIN = '''"""A state."""


class Small(Extension):
    """Something."""

    KEY: ClassVar[str] = "small"

    count: int
    bags: list[Bag]

    def more(self) -> int:
        return self.count + 1


OTHER = 1
'''


def test_the_source_is_written_after_the_fields_and_writing_again_changes_nothing() -> None:
    once = rewrite(PLAIN)
    assert rewrite(once) == once
    body = next(node for node in ast.parse(once).body if isinstance(node, ast.ClassDef)).body
    assert [item.name for item in body if isinstance(item, ast.FunctionDef)] == ["__init__", "copy", "more"]
    assert "[x.copy() for x in self.bags]" in once
    assert once.index(copying.BEGIN) > once.index("bags: list[Bag]")
    assert once.endswith("OTHER = 1\n")


def test_a_new_field_makes_the_source_stale(tmp_path: Path) -> None:
    path = tmp_path / "state.py"
    path.write_text(rewrite(PLAIN), encoding="utf-8")
    assert main(["--check", str(path)]) == 0
    changed = path.read_text(encoding="utf-8").replace(
        "    count: int\n    bags", "    count: int\n    more: int\n    bags", 1
    )
    path.write_text(changed, encoding="utf-8")
    assert main(["--check", str(path)]) == 1
    assert path.read_text(encoding="utf-8") == changed
    assert main([str(path)]) == 0
    assert main(["--check", str(path)]) == 0
    assert "self.more = more" in path.read_text(encoding="utf-8")


def test_a_class_without_fields_gets_source_that_can_be_read() -> None:
    ast.parse(rewrite('class Bare(Extension):\n    """Nothing."""\n'))


def test_a_state_without_copy_says_so() -> None:
    class Uncopied(State):
        pass

    class Unlent(Extension):
        pass

    for made in (Uncopied(), Unlent()):
        with pytest.raises(TypeError, match=type(made).__name__):
            made.copy()


def test_a_state_of_no_match_has_no_luck_and_nobody_listens() -> None:
    state = toy_match(2)._state.copy()
    assert state.events is None
    state.emit(("anything",))
    with pytest.raises(caliburn.CaliburnError):
        state.luck.pick(("a", "b"))
    assert isinstance(state.luck, Luck)
    assert type(state.luck.chance) is Chance
