import { isDeepStrictEqual } from 'node:util';
import { LEVELS, type Level } from '../players/levels.ts';

/**
 * IDs of computer players at each level, taken in this order; none stands twice at a table, and none is a character
 * of a game.
 */
export const CHARACTERS_BY_LEVEL = {
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

export type CharacterId = (typeof CHARACTERS_BY_LEVEL)[Level][number];

export const CHARACTER_IDS: readonly CharacterId[] = LEVELS.flatMap((level) => CHARACTERS_BY_LEVEL[level]);

/**
 * What somebody is called: the same for everybody; or a character's name, or the number of a player whose data was
 * deleted, which depend on who reads it.
 */
export type Name = string | { readonly character: CharacterId } | { readonly player: number };

/** The character of that name; undefined for all other names. */
export const namedCharacter = (name: Name): CharacterId | undefined =>
  typeof name === 'object' && 'character' in name ? name.character : undefined;

export const isSameName: (one: Name, other: Name) => boolean = isDeepStrictEqual;

/** Shown names are shortened after some letters. */
const MOST_LETTERS = 19;

/** The same for names that look the same. */
export function looks(name: string): string {
  const visible = name.normalize('NFKC').replace(/[\p{Default_Ignorable_Code_Point}\p{C}\u2800]/gu, '');
  const [, letters = '', number = ''] = /^\s*(.*?)\s*( \(\d+\))?\s*$/su.exec(visible.replace(/\s+/gu, ' '))!;
  return [...letters.toUpperCase().toLowerCase()].slice(0, MOST_LETTERS).join('') + number;
}

/** Somebody who a computer player may be. */
export interface Character {
  readonly name: Name;
  /** What they're called in all languages. */
  readonly called: readonly string[];
}

/** Who computer players may be at each level, in order of preference. */
export type Characters = Readonly<Record<Level, readonly Character[]>>;

/** Each `t` says who they are in a language. */
export function charactersBy(
  ...translators: readonly ((id: `players-${CharacterId}`) => string)[]
): Characters {
  const at = (level: Level) =>
    CHARACTERS_BY_LEVEL[level].map((id) => ({
      name: { character: id },
      called: translators.map((t) => t(`players-${id}`)),
    }));
  return { page: at('page'), squire: at('squire'), knight: at('knight') };
}

/** How a name looks, in all languages. */
export const allLooks = (name: Name, characters: Characters): readonly string[] =>
  typeof name === 'string'
    ? [looks(name)]
    : LEVELS.flatMap((level) => characters[level])
        .filter((each) => isSameName(each.name, name))
        .flatMap(({ called }) => called.map(looks));

/** The first of them whom nobody at the table is, or is called like in any language; with a number if none is left. */
export function freeName(taken: readonly Name[], characters: readonly Character[]): Name {
  const texts = new Set(taken.flatMap((name) => (typeof name === 'string' ? [looks(name)] : [])));
  const isTheirs = (name: Name) => taken.some((other) => isSameName(name, other));
  const free = characters.filter(({ name }) => !isTheirs(name));
  const numbered = taken.map((_name, at) => `${characters[0]?.called[0] ?? ''} ${at + 2}`.trim());
  return (
    free.find(({ called }) => !called.some((name) => texts.has(looks(name))))?.name ??
    numbered.find((name) => !texts.has(looks(name))) ??
    `${numbered.length + 2}`
  );
}
