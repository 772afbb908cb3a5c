/** Everything the server says and is told. The same types, in Python, are in src/caliburn/server/wire.py. */

/** Words come as ids with arguments and are rendered in the reader's language. */
export type Message = { id: string; args?: Record<string, Arg> }
export type Text = { [lang in Lang]: string }
export type Arg = string | number | Message | Message[] | { seat: number } | { written: Text }

export type Lang = 'en' | 'de'
export type Arms = 'chevron' | 'bend' | 'cross' | 'fess' | 'pale' | 'saltire' | 'paly' | 'pile'

// -- people: GET|POST|PATCH /api/me ------------------------------------------------------------------------------

export type Me = {
  id: string
  name: string
  arms: Arms
  lang: Lang
  login: string | null // an account's name; null for a guest
  settings: Settings // kept on the server so that they follow the person
  notices: { webhook: string | null; mail: string | null } // where to write when it is my turn
}
export type Settings = {
  theme?: 'auto' | 'light' | 'dark'
  speed?: 0 | 1 | 2 | 3 // of animations; 0 is off
  sound?: boolean
  desktop?: boolean // desktop notifications
  confirm?: boolean // every move is confirmed before it is sent
  letters?: boolean // letters on coloured things
  keys?: boolean // single letters and digits act at the table
}

// -- games: GET /api/games ---------------------------------------------------------------------------------------

export type GameSpec = { id: string; seats: [number, number]; minutes: number | null; modes: Mode[]; bots: string[] }
export type Mode = { id: string; seats: [number, number]; options: Option[] }
export type Option = {
  id: string
  values: string[] // the first one is the default; with `many` none is
  house_rule: boolean
  many?: boolean // any number of values, written with commas
  brings?: [string, string][] // with the first value the second one comes along
  needs?: [string, string] | null // the option and the value without which this one has nothing to say
}
/** GET /api/games/:game/guide: the rules in reading order; `message` is the text, `message`-title the title. */
export type Rule = { id: string; heading: string | null; page: number | null; message: string; rulings: string[] }

// -- the lobby: GET /api/lobby -----------------------------------------------------------------------------------

export type Lobby = { mine: Summary[]; open: Summary[]; lately: Summary[] }
export type Summary = {
  id: string
  name: string
  game: string
  mode: string
  phase: Phase
  open: boolean
  seats: { name: string | null; arms: Arms | null; person: string | null; bot: string | null }[]
  turn: number[] // the seats that are asked
  turn_number: number | null // as the game counts its turns
  since: number // when the table last changed, in ms since 1970
  scores: number[] | null // once it is over
  winners: number[] | null
}
export type Phase = 'gathering' | 'playing' | 'over'

// -- tables: POST /api/tables (answers with the Table), GET /api/tables/:id (answers with a State, see below) ---------------------------------------------------------------

export type NewTable = {
  game: string
  seats: number
  options?: Record<string, string> // with `mode`
  name?: string
  open?: boolean
  clock?: Clock
  pace?: Pace
  edition?: string // the text of an edition file with the figures of an own copy
  bots?: (string | null)[] // per seat a bot's name or null; seat 0 is the founder's
}
export type Pace = 'instant' | 'quick' | 'calm' // how long bots wait before they answer
/** `reaction`: so many seconds for reactions on the turn of somebody else; then the server passes. */
export type Clock = ({ kind: 'none' } | { kind: 'move' | 'game'; seconds: number; extra?: number }) & { reaction?: number }

export type Table = {
  id: string
  name: string
  game: string
  mode: string
  options: Record<string, string>
  open: boolean
  phase: Phase
  host: string | null
  seats: TableSeat[]
  teams: number[][] // seats that win and lose together, once the game has begun; empty where there are no teams
  together: boolean // all play as one, against nobody
  watchers: number
  clock: { kind: 'move' | 'game'; seconds: number; extra: number; left: number[]; running: number[] } | null // left in ms
  reaction: { seconds: number; left: (number | null)[] } | null // left in ms; null for a seat that has nothing to react to
  pace: Pace
  commitment: string // SHA-256 of the 16 bytes of the seed, in hexadecimal; shown before the first card
  seed: string | null // once the game is over
  rules: number
  frozen: Message | null // why this table can only be watched
  ending: { by: 'rules' | 'concession'; winners: number[] } | null // once it is over
  rematch: string | null // the id of the next table
  origin: { table: string; n: number } | null // the match this one was continued from
  invite: string | null // the token of the invite link, for those who may invite
  created: number
  moved: number // when the last move was made
  you: { person: string | null; seat: number | null; host: boolean }
}
export type TableSeat = {
  seat: number
  name: string | null // null: free
  arms: Arms | null
  person: string | null
  bot: string | null // the bot that plays here: from the start, or for somebody
  standing_in: boolean // the bot plays for a person who may come back
  ready: boolean
  online: boolean
  away: boolean // long enough for the others to let a bot play on
  out_of_time: boolean
  conceded: boolean
  was: string | null // who sat there when the match was saved as a file, while the seat is free
}

