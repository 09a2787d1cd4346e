import { LEVELS, type Level } from '../players/levels.ts';

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

export type CharacterId = (typeof CHARACTERS)[Level][number];

export const CHARACTER_IDS: readonly CharacterId[] = LEVELS.flatMap((level) => CHARACTERS[level]);

/** What somebody is called: a character's name, which depends on who reads it, or the same for everybody. */
export type Name = string | { readonly character: CharacterId };

/** The character of that name; undefined for all other names. */
export const characterOf = (name: Name): CharacterId | undefined =>
  typeof name === 'string' ? undefined : name.character;

export const isSameName = (one: Name, other: Name): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.character === other.character;

/** Somebody who a computer player may be. */
export interface Character {
  readonly name: Name;
  /** What they're called in all languages. */
  readonly called: readonly string[];
}

/** Who computer players may be at each level, in order of preference. */
export type Characters = Readonly<Record<Level, readonly Character[]>>;

/** Each `say` says who they are in a language. */
export function charactersBy(...says: readonly ((id: `players-${CharacterId}`) => string)[]): Characters {
  const at = (level: Level) =>
    CHARACTERS[level].map((id) => ({
      name: { character: id },
      called: says.map((say) => say(`players-${id}`)),
    }));
  return { page: at('page'), squire: at('squire'), knight: at('knight') };
}

/** The first of them whom nobody at the table is, or is called like in any language; with a number if none is left. */
export function freeName(taken: readonly Name[], characters: readonly Character[]): Name {
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  const texts = new Set(lower(taken.filter((name) => typeof name === 'string')));
  const isTheirs = (name: Name) => taken.some((other) => isSameName(name, other));
  const free = characters.filter(({ name }) => !isTheirs(name));
  const numbered = taken.map((_name, at) => `${characters[0]?.called[0] ?? ''} ${at + 2}`.trim());
  return (
    free.find(({ called }) => !lower(called).some((name) => texts.has(name)))?.name ??
    numbered.find((name) => !texts.has(name.toLowerCase())) ??
    `${numbered.length + 2}`
  );
}
