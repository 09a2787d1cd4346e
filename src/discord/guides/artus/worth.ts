import type { ArtusAction, ArtusView } from '../../../games/artus/types.ts';
import { pointsOf, type Scene, value } from './labels.ts';

/** Points count before the chairs that the seat's Knights then stand on. */
const POINTS = 1000;

export function worth(scene: Scene, action: ArtusAction): number {
  if (action.type === 'draw') return 0;
  const { view, events } = scene.preview(action);
  return POINTS * pointsOf(events) + knightsOf(view, scene.seat);
}

/** What the chairs of the seat's Knights are worth together. */
const knightsOf = (view: ArtusView, seat: number): number =>
  view.chairs.reduce<number>(
    (sum, figure, chair) =>
      figure?.kind === 'knight' && figure.seat === seat ? sum + value(view, chair) : sum,
    0,
  );
