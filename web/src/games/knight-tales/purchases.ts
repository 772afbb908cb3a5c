/** What is bought flies from its stall to whoever bought it. The table beneath is already as it will be: nothing waits for a flight. */
import { me } from '../../lib/me.svelte'
import type { BoardProps } from '../index'

const DURATION = [0, 560, 420, 280] as const // ms, by speed
const newest = (props: BoardProps): number => props.events.at(-1)?.n ?? 0

export class Purchases {
  #last: number
  #kept = new Map<string, { box: DOMRect; copy: HTMLElement }>()

  constructor(props: BoardProps) {
    this.#last = newest(props)
  }

  /** Before the page changes: where does everything lie? */
  before(props: BoardProps, root: HTMLElement | undefined): void {
    if (newest(props) === this.#last || !root) return
    this.#kept.clear()
    for (const thing of root.querySelectorAll<HTMLElement>('.kt-thing[data-handle]')) {
      const face = thing.firstElementChild as HTMLElement
      this.#kept.set(thing.dataset.handle!, { box: face.getBoundingClientRect(), copy: face.cloneNode(true) as HTMLElement })
    }
  }

  after(props: BoardProps): void {
    const news = props.events.filter(({ n }) => n > this.#last)
    this.#last = newest(props)
    const duration = DURATION[me.settings.speed] ?? 0
    if (!duration || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const { kind, seat, data } of news) {
      const was = kind === 'card-bought' || kind === 'trophy-forged' ? this.#kept.get(data.card as string) : undefined
      const goal = document.querySelector(`.mine [data-handle="${data.card}"]`) ?? document.querySelector(`[data-place="seat-${seat}"]`)
      if (was && goal) fly(was.copy, was.box, goal.getBoundingClientRect(), duration)
    }
  }
}

function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const ghost = document.createElement('div')
  ghost.className = 'flight'
  ghost.style.setProperty('--w', `${from.width}px`)
  ghost.append(copy)
  document.body.append(ghost)
  const scale = Math.min(to.width / from.width, to.height / from.height)
  const end = `translate(${to.left + (to.width - from.width * scale) / 2}px, ${to.top + (to.height - from.height * scale) / 2}px) scale(${scale})`
  const flight = ghost.animate([{ transform: `translate(${from.left}px, ${from.top}px)` }, { transform: end, opacity: 1, offset: 0.9 }, { transform: end, opacity: 0 }], { duration, easing: 'cubic-bezier(.3,.6,.2,1)' })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}
