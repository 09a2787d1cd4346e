import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { Field, Tones } from './tones.ts';

/** Additional colours for King Arthur's Court. */
export interface CourtTones {
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
