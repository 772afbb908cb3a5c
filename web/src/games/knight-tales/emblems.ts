/** Which emblem of the game-icons set stands for what, and of which type, faction or window a thing is by its name. */

export type Type = 'weapon' | 'armor' | 'character' | 'animal' | 'trinket' | 'relic' | 'trophy'
/** What a card's ribbon is coloured by. */
export type Suit = Type | 'longsword' | 'ability' | 'villager' | 'coop'
export type Faction = 'orc' | 'undead' | 'beast'

type Emblems = Record<string, string>

const cards: Record<Suit, Emblems> = {
  weapon: {
    spear: 'stone-spear',
    'battle-axe': 'battle-axe',
    warhammer: 'warhammer',
    crossbow: 'crossbow',
    'morning-star': 'mace-head',
    'twin-daggers': 'daggers',
  },
  armor: {
    buckler: 'round-shield',
    chainmail: 'chain-mail',
    'plate-armor': 'breastplate',
    'great-helm': 'visored-helm',
    gauntlets: 'mailed-fist',
    greaves: 'leg-armor',
  },
  character: {
    squire: 'sword-brandish',
    healer: 'healing',
    archer: 'bowman',
    scout: 'spyglass',
    bard: 'lyre',
    merchant: 'swap-bag',
  },
  animal: {
    warhorse: 'horse-head',
    hound: 'sniffing-dog',
    falcon: 'falcon-moon',
    mule: 'donkey',
    raven: 'raven',
    bear: 'bear-head',
  },
  trinket: {
    'lucky-charm': 'horseshoe',
    'prayer-beads': 'prayer-beads',
    'signet-ring': 'diamond-ring',
    'war-horn': 'hunting-horn',
    'warding-amulet': 'gem-pendant',
    'coin-purse': 'shiny-purse',
  },
  relic: {
    'chalice-of-mercy': 'pouring-chalice',
    'saints-bone': 'broken-bone',
    'crown-shard': 'jewel-crown',
    'kings-banner': 'vertical-banner',
    'blessed-tome': 'open-book',
    'moon-tear': 'water-drop',
  },
  trophy: { 'ethereal-dagger': 'plain-dagger', 'spiked-shield': 'spiked-shield', 'horned-helm': 'horned-helm' },
  longsword: { longsword: 'broadsword' },
  ability: {
    vanguard: 'knight-banner',
    'battle-focus': 'swords-power',
    cleave: 'axe-swing',
    'shield-wall': 'shield-echoes',
  },
  villager: {
    blacksmith: 'blacksmith',
    hunter: 'pocket-bow',
    innkeeper: 'beer-stein',
    priest: 'holy-symbol',
    herbalist: 'pestle-mortar',
    militiaman: 'pitchfork',
  },
  coop: {
    'shared-burden': 'shaking-hands',
    'joint-assault': 'sword-array',
    'supporting-arms': 'swords-emblem',
    'brothers-shield': 'shield-reflect',
    'battle-prayer': 'prayer',
    'hold-the-line': 'guards',
  },
}

const minions: Record<Faction, Emblems> = {
  orc: { goblin: 'goblin-head', shaman: 'tribal-mask', 'orc-raider': 'orc-head', 'war-drummer': 'drum' },
  undead: { zombie: 'shambling-zombie', ghoul: 'bone-gnawer', wraith: 'spectre', 'bone-mage': 'skull-staff' },
  beast: { 'doom-bat': 'evil-bat', centaur: 'centaur', 'dire-wolf': 'direwolf', 'giant-spider': 'masked-spider' },
}
const champions: Record<Faction, Emblems> = {
  orc: { troll: 'troll', 'orc-berserker': 'mighty-force', 'banner-bearer': 'rally-the-troops' },
  undead: { vampire: 'vampire-dracula', 'death-knight': 'black-knight-helm', banshee: 'screaming' },
  beast: { werewolf: 'werewolf', minotaur: 'minotaur', treant: 'evil-tree' },
}
const bosses: Record<Faction, Emblems> = {
  orc: { warchief: 'warlord-helmet' },
  undead: { 'lich-lord': 'crowned-skull' },
  beast: { woodwitch: 'witch-face' },
}

const others: Emblems = {
  gaelic: 'knight-banner',
  bridha: 'swords-power',
  tartos: 'axe-swing',
  guscard: 'shield-echoes',

  'battle-cry': 'screaming',
  'forced-march': 'boot-prints',
  'blood-rage': 'mighty-force',
  plunder: 'robber',
  'battering-ram': 'siege-ram',
  'raise-the-dead': 'bone-gnawer',
  'soul-drain': 'spectre',
  'grave-fog': 'wind-slap',
  'curse-of-frailty': 'cursed-star',
  'dark-procession': 'candle-light',
  'call-of-the-wild': 'wolf-howl',
  overgrowth: 'three-leaves',
  'clutching-roots': 'tree-roots',
  'poisoned-well': 'water-drop',
  stampede: 'bull',

  'behind-the-lines': 'archery-target',
  'mighty-blow': 'punch-blast',
  'against-the-odds': 'swords-emblem',
  'song-of-sacrifice': 'lyre',
  'champion-slayer': 'crossed-axes',
  'three-banners': 'three-friends',
  'honest-steel': 'sword-in-stone',
  'wrath-of-the-just': 'mighty-force',
  'face-to-face': 'face-to-face',
  'night-of-blades': 'sword-clash',
  'giant-feller': 'troll',
  unbowed: 'laurels',

  weapon: 'crossed-swords',
  armor: 'checked-shield',
  character: 'kneeling',
  animal: 'paw',
  trinket: 'gem-pendant',
  relic: 'holy-grail',
  trophy: 'trophy',

  orc: 'orc-head',
  undead: 'death-skull',
  beast: 'fangs',
  boss: 'overlord-helm',
  champion: 'queen-crown',
  minion: 'imp-laugh',

  sword: 'broadsword',
  'double-sword': 'crossed-swords',
  faith: 'hospital-cross',
  doom: 'death-skull',
  blank: '',
  black: 'perspective-dice-six-faces-random',
  red: 'perspective-dice-six-faces-random',
  health: 'hearts',
  wrath: 'small-fire',
  fatigue: 'leather-boot',
  gold: 'two-coins',
  valor: 'laurel-crown',
  cards: 'card-random',
  action: 'piercing-sword',
  reaction: 'clockwise-rotation',

  'market-back': 'knapsack',
  'minion-back': 'evil-moon',
  quest: 'scroll-unfurled',
  renown: 'laurels',
  'market-set': 'swap-bag',
  'monster-set': 'death-skull',
}
/** Its name is also a word of code, which the icon packer takes only where it is called an emblem. */
const plain: Record<string, { emblem: string }> = { shield: { emblem: 'shield' } }

