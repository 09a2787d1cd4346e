import { CARPET, CHAIR_COUNT, SPACES } from '../../src/games/artus/data.ts';
import type { ArtusView, Chair, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';

export type Space = (typeof SPACES)[number];

/** The space before a chair as the table top lies now. */
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

/** A seat's Knights with the values of their chairs, best first. */
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

export function figureAt(view: ArtusView, chair: Chair): Figure | null {
  return view.chairs[chair] ?? null;
}

/** Points as printed: a true minus sign, and a plus where asked for. */
export function signed(points: number, plus = true): string {
  return points < 0 ? `−${-points}` : points > 0 && plus ? `+${points}` : `${points}`;
}

/** 50-point tiles beside the scoring track. */
export function tiles(score: number): number {
  return Math.max(0, Math.floor(score / 50));
}
