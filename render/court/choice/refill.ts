import type { CanvasRenderingContext2D } from 'canvas';
import { COURTIERS } from '../../../src/games/court/types.ts';
import { write } from '../../parts/text.ts';
import { coin } from '../pieces/coins.ts';
import type { CourtScene } from '../scene.ts';
import { drawRules, gridOf } from './cells.ts';
import { drawHeading } from './heading.ts';
import type { Outcome } from './outcome.ts';

/** What the row may be laid from, type by type. Returns how many courts fit below. */
export function drawSupply(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  outcomes: readonly Outcome[],
): number {
  const { theme, view, words } = scene;
  const { choice } = words.courtPicture;
  const count = outcomes[0]?.action.type === 'refill' ? outcomes[0].action.courtiers.length : 0;
  drawHeading(context, scene, choice.heading(view.phase, ''), choice.anyOf(count));
  const types = COURTIERS.filter((id) => view.peasantry[id] > 0);
  const { cells, courts } = gridOf(types.length, 1, view.players.length);
  drawRules(context, scene, cells);
  cells.forEach(({ x, y, width, height }, i) => {
    const id = types[i] as (typeof types)[number];
    const size = Math.min(66, Math.floor(height) - 8);
    coin(context, theme, id, size, x + size / 2, y);
    const line = { size: 30, colour: theme.ink };
    const told = write(context, choice.upTo(Math.min(count, view.peasantry[id])), x + width, y, {
      ...line,
      weight: 'normal',
      align: 'right',
      maxWidth: width / 2 - size,
    });
    write(context, words.court.courtier(id, 2), x + size + 14, y, {
      ...line,
      maxWidth: width - size - told - 34,
    });
  });
  return courts;
}
