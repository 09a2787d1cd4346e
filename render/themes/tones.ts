import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { Kind, KnightColour } from '../../src/games/quests/types.ts';

/** Lit, middle and shaded tone of one material; light falls from the upper left. */
export interface Tones {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

/** A field to write on. */
export interface Field {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** Tincture of a seat: the shield's field, the emblem on it and the rim around it. */
export interface Tincture {
  readonly field: string;
  readonly shade: string;
  readonly charge: string;
  readonly rim: string;
}

/** What the pictures of King Arthur's Court need beyond the rest. */
export interface CastleTones {
  readonly sky: Tones;
  readonly stone: Tones;
  /** Writing on stone. */
  readonly stoneInk: string;
  /** The dark of a niche in the wall, and of a figure that has left it. */
  readonly niche: string;
  readonly absent: string;
  readonly meadow: Tones;
  readonly courtiers: Readonly<Record<Courtier, Field>>;
  /** Cloth of the four characters. */
  readonly cloth: Readonly<Record<Character, string>>;
  readonly skin: string;
  readonly hair: string;
  readonly die: Field;
}

/** What the pictures of the card game need beyond the rest. */
export interface QuestTones {
  readonly adversaries: Readonly<Record<Kind, Field>>;
  readonly knights: Readonly<Record<KnightColour | 'merlin', Field>>;
}
