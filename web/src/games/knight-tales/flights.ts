/**
 * Monsters move from where they were to where they are, turn over when they are revealed, and fly to whoever claims them;
 * walls that fall shake. The table beneath is already as it will be: nothing waits for a flight.
 */
import { me } from '../../lib/me.svelte'
import type { TableEvent } from '../../lib/types'
import type { BoardProps } from '../index'

type Kept = { box: DOMRect; face: string; copy: HTMLElement }
const DURATION = [0, 420, 320, 220] as const // ms, by speed
const MOST = 60 // events; more is a jump, not play

export class Flights {
  #last: number
  #undos: number
  #kept = new Map<string, Kept>()

  constructor(props: BoardProps) {
    this.#last = newest(props.events)
    this.#undos = props.game.undos
  }

  /** Before the page changes: where does everything lie? */
  before(props: BoardProps, root: HTMLElement | undefined): void {
    if (newest(props.events) === this.#last || !root) return
    this.#kept = new Map(
      monsters(root).map((element) => [element.dataset.handle!, { box: element.getBoundingClientRect(), face: element.dataset.face ?? '', copy: element.cloneNode(true) as HTMLElement }]),
    )
  }

  after(props: BoardProps, root: HTMLElement | undefined): void {
    const news = props.events.filter(({ n }) => n > this.#last)
    this.#last = newest(props.events)
    const undone = props.game.undos !== this.#undos
    this.#undos = props.game.undos
    if (undone || !root || !news.length || news.length > MOST || document.hidden) return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const duration = DURATION[me.settings.speed] ?? 0
    if (!duration) return
    this.#move(root, news, duration)
    for (const { kind, data } of news)
      if (kind === 'wall-fell') shake(root.querySelector(`[data-handle="lane-${data.lane}"]`), duration)
      else if (kind === 'doom-raised' || kind === 'doom-lowered') pulse(root.querySelector('[data-place="doom"] .token'), duration)
      else if (kind === 'tactic-applied') pulse(root.querySelector('[data-place="tactic"]'), duration, 1.06)
  }

  #move(root: HTMLElement, news: TableEvent[], duration: number): void {
    const here = new Map(monsters(root).map((element) => [element.dataset.handle!, element]))
    for (const [handle, element] of here) {
      const was = this.#kept.get(handle)
      const box = element.getBoundingClientRect()
      const turned = element.dataset.face !== '' && (was?.face ?? '') === '' && news.some(({ kind, data }) => kind === 'monster-revealed' && data.handle === handle)
      const frames: Keyframe[] = []
      if (was && (Math.abs(was.box.left - box.left) > 1 || Math.abs(was.box.top - box.top) > 1))
        frames.push({ transform: `translate(${was.box.left - box.left}px, ${was.box.top - box.top}px) scale(${was.box.width / box.width})`, transformOrigin: '0 0' })
      else if (!was) frames.push({ transform: 'translateY(-40px) scale(0.7)', opacity: 0 })
      if (frames.length) element.animate([...frames, { transform: 'none', opacity: 1 }], { duration, easing: 'cubic-bezier(.2,.7,.2,1)' })
      if (turned) element.firstElementChild?.animate([{ transform: 'perspective(500px) rotateY(180deg)', filter: 'brightness(.4)' }, { transform: 'perspective(500px) rotateY(0)', filter: 'none' }], { duration: duration * 1.2, easing: 'ease-out' })
    }
    for (const [handle, { box, copy, face }] of this.#kept) {
      if (here.has(handle) || !face) continue
      const claimed = news.find(({ kind, data }) => kind === 'monster-claimed' && data.handle === handle)
      if (claimed) leave(copy, box, claimed.data.seat as number, duration * 1.5, root)
    }
  }
}

const newest = (events: readonly TableEvent[]): number => events.at(-1)?.n ?? 0
const monsters = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place="monster"]')]

function shake(element: Element | null, duration: number): void {
  element?.animate([0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })), { duration: duration * 1.3 })
}

function pulse(element: Element | null, duration: number, to = 1.35): void {
  element?.animate([{ transform: 'none' }, { transform: `scale(${to})` }, { transform: 'none' }], { duration: duration * 1.4, easing: 'ease-out' })
}

/** A monster goes to the one who claims it: a likeness of it flies there. */
function leave(copy: HTMLElement, box: DOMRect, seat: number, duration: number, root: HTMLElement): void {
  const to = document.querySelector(`[data-place="seat-${seat}"]`)?.getBoundingClientRect()
  copy.classList.remove('can', 'chosen')
  for (const attribute of ['data-place', 'data-handle']) copy.removeAttribute(attribute)
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('tabindex', '-1')
  copy.classList.add('flight')
  copy.style.width = `${box.width}px`
  copy.style.height = `${box.height}px`
  copy.style.setProperty('--u', getComputedStyle(root.querySelector('.stage')!).getPropertyValue('--u'))
  document.body.append(copy)
  const end = to?.width ? `translate(${to.left + to.width / 2 - box.width / 6}px, ${to.top}px) scale(.3)` : `translate(${box.left}px, ${box.top - 60}px) scale(.8)`
  const fly = copy.animate(
    [{ transform: `translate(${box.left}px, ${box.top}px)` }, { transform: `translate(${box.left}px, ${box.top - 16}px) rotate(-3deg) scale(1.06)`, offset: 0.3 }, { transform: end, opacity: 0.2 }],
    { duration, easing: 'cubic-bezier(.4,0,.3,1)', fill: 'both' },
  )
  const gone = () => copy.remove()
  fly.finished.then(gone, gone)
}
