/** What passing and the standing answers beside it cover, in words. */
import type { Message } from '../lib/types'
import { has } from '../lib/words'
import type { Session } from './session.svelte'

/** Questions of my own turn are asked whatever I said before. */
export const isMyTurn = (session: Session): boolean => session.seat !== null && session.game?.view.table.turn === session.seat

/** For how long I may decline what I am asked; on my own turn for the shortest time alone. */
export function scopesOf(session: Session): string[] {
  const scopes = Object.keys(session.asked?.scopes ?? {})
  return isMyTurn(session) ? scopes.slice(0, 1) : scopes
}

/** The game's own words, else those that fit every game. */
export function worded(session: Session, own: string, general: string, otherwise: string): string {
  return [own, general].find((id) => has(id, session.table?.game)) ?? otherwise
}

export function topicOf(session: Session, prompt: string): Message {
  return { id: worded(session, `page-topic-${prompt}`, '', 'page-table-declined-topic') }
}

/** What declining covers: on the turn of somebody else all that I would be asked meanwhile, on mine this question. */
export function covers(session: Session, scope: string): string {
  const means = isMyTurn(session) ? 'means-mine' : 'means'
  return session.say(worded(session, `scope-${scope}-${means}`, `page-table-decline-${scope}-${means}`, `page-table-decline-${means}`))
}

/** What passing covers, where there is something longer to choose. */
export function coversOnce(session: Session): string | undefined {
  if (!session.asked || scopesOf(session).length === 0) return undefined
  return session.say({ id: 'page-table-decline-once', args: { topic: topicOf(session, session.asked.prompt) } })
}