/** What one viewer is told of the match. `view` is the game's own; see its docs. */
export type Game = {
  view: View
  question: number | null // of my open question; sent back with the answer
  offers: Offer[]
  hints: Hint[] // what the rules say of things on the table, for the seat that is asked
  can_undo: boolean
  undos: number // grows whenever something was taken back; then all events after `events_from` are new
  events_from: number // forget what you know of events after this number and add `events`
  events: TableEvent[]
  declined: { prompt: string; scope: string }[] // what I am not asked for a while, and pass
  proposals: Proposal[] // what team mates have picked and not sent yet
}
export type View<T = Record<string, any>> = {
  game: string
  mode: string
  options: Record<string, string>
  seats: number
  viewer: number | null // the seat whose knowledge this is; null: what everybody may see
  referee: boolean // everything is shown: looking back with all cards
  answers: number
  asked: { seat: number; prompt: string; rule: string; args?: Record<string, Arg>; scopes?: Record<string, string> }[]
  result: { scores: number[]; winners: number[]; [more: string]: unknown } | null
  table: T
}
export type Offer = { move: string; what: Message; how: Message | null; handles: string[] }
export type Proposal = Offer & { seat: number }
/** blocked: this cannot be chosen now, and why. reach: this could be had now. lacks: what is still missing for it. */
export type Hint = { handle: string; kind: 'blocked' | 'reach' | 'lacks'; text: Message }
export type TableEvent = { n: number; kind: string; seat: number | null; told: Message; data: Record<string, any> }
export type Line = { n: number; at: number; seat: number | null; name: string; text: string; team: boolean } // of the chat; `team`: mine alone reads it

// -- the socket: /api/tables/:id/socket?events=N&undos=M&chat=K --------------------------------------------------

/** Commands; also by POST /api/tables/:id/commands. `key` names the command for good: a resend has the same key. */
export type Command = { key: string } & (
  | { do: 'sit'; seat: number }
  | { do: 'stand' }
  | { do: 'seat-bot'; seat: number; bot: string }
  | { do: 'free-seat'; seat: number } // the host removes a person or a bot
  | { do: 'ready'; ready: boolean }
  | { do: 'start' }
  | { do: 'play'; question: number; move: string }
  | { do: 'preview'; question: number; move?: string } // what a move would bring, as far as nothing hidden is touched; mates may see it, until one without a move
  | { do: 'undo' }
  | { do: 'decline'; question: number; scope: string } // pass now, and whatever has this scope while it lasts
  | { do: 'ask-again'; prompt: string }
  | { do: 'concede' }
  | { do: 'stand-in'; seat: number; bot: string } // a bot plays for somebody who is away or out of time (or for me)
  | { do: 'come-back' }
  | { do: 'say'; text: string; team?: boolean } // to my team alone
  | { do: 'open'; open: boolean }
  | { do: 'rematch' }
)
export type Answer = {
  re: string
  answer: 'accepted' | 'duplicate' | 'stale' | 'refused'
  n: number | null
  reason?: Message // of a refusal
  events?: TableEvent[] // of a preview; empty where it would tell what nobody knows yet
}
/** The server sends `State` at once on opening, after every change, and after a stale answer. */
export type State = { n: number; table: Table; game: Game | null; chat: Line[] }
export type Frame = Answer | State

// -- looking back: GET /api/tables/:id/moments?viewer=0&from=0&to=40 (viewer: a seat, or "all") -------------------

/** There are `total` answers, so moments run from 0 (nothing played yet) to `total` inclusive. */
export type Moments = { total: number; moments: { n: number; view: View; events: TableEvent[] }[] } // n: answers given
/** GET /api/tables/:id/trail: every outcome of chance, with all cases there were, each as often as it was likely. */
export type Trail = {
  seed: string
  commitment: string
  seeded_from: number
  outcomes: { cases: [string, number][]; came_up: string }[]
}
/** GET /api/games/:game/components: every card and piece with our figures, not those of a table's edition. */
export type Component = { id: string; kind: string; count: number; source: string; [figure: string]: any }
/** Every refusal by HTTP: a 4xx with this. */
export type Problem = { error: Message }
