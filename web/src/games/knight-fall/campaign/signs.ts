/** Signs of the campaign: of the map's squares, of what is lost and gained, of relics. The build takes the icons that are named here. */
import { icons } from '../../../ui/icons'

/** What the story that comes with the game draws; a campaign of somebody's own may name others, for which there is the plain sign. */
const places = [
  '3d-stairs', 'abacus', 'animal-hide', 'anvil', 'archive-register', 'barn', 'barrel', 'bee', 'beehive', 'beer-stein', 'biceps', 'boots', 'brasero', 'campfire',
  'candles', 'canoe', 'cat', 'cauldron', 'cellar-barrels', 'church', 'coffin', 'cow', 'cowled', 'crossed-bones', 'crossroad', 'crow-dive', 'crowbar',
  'crypt-entrance', 'daemon-skull', 'donkey', 'dungeon-gate', 'echo-ripples', 'eel', 'egg-clutch', 'elven-castle', 'evil-eyes', 'falling-rocks', 'family-house',
  'fire-bowl', 'fire-silhouette', 'fishing-net', 'flame', 'flood', 'floor-hatch', 'forest', 'fruit-tree', 'gate', 'gibbet', 'gold-mine', 'golem-head',
  'gothic-cross', 'grain-bundle', 'grapes', 'graveyard', 'herbs-bundle', 'high-grass', 'hole-ladder', 'honey-jar', 'hood', 'horned-skull', 'imp', 'imp-laugh',
  'keyring', 'knapsack', 'lantern-flame', 'lightning-storm', 'lit-candelabra', 'locked-box', 'locked-chest', 'medusa-head', 'monk-face', 'mountain-road',
  'mountaintop', 'musical-notes', 'old-wagon', 'padlock', 'pine-tree', 'pirate-captain', 'potion-ball', 'prisoner', 'quill-ink', 'raven', 'ringing-bell',
  'sailboat', 'scales', 'scarecrow', 'shop', 'sing', 'skull-crossed-bones', 'spade', 'stone-block', 'stone-path', 'stone-pile', 'stone-throne', 'stone-wheel',
  'summits', 'tied-scroll', 'token', 'triple-skulls', 'tumulus', 'two-coins', 'water-mill', 'wheat', 'witch-face', 'wood-pile', 'wooden-sign',
  { emblem: 'key' }, { emblem: 'shield' }, { emblem: 'well' },
] // prettier-ignore
const PLAIN = 'compass'
const known = new Set(places.map((one) => (typeof one === 'string' ? one : one.emblem)))

/** An emblem of the story, if it is here. */
export const placeSign = (emblem: string): string => (known.has(emblem) || Object.hasOwn(icons, emblem) ? emblem : PLAIN)

const goods: Record<string, { emblem: string }> = {
  coins: { emblem: 'two-coins' },
  scrolls: { emblem: 'tied-scroll' },
  keys: { emblem: 'key' },
  elixirs: { emblem: 'heart-bottle' },
  elders: { emblem: 'hood' },
  bells: { emblem: 'ringing-bell' },
  battle: { emblem: 'crossed-swords' },
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
