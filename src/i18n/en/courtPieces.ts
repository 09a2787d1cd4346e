import type { Character, Courtier } from '../../games/court/types.ts';

/** What a character does when it's taken. */
export const ABILITIES: Readonly<Record<Character, readonly [string, string]>> = {
  merlin: ['swaps 0–3', 'aspirants'],
  guinevere: ['takes 2', 'aspirants'],
  arthur: ['gets a tile', 'from each'],
  lancelot: ['swaps 1', 'with each'],
};

export type PieceId = Character | Courtier | 'favor' | 'money' | 'dice';

/** What each piece is and does: a title, and sentences. */
export const PIECES: Readonly<Record<PieceId, readonly [title: string, ...sentences: string[]]>> = {
  merlin: [
    'Merlin',
    'Swap up to three of your courtiers for aspirants of other types.',
    'Counts as a jester, and lets jesters be a group by themselves.',
  ],
  guinevere: [
    'Guinevere',
    'Take two aspirants. Everyone else takes one. Then you lay the new row.',
    'Counts as two maidens.',
  ],
  arthur: [
    'Arthur',
    'Each opponent with two tiles or more gives you one.',
    'You get the King’s Favor when the round ends.',
    'Counts as two guards.',
  ],
  lancelot: [
    'Lancelot',
    'Swap a courtier with each opponent for one of another type. You choose both.',
    'Counts as two knights.',
  ],
  jester: [
    'Jester',
    'Joins whichever of your groups helps most.',
    'Can’t be a group alone, unless you hold Merlin.',
  ],
  maiden: [
    'Maiden',
    'One of your three groups.',
    'Your smallest group is your score.',
    'Jesters may join, and Guinevere counts as two.',
  ],
  guard: [
    'Guard',
    'One of your three groups.',
    'Your smallest group is your score.',
    'Jesters may join, and Arthur counts as two.',
  ],
  knight: [
    'Knight',
    'One of your three groups.',
    'Your smallest group is your score.',
    'Jesters may join, and Lancelot counts as two.',
  ],
  favor: [
    'King’s Favor',
    'Whoever holds it opens the auctions and must bid.',
    'It breaks the last tie.',
    'At the end of the round it goes to Arthur’s player.',
  ],
  money: [
    'Tiles',
    'Bid any of your tiles.',
    'If you win, your bid becomes the purse of the character you take, and its old purse is yours.',
  ],
  dice: [
    'Black die',
    'With three players, one character is left over each round.',
    'The black die marks it: it must be taken in the next round.',
  ],
};
