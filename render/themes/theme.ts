import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { Kind, KnightColour } from '../../src/games/quests/types.ts';

export const THEME_IDS = ['court', 'contrast'] as const;

export type ThemeId = (typeof THEME_IDS)[number];

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
interface CourtTones {
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
interface CardGameTones {
  readonly adversaries: Readonly<Record<Kind, Field>>;
  readonly knights: Readonly<Record<KnightColour | 'merlin', Field>>;
  /** Land and weather of the drawings on the cards. */
  readonly land: Readonly<Record<'sky' | 'night' | 'water' | 'leaf' | 'rock', string>>;
}

/** How pictures look. Nothing else in `render` names a colour. All colours are `#rrggbb`. */
export interface Theme {
  readonly id: ThemeId;
  readonly floor: Tones;
  readonly wood: Tones;
  readonly top: Tones;
  readonly parchment: Tones;
  readonly ink: string;
  readonly softInk: string;
  /** Text on floor and wood. */
  readonly chalk: string;
  readonly gold: Tones;
  readonly silver: Tones;
  readonly bronze: Tones;
  /** Emblem on a silver, bronze or gold medal. */
  readonly engraving: string;
  readonly green: Field;
  readonly yellow: Field;
  readonly red: Field;
  readonly crownPlate: Field;
  readonly carpet: Field;
  /** By seat. */
  readonly seats: readonly SeatColours[];
  /** Marks for displacements, which aren't anyone's move. */
  readonly displaced: string;
  readonly highlight: string;
  readonly castle: CourtTones;
  readonly quests: CardGameTones;
  /** Opacity of soft shadows, 0 to 1. */
  readonly shadow: number;
}
