"""What a viewer is told of a table: the one place where a table becomes messages for somebody."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from caliburn.kernel.view import Viewer
from caliburn.server import entries as log
from caliburn.server import wire
from caliburn.server.proposals import Proposals
from caliburn.server.reaction_clock import reactions_left
from caliburn.server.standing import holding, stands
from caliburn.server.table import Table
from caliburn.server.told import wire_event, wire_hint, wire_message, wire_offer, wire_view

MOST_WATCHED = 16  # states of a match for those who watch, which are kept until the next change


class Seen(msgspec.Struct, frozen=True):
    """How much of a table's events and chat somebody has been sent."""

    events: int = 0
    undos: int = 0
    chat: int = 0


class Presence(msgspec.Struct, frozen=True):
    """Who is there, how time stands, and what those who are there think of doing."""

    online: Collection[str] = ()
    away: Collection[int] = ()
    watchers: int = 0
    now: int = 0
    proposals: Proposals | None = None


def table_state(table: Table, presence: Presence, person: str | None) -> wire.TableState:
    founded = table.founded
    seat = table.seat_of(person)
    return wire.TableState(
        id=table.id,
        name=founded.name,
        game=founded.game,
        mode=founded.options["mode"],
        options={key: value for key, value in founded.options.items() if key not in ("mode", "edition")},
        open=table.open,
        phase=table.phase,
        host=table.host,
        seats=_seats(table, presence),
        teams=[list(team) for team in table.teams],
        together=table.match is not None and table.match.rules.together,
        watchers=presence.watchers,
        clock=_clock(table, presence.now),
        reaction=_reaction(table, presence.now),
        pace=founded.pace,
        commitment=table.commitment,
        seed=founded.seed if table.phase == "over" else None,
        rules=table.rules,
        frozen=None if table.frozen is None else wire_message(table.frozen),
        ending=table.ending,
        rematch=table.rematch,
        origin=founded.origin,
        invite=table.invite if _holds_invite(table, person) else None,
        created=table.created,
        moved=table.moved,
        you=wire.You(person, seat, person is not None and person == table.host),
    )


def _holds_invite(table: Table, person: str | None) -> bool:
    """Who may ask others in: those who sit there, and the founder unless removed."""
    return table.seat_of(person) is not None or (person == table.founded.person and person not in table.removed)


def _seats(table: Table, presence: Presence) -> list[wire.TableSeat]:
    return [
        wire.TableSeat(
            seat=number,
            name=seat.name,
            arms=seat.arms,
            person=seat.person,
            bot=seat.bot,
            standing_in=seat.standing_in,
            ready=seat.ready,
            online=seat.person in presence.online if seat.person is not None else seat.bot is not None,
            away=number in presence.away,
            out_of_time=seat.out_of_time,
            conceded=seat.conceded,
            was=None if seat.taken else table.sat_there(number),
        )
        for number, seat in enumerate(table.seats)
    ]


def _clock(table: Table, now: int) -> wire.TableClock | None:
    clock = table.founded.clock
    if clock.kind == "none":
        return None
    left = [
        max(thinking.left - (now - thinking.since if thinking.since is not None else 0), 0)
        for thinking in table.thinking
    ]
    running = [number for number in table.asked if table.seats[number].bot is None]
    return wire.TableClock(clock.kind, clock.seconds, clock.extra, left, running)


def _reaction(table: Table, now: int) -> wire.TableReaction | None:
    seconds = table.founded.clock.reaction
    if not seconds:
        return None
    left = [None if rest is None else max(rest, 0) for rest in reactions_left(table, now)]
    return wire.TableReaction(seconds, left)


def game_state(
    table: Table,
    viewer: int | None,
    seen: Seen,
    stills: Mapping[str, bytes],
    proposals: Proposals | None = None,
) -> wire.GameState | None:
    """The match as a viewer may see it, with the events since `seen`, and what team mates think of."""
    if table.match is None:
        return _frozen_state(table, viewer, stills) if table.frozen is not None and table.phase != "gathering" else None
    match = table.match
    since = seen.events if seen.undos == table.undos else min(seen.events, table.undone_to)
    if seen.undos not in (table.undos, table.undos - 1):
        since = 0
    since = min(since, match.event_count)
    mine = viewer if viewer is not None and table.phase == "playing" and table.seats[viewer].bot is None else None
    answered = mine is not None and stands(table, mine)
    question = None if mine is None or answered else table.questions.get(mine)
    view = view_of(table, viewer)
    if answered:
        view["asked"] = [ask for ask in view["asked"] if ask["seat"] != mine]
    return wire.GameState(
        view=view,
        question=question,
        offers=[] if mine is None or question is None else [wire_offer(offer) for offer in match.offers(mine)],
        hints=[] if mine is None or question is None else [wire_hint(hint) for hint in match.hints(mine)],
        can_undo=mine is not None and match.can_undo(mine),
        undos=table.undos,
        events_from=since,
        events=[wire_event(match.rules, numbered) for numbered in match.events(viewer, since)],
        declined=[] if mine is None else [wire.Declined(prompt, scope) for prompt, scope in holding(table, mine)],
        proposals=[] if proposals is None else proposals.shown_to(table, viewer),
    )


