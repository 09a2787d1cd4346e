import type { Level } from '../../table/levels.ts';

interface Character {
  readonly name: string;
  /** What they're like, in a few words: the end of a line of the lobby. */
  readonly trait: string;
}

/**
 * Who computer players are at each level, taken in this order; none stands twice at a table, and none is a character
 * of a game.
 */
const characters: Readonly<Record<Level, readonly Character[]>> = {
  page: [
    { name: 'Tom', trait: 'runs first, asks later' },
    { name: 'Lunete', trait: 'collects rings and rumours' },
    { name: 'Lucan', trait: 'pours wine, mostly into cups' },
    { name: 'Elaine', trait: 'sees the world in a mirror' },
    { name: 'Elyan', trait: 'has borrowed too long a sword' },
    { name: 'Clarine', trait: 'knows every kitchen door' },
  ],
  squire: [
    { name: 'Gareth', trait: 'washed dishes, watched duels' },
    { name: 'Enid', trait: 'rides ahead, though told not to' },
    { name: 'Griflet', trait: 'was knighted a day too soon' },
    { name: 'Lynette', trait: 'has a remark for every move' },
    { name: 'Sagramore', trait: 'quick to anger and to count' },
    { name: 'Laudine', trait: 'guards a fountain, and grudges' },
  ],
  knight: [
    { name: 'Gawain', trait: 'strongest before noon' },
    { name: 'Nimue', trait: 'outwitted the best of wizards' },
    { name: 'Bors', trait: 'wastes no word and no move' },
    { name: 'Britomart', trait: 'has never lost a joust' },
    { name: 'Percival', trait: 'asks the right question now' },
    { name: 'Isolde', trait: 'has read you already' },
    { name: 'Tristan', trait: 'plays the harp, and you' },
    { name: 'Morgana', trait: 'plans a century ahead' },
    { name: 'Bedivere', trait: 'one hand is enough' },
    { name: 'Galahad', trait: 'sits where nobody else dares' },
  ],
};

const levels: Readonly<Record<Level, string>> = { page: 'Page', squire: 'Squire', knight: 'Knight' };

export const players = {
  characters,
  levels,
  /** What to expect of a level. */
  strengths: {
    page: 'plays sensibly, with a beginner’s errors',
    squire: 'a good opponent',
    knight: 'the strongest there is',
  } satisfies Readonly<Record<Level, string>>,
  /** Players in pictures of the rules. */
  examples: ['Morgana', 'Percival', 'Nimue', 'Gawain', 'Elaine'] as readonly string[],
  /** A computer player and its level. */
  named: (name: string, level: string): string => `${name} (${level})`,
  /** Who's a computer player at the table, below the table as text. */
  here: (names: string): string => `Computer players: ${names}.`,
};
