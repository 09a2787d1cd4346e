import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import type { ArtusEvent, Chair, Figure } from '../../../src/games/artus/types.ts';
import type { Theme } from '../../themes/theme.ts';
import type { SeatColours } from '../../themes/tones.ts';
import { signed } from '../reading.ts';

export interface Track {
  readonly from: Chair;
  /** Chairs covered, positive for clockwise; 0 for adding a ring or scoring, which don't move anything. */
  readonly steps: number;
  readonly colour: string;
  readonly outline: string;
  readonly dashed: boolean;
  /** Text on the track; null for displacements, which score nothing. */
  readonly label: string | null;
}

function colours(theme: Theme, figure: Figure): { readonly colour: string; readonly outline: string } {
  if (figure.kind === 'prince')
    return { colour: figure.king ? theme.gold.mid : theme[figure.metal].mid, outline: theme.engraving };
  const { field, rim } = theme.seats[figure.seat] as SeatColours;
  return { colour: field, outline: rim };
}

export function trackOf(theme: Theme, event: ArtusEvent): Track | null {
  const still = { steps: 0, colour: theme.gold.mid, outline: theme.engraving, dashed: false };
  switch (event.type) {
    case 'ringAdded':
      return { ...still, from: event.chair, label: signed(event.points) };
    case 'scored': {
      const middle = event.chairs[event.chairs.length >> 1];
      const label = event.chairs.length > 1 ? `Σ ${signed(event.points)}` : signed(event.points);
      return middle === undefined ? null : { ...still, from: middle, label };
    }
    case 'moved': {
      const { from, steps, points, figure } = event;
      return { from, steps, ...colours(theme, figure), dashed: false, label: signed(points) };
    }
    case 'displaced': {
      const steps = -((event.from - event.to + CHAIR_COUNT) % CHAIR_COUNT);
      return { from: event.from, steps, ...colours(theme, event.figure), dashed: true, label: null };
    }
    default:
      return null;
  }
}
