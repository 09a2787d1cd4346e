import { CARPET, CHAIR_COUNT, SPACES } from '../../src/games/artus/data.ts';
import type { ArtusView, Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';

export type Space = (typeof SPACES)[number];

/** The space in front of a chair, with the table top turned to the King's chair. */
export function spaceAt(king: Chair, chair: Chair): Space {
  return SPACES[(king - chair + CHAIR_COUNT) % CHAIR_COUNT] as Space;
}

export function valueAt(view: ArtusView, chair: Chair): number {
  return spaceAt(view.king, chair).value;
}

export interface Standing {
  readonly chair: Chair;
  readonly value: number;
}

/** A seat's Knights with their values, best first. */
export function knightsOf(view: ArtusView, seat: Seat): Standing[] {
  const knights: Standing[] = [];
  view.chairs.forEach((figure, chair) => {
    if (figure?.kind === 'knight' && figure.seat === seat)
      knights.push({ chair, value: valueAt(view, chair) });
  });
  return knights.sort((a, b) => b.value - a.value || a.chair - b.chair);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const carpet: ReadonlySet<Chair> = new Set(CARPET.map(({ chair }) => chair));

export function onCarpet(chair: Chair): boolean {
  return carpet.has(chair);
}

/** Points for display: a real minus sign, and a plus if asked for. */
export function signed(points: number, plus = true): string {
  return points < 0 ? `−${-points}` : points > 0 && plus ? `+${points}` : `${points}`;
}

/** Number of 50-point tiles for a score. */
export function tiles(score: number): number {
  return Math.max(0, Math.floor(score / 50));
}
