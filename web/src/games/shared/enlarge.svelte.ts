/** Which card is shown large, and what it grew from. One for the whole table: `Enlarged.svelte` draws it. */
import type { Attachment } from 'svelte/attachments'

export type Subject = { id: string; seal?: number | null; owner?: number | null; points?: number }

const REST = 420 // ms a pointer rests or a finger presses before a card grows
const NEXT = 90 // once one card is large, the next ones come at once

class Enlargement {
  subject: Subject | null = $state.raw(null)
  anchor: HTMLElement | null = $state.raw(null)
  #timer = 0
  #closed = 0

  show(anchor: HTMLElement, subject: Subject): void {
    clearTimeout(this.#timer)
    this.anchor = anchor
    this.subject = subject
  }

  soon(anchor: HTMLElement, subject: () => Subject, after = REST): void {
    clearTimeout(this.#timer)
    const quick = this.subject !== null || performance.now() - this.#closed < 300
    this.#timer = window.setTimeout(() => anchor.isConnected && this.show(anchor, subject()), quick ? NEXT : after)
  }

  hide(anchor?: HTMLElement): void {
    clearTimeout(this.#timer)
    if (anchor && this.anchor !== anchor) return
    if (this.subject) this.#closed = performance.now()
    this.subject = null
    this.anchor = null
  }
}

export const enlarged = new Enlargement()

/** A card that grows under the pointer, under the focus or under a long press. Pressing it still does what it does. */
export function grows(subject: () => Subject): Attachment<HTMLElement> {
  return (element) => {
    let long = false // a long press is not a press
    let touch = false
    const on = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void, capture = false) =>
      element.addEventListener(type, handler, { capture, signal: gone.signal })
    const gone = new AbortController()
    let over = false // a card that comes to lie under a resting pointer does not grow
    on('pointermove', (event) => {
      if (over || event.pointerType !== 'mouse' || !(event.movementX || event.movementY)) return
      over = true
      enlarged.soon(element, subject)
    })
    on('pointerleave', () => {
      over = false
      enlarged.hide(element)
    })
    on('pointerdown', (event) => {
      touch = event.pointerType !== 'mouse'
      long = false
      if (!touch) return enlarged.hide(element)
      enlarged.hide()
      enlarged.soon(element, () => ((long = true), subject()), REST)
    })
    on('pointerup', () => !long && enlarged.hide(element))
    on('pointercancel', () => enlarged.hide(element))
    on('contextmenu', (event) => touch && event.preventDefault())
    on('click', (event) => {
      if (!long) return enlarged.hide(element)
      event.stopImmediatePropagation()
      event.preventDefault()
      long = false
    }, true)
    on('focus', () => element.matches(':focus-visible') && enlarged.soon(element, subject, 650))
    on('blur', () => enlarged.hide(element))
    return () => {
      gone.abort()
      enlarged.hide(element)
    }
  }
}

const GAP = 14

/** Where something large goes beside a thing: where there is room, never over it. */
export function beside(box: DOMRect, large: DOMRect): { left: number; top: number } {
  const { innerWidth: w, innerHeight: h } = window
  const across = Math.min(Math.max(8, box.left + box.width / 2 - large.width / 2), w - large.width - 8)
  const down = Math.min(Math.max(8, box.top + box.height / 2 - large.height / 2), h - large.height - 8)
  if (box.right + GAP + large.width < w - 8) return { left: box.right + GAP, top: down }
  if (box.left - GAP - large.width > 8) return { left: box.left - GAP - large.width, top: down }
  if (box.top - GAP - large.height > 8) return { left: across, top: box.top - GAP - large.height }
  return { left: across, top: Math.min(box.bottom + GAP, h - large.height - 8) }
}
