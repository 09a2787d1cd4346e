import type { Character, Courtier } from '../../src/games/court/types.ts';
import type { Kind, KnightColour } from '../../src/games/quests/types.ts';
import type { ThemeId } from '../painter.ts';

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

/** A look, in one file: nothing else in `render` names a colour. All colours are `#rrggbb`. */
export interface Theme {
  readonly id: ThemeId;
  readonly floor: Tones;
  readonly wood: Tones;
  readonly top: Tones;
  readonly parchment: Tones;
  readonly ink: string;
  readonly softInk: string;
  /** Writing on floor and wood. */
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
  readonly seats: readonly Tincture[];
  /** Marks of a displacement, which is nobody's move. */
  readonly displaced: string;
  readonly highlight: string;
  readonly castle: CastleTones;
  readonly quests: QuestTones;
  /** Opacity of soft shadows, 0 to 1. */
  readonly shadow: number;
}

/** Every colour of the theme. */
export function inksOf(theme: Theme): string[] {
  const inks = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('#')) inks.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(theme);
  return [...inks];
}
