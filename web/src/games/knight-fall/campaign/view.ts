/** What the campaign's server side shows (src/caliburn/games/knight_fall/modes/campaign). No rules here. */
import type { Offer, Text, View } from '../../../lib/types'
import { written } from '../../../lib/words'
import { isCharacter, type Place } from '../view'

export type Amounts = Record<string, number>
export type MapNumber = { number: number; handle: string; crossed: boolean; read: boolean }
export type Square = { at: string; handle: string; name: Text; emblem: string; land: string; numbers: MapNumber[] }
export type Bridge = { between: [string, string]; name: Text }
export type Word = { id: string; name: Text }
export type Choice = {
  letter: string
  handle: string
  text: Text
  lose: Amounts
  gain: Amounts
  keywords: Word[]
  erases: Word[]
  villager: string | null
  bells: number
  reads: number | null
  battle: number | string | null
  needs: Word | null
  wager: { symbol: string; lose: Amounts } | null
  ferry: { at: string; name: Text }[]
  stays_open: boolean
}
export type StoryPage = {
  kind: 'introduction' | 'entry' | 'after' | 'finale' | 'defeat'
  number: number | null
  square: string | null
  title: Text | null
  text: Text
  emblems: string[]
  choices: Choice[]
  chosen: string | null
  told: Text | null
  paid: Amounts
  gained: Amounts
  epilogues: Text[]
}
export type Keyword = { id: string; name: Text; note: Text; held: boolean }
export type Villager = { id: string; found: boolean; known: Text | null }
export type Relic = { id: string; scrolls: number; coins: number; owned: boolean; used: boolean }
export type Battle = {
  number: number | string
  name: Text
  final: boolean
  looming: string[]
  defeated: number
  to_defeat: number
  elders: number
  elders_lost: number
  elders_limit: number | null
  relics: string[]
}
export type Score = { total: number } & Record<(typeof SCORED)[number], number>
export const SCORED = ['knights', 'relics', 'villagers', 'elders', 'resources', 'elixirs', 'difficulty', 'failed'] as const

export type Campaign = {
  title: Text
  valley: Text
  difficulty: string
  columns: number
  rows: number
  squares: Square[]
  river: [string, string][]
  bridges: Bridge[]
  party: string
  path: string[][]
  leader: number
  bells: { crossed: number; total: number }
  coins: number
  scrolls: number
  keys: number
  elixirs: number
  scroll_price: number
  keywords: Keyword[]
  villagers: Villager[]
  relics: Relic[]
  elders: { saved: number; boxes: number }
  knights: string[]
  fallen: string[]
  page: StoryPage
  battle: Battle | null
  score: Score
}

type Seen = { game: { view: View } }
export const campaignOf = ({ game }: Seen): Campaign | null => (game.view.table.campaign as Campaign | null | undefined) ?? null

/** Map and book are on the table; otherwise a battle is fought. */
export const atMap = (seen: Seen): boolean => campaignOf(seen)?.battle === null

/** A story text in the reader's language. */
export const read = (text: Text | null | undefined): string => (text ? written(text) : '')

export const squareAt = ({ squares }: Campaign, at: string | null): Square | null => squares.find((square) => square.at === at) ?? null
/** The turn of the map that is played now, counted from 1. */
export const turnOf = ({ bells }: Campaign): number => Math.min(bells.crossed + 1, bells.total)

/** What the strip above a battle shows: elixirs, scrolls while one can be bought, and relics that can still be used. */
export const inStrip = (seen: Seen, handle: string): boolean => {
  const campaign = campaignOf(seen)
  return campaign?.battle != null && (handle === 'elixirs' || handle === 'scrolls' || campaign.relics.some(({ id }) => id === handle))
}

/** The knights of a seat: of two people each has one, who rides alone has both. */
export const ridersOf = ({ knights }: Campaign, places: readonly Place[], seat: number | null): string[] =>
  seat === null ? [] : places.flatMap((place) => (place.seat === seat && isCharacter(place) && knights.includes(place.character) ? [place.character] : []))

/** A ride so far that nothing is read there. */
export const isFar = (offers: readonly Offer[], handle: string): boolean => offers.some(({ handles, how }) => handles.includes(handle) && how?.id === 'how-ride-far')
