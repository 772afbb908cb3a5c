"""The screen with the table: seats, board, own things, the question, the moves and the log."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, cast

from rich.console import Console
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from caliburn.cli.boards import Scene, board_for
from caliburn.cli.boards.drawing import PICK
from caliburn.cli.client.help import HelpScreen, pages
from caliburn.cli.client.keys import CALL, key_line
from caliburn.cli.client.log import Chronicle, LogPanel
from caliburn.cli.client.menu import KEYS, Entry, Menu
from caliburn.cli.client.party import Party
from caliburn.cli.client.screens import CurtainScreen, EndingScreen, EndScreen, PartingScreen
from caliburn.cli.look import BRIGHT_GOLD, FADED, OAK, player_mark
from caliburn.cli.scores import score_table
from caliburn.cli.story import CHAPTER, Story
from caliburn.kernel.events import kind_of
from caliburn.kernel.rules import Offer
from caliburn.kernel.text import LANGUAGES, Arg, Message, Words, words

if TYPE_CHECKING:
    from caliburn.cli.client.app import CaliburnApp

RAIL_FROM = 112
RAIL = 38
ROOMY_WIDTH, ROOMY_HEIGHT = 78, 34
LOG_EDGES = 5  # border, padding and scroll bar
NOTICE = 5.0  # seconds
LEAST_WIDTH, LEAST_HEIGHT, ONE_ROW_OF_SEATS = 80, 22, 3
END_LOOK: dict[str, Any] = {"box": None, "expand": True, "header_style": OAK, "padding": (0, 1)}
EDGES = 4  # border and padding of a panel
ABOUT_EDGES, MOST_ABOUT = 4, 2


class TableScreen(Screen[str]):
    """A match on a screen. What is shown is built only from what the seat at the keyboard may see."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("u", "undo", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("l", "language", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("n", "new_game", show=False),
        Binding("tab", "leaf", show=False, priority=True),
        Binding("pageup,left_square_bracket", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown,right_square_bracket", "scroll_log(1)", show=False, priority=True),
    ]

    def __init__(self, party: Party, lang: str, delay: float) -> None:
        super().__init__()
        self.party = party
        self.lang = lang
        self.delay = delay
        self.seat: int | None = party.humans[0] if len(party.humans) == 1 else None
        self.menu: Menu | None = None
        self.board = board_for(party.match.rules.seating.game, party.match.rules.seating.mode)
        self.leaf = 0  # how often the table was turned over since the last move
        self.leaves = 1
        self.hints: dict[str, Message] = {}
        self.chronicle = Chronicle(party, Console())

    @property
    def words(self) -> Words:
        return words(self.lang, self.party.match.rules.seating.game)

    def say(self, message_id: str, **args: Arg) -> str:
        return self.words.say(Message(message_id, args))

    @property
    def people(self) -> list[str]:
        return self.party.names.people(self.words, self.party.match.rules.seats)

    @property
    def home(self) -> CaliburnApp:
        return cast("CaliburnApp", self.app)

    # -- making the screen -------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Horizontal(id="all"):
            with Vertical(id="main"):
                yield Static(id="seats")
                yield Static(id="board")
                yield Static(id="mine")
                yield Static(id="prompt")
                yield Static(id="about")
                with Horizontal(id="below"):
                    yield OptionList(id="moves", markup=False)
                    yield LogPanel(id="log", classes="log")
            yield LogPanel(id="rail", classes="log")
        yield Static(id="keys")
        yield Static(id="tiny")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= RAIL_FROM, "wide")
        self.set_class(event.size.height < ROOMY_HEIGHT, "brief")
        self.set_class(event.size.width < LEAST_WIDTH or event.size.height < self.least_height, "tiny")
        self.draw()

    @property
    def least_height(self) -> int:
        """How many lines the table needs; beyond three players their names take two."""
        return LEAST_HEIGHT + (self.party.match.rules.seats > ONE_ROW_OF_SEATS)

    # -- going on ----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Do what the match waits for, until that is a bot's thought or a person's choice."""
        self.menu = None
        while True:
            if self.party.match.result is not None:
                self.draw()
                self.tell_end()
                return
            if self.party.asked_bot() is not None:
                self.draw()
                self.let_bots_play()
                return
            seat = self.party.asked_human()
            assert seat is not None
            if seat != self.seat:
                self.draw_curtain(seat)
                return
            if not self.party.answer_if_only_one(seat):
                self.ask(seat)
                return

    def ask(self, seat: int) -> None:
        """Offer the person at the keyboard the moves there are."""
        self.home.keep_along()
        self.menu = Menu(self.party.match.offers(seat), self.words, self.people, seat)
        self.hints = {hint.handle: hint.text for hint in self.party.match.hints(seat)}
        self.draw()

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """Bots think in a thread, so that the screen never waits for them."""
        while (seat := self.party.asked_bot()) is not None:
            move = await asyncio.to_thread(self.party.thought(seat))
            if self.delay:
                self.draw()
                await asyncio.sleep(self.delay)
            self.party.answer(seat, move)
        self.advance()

    def draw_curtain(self, seat: int) -> None:
        """Hide everything until the person of that seat is at the keyboard."""
        self.seat = None
        self.draw()

        def taken(_: None) -> None:
            self.seat = seat
            self.advance()

        self.app.push_screen(CurtainScreen(self.words, seat, self.people[seat]), taken)

    def tell_end(self) -> None:
        """How the story ends, where there is one; then the scores."""
        told = self.board.ending(self.scene(self.size.width))
        if told is None:
            self.show_end()
        else:
            screen = EndingScreen(self.words, self.query_one("#board", Static).border_title or "", told)
            self.app.push_screen(screen, lambda _: self.show_end())

    def show_end(self) -> None:
        match = self.party.match
        assert match.result is not None
        scores = score_table(self.words, match, self.people, self.board, **END_LOOK)

        def done(answer: str | None) -> None:
            actions = {"new": self.action_new_game, "leave": self.action_leave, "save": self.action_save}
            if answer == "language":
                self.action_language()
                self.show_end()
            elif answer in actions:
                actions[answer]()

        self.app.push_screen(EndScreen(self.words, scores, match.result, self.people, self.party.humans), done)

    # -- choosing ----------------------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        if self.menu is None or self.seat is None or number >= len(self.menu.shown()) or self.has_class("tiny"):
            return
        offer = self.menu.choose(number)
        if offer is None:
            self.draw()
        else:
            self.play(self.seat, offer)

    def play(self, seat: int, offer: Offer) -> None:
        self.menu, self.leaf = None, 0
        before = self.party.last_event(seat)
        self.party.answer(seat, offer.move)
        self.home.keep_along()
        secrets = self.party.secrets_since(seat, before) if len(self.party.humans) > 1 else []
        if secrets and not self.party.match.asks_for(seat) and self.party.match.result is None:
            self.draw()
            story = Story(self.party.match, self.party.names, self.words, seat)
            told = [story.told(event) for event in secrets]
            self.app.push_screen(PartingScreen(self.words, seat, self.people[seat], told), lambda _: self.advance())
        else:
            self.advance()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and event.character in KEYS:
            event.stop()
            self.choose(KEYS.index(event.character))

    async def on_click(self, event: events.Click) -> None:
        """A thing on the table or a key at the lower edge was clicked."""
        meta = event.style.meta
        place = self.menu.place_of(meta[PICK]) if self.menu is not None and PICK in meta else None
        if place is not None:
            self.choose(place)
        elif CALL in meta:
            await self.run_action(meta[CALL])

    # -- keys --------------------------------------------------------------------------------------------------

    def action_back(self) -> None:
        if self.menu is not None and self.menu.back():
            self.draw()
        elif self.party.match.result is not None:
            self.show_end()

    def action_undo(self) -> None:
        if self.menu is not None and self.menu.back():
            self.draw()
            return
        if self.party.match.result is not None or self.seat is None or not self.party.steps_back(self.seat):
            self.notify(self.say("cli-cannot-undo"), timeout=NOTICE, markup=False)
            return
        self.workers.cancel_group(self, "bots")
        self.leaf = 0
        self.party.take_back(self.seat)
        self.advance()

    def action_help(self) -> None:
        scene = self.scene(self.size.width)
        asked = [ask["rule"] for ask in scene.view["asked"]]
        self.app.push_screen(HelpScreen(self.words, pages(self.board, scene, asked)))

    def action_leaf(self) -> None:
        """Turn the table over, where it has another side."""
        if self.leaves > 1:
            self.leaf = (self.leaf + 1) % self.leaves
            self.draw()

    def action_scroll_log(self, pages: int) -> None:
        panel = self.query_one("#rail" if self.has_class("wide") else "#log", LogPanel)
        panel.scroll_relative(y=pages * max(panel.size.height - 1, 1), animate=False, force=True)

    def action_language(self) -> None:
        self.home.lang = self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        inside = self.menu is not None and self.menu.inside
        if self.menu is not None and self.seat is not None:
            place = self.menu.entries.index(inside) if inside else None
            self.menu = Menu(self.party.match.offers(self.seat), self.words, self.people, self.seat)
            if place is not None:
                self.menu.choose(place)
        self.draw()

    def action_save(self) -> None:
        self.home.save()

    def action_leave(self) -> None:
        self.home.leave()

    def action_new_game(self) -> None:
        if self.party.match.result is not None:
            self.dismiss("new")

    # -- drawing -----------------------------------------------------------------------------------------------

    def scene(self, width: int) -> Scene:
        view = self.party.match.view(self.seat)
        handles = self.menu.handles if self.menu is not None else frozenset()
        roomy = width >= ROOMY_WIDTH and self.size.height >= ROOMY_HEIGHT
        hints = self.hints if self.menu is not None else {}
        return Scene(view, self.words, self.people, handles, width, roomy, self.size.height, self.leaf, hints)

    def draw(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted:
            return
        wanted = self.say("cli-too-small", width=str(LEAST_WIDTH), height=str(self.least_height))
        self.query_one("#tiny", Static).update(Text(wanted, style=f"bold {BRIGHT_GOLD}", justify="center"))
        room = self.size.width - (RAIL if self.has_class("wide") else 0)
        scene = self.scene(room - EDGES)
        table = scene._replace(width=room - 2) if self.has_class("brief") else scene
        others = self.board.seats(scene._replace(width=room - 2))
        seats = self.query_one("#seats", Static)
        seats.display = bool(others.plain)
        seats.update(others)
        self.draw_board(table)
        mine = self.query_one("#mine", Static)
        own = self.board.mine(scene)
        mine.display = own is not None
        mine.update(own or "")
        if own is not None and self.seat is not None:
            mark, colour = player_mark(self.seat)
            title = " · ".join(filter(None, [self.people[self.seat], self.board.title(scene)]))
            mine.border_title = Text(f"{mark} {title}", style=colour)
        self.query_one("#prompt", Static).update(self.prompt())
        self.draw_moves()
        self.draw_about()
        self.draw_log()
        self.query_one("#keys", Static).update(self.keys())

    def draw_board(self, scene: Scene) -> None:
        board = self.query_one("#board", Static)
        seating = self.party.match.rules.seating
        mode = self.say(f"mode-{seating.game}-{seating.mode}")
        title = self.say("cli-title", game=self.say(f"game-{seating.game}"), mode=mode)
        moment = self.board.moment(scene)
        board.border_title = f"{title} · {moment}" if moment else title
        self.leaves = self.board.leaves(scene)
        board.border_subtitle = self.board.piles(scene)
        board.update(self.board.table(scene))

    def prompt(self) -> Text:
        """The question, and the key for its rule; or who is thinking."""
        match = self.party.match
        if match.result is not None:
            return Text(self.say("cli-over"), style=f"bold {BRIGHT_GOLD}")
        if self.menu is None or self.seat is None:
            asked = [self.people[ask["seat"]] for ask in match.view(self.seat)["asked"]]
            return Text(self.say("cli-thinking", name=self.words.join(asked)), style=FADED)
        if self.menu.inside is not None:
            return Text(self.menu.inside.text, style="bold")
        question = match.asks_for(self.seat)[0].prompt
        text = self.words.say(question, names=self.people, viewer=self.seat)
        made = Text.assemble((text, "bold"), (f"  {self.say('cli-rule-hint')}", FADED))
        return made.append("".join(f"  {note}" for note in self.remarks(self.seat)), f"italic {FADED}")

    def remarks(self, seat: int) -> list[str]:
        """What is not asked, and why: what cannot be done this turn, and what was answered for want of a choice."""
        events = self.party.match.events(seat)
        last = events[-1] if events else None
        begins = last is not None and kind_of(last.event) == CHAPTER and self.party.choices.get(seat, 0) < last.n
        missing = self.board.missing(self.scene(self.size.width)) if begins else None
        only = [self.words.say(note.message) for note in self.party.skipped if note.seat == seat]
        made = [self.words.say(missing)] if missing is not None else []
        return [*made, self.say("cli-note-only", moves="; ".join(only))] if only else made

    def draw_moves(self) -> None:
        moves = self.query_one(OptionList)
        moves.clear_options()
        moves.set_class(self.menu is None, "waiting")
        if self.menu is None:
            over = self.party.match.result is not None
            moves.border_title = self.say("cli-moves-over" if over else "cli-moves-wait")
            moves.border_subtitle = ""
            return
        inside = self.menu.inside is not None
        moves.border_title = self.say("cli-moves-how" if inside else "cli-moves")
        moves.border_subtitle = self.say("cli-key-back") if inside else ""
        beside = partial(self.board.beside, self.scene(self.size.width))
        moves.add_options([Option(line) for line in self.menu.lines(beside)])
        moves.highlighted = 0

    def draw_about(self) -> None:
        """What the thing that the marked line is about is and does; where there is room, as high as all of them."""
        about = self.query_one("#about", Static)
        scene = self.scene(self.size.width)
        shown = self.menu.shown() if self.menu is not None else []
        told = [self.about(scene, entry) for entry in shown]
        width = max(about.container_size.width - ABOUT_EDGES, 20)
        place = self.query_one(OptionList).highlighted
        found = told[place] if place is not None and place < len(told) else None
        counted = [found] if self.has_class("brief") else told
        heights = [len(text.wrap(self.chronicle.console, width)) for text in counted if text is not None]
        about.display = bool(heights)
        about.styles.height = min(max(heights, default=0), 1 if self.has_class("brief") else MOST_ABOUT)
        about.update(found if found is not None else "")

    def about(self, scene: Scene, entry: Entry) -> Text | None:
        """What the first thing that a line touches is and does, if that is to be told."""
        offered = (self.board.about(scene, handle) for offer in entry.offers for handle in offer.handles)
        return next((text for text in offered if text is not None), None)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.draw_about()

    def draw_log(self) -> None:
        """Bring the log up to date. Whoever is to choose sees it from their own last choice on."""
        wide = self.has_class("wide")
        beside = self.size.width * 4 // 9 if self.has_class("brief") else self.size.width // 2
        width = (RAIL if wide else beside) - LOG_EDGES
        panel = self.query_one("#rail" if wide else "#log", LogPanel)
        panel.border_title = self.say("cli-log")
        panel.more = self.say("cli-log-more")
        since = self.party.choices.get(self.seat) if self.menu is not None and self.seat is not None else None
        panel.tell(self.chronicle.lines(self.words, self.seat, width, chapters=wide), width, since)

    def keys(self) -> Text:
        """The keys that do something now, each of them also a button."""
        over = self.party.match.result is not None
        inside = self.menu is not None and self.menu.inside is not None
        return key_line(self.words, over=over, inside=inside, has_leaves=self.leaves > 1)