const flat = (groups: Record<string, Emblems>): Emblems => Object.assign({}, ...Object.values(groups))
const all: Emblems = { ...others, ...flat(cards), ...flat(minions), ...flat(champions), ...flat(bosses) }

const owners = <T extends string>(...groups: Record<T, Emblems>[]): Map<string, T> =>
  new Map(
    groups.flatMap((group) =>
      Object.entries<Emblems>(group).flatMap(([owner, of]) => Object.keys(of).map((id): [string, T] => [id, owner as T])),
    ),
  )
const suits = owners<Suit>(cards)
const factions = owners<Faction>(minions, champions, bosses)
const champion = owners<Faction>(champions)
const boss = owners<Faction>(bosses)

export const TYPES: readonly Type[] = ['weapon', 'armor', 'character', 'animal', 'trinket', 'relic', 'trophy']
export const FACTIONS: readonly Faction[] = ['orc', 'undead', 'beast']

/** The emblem of a card, monster, boss, tactic, quest, knight, die face, token, type or faction. */
export const emblem = (id: string): string => plain[id]?.emblem ?? all[id] ?? 'imp-laugh'
/** What colours a card's ribbon; undefined for what is no card of a knight. */
export const suitOf = (card: string): Suit | undefined => suits.get(card)
export const factionOf = (monster: string): Faction | undefined => factions.get(monster)
export const isChampion = (monster: string): boolean => champion.has(monster)
export const isBoss = (monster: string): boolean => boss.has(monster)
/** Whether a name is one of a monster or boss. */
export const isMonster = (id: string): boolean => factions.has(id)

/** Icons of the log by kind of event. */
export const logIcons: Record<string, string> = {
  'knight-dealt': 'visored-helm',
  'order-rolled': 'rolling-dices',
  'village-placed': 'family-house',
  'day-began': 'sunrise',
  'quest-revealed': 'scroll-unfurled',
  'market-filled': 'knapsack',
  'card-bought': 'swap-bag',
  'trophy-forged': 'trophy',
  'day-passed': 'evil-moon',
  'night-began': 'evil-moon',
  'monster-revealed': 'evil-moon',
  'monster-moved-back': 'evil-moon',
  'boss-appeared': 'overlord-helm',
  'tactic-turned': 'death-skull',
  'attack-began': 'piercing-sword',
  'card-used': 'card-play',
  'help-asked': 'shaking-hands',
  'help-refused': 'shaking-hands',
  'lane-scouted': 'spyglass',
  'monsters-swapped': 'clockwise-rotation',
  'fatigue-spent': 'leather-boot',
  'fatigue-lost': 'leather-boot',
  'fatigue-recovered': 'leather-boot',
  'wrath-spent': 'small-fire',
  'wrath-lost': 'small-fire',
  'wrath-gained': 'small-fire',
  'health-recovered': 'hearts',
  'last-deed-began': 'candle-light',
  'dice-rolled': 'rolling-dices',
  'die-rerolled': 'rolling-dices',
  'die-added': 'perspective-dice-six-faces-random',
  'die-turned': 'hospital-cross',
  'die-set-aside': 'perspective-dice-six-faces-random',
  'dice-discarded': 'perspective-dice-six-faces-random',
  'die-removed': 'perspective-dice-six-faces-random',
  'dice-replaced': 'perspective-dice-six-faces-random',
  'tokens-gained': 'swords-emblem',
  'combat-resolved': 'crossed-swords',
  'monster-damaged': 'broadsword',
  'monster-defeated': 'death-skull',
  'monster-claimed': 'trophy',
  'wounds-suffered': 'bleeding-heart',
  'damage-absorbed': 'checked-shield',
  'gold-gained': 'two-coins',
  'gold-lost': 'two-coins',
  'card-exhausted': 'card-discard',
  'card-refreshed': 'clockwise-rotation',
  'doom-raised': 'death-skull',
  'doom-lowered': 'death-skull',
  'tactic-applied': 'death-skull',
  'token-placed': 'swords-emblem',
  'boss-moved': 'overlord-helm',
  'boss-activated': 'overlord-helm',
  'wall-fell': 'palisade',
  'village-damaged': 'family-house',
  'lane-damage-prevented': 'checked-shield',
  'quest-fulfilled': 'scroll-unfurled',
  'night-over': 'family-house',
  'renown-gained': 'laurels',
  'night-ended': 'sunrise',
  'monster-unmasked': 'evil-moon',
  'monster-struck': 'palisade',
  'boss-struck': 'overlord-helm',
  'game-ended': 'laurels',
}
