import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { Kind, KnightColour } from '../../src/games/quests/types.ts';

/** A material's tones in full light, in between, and in shade. Light comes from the upper left. */
export interface Tones {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

/** Colours of an area with text on it. */
export interface Field {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** A seat's colours: the shield's two halves, the emblem on it and the rim around it. */
export interface SeatColours {
  readonly field: string;
  readonly shade: string;
  readonly charge: string;
  readonly rim: string;
}

/** Additional colours for King Arthur's Court. */
export interface CastleTones {
  readonly sky: Tones;
  readonly stone: Tones;
  /** Text on stone. */
  readonly stoneInk: string;
  /** Inside a niche in the wall, and the silhouette of a figure that has left it. */
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

/** Additional colours for the card game. */
export interface QuestTones {
  readonly adversaries: Readonly<Record<Kind, Field>>;
  readonly knights: Readonly<Record<KnightColour | 'merlin', Field>>;
}
