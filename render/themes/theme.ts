import type { ThemeId } from '../painter.ts';
import type { CastleTones, Field, QuestTones, Tincture, Tones } from './tones.ts';

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
