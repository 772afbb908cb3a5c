/** What a score is made of, row by row, as the sheet at the end shows it. The points are the server's; here they are only laid out. */
import type { View } from '../../lib/types'
import { emblem, isBoss, isChampion, factionOf, suitOf, TYPES, type Type } from './emblems'
import { MONSTER_TYPES, monsterType, ROMAN, type Score, type Tales, type Zone } from './view'
import { tell } from './words'

export const ROWS = ['market', 'market_set', 'monsters', 'monster_set', 'quests', 'renown', 'gold'] as const
export type Row = (typeof ROWS)[number]

/** A thing in a row: an emblem with its worth, a kind had or lacking, or a numeral with points. */
export type Item =
  | { look: 'tile'; id: string; fill: string; crown?: boolean }
  | { look: 'kind'; id: string; fill: string; crown?: boolean; has: boolean; title: string }
  | { look: 'chip'; text: string; points: number; zone?: Zone; has: boolean }
  | { look: 'gold'; text: string }

const isMarket = (id: string): boolean => (TYPES as readonly string[]).includes(suitOf(id) ?? '')
const fillOf = (id: string): string => `var(--kt-${isBoss(id) ? 'boss' : (factionOf(id) ?? suitOf(id))})`

export function itemsOf(table: Tales, seat: number, row: Row): Item[] {
  const knight = table.knights[seat]!
  const slain = knight.slain ?? []
  switch (row) {
    case 'market':
      return knight.cards.filter(({ id }) => isMarket(id)).map(({ id }) => ({ look: 'tile', id, fill: fillOf(id) }))
    case 'market_set':
      return TYPES.map((type: Type) => ({ look: 'kind', id: type, fill: `var(--kt-${type})`, has: knight.types.includes(type), title: tell(`type-${type}`) }))
    case 'monsters':
      return slain.map((id) => ({ look: 'tile', id, fill: fillOf(id), crown: isChampion(id) }))
    case 'monster_set': {
      const had = new Set(slain.map(monsterType))
      return MONSTER_TYPES.map((type) => {
        const faction = type.replace('-champion', '')
        return { look: 'kind', id: faction, fill: `var(--kt-${faction})`, crown: type !== faction, has: had.has(type), title: type === 'boss' ? tell('class-boss') : tell('page-kt-score-monsters-of', { class: tell(type === faction ? 'class-minion' : 'class-champion'), faction: tell(`faction-${faction}`) }) }
      })
    }
    case 'quests':
      return table.quests.map(({ day, points, crests }) => {
        const place = crests.indexOf(seat)
        return { look: 'chip', text: ROMAN[day] ?? '', points: place < 0 ? 0 : (points[place] ?? 0), has: place >= 0 }
      })
    case 'renown':
      return table.renown.map(({ night, zones, crests }) => {
        const zone = crests.find(([who]) => who === seat)?.[1]
        return { look: 'chip', text: ROMAN[night] ?? '', points: zone ? zones[zone] : 0, zone, has: zone !== undefined }
      })
    case 'gold':
      return [{ look: 'gold', text: tell('page-kt-gold', { count: knight.gold }) }]
  }
}

export const ROW_EMBLEM: Record<Row, string> = {
  market: emblem('market-back'),
  market_set: emblem('market-set'),
  monsters: emblem('weapon'),
  monster_set: emblem('monster-set'),
  quests: emblem('quest'),
  renown: emblem('renown'),
  gold: emblem('gold'),
}
export const ROW_FILL: Record<Row, string> = {
  market: '#8c211a',
  market_set: '#a9604f',
  monsters: '#2b5c3a',
  monster_set: '#6d9877',
  quests: '#6b4a2b',
  renown: '#24476b',
  gold: '#a17c15',
}

/** The rows with their points, for the plain table of results. */
export function tally(view: View, seat: number): { label: string; points: number }[] {
  const score = (view.table as Tales).score?.[seat]
  return score ? ROWS.map((row) => ({ label: tell(`page-kt-score-${row}`), points: score[row] })) : []
}

/** How many points there are up to and with this row. */
export const upTo = (score: Score, row: Row): number => ROWS.slice(0, ROWS.indexOf(row) + 1).reduce((sum, one) => sum + score[one], 0)
