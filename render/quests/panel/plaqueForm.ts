import { PANEL } from '../sheet.ts';
import { LARGE_TROPHIES, SMALL_TROPHIES, type TrophyRows } from './trophies.ts';

export interface PlaqueForm {
  readonly height: number;
  readonly pitch: number;
  readonly shield: number;
  /** Font size of the points. */
  readonly points: number;
  /** From the top of the plaque to the middles of name and points, and to the top of the trophies. */
  readonly name: number;
  readonly score: number;
  readonly below: number;
  readonly trophies: TrophyRows;
}

const ROOM = PANEL.height - 12;

const TIGHT: PlaqueForm = {
  height: 182,
  pitch: ROOM / 5,
  shield: 72,
  points: 46,
  name: 24,
  score: 67,
  below: 96,
  trophies: SMALL_TROPHIES,
};

const WIDE: PlaqueForm = {
  height: 232,
  pitch: ROOM / 4,
  shield: 84,
  points: 54,
  name: 28,
  score: 76,
  below: 106,
  trophies: LARGE_TROPHIES,
};

/** By number of players. Three need tight plaques to leave room for the story; two don't. */
export const FORMS: Readonly<Record<number, PlaqueForm>> = { 2: WIDE, 3: TIGHT, 4: WIDE, 5: TIGHT };
