import type { CardId, PileId } from '../../games/artus/types.ts';

/** Cards in text tables, where every character counts. */
export const SHORT: Readonly<Record<CardId, string>> = {
  'knight:1-5-both': '1-5 both',
  'knight:1-4': '1-4',
  'knight:2-5': '2-5',
  'knight:3-6': '3-6',
  'knight:4-7': '4-7',
  'knight:5-7': '5-7',
  'knight:6-8': '6-8',
  'knight:7-9': '7-9',
  'king:4-8-either': '4-8',
  'king:1-7-silver': '1-7 silver',
  'king:1-7-bronze': '1-7 bronze',
  'king:1-5-both-either': '1-5 both',
  'king:ring-silver': 'silver ring',
  'king:ring-bronze': 'bronze ring',
  'king:ring-either': 'ring',
  'scoring:all': 'all',
  'scoring:opposite': 'opposite',
  'scoring:colours': 'colours',
  'scoring:carpet': 'carpet',
  'scoring:three-red': '3 red',
  'scoring:joker': 'joker',
};
export const TITLES: Readonly<Partial<Record<CardId, string>>> = {
  'scoring:all': 'All Knights',
  'scoring:opposite': 'Opposite',
  'scoring:colours': 'Each colour',
  'scoring:carpet': 'Carpet',
  'scoring:three-red': 'Three red',
  'scoring:joker': 'Joker',
};
export const PILES: Readonly<Record<PileId, string>> = { knight: 'Knight', king: 'King', scoring: 'scoring' };

/** On a player's plaque. */
export const PILE_LABELS: Readonly<Record<PileId, string>> = {
  knight: 'Knight',
  king: 'King',
  scoring: 'Scoring',
};
/** Cards in a sentence, equal ones counted. */
export const counted = (cards: readonly CardId[]): string =>
  [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((other) => other === card).length;
      return count === 1 ? SHORT[card] : `${count} × ${SHORT[card]}`;
    })
    .join(', ');
/** A Knight card's words are the rule that people miss most. */
export const KNIGHT_DOES = ['scores the', 'chair it left'] as const;
export const DOES: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'king:4-8-either': ['any Prince', 'or the King'],
  'king:1-7-silver': ['a silver', 'Prince / King'],
  'king:1-7-bronze': ['a bronze', 'Prince / King'],
  'king:1-5-both-either': ['any Prince', 'or the King'],
  'king:ring-silver': ['a ring for a', 'silver Prince'],
  'king:ring-bronze': ['a ring for a', 'bronze Prince'],
  'king:ring-either': ['a ring for', 'any Prince'],
  'scoring:all': ['sum of all'],
  'scoring:opposite': ['sum reversed'],
  'scoring:colours': ['one on each'],
  'scoring:carpet': ['two on carpet'],
  'scoring:three-red': ['three on red'],
  'scoring:joker': ['move or score'],
};
const ORDINALS: Readonly<Record<number, string>> = { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th' };
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place}th`;
