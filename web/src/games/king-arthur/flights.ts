/**
 * Cards fly from where they were to where they go, as the events tell. Nothing waits for a flight: the table beneath is
 * already as it will be, and what flies takes no presses. Places are found by `data-place`, here and in the other parts.
 */
import { mount, unmount, type Component } from 'svelte'
import { me } from '../../lib/me.svelte'
import type { TableEvent } from '../../lib/types'
import CardBack from './CardBack.svelte'
import CardFace from './CardFace.svelte'
import FlyingPanel from './FlyingPanel.svelte'
import { piecesOf } from './pieces.svelte'
import Seal from './Seal.svelte'
import { isAdversary, type ArthurProps, type Condition } from './view'

type Box = { left: number; top: number; width: number; height: number }
/** `lay`: the card lay there for all to see, and lies there until it is its turn. */
type Flight = { what: Thing; from: Box; to: Box; turn?: boolean; land?: Element | null; lay?: boolean }
type Thing =
  | { face: string }
  | { back: 'adversaries' | 'knights' }
  | { seal: number }
  | { panel: string; points: number }

const DURATION = [0, 320, 250, 180] as const // ms, by speed
const APART = 0.42 // of a duration between things of one event
const LONGEST = 2600 // ms for everything that happened at once
const MOST = 40 // events; more is a jump, not play

/** Where things lay before the last change: boxes by place, and by place and card, of each part of the page. */
const kept = new Map<string, Map<string, Box[]>>()
const lay = (key: string): Box[] => [...kept.values()].flatMap((places) => places.get(key) ?? [])

/** Remember where everything lies below `root`; every part of the page does so before it changes. */
export function keepPlaces(part: 'board' | 'hand' | 'trophies', root: ParentNode | undefined): void {
  const places = new Map<string, Box[]>()
  for (const element of root?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
    const { place = '', handle, card } = element.dataset
    const box = boxOf(element)
    for (const key of new Set([place, `${place} ${handle}`, `${place} ${card}`])) if (box) places.set(key, [...(places.get(key) ?? []), box])
  }
  kept.set(part, places)
}

function boxOf(element: Element | null | undefined): Box | null {
  const rect = element?.getBoundingClientRect()
  return rect && rect.width > 0 && rect.height > 0 ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height } : null
}

const now = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const place = (name: string): Box | null =>
  now(`[data-place="${name}"]`).map(boxOf).find((box) => box !== null) ?? null

/** A card-sized box in the middle of a place. */
function within(box: Box | null, width: number, ratio: number): Box | null {
  if (!box) return null
  const height = width * ratio
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height }
}

export class Flights {
  #last: number
  #undos: number
  #props: ArthurProps
  #until = 0 // when the last move that was launched is on its way; the next one waits for it

  constructor(props: ArthurProps) {
    this.#props = props
    this.#last = newest(props.events)
    this.#undos = props.game.undos
  }