class Watched:
    """The match as those who watch see it: built once after each change for all who have been sent the same before."""

    def __init__(self) -> None:
        self._length = 0  # of the log, of which the games are
        self._games: dict[tuple[int, int], wire.GameState | None] = {}

    def game(self, table: Table, seen: Seen, stills: Mapping[str, bytes]) -> wire.GameState | None:
        if self._length != table.length or len(self._games) >= MOST_WATCHED:
            self._length, self._games = table.length, {}
        sent = (seen.events, seen.undos)
        if sent not in self._games:
            self._games[sent] = game_state(table, None, seen, stills)
        return self._games[sent]


def view_of(table: Table, viewer: Viewer) -> dict[str, Any]:
    return wire_view(table.playing_match.view(viewer))


def _frozen_state(table: Table, viewer: Viewer, stills: Mapping[str, bytes]) -> wire.GameState | None:
    """A table whose rules are gone: the last kept view, if there is one, and what everybody saw happen."""
    kept = stills.get(str(viewer)) or stills.get("None")
    if kept is None:
        view: dict[str, Any] = {
            "game": table.founded.game,
            "mode": table.founded.options["mode"],
            "options": {},
            "seats": len(table.seats),
            "viewer": viewer,
            "answers": 0,
            "asked": [],
            "result": None,
            "table": {},
        }
    else:
        view = {**msgspec.json.decode(kept), "asked": []}
    return wire.GameState(view, None, [], [], False, table.undos, 0, table.public_events)


def stills_of(table: Table) -> dict[str, bytes]:
    """The views of all seats and of a spectator, kept for the day when these rules are gone."""
    viewers: list[Viewer] = [None, *range(len(table.seats))]
    return {str(viewer): wire.encode(view_of(table, viewer)) for viewer in viewers}


def state(
    table: Table,
    presence: Presence,
    person: str | None,
    seen: Seen,
    stills: Mapping[str, bytes],
    watched: Watched | None = None,
) -> wire.State:
    """Everything a person is told; a seat's holder sees what the seat may see, anybody else what all may see."""
    viewer = table.seat_of(person)
    if viewer is None:
        game = (watched or Watched()).game(table, seen, stills)
    else:
        game = game_state(table, viewer, seen, stills, presence.proposals)
    return wire.State(
        n=table.n,
        table=table_state(table, presence, person),
        game=game,
        chat=[line for line in table.chat if line.n > seen.chat and table.hears(viewer, line)],
    )


def told_to(table: Table, entry: log.Entry) -> list[str] | None:
    """The people who are told of an entry; None where everybody is."""
    if isinstance(entry, log.PRIVATE):
        seats: tuple[int, ...] = (entry.seat,)
    elif isinstance(entry, log.Said) and entry.team is not None:
        seats = table.teams[entry.team]
    else:
        return None
    people = [table.seats[seat].person for seat in seats]
    return [person for person in people if person is not None]


def seen_after(told: wire.State, seen: Seen) -> Seen:
    """What somebody has been sent once `told` is sent."""
    events, undos = seen.events, seen.undos
    if told.game is not None:
        undos = told.game.undos
        events = told.game.events[-1]["n"] if told.game.events else told.game.events_from
    return Seen(events, undos, told.n)


class KeptSummary(wire.TableSummary, frozen=True, omit_defaults=True):
    """The table as the store keeps it for the lobby, with what only some may be told."""

    standing: tuple[int, ...] = ()  # the seats on turn for which a standing answer will pass


def kept_summary(table: Table) -> KeptSummary:
    standing = tuple([seat for seat in table.asked if stands(table, seat)])
    return KeptSummary(**msgspec.structs.asdict(summary(table)), standing=standing)


def own_summary(body: bytes, person: str) -> wire.TableSummary:
    """A kept table as the lobby shows it to a person: not on turn where a standing answer of theirs will pass."""
    kept = msgspec.json.decode(body, type=KeptSummary)
    own = [seat for seat in kept.standing if kept.seats[seat].person == person]
    return msgspec.structs.replace(kept, turn=[seat for seat in kept.turn if seat not in own], standing=())


def summary(table: Table) -> wire.TableSummary:
    """The table as the lobby shows it."""
    result = table.match.result if table.match is not None else None
    return wire.TableSummary(
        id=table.id,
        name=table.founded.name,
        game=table.founded.game,
        mode=table.founded.options["mode"],
        phase=table.phase,
        open=table.open,
        seats=[wire.SummarySeat(seat.name, seat.arms, seat.person, seat.bot) for seat in table.seats],
        turn=table.asked,
        turn_number=table.turn_number(),
        since=table.moved,
        scores=None if result is None else list(result.scores),
        winners=None if table.ending is None else table.ending.winners,
    )
