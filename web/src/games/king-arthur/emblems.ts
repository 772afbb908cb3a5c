/** Which emblem stands for what; names of the game-icons set. */
import type { Kind, Suit } from './view'

export const kindEmblem: Record<Kind, string> = {
  'dark-power': 'evil-book',
  'enemy-knight': 'crossed-swords',
  monster: 'gargoyle',
  dragon: 'dragon-head',
}

const adversaries: Record<string, string> = {
  'dark-power-1': 'raven',
  'dark-power-2': 'spectre',
  'dark-power-3': 'witch-face',
  'dark-power-4': 'warlock-hood',
  'dark-power-5': 'medusa-head',
  'enemy-knight-1': 'crested-helmet',
  'enemy-knight-2': 'visored-helm',
  'enemy-knight-3': 'brutal-helm',
  'enemy-knight-4': 'black-knight-helm',
  'enemy-knight-5': 'overlord-helm',
  'monster-1': 'goblin-head',
  'monster-2': 'direwolf',
  'monster-3': 'griffin-symbol',
  'monster-4': 'minotaur',
  'monster-5': 'ogre',
  'dragon-1': 'egg-eye',
  'dragon-2': 'sea-dragon',
  'dragon-3': 'wyvern',
  'dragon-4': 'dragon-head',
  'dragon-5': 'spiked-dragon-head',
}

const adventures: Record<string, string> = {
  'holy-grail': 'holy-grail',
  mountain: 'mountaintop',
  excalibur: 'sword-in-stone',
  'questing-beast': 'beast-eye',
  'fisher-king': 'circling-fish',
  'royal-tournament': 'knight-banner',
  robbers: 'robber',
  vikings: 'drakkar',
  'sea-monster': 'sea-serpent',
  saxons: 'crossed-axes',
  'king-mark': 'queen-crown',
  'green-knight': 'mounted-knight',
  'gold-treasure': 'open-treasure-chest',
}

export const suitEmblem: Record<Suit, string> = {
  red: 'mounted-knight',
  orange: 'knight-banner',
  beige: 'visored-helm',
  merlin: 'wizard-face',
}

export const adversaryEmblem = (id: string): string => adversaries[id] ?? 'imp-laugh'
export const adventureEmblem = (id: string): string => adventures[id] ?? 'holy-grail'

/** The four actions of a turn; the challenge is a seal where there are seals. */
export const actionEmblem = (action: number, seals: boolean): string =>
  ['card-pickup', seals ? 'wax-seal' : 'crossed-swords', 'holy-grail', 'card-draw'][action - 1] ?? 'holy-grail'

export const backEmblem = { adversaries: 'imp-laugh', knights: 'templar-shield' }
export const countEmblem = { knights: 'card-random', adversaries: 'imp-laugh' }

/** Icons of the log by kind of event. */
export const logIcons: Record<string, string> = {
  'game-began': 'sword-in-stone',
  'adversary-revealed': 'card-pickup',
  'knights-played': 'crossed-swords',
  'adversary-taken': 'imp-laugh',
  'adversary-sealed': 'wax-seal',
  'seal-returned': 'wax-seal',
  'adventure-taken': 'holy-grail',
  'knights-drawn': 'card-draw',
  'knights-reshuffled': 'card-exchange',
  'turn-passed': 'empty-hourglass',
  'last-adversary-taken': 'hourglass',
  'game-ended': 'laurel-crown',
}