  /** Before the page changes: where does everything lie? */
  before(props: ArthurProps, root: HTMLElement | undefined): void {
    if (newest(props.events) !== this.#last) keepPlaces('board', root)
  }

  /** After it changed: let everything that moved come from there. */
  after(props: ArthurProps): void {
    this.#props = props
    const last = this.#last
    this.#last = newest(props.events)
    const undone = props.game.undos !== this.#undos
    this.#undos = props.game.undos
    const news = props.events.filter((event) => event.n > last)
    if (undone || news.length === 0 || news.length > MOST || document.hidden) return
    const speed = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : (props.speed ?? me.settings.speed)
    const duration = DURATION[speed] ?? 0
    if (duration) this.#fly(news, duration)
  }

  #fly(news: TableEvent[], duration: number): void {
    const taken = new Map<string, number>() // how many of several like cards are on their way
    const next = (key: string): number => {
      const n = taken.get(key) ?? 0
      taken.set(key, n + 1)
      return n
    }
    const steps = news.map((event) => this.#flightsOf(event, next)).filter((flights) => flights.length > 0)
    const raw = steps.reduce((sum, flights) => sum + duration * (0.7 + APART * (flights.length - 1)), duration)
    const pace = Math.min(1, LONGEST / raw)
    const moment = performance.now()
    const own = news[0]?.seat === this.#props.seat // my own move answers my hand: it never waits
    let start = own ? 0 : Math.min(Math.max(0, this.#until - moment), LONGEST)
    for (const flights of steps) {
      flights.forEach((flight, n) => this.#launch(flight, start + n * duration * APART * pace, duration))
      start += duration * (0.7 + APART * (flights.length - 1)) * pace
    }
    if (steps.length) this.#until = moment + start + duration * 0.3
  }

  #flightsOf({ kind, data }: TableEvent, next: (key: string) => number): Flight[] {
    const flights: Flight[] = []
    const add = (what: Thing, from: Box | null | undefined, to: Box | null | undefined, more: Partial<Flight> = {}) => {
      if (from && to) flights.push({ what, from, to, ...more })
    }
    const was = (key: string): Box | undefined => (lay(key).length ? lay(key)[next(`was ${key}`) % lay(key).length] : undefined)
    const seat = data.seat as number
    const mine = seat === this.#props.seat
    const plate = (width = 34, ratio = 1.4) => within(place(`seat-${seat}`), width, ratio)
    /** Of several like cards the new ones are taken for the last. */
    const arrived = (spot: string, id: string): HTMLElement | undefined => {
      const all = now(`[data-place="${spot}"][data-card="${id}"]`)
      const before = lay(`${spot} ${id}`).length
      return all[Math.min(before + next(`new ${spot} ${id}`), all.length - 1)]
    }
    switch (kind) {
      case 'adversary-revealed': {
        const land = arrived('column', data.card)
        add({ face: data.card }, place('deck'), boxOf(land), { turn: true, land })
        break
      }
      case 'knights-played':
        for (const id of data.knights as string[])
          add({ face: id }, (mine && was(`hand-card ${id}`)) || plate(), place('discards') ?? within(place('supply'), 26, 1.4), { lay: mine })
        break
      case 'adversary-sealed': {
        const key = `column ${data.card}`
        const land = now(`[data-handle="${data.card}@${seat}"] [data-seal]`).at(-1)
        const lost = lay(key)[0]
        const from = within((mine && place('seals')) || place(`seat-${seat}`), 26, 1)
        add({ seal: seat }, from, boxOf(land) ?? (lost ? within(lost, lost.width * 0.48, 1) : null), { land })
        break
      }
      case 'seal-returned': {
        const sealed = was(`column ${data.card}@${seat}`)
        const lost = sealed ?? was(`column ${data.card}`)
        add({ seal: seat }, lost ? within(lost, Math.min(38, lost.width * 0.48), 1) : null, within((mine && place('seals')) || place(`seat-${seat}`), 24, 1), { lay: sealed !== undefined })
        break
      }
      case 'adversary-taken': {
        const land = mine ? arrived('trophy', data.card) : undefined
        const from = was(`column ${data.card}@${seat}`) ?? was(`column ${data.card}`)
        add({ face: data.card }, from, boxOf(land) ?? plate(), { land, lay: true })
        break
      }
      case 'adventure-taken': {
        for (const id of data.cards as string[])
          add({ face: id }, (mine && was(`trophy ${id}`)) || plate(), place('out') ?? within(place('deck'), 26, 1.4), { lay: mine })
        const panel = lay(`adventure-${data.adventure}`)[0]
        add({ panel: data.adventure, points: data.points }, panel, (mine && within(place('trophies'), 52, 1.4)) || plate(40, 1.15), { lay: true })
        break
      }
      case 'knights-drawn': {
        const seen = (data.cards as string[] | undefined) ?? []
        for (let n = 0; n < data.number; n++) {
          const id = seen[n]
          const land = id ? arrived('hand-card', id) : undefined
          const box = boxOf(land)
          if (id && box) add({ face: id }, place('supply'), box, { turn: true, land })
          else add({ back: 'knights' }, place('supply'), plate(26))
        }
        break
      }
      case 'knights-reshuffled':
        for (let n = 0; n < Math.min(4, data.number); n++) add({ back: 'knights' }, place('discards'), place('supply'))
    }
    return flights
  }

  #launch({ what, from, to, turn, land, lay: lying }: Flight, delay: number, duration: number): void {
    const ghost = document.createElement('div')
    ghost.className = 'flight ka-flight on-table'
    ghost.setAttribute('aria-hidden', 'true')
    // Drawn at its larger size and shrunk from there, so that it stays sharp.
    const size = to.width >= from.width ? to : from
    ghost.style.width = `${size.width}px`
    ghost.style.height = `${size.height}px`
    ghost.style.setProperty('--w', `${size.width}px`)
    ghost.style.setProperty('--h', `${size.height}px`)
    const inside = document.createElement('div')
    inside.className = 'turning'
    ghost.append(inside)
    const drawn = [this.#draw(what, inside, size)]
    if (turn) drawn.push(this.#draw({ back: 'face' in what && isAdversary(what.face) ? 'adversaries' : 'knights' }, inside, size, 'reverse'))
    document.body.append(ghost)
    const at = (box: Box, lift = 1) =>
      `translate(${box.left}px, ${box.top}px) scale(${(box.width / size.width) * lift}, ${(box.height / size.height) * lift})`
    const middle: Box = { left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 - 18, width: (from.width + to.width) / 2, height: (from.height + to.height) / 2 }
    const fly = ghost.animate([{ transform: at(from) }, { transform: at(middle, 1.08) }, { transform: at(to) }], {
      delay,
      duration,
      easing: 'cubic-bezier(0.25, 0.6, 0.3, 1)',
      fill: 'both',
    })
    if (turn) inside.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], { delay, duration, easing: 'ease-out', fill: 'both' })
    if (!lying) ghost.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: 70, fill: 'both' })
    land?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration })
    const gone = () => {
      drawn.forEach((component) => void unmount(component))
      ghost.remove()
    }
    fly.finished.then(gone, gone)
  }

  #draw(what: Thing, into: HTMLElement, size: Box, side = 'obverse'): Record<string, unknown> {
    const target = document.createElement('div')
    target.className = side
    into.append(target)
    const draw = <P extends Record<string, unknown>>(component: Component<P>, props: P) => mount(component, { target, props })
    if ('face' in what) return draw(CardFace, { id: what.face, named: size.width >= 60, wide: size.width > size.height })
    if ('back' in what) return draw(CardBack, { deck: what.back })
    if ('seal' in what) return draw(Seal, { arms: this.#props.table.seats[what.seal]?.arms ?? null })
    const condition = (piecesOf(this.#props.components).get(what.panel)?.condition as Condition | undefined) ?? {}
    return draw(FlyingPanel, { id: what.panel, points: what.points, condition })
  }
}

const newest = (events: readonly TableEvent[]): number => events.at(-1)?.n ?? 0
