import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { Chair, Figure } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';
import type { Play } from './plays.ts';

/** An arrow around the chairs. */
export interface Track {
  readonly from: Chair;
  /** Chairs covered, positive for clockwise. */
  readonly steps: number;
  readonly colour: string;
  readonly outline: string;
  readonly dashed: boolean;
}

function colours(theme: Theme, figure: Figure): { readonly colour: string; readonly outline: string } {
  if (figure.kind === 'prince')
    return { colour: figure.king ? theme.gold.mid : theme[figure.metal].mid, outline: theme.engraving };
  const { field, rim } = theme.seats[figure.seat] as SeatColours;
  return { colour: field, outline: rim };
}

/** The way of the moved figure, and that of the one it pushed. */
export function tracksOf(theme: Theme, { event, pushed }: Play): Track[] {
  const tracks: Track[] = [];
  if (event.type === 'moved') {
    const { from, steps, figure } = event;
    tracks.push({ from, steps, ...colours(theme, figure), dashed: false });
  }
  if (pushed !== null) {
    const { from, to, figure } = pushed;
    const steps = -((from - to + CHAIR_COUNT) % CHAIR_COUNT);
    tracks.push({ from, steps, ...colours(theme, figure), dashed: true });
  }
  return tracks;
}
