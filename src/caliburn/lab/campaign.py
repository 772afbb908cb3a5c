"""Trying out a campaign: many random ones with battles decided by lot, and every battle fought out by bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any, Final, NamedTuple

from caliburn.bots import Sight, make_bot
from caliburn.games.knight_fall.components.story import DIFFICULTIES, Story, laid
from caliburn.games.knight_fall.figures import ELDERS, KNIGHT, KNIGHTS, NOBODY
from caliburn.games.knight_fall.modes.campaign import events as happened
from caliburn.games.knight_fall.modes.campaign.campaign import Campaign
from caliburn.games.knight_fall.modes.campaign.moves import BuyRelic, BuyScroll, Read, Ride
from caliburn.games.knight_fall.modes.campaign.sheet import Sheet
from caliburn.games.knight_fall.state import FOUGHT, KnightFallState
from caliburn.kernel.flow import Flow
from caliburn.kernel.luck import Seeded, seed_bytes
from caliburn.kernel.match import Match
from caliburn.kernel.moves import Move, Pass
from caliburn.kernel.start import game

GAME: Final = "knight-fall"
LOTS: Final = ("won", "won unhurt", "lost")
CURIOUS: Final = 0.9  # how often a party does what it likes best
STUCK: Final = 2000  # answers after which a campaign that is not over must be stuck

Changes = Mapping[str, Any] | None  # an edition with a campaign, or None for ours


class Wanderer:
    """A curious party that plays by chance: it rides where it has not been, reads what it can, and saves its coins."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self._seen: set[str] = set()

    def choose(self, options: Sequence[Move]) -> Move:
        likely: list[Move] = [move for move in options if isinstance(move, Read)]
        likely = likely or [move for move in options if isinstance(move, Ride) and move.square not in self._seen]
        likely = likely or [move for move in options if not isinstance(move, (BuyRelic, BuyScroll, Pass))]
        move = self._random.choice(likely if likely and self._random.random() < CURIOUS else options)
        if isinstance(move, Ride):
            self._seen.add(move.square)
        return move


class Foretold(Campaign):
    """The campaign with battles that are decided by lot as soon as they begin."""

    def muster(self, s: KnightFallState) -> Flow[None]:
        yield from ()
        sheet = Sheet.of(s)
        s.emit(happened.BattleBegan(sheet.battle))
        self.call_demons(s)
        lot = s.luck.pick([*LOTS[:1] * 12, *LOTS[1:2] * 12, LOTS[2]])
        board = laid(self.battle(s))
        elders = sum([tile.contents.count("elder") for tile in board])
        saved = s.luck.pick([str(n) for n in range(elders + 1)])
        s.tiles[board[0].cell] = board[0].tile
        for elder in ELDERS[:saved]:
            s.stand(elder, board[0].cell)
            s.health[elder] = self.figures.elder_health
        if lot < 12:
            self.lose_one_knight(s)
        sheet.failed = "knights" if lot == 24 else ""
        s.phase = FOUGHT

    def lose_one_knight(self, s: KnightFallState) -> None:
        place = self.places_of(s, KNIGHT)[0]
        if s.who[place] != NOBODY and s.characters[KNIGHT].total:
            self.bury(s, place)


class Walked(NamedTuple):
    """What many random campaigns came to."""

    campaigns: int
    finished: int
    answers: int
    entries: Counter[int]  # how often each was read
    choices: Counter[str]  # how often each was taken: "8 A"
    digest: str


