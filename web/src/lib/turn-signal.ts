/** Telling somebody who looks elsewhere that it is their turn: title, icon, sound, desktop notification. */
import { chime } from './sound'

/** A sealed shield with a gold edge, in place of the page's icon. */
const TURN_ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 2h24v14c0 8-6 12-12 15C10 28 4 24 4 16z" fill="#f3cc45"/>' +
      '<path d="M7 5h18v11c0 6-4 9-9 12-5-3-9-6-9-12z" fill="#8c1c13"/><path d="M14 9h4v9h-4zm0 11h4v4h-4z" fill="#fff"/></svg>',
  )

export type Signal = { title: string; turn: boolean; text: string; sound: boolean; desktop: boolean }

export class TurnSignal {
  #was = false
  #icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  #plain = this.#icon?.getAttribute('href') ?? null
  #title = document.title
  #note: Notification | null = null

  /** `title` is the page's; `text` says that it is my turn. Sounds only when the turn begins and nobody looks. */
  show({ title, turn, text, sound, desktop }: Signal): void {
    document.title = turn ? `${text} · ${title}` : title
    this.#swap(turn ? TURN_ICON : this.#plain)
    if (turn && !this.#was && (document.hidden || !document.hasFocus())) {
      if (sound) chime()
      if (desktop) this.#notify(title, text)
    }
    if (!turn) this.#forget()
    this.#was = turn
  }

  end(): void {
    document.title = this.#title
    this.#swap(this.#plain)
    this.#forget()
  }

  #swap(href: string | null): void {
    if (this.#icon && href && this.#icon.getAttribute('href') !== href) this.#icon.setAttribute('href', href)
  }

  #notify(title: string, text: string): void {
    if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
    try {
      this.#note = new Notification(text, { body: title, tag: location.pathname })
      this.#note.onclick = () => {
        window.focus()
        this.#forget()
      }
    } catch {
      // Android allows notifications from service workers only
    }
  }

  #forget(): void {
    this.#note?.close()
    this.#note = null
  }
}
