import { isLevel, LEVELS, type Level, STAND_IN } from '../players/levels/levels.ts';
import { freeName } from './names.ts';
import { Refusal } from './refusal.ts';
import type { SeatHolder } from './types.ts';

export { LEVELS, type Level, STAND_IN };

/** The level of a computer player if nobody chooses. */
export const USUAL_LEVEL: Level = 'squire';

/** Who computer players may be at each level, in order of preference. */
export type Characters = Readonly<Record<Level, readonly { readonly name: string }[]>>;

/**
 * IDs of computer players at each level, taken in this order; none stands twice at a table, and none is a character
 * of a game.
 */
export const CHARACTERS = {
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
} as const satisfies Readonly<Record<Level, readonly string[]>>;

type CharacterId = (typeof CHARACTERS)[Level][number];

/** `say` says who each is. */
export function charactersBy(say: (id: `players-${CharacterId}`) => string): Characters {
  const named = (level: Level) => CHARACTERS[level].map((id) => ({ name: say(`players-${id}`) }));
  return { page: named('page'), squire: named('squire'), knight: named('knight') };
}

/** @throws Refusal `unknownSetting` */
export function levelNamed(value: string): Level {
  if (!isLevel(value)) throw new Refusal('unknownSetting', { value });
  return value;
}

/** A computer player of the level, with a name that nobody in the seats has. */
export function computerAt(level: Level, seats: readonly SeatHolder[], characters: Characters) {
  const names = characters[level].map(({ name }) => name);
  return { kind: 'computer', player: level, name: freeName(seats, names) } as const;
}
