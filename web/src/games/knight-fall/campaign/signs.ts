/** Signs of the campaign: of the map's squares, of what is lost and gained, of relics. The build takes the icons that are named here. */
import { icons } from '../../../ui/icons'

/** Places of the story that comes with the game; a campaign of somebody's own may name others, for which there is the plain sign. */
const places = [
  'raven', 'campfire', 'stairs-goal', 'mountain-road', 'mine-wagon', 'old-lantern', 'forest', 'wooden-sign', 'church', 'water-mill', 'stone-pile', 'pine-tree',
  'witch-face', 'scarecrow', 'crossroad', 'shop', 'wheat', 'gate', 'tombstone', 'beehive', 'fishing-boat', 'beer-stein', 'high-grass', 'barn', 'graveyard',
  'animal-hide', 'grapes', 'skull-crossed-bones', 'drowning', 'path-distance', 'family-house', 'fishing-net', 'barrel', 'candles', { emblem: 'well' },
] // prettier-ignore
const PLAIN = 'compass'
const known = new Set(places.map((one) => (typeof one === 'string' ? one : one.emblem)))

/** The emblem of a square, if it is here. */
export const placeSign = (emblem: string): string => (known.has(emblem) || icons[emblem] !== undefined ? emblem : PLAIN)

const goods: Record<string, { emblem: string }> = {
  coins: { emblem: 'two-coins' },
  scrolls: { emblem: 'tied-scroll' },
  keys: { emblem: 'key' },
  elixirs: { emblem: 'heart-bottle' },
  elders: { emblem: 'hood' },
  bells: { emblem: 'ringing-bell' },
}
export const goodSign = (what: string): string => goods[what]?.emblem ?? PLAIN
export const GOODS = ['coins', 'scrolls', 'keys', 'elixirs']

const relics: Record<string, string> = {
  'saint-orlas-horn': 'hunting-horn',
  'ember-censer': 'fire-bowl',
  'thornwood-shield': 'rosa-shield',
  'bell-of-nine-names': 'ringing-bell',
  'silver-nails': 'nails',
  'hourglass-of-ash': 'hourglass',
  'mirror-of-still-water': 'mirror-mirror',
  'chalice-of-first-light': 'jeweled-chalice',
}
export const relicSign = (relic: string): string => relics[relic] ?? 'jewel-crown'
