/** The boards: a game's own drawing of its table, loaded when needed. A game without one is played by the list of moves. */
import type { Component, Snippet } from 'svelte'
import type { Picker } from '../lib/picker.svelte'
import type { Game, Message, Offer, Table, TableEvent, View } from '../lib/types'

/** What every part of a board is given. In a replay the picker is empty and `seat` is the seat whose view is shown. */
export type BoardProps = {
  table: Table
  game: Game
  seat: number | null
  names: string[]
  picker: Picker
  /** Shows in the prompt band why a thing cannot be chosen, or what it still lacks. */
  explain: (handle: string) => void
  events: TableEvent[]
  /** What the picked move would bring, as the server tells it; empty while nothing is picked or it cannot be told. */
  preview?: TableEvent[]
}

/** A button of the prompt band, as the game wants it to be worded. */
export type ActionFace = { label: Message; icon?: string; note?: string; over?: boolean }

/** What a panel is given: `actions` are the buttons of the prompt, drawn where the game wants them. */
export type PanelProps = BoardProps & { phone: boolean; actions: Snippet }

/** How a tab of the phone's sheet is named where the usual word does not fit. */
export type TabFace = { label: Message; icon?: string; count?: number }

/** Components of one game. The table page lays them out; on phones (at most 760 px wide) as tabs of the sheet. */
export type BoardModule = {
  /** The board: the middle of the page. On phones it may be larger than its place, which then pans. */
  Board: Component<BoardProps>
  /** My hand: the lowest band, between my arms and my trophies (all of it beside a panel); on phones the tab "Hand". */
  Mine: Component<BoardProps>
  /** What I have won: at the right of the lowest band; on phones a tab of its own. */
  Trophies?: Component<BoardProps>
  /** How many things the tab of the trophies announces. */
  trophies?: (props: BoardProps) => number
  /** The steps of a turn as pips at the left of the prompt; on phones in the bar at the top. */
  Steps?: Component<BoardProps>
  /** With it the prompt is a panel at the left of the board, not a band below it; on phones a tab of its own. */
  Panel?: Component<PanelProps>
  /** Beside a panel: what is told above log and chat. */
  Aside?: Component<BoardProps>
  /** Beside a panel, on phones: my own standing, a slim strip below the prompt. */
  Strip?: Component<BoardProps>
  /** Beside a panel: how far the game is, at the top left; `short` in the bar of a phone. */
  chapter?: (props: BoardProps, short: boolean) => Message
  /** Names of the phone's tabs that are not the usual ones. */
  tabs?: (props: BoardProps) => { act?: TabFace; hand?: TabFace }
  /** The score sheet at the end, in place of the table of points; `actions` say what to do next. */
  Score?: Component<BoardProps & { actions: Snippet }>
  /** The public counts of the seat `of`, in its plate at the top. `compact` on phones. */
  SeatFacts?: Component<BoardProps & { of: number; compact: boolean }>
  /** What goes on at the seat `of`, below its name, where nothing more pressing is told ("passed, fights 1st"). */
  standing?: (props: BoardProps, of: number) => Message | null
  /** How wide a plate must be for all its counts, in px; narrower ones are compact. */
  plate?: number
  /** My own counts below my name (points in large figures, seals); `compact` in the bar at the top of a phone. */
  MyFacts?: Component<BoardProps & { compact: boolean }>
  /** One line of the log with the game's card chips; without it the plain sentence is shown. */
  LogLine?: Component<{ event: TableEvent; names: string[]; viewer: number | null }>
  /** Icons of log lines by the kind of event. */
  icons?: Record<string, string>
  /** The face of a move on its button ("Place seal 4 / 4"); null: the words of the offer. */
  action?: (offer: Offer, props: BoardProps) => ActionFace | null
  /** Of moves that can be made with what is picked (or with nothing) the one for the gold button, where the usual choice is not the best; null: none before something is picked. */
  first?: (offers: Offer[]) => Offer | null | undefined
  /** Of the offered moves those that are buttons of the prompt whatever is picked, while all others are picked on the board; null: a few plain moves are buttons, as usual. */
  always?: (offers: Offer[]) => Offer[] | null
  /** The board wants the whole width now: the rail is folded, unless somebody has said how it shall be. */
  wide?: (view: View) => boolean
  /** Moves that are nearly possible, shown as buttons that cannot be pressed ("Double, needs 8"). */
  lacking?: (props: BoardProps) => ActionFace[]
  /** The headline of the prompt for what is picked; null: the question itself. */
  headline?: (props: BoardProps) => Message | null
  /** That something is to be picked, where it lies neither on a table nor in a hand. */
  choose?: (props: BoardProps) => Message | null
  /** What the picked move would bring, in the present tense ("You take Drake 4."); without it the log's own sentences. */
  brings?: (props: BoardProps, preview: TableEvent[]) => Message[]
  /** Other seats that the picked move touches, with a word why ("takes Wyvern"): their plates are dashed. */
  affects?: (props: BoardProps, preview: TableEvent[]) => { seat: number; why: Message | null }[]
  /** What a seat's score is made of, once the game is over: names without their figures. */
  tally?: (view: View, seat: number) => { label: string; points: number }[]
}

/** The folder of a game has its BoardModule as the default export of index.ts. */
const boards: Record<string, () => Promise<{ default: BoardModule }>> = {
  'king-arthur': () => import('./king-arthur'),
  'knight-fall': () => import('./knight-fall'),
  'knight-tales': () => import('./knight-tales'),
  merlin: () => import('./merlin'),
}

/** The boards that can be shown at once; null: the game has none. */
export const boardsHere: Record<string, BoardModule | null> = {}

/** The board of a game, loaded where it is not here yet. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  return (boardsHere[game] ??= (await boards[game]?.())?.default ?? null)
}