def walk(
    *,
    campaigns: int,
    seed: str = "1",
    edition: Changes = None,
    progress: Callable[[int], None] = lambda done: None,
    ended: Callable[[Mapping[str, Any]], None] = lambda sheet: None,
) -> Walked:
    """Random campaigns with battles decided by lot, solo and for two, at all difficulties; `ended` gets each sheet as
    it was in the end."""
    entries: Counter[int] = Counter()
    chosen: Counter[str] = Counter()
    finished = answers = 0
    digests = []
    for number in range(campaigns):
        party = Wanderer(f"{seed}/{number}")
        seating = game(GAME).seating(1 + number % 2, options_of(DIFFICULTIES[number % 3], edition))
        match = Match(Foretold(seating), Seeded(seed_bytes(f"{seed}/{number}")))
        for _ in range(STUCK):
            if not match.asks:
                break
            ask = match.asks[0]
            match.play(ask.seat, party.choose(ask.options))
            answers += 1
        finished += match.result is not None
        for _, event in match.events(None):
            if isinstance(event, happened.EntryRead):
                entries[event.number] += 1
            elif isinstance(event, happened.ChoiceMade):
                chosen[f"{event.number} {event.letter.upper()}"] += 1
        ended(match.view(None)["table"]["campaign"])
        digests.append(match.record()["digest"])
        progress(number + 1)
    digest = seed_bytes("".join(digests)).hex()
    return Walked(campaigns, finished, answers, entries, chosen, digest)


def options_of(difficulty: str, edition: Changes) -> dict[str, Any]:
    chosen: dict[str, Any] = {"mode": "campaign", "difficulty": difficulty}
    return chosen if edition is None else {**chosen, "edition": edition}


class Fought(NamedTuple):
    """What came of a battle that was fought many times; all but the games and those won are means."""

    games: int
    won: int
    rounds: float
    knights_lost: float
    elixirs: float
    elders_saved: float


def fight_all(
    battles: Sequence[str],
    *,
    games: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    **how: Any,
) -> dict[str, Fought]:
    """Every battle so many times; what `fight` takes besides is the same for all."""
    found: dict[str, Fought] = {}
    if jobs == 1:
        for battle in battles:
            found[battle] = fight(battle, games=games, **how)
            progress(games * len(found))
        return found
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {battle: pool.submit(partial(fight, battle, games=games, **how)) for battle in battles}
        try:
            for battle, future in futures.items():
                found[battle] = future.result()
                progress(games * len(found))
        finally:
            pool.shutdown(cancel_futures=True)
    return found


def fight(
    battle: str,
    *,
    games: int,
    difficulty: str = "medium",
    villagers: Sequence[str] = (),
    keywords: Sequence[str] = (),
    edition: Changes = None,
    bot: str = "greedy",
    seed: str = "1",
) -> Fought:
    """A battle of the campaign fought by bots, with two knights drawn by lot and what the party would have."""
    won = rounds = lost = elixirs = saved = 0
    for number in range(games):
        rng = Random(f"{seed}/{battle}/{number}")
        party = {
            "battle": battle,
            "villagers": [*villagers],
            "keywords": [*keywords],
            "knights": rng.sample(KNIGHTS, 2),
        }
        options = {"mode": "campaign", "difficulty": difficulty, **({} if edition is None else {"edition": edition})}
        match = Match.at(GAME, {"seats": 1, "campaign": party}, options=options, seed=f"{seed}/{battle}/{number}")
        before = match.view(None)["table"]["campaign"]
        mind, sight, last = make_bot(bot, f"{seed}/{number}"), Sight(match, 0), 0
        while match.view(None)["table"]["campaign"]["battle"] is not None:
            last = match.view(None)["table"]["round"]
            match.play(0, mind.choose(sight))
        after = match.view(None)["table"]["campaign"]
        won += not after["score"]["failed"]
        rounds += last
        lost += len(after["fallen"])
        elixirs += before["elixirs"] - min(after["elixirs"], before["elixirs"])
        saved += after["elders"]["saved"]
    return Fought(games, won, rounds / games, lost / games, elixirs / games, saved / games)


def effects_of(story: Story) -> list[str]:
    """The choices that do something, as `walk` counts them: "8 A"."""
    return [
        f"{number} {letter.upper()}"
        for number, entry in story.entries.items()
        for letter, choice in entry.lettered.items()
        if not choice.is_idle
    ]
