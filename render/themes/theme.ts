import type { ThemeId } from '../painter.ts';
import type { CourtTones } from './courtTones.ts';
import type { QuestsTones } from './questsTones.ts';
import type { Field, SeatColours, Tones } from './tones.ts';

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
  readonly quests: QuestsTones;
  /** Opacity of soft shadows, 0 to 1. */
  readonly shadow: number;
}
