/** Units glide from where they stood to where they stand; who comes new, rises. The table beneath is already as it will be. */
import { me } from '../../lib/me.svelte'
import type { BoardProps } from '../index'

const DURATION = [0, 420, 300, 200] as const // ms, by speed
const MOST = 40 // events; more is a jump, not play

export class Glide {
  #last: number
  #undos: number
  #kept = new Map<string, DOMRect>()

  constructor(props: BoardProps) {
    this.#last = newest(props)
    this.#undos = props.game.undos
  }

  /** Before the page changes: where does everybody stand? */
  before(props: BoardProps, root: HTMLElement | undefined): void {
    if (newest(props) === this.#last || !root || !durationNow()) return
    this.#kept = new Map(units(root).map((element) => [element.dataset.unit!, element.getBoundingClientRect()]))
  }

  after(props: BoardProps, root: HTMLElement | undefined): void {
    const news = props.events.filter(({ n }) => n > this.#last).length
    this.#last = newest(props)
    const undone = props.game.undos !== this.#undos
    this.#undos = props.game.undos
    const duration = durationNow()
    if (undone || !root || !news || news > MOST || !duration || document.hidden) return
    for (const element of units(root)) glide(element, this.#kept.get(element.dataset.unit!), duration)
  }
}

function glide(element: HTMLElement, was: DOMRect | undefined, duration: number): void {
  const box = element.getBoundingClientRect()
  if (was && Math.abs(was.left - box.left) < 1 && Math.abs(was.top - box.top) < 1) return
  const start: Keyframe = was
    ? { transform: `translate(${was.left - box.left}px, ${was.top - box.top}px) scale(${was.width / box.width})`, transformOrigin: '0 0', zIndex: 9 }
    : { transform: 'translateY(-18px) scale(0.7)', opacity: 0 }
  element.animate([start, { transform: 'none', opacity: 1 }], { duration, easing: 'cubic-bezier(.2,.7,.2,1)' })
}

/** How long a way takes; 0 where nothing is to move. */
const durationNow = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : (DURATION[me.settings.speed ?? 2] ?? 0))
const units = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-unit]')]
const newest = ({ events }: BoardProps): number => events.at(-1)?.n ?? 0
