import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureNeed, CardDemand } from '../../../src/games/quests/types.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawAnyCard } from './anyCard.ts';
import { drawToken } from './token.ts';

/** One of the cards that an adventure needs. */
function drawDemand(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { kind, min }: CardDemand,
  x: number,
  y: number,
) {
  if (kind === null) drawAnyCard(context, theme, min > 1 ? `≥${min}` : '', 42, 44, x, y);
  else drawToken(context, theme, kind, min > 1 ? min : null, 42, x, y);
}

const PAIR: readonly (readonly [number, number])[] = [
  [-25, 0],
  [25, 0],
];

const THREE: readonly (readonly [number, number])[] = [
  [-25, -25],
  [25, -25],
  [0, 25],
];

const FOUR: readonly (readonly [number, number])[] = [
  [-25, -25],
  [25, -25],
  [-25, 25],
  [25, 25],
];

export function drawNeed(
  context: CanvasRenderingContext2D,
  theme: Theme,
  need: AdventureNeed,
  or: string,
): void {
  const ink = { colour: theme.ink, align: 'centre' as const };
  if (need.type === 'total') {
    if (need.kind === null) drawAnyCard(context, theme, '', 44, 48, 0, -25);
    else drawToken(context, theme, need.kind, null, 50, 0, -25);
    write(context, `Σ ${need.total}`, 0, 27, { ...ink, size: 36 });
    return;
  }
  const [first = [], second] = need.sets;
  if (second !== undefined) {
    first.forEach((one, i) => {
      drawDemand(context, theme, one, PAIR[i]?.[0] ?? 0, -28);
    });
    write(context, or, -28, 26, { ...ink, size: 20 });
    for (const one of second) drawDemand(context, theme, one, 20, 26);
    return;
  }
  const places = first.length === 2 ? PAIR : first.length === 3 ? THREE : FOUR;
  first.forEach((one, i) => {
    drawDemand(context, theme, one, ...(places[i] ?? ([0, 0] as const)));
  });
}
