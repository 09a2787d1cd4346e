import type { Level } from '../../table/levels.ts';
import type { Say } from '../fluent/say.ts';
import type { Messages } from '../messages.ts';

/** Whoever has a message with a trait. */
type CharacterId = {
  [I in keyof Messages]: I extends `players-${infer Id}.trait` ? Id : never;
}[keyof Messages];

interface Character {
  readonly name: string;
  /** What they're like, in a few words: the end of a line of the lobby. */
  readonly trait: string;
}

const CHARACTERS: Readonly<Record<Level, readonly CharacterId[]>> = {
  page: ['tom', 'lunete', 'lucan', 'elaine', 'elyan', 'clarine'],
  squire: ['gareth', 'enid', 'griflet', 'lynette', 'sagramore', 'laudine'],
  knight: [
    'gawain',
    'nimue',
    'bors',
    'britomart',
    'percival',
    'isolde',
    'tristan',
    'morgana',
    'bedivere',
    'galahad',
  ],
};

const EXAMPLES = ['morgana', 'percival', 'nimue', 'gawain', 'elaine'] as const satisfies CharacterId[];

export const players = (say: Say) => {
  const charactersOf = (level: Level): readonly Character[] =>
    CHARACTERS[level].map((id) => ({ name: say(`players-${id}`), trait: say(`players-${id}.trait`) }));
  const levels: Readonly<Record<Level, string>> = {
    page: say('players-level-page'),
    squire: say('players-level-squire'),
    knight: say('players-level-knight'),
  };
  /**
   * Who computer players are at each level, taken in this order; none stands twice at a table, and none is a character
   * of a game.
   */
  const characters: Readonly<Record<Level, readonly Character[]>> = {
    page: charactersOf('page'),
    squire: charactersOf('squire'),
    knight: charactersOf('knight'),
  };
  return {
    characters,
    levels,
    /** Players in pictures of the rules. */
    examples: EXAMPLES.map((id): string => say(`players-${id}`)) as readonly string[],
  };
};
