"""People who play by program over HTTP: they lay the tables that the tests then open in a browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from caliburn import Match, text_of
from caliburn.bots import Sight, make_bot
from tests.server.serving import NO_TLS, PATIENCE, Json, Running, new_key


class Person:
    """A guest of the server. Its cookie can be handed to a browser, which then is this person."""

    def __init__(self, server: Running, name: str, lang: str = "en", **settings: Any) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.base, trust_env=False, timeout=PATIENCE, verify=NO_TLS)
        came = self.http.post("/api/me", json={"name": name, "lang": lang})
        self.me: Json = self._got(came, 201)
        self.token: str = came.headers["x-caliburn-token"]
        if settings:
            self.me = self._got(self.http.patch("/api/me", json={"settings": settings}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    @staticmethod
    def _got(answer: httpx.Response, status: int = 200) -> Json:
        assert answer.status_code == status, answer.text
        found: Json = answer.json()
        return found

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.http.cookies)

    def found(self, **more: Any) -> str:
        """Found a table: King Arthur for two with seals, gathering, unless told otherwise."""
        wish = {"game": "king-arthur", "seats": 2, "options": {"mode": "seals"}, "pace": "instant", **more}
        table: str = self._got(self.http.post("/api/tables", json=wish), 201)["id"]
        return table

    def against_bots(self, seats: int = 2, **more: Any) -> str:
        """Found a table against bots: the game begins at once."""
        return self.found(seats=seats, bots=[None, *(["greedy"] * (seats - 1))], **more)

    def together(self, other: Person, seats: int = 2, **more: Any) -> str:
        """Found a table with a friend in seat 1 and bots in the others, and start it."""
        table = self.found(seats=seats, bots=[None, None, *(["greedy"] * (seats - 2))], **more)
        other.join(self, table)
        other.done(table, "sit", seat=1)
        other.done(table, "ready", ready=True)
        self.done(table, "ready", ready=True)
        self.done(table, "start")
        return table

    def with_friends(self, friends: Sequence[Person], **more: Any) -> str:
        """Found a table for friends only, and start it."""
        table = self.found(seats=1 + len(friends), **more)
        for seat, friend in enumerate(friends, 1):
            friend.join(self, table)
            friend.done(table, "sit", seat=seat)
            friend.done(table, "ready", ready=True)
        self.done(table, "start")
        return table

    def in_position(self, rng: Random, holds: Callable[[Json], object], **wish: Any) -> str:
        """A table against bots at which this holds: games are begun until one comes to it."""
        for _ in range(10):
            table = self.against_bots(**wish)
            if not is_over(self.play(table, rng, holds)):
                return table
        raise AssertionError("no game came to this position")

    def state(self, table: str) -> Json:
        return self._got(self.http.get(f"/api/tables/{table}"))

    def invite(self, table: str) -> str:
        token: str = self.state(table)["table"]["invite"]
        return token

    def join(self, host: Person, table: str) -> None:
        self._got(self.http.post(f"/api/invites/{host.invite(table)}", json={}))

    def do(self, table: str, do: str, **fields: Any) -> Json:
        found: Json = self.http.post(
            f"/api/tables/{table}/commands", json={"key": new_key(), "do": do, **fields}
        ).json()
        return found

    def done(self, table: str, do: str, **fields: Any) -> None:
        answer = self.do(table, do, **fields)
        assert answer.get("answer") == "accepted", answer

    def until(self, table: str, holds: Callable[[Json], object]) -> Json:
        """Look until this holds of the table."""
        end = time.monotonic() + PATIENCE
        while not holds(state := self.state(table)):
            assert time.monotonic() < end, "what was waited for never came"
            time.sleep(0.01)
        return state

    def play(
        self,
        table: str,
        rng: Random,
        until: Callable[[Json], object] = lambda state: False,
        choose: Callable[[Json, Random], str] | None = None,
    ) -> Json:
        """Answer every question until this holds or the game is over: at random, seldom with a pass, or as chosen."""
        headers = {"Authorization": f"Bearer {self.token}"}
        address = f"ws://{self.server.host}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
            answered: int | None = None  # a frame may come twice with the same question: somebody came or went
            while True:
                state = json.loads(socket.recv(PATIENCE))
                if "re" in state:
                    assert state["answer"] in ("accepted", "stale"), state
                elif is_over(state) or until(state):
                    return self.state(table)
                elif is_asked(state) and state["game"]["question"] != answered:
                    game = state["game"]
                    answered = game["question"]
                    move = (choose or seldom_passing)(state, rng)
                    order = {"do": "play", "question": game["question"], "move": move}
                    socket.send(json.dumps({"key": new_key(), **order}))


def play_together(
    people: Sequence[Person],
    table: str,
    rng: Random,
    until: Callable[[Json], object],
    choose: Callable[[Json, Random], str] | None = None,
) -> Json:
    """Answer for all of them, the first who is asked first, until this holds of what that one sees."""
    while True:
        asked = people[0].state(table)["game"]["view"]["asked"]
        state = people[asked[0]["seat"] if asked else 0].state(table)
        if is_over(state) or until(state):
            return state
        move = (choose or seldom_passing)(state, rng)
        people[asked[0]["seat"]].done(table, "play", question=state["game"]["question"], move=move)


def play_well(people: Sequence[Person], table: str, until: Callable[[Match], object]) -> Match:
    """Answer for all of them as the greedy bot would, until this holds of the match or it is over."""
    server = people[0].server
    at = server.run(server.house.room(table)).table
    while at.match is not None and at.match.result is None and not until(at.match):
        seat = at.match.asks[0].seat
        people[seat].done(table, "play", question=at.questions[seat], move=advice(server, table, seat))
    assert at.match is not None
    return at.match


def play_quickly(people: Sequence[Person], table: str, rng: Random, until: Callable[[Match], object]) -> Match:
    """Answer for all of them at random, seldom with a pass, until this holds of the match or it is over."""
    server = people[0].server
    at = server.run(server.house.room(table)).table
    while at.match is not None and at.match.result is None and not until(at.match):
        ask = at.match.asks[0]
        moves = [text_of(move) for move in ask.options]
        acting = [move for move in moves if move != "pass"] or moves
        move = rng.choice(acting if rng.random() < 0.9 else moves)
        people[ask.seat].done(table, "play", question=at.questions[ask.seat], move=move)
    assert at.match is not None
    return at.match


def seldom_passing(state: Json, rng: Random) -> str:
    """Any of the offered moves, but passing only now and then where there is something else."""
    moves: list[str] = [offer["move"] for offer in state["game"]["offers"]]
    if rng.random() < 0.9:
        moves = [move for move in moves if move != "pass"] or moves
    return rng.choice(moves)


def advice(server: Running, table: str, seat: int) -> str:
    """What the greedy bot would answer for a person."""
    match = server.run(server.house.room(table)).table.match
    assert match is not None
    return text_of(make_bot("greedy", str(match.answers)).choose(Sight(match, seat)))


def is_over(state: Json) -> bool:
    return bool(state["table"]["phase"] == "over")


def is_asked(state: Json) -> bool:
    """Whether this person has something to decide."""
    game = state["game"]
    return game is not None and game["question"] is not None and bool(game["offers"])


def may_challenge(state: Json) -> bool:
    """Whether this person may choose among several challenges."""
    if not is_asked(state) or state["game"]["view"]["table"]["action"] != 2:
        return False
    return len([offer for offer in state["game"]["offers"] if len(offer["handles"]) > 1]) > 2
