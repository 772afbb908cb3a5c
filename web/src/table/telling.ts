/** What the prompt says: the question in its first line, and in the second what is refused, explained, brought or still to be done. */
import { missed, ownLast } from '../lib/recent'
import type { BoardProps } from '../games'
import type { Message, TableEvent } from '../lib/types'
import type { Actions } from './actions'
import type { Session } from './session.svelte'
import { waitingFor } from './waiting'

export function headlineOf(session: Session, props: BoardProps): Message {
  const question = session.asked
  if (session.stoodIn) return { id: 'page-table-bot-plays-for-me' }
  if (session.myTurn && question) return session.board?.headline?.(props) ?? { id: question.prompt, args: question.args }
  return waitingFor(props)
}

/** There is nothing to be done but to pass. */
export const nothingElse = (session: Session, actions: Actions): boolean =>
  actions.passes.length > 0 && actions.passes.length === session.picker.offers.length

export function sublineOf(session: Session, props: BoardProps, actions: Actions): string {
  const { picker } = session
  if (session.problem) return session.say(session.problem)
  if (session.underway) return session.say(session.connection.status === 'live' ? 'page-table-sending' : 'page-table-pending')
  if (session.explained) {
    const hint = props.game.hints.find(({ handle }) => handle === session.explained)
    return session.say(hint?.text ?? 'page-table-no-move-here')
  }
  const brought = session.preview.length ? toldOf(session, props, session.preview) : ''
  if (brought) return brought
  if (session.waiting) return session.say('page-table-confirm-hint')
  if (session.stoodIn || !session.myTurn) return meanwhile(session, props)
  const main = actions.main
  if (picker.picks.length && !main) return session.say({ id: 'page-table-more', args: { count: picker.candidates.length } })
  if (main && (picker.picks.length || main.how)) return [main.what, main.how].map((part) => (part ? session.say(part) : '')).join(' ')
  if (nothingElse(session, actions)) return session.say('page-table-only-pass')
  return session.say(main ? 'page-table-choose-action' : (session.board?.choose?.(props) ?? 'page-table-choose'))
}

/** While I wait: the latest thing that somebody else did. */
function meanwhile(session: Session, props: BoardProps): string {
  if (props.table.phase !== 'playing') return props.game.can_undo ? session.say('page-table-undo-hint') : ''
  const latest = missed(session.events, 0, session.seat).at(-1)
  if (props.game.can_undo && (latest?.n ?? 0) < ownLast(session.events, session.seat)) return session.say('page-table-undo-hint')
  return latest ? session.say(latest.told) : ''
}

/** What a move would bring. Its first event is the move itself: that is told only where nothing follows. */
function toldOf(session: Session, props: BoardProps, events: TableEvent[]): string {
  const { board } = session
  if (board?.brings) return board.brings(props, events).map((message) => session.say(message)).join(' ')
  const after = events.length > 1 ? events.slice(1, 5) : events
  return session.say({ id: 'page-table-preview', args: { events: after.map((event) => session.say(event.told)).join(' ') } })
}
