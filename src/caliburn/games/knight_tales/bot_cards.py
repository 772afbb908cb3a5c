"""What cards with an icon are worth to the defence of the village, for the bot's evaluation."""

from __future__ import annotations

from caliburn.games.knight_tales.figures import DOOM, Card, Effect

SWORD_TOKEN = 0.8  # all in fatigue a night: what a knight need not spend because he has the card
SHIELD_TOKEN = 0.45
MOST_SHIELDS = 3  # more shields than that rarely all count
WRATH = 0.3  # a free space between wrath and health token
WORTH = {
    "extra_die": 0.8,
    "set_aside": 0.5,
    "swords_for_shields": 0.8,
    "turn_to_faith": 0.6,
    "faith_twice": 0.4,
    "reroll_monster": 0.4,
    "ignore_effects": 0.5,
    "ignore_shields": 0.7,
    "spikes": 0.8,
    "replace_red": 0.7,
    "fatigue_set": 0.4,
    "fatigue_less": 0.3,
    "refresh": 0.6,
    "pass_excess": 0.5,
    "push_back": 0.2,
    "scout": 0.1,
    "pay_fatigue": 0.4,
    "take_wounds": 0.4,
}
EACH = {  # for each point of the effect
    "recover_fatigue": 1.0,
    "recover_health": 0.5,
    "gain_wrath": WRATH,
    "strike": 1.2,
    "lower_doom": 0.2,
    "prevent_lane_damage": 1.2,
}
ANY_DIE, BLACK_DIE = 0.9, 0.5  # removed from the monster's pool
SWORD_DIE, DOOM_DICE = 0.7, 0.35  # discarded after the roll
REROLLS = (0.0, 0.35, 0.6, 0.8, 0.9)


def worth_of(card: Card) -> float:
    """In fatigue, for each night in which the card can be used."""
    return sum([_worth(effect) for effect in card.effects])


def _worth(effect: Effect) -> float:
    if effect.do == "tokens":
        return SWORD_TOKEN * effect.sword + SHIELD_TOKEN * min(MOST_SHIELDS, effect.shield)
    if effect.do == "reroll_own":
        return REROLLS[effect.n]
    if effect.do == "remove_die":
        return ANY_DIE if effect.reach == "any" else BLACK_DIE
    if effect.do == "discard":
        return DOOM_DICE if DOOM in effect.faces else SWORD_DIE
    if effect.do in EACH:
        return EACH[effect.do] * effect.n
    return WORTH.get(effect.do, 0.0)
