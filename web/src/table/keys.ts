/** The keys of the table. They never act while somebody types. */
import { me } from '../lib/me.svelte'
import type { Desk, Talk } from './desk.svelte'
import type { Session } from './session.svelte'

export function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  if (!element?.tagName) return false
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT') return true
  return element.tagName === 'INPUT' && !['checkbox', 'radio', 'range', 'button'].includes((element as HTMLInputElement).type)
}

export function pressed(event: KeyboardEvent, session: Session, desk: Desk, page: HTMLElement | undefined): void {
  if (event.defaultPrevented || typing(event.target)) return
  const key = event.key.toLowerCase()
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && key === 'z') {
    event.preventDefault()
    void session.undo()
    return
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (key.length === 1 && !me.settings.keys) return // who speaks to the browser, or trembles, may turn them off
  if (/^[1-9]$/.test(key)) {
    page?.querySelectorAll<HTMLButtonElement>('[data-action]:not(:disabled)')[Number(key) - 1]?.click()
    return
  }
  if (key === 'escape') escape(session, desk)
  else if (key === 'u') void session.undo()
  else if (key === 'l') desk.show('log')
  else if (key === 'c') talk(event, 'chat', desk, page)
  else if (key === 't' && session.team) talk(event, 'team', desk, page)
  else if (key === 'm') desk.toggle('moves')
  else if (key === 'r') desk.toggle('rule')
  else if (key === '?') desk.toggle('shortcuts')
}

/** What is open closes, the latest first; then the choice is put back. */
function escape(session: Session, desk: Desk): void {
  if (desk.panel) desk.panel = null
  else if (desk.menu) desk.menu = false
  else session.withdraw()
}

function talk(event: KeyboardEvent, to: Talk, desk: Desk, page: HTMLElement | undefined): void {
  event.preventDefault()
  desk.show(to)
  setTimeout(() => page?.querySelector<HTMLInputElement>('.chat input')?.focus())
}
