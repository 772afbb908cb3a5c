"""`caliburn campaign check`: whether a campaign of Knight Fall holds together and can be played and won."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import Annotated, Any

import typer

from caliburn.bots import make_bot
from caliburn.cli import given
from caliburn.cli.commands.shared import Json, Lang, table
from caliburn.cli.commands.simulate import progress, prompt_interrupt
from caliburn.cli.voice import CommandError, voice
from caliburn.games.knight_fall.components import load
from caliburn.games.knight_fall.components.campaigns import SECTION, ours, story_of
from caliburn.games.knight_fall.components.story import DIFFICULTIES, Story, written
from caliburn.games.knight_fall.modes.campaign.graph import Fault, battles_of, faults
from caliburn.kernel.text import Arg, Message
from caliburn.lab.campaign import Changes, Fought, Walked, effects_of, fight_all, walk

CHECK = "check"
NOT_SOUND = 1


def campaign(
    action: Annotated[str, typer.Argument(metavar="check", help="cli-help-campaign-action", show_default=False)],
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-campaign-file", show_default=False)] = "",
    campaigns: Annotated[str, typer.Option(metavar="N", help="cli-help-campaigns")] = "2000",
    battles: Annotated[str, typer.Option(metavar="N", help="cli-help-battles")] = "5",
    difficulty: Annotated[str, typer.Option(metavar="|".join(DIFFICULTIES), help="cli-help-difficulty")] = "medium",
    villagers: Annotated[str, typer.Option(metavar="ID,...", help="cli-help-villagers")] = "",
    bot: Annotated[str, typer.Option(metavar="BOT", help="cli-help-battle-bot")] = "greedy",
    seed: Annotated[str, typer.Option(metavar="SEED", help="cli-help-seed")] = "1",
    jobs: Annotated[str, typer.Option(metavar="N", help="cli-help-jobs")] = "1",
    json: Json = False,
    lang: Lang = "",
) -> None:
    if action != CHECK:
        raise CommandError("cli-error-campaign-action", action=action[:80], actions=CHECK)
    voice().game = "knight-fall"
    figures, edition = load(file or None)
    if file and SECTION not in (edition or {}):
        raise CommandError("cli-error-no-campaign", path=file[:200])
    story = story_of(edition[SECTION]) if edition and SECTION in edition else ours()
    walks = given.number("--campaigns", campaigns, 0, given.MOST_GAMES)
    games = given.number("--battles", battles, 0, given.MOST_GAMES)
    workers = given.number("--jobs", jobs, 1, given.MOST_JOBS)
    friends = list(dict.fromkeys(given.names(villagers)))
    one_of("--difficulty", difficulty, DIFFICULTIES)
    for friend in friends:
        one_of("--villagers", friend, figures.villagers)
    make_bot(bot, "")
    found = list(faults(story))
    walked = walk_through(story, walks, seed, edition, found) if walks else None
    fought: dict[str, Fought] = {}
    if games:
        with progress(games * len(battles_of(story))) as tell, prompt_interrupt():
            fought = fight_all(
                battles_of(story), games=games, difficulty=difficulty, villagers=friends,
                edition=edition, bot=bot, seed=seed, jobs=workers, progress=tell,
            )  # fmt: skip
        found += [Fault("unwinnable", battle) for battle, one in fought.items() if not one.won]
    if json:
        voice().give(as_data(story, found, walked, fought))
    else:
        show(story, found, walked, fought)
    if found:
        raise typer.Exit(NOT_SOUND)


def one_of(option: str, value: str, allowed: Collection[str]) -> None:
    if value not in allowed:
        raise CommandError("cli-error-word", option=option, value=value[:80], allowed=", ".join(allowed))


def walk_through(story: Story, campaigns: int, seed: str, edition: Changes, found: list[Fault]) -> Walked:
    """Random campaigns; what none of them came to is a finding where it was not one before."""
    with progress(campaigns) as tell, prompt_interrupt():
        walked = walk(campaigns=campaigns, seed=seed, edition=edition, progress=tell)
    known = {fault.where for fault in found}
    unread = [str(number) for number in story.entries if not walked.entries[number]]
    found += [Fault("not-met", number) for number in unread if number not in known]
    found += [Fault("not-chosen", one) for one in effects_of(story) if not walked.choices[one] and one not in known]
    if walked.finished < walked.campaigns:
        found.append(Fault("stuck", str(walked.campaigns - walked.finished)))
    return walked


def as_data(story: Story, found: list[Fault], walked: Walked | None, fought: dict[str, Fought]) -> dict[str, Any]:
    told = None
    if walked is not None:
        counts = {"entries": dict(sorted(walked.entries.items())), "choices": dict(sorted(walked.choices.items()))}
        told = {**walked._asdict(), **counts}
    return {
        "campaign": story.id,
        "sound": not found,
        "faults": [fault._asdict() for fault in found],
        "walked": told,
        "battles": {battle: one._asdict() for battle, one in fought.items()},
    }


def show(story: Story, found: list[Fault], walked: Walked | None, fought: dict[str, Fought]) -> None:
    say, number = voice().say, voice().number
    title: dict[str, Arg] = {
        "title": written(story.title), "entries": len(story.entries), "squares": len(story.squares),
        "battles": len(story.battles),
    }  # fmt: skip
    voice().show(say("cli-campaign-read", **title))
    if walked is not None:
        least = min(walked.entries[entry] for entry in story.entries)
        voice().show(say("cli-campaign-walked", campaigns=walked.campaigns, answers=walked.answers, least=least))
        voice().show(say("cli-simulated-digest", digest=walked.digest))
    if fought:
        made = table(say("cli-campaign-battles"))
        made.add_column(say("cli-column-battle"))
        for column in ("games", "won", "rounds", "knights-lost", "elixirs", "elders"):
            made.add_column(say(f"cli-column-{column}"), justify="right")
        for battle, one in fought.items():
            share = one.won / one.games
            error = sqrt(share * (1 - share) / one.games)
            name = f"{battle}  {say('cli-told', text=written(story.battles[battle].name))}"
            won = f"{number(100 * share)} ± {number(100 * error)} %"
            means = [number(mean, 1) for mean in one[2:]]
            made.add_row(name, str(one.games), won, *means)
        voice().show(made)
    for fault in found:
        voice().complain(Message(f"campaign-fault-{fault.kind}", {"where": fault.where}))
    voice().show(say("cli-campaign-sound" if not found else "cli-campaign-not-sound", count=len(found)))
