import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import type { CourtScene } from '../scene.ts';
import { drawBid } from './bidCell.ts';
import { bidsOf } from './bids.ts';
import { bottomOf, cellsFor, MAX_CELLS } from './cells.ts';
import { drawHeading } from './heading.ts';
import type { Outcome } from './outcome.ts';

/** The possible bids, lowest first, and passing if it's allowed. Returns the bottom edge. */
export function drawBids(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  const { theme, view, words } = scene;
  const { choice } = words.courtPicture;
  const bids = bidsOf(outcomes);
  const mayPass = outcomes.some(({ action }) => action.type === 'pass');
  const treasury = view.players[seat]?.treasury ?? [];
  drawHeading(
    context,
    scene,
    choice.bids(view.auction?.sum ?? 0, bids.length > 0),
    choice.treasury(treasury),
  );
  const room = MAX_CELLS - (mayPass ? 1 : 0);
  const shown = bids.length > room ? bids.slice(0, room - 1) : bids;
  const rest = bids.length - shown.length;
  const closing = [...(rest > 0 ? [choice.more(rest)] : []), ...(mayPass ? [choice.pass] : [])];
  const cells = cellsFor(context, scene, shown.length + closing.length);
  cells.forEach((cell, i) => {
    const bid = shown[i];
    if (bid !== undefined) drawBid(context, scene, bid, cell);
    else {
      write(context, closing[i - shown.length] ?? '', cell.x, cell.y, {
        size: 30,
        minSize: 22,
        colour: theme.ink,
        maxWidth: cell.width,
      });
    }
  });
  return bottomOf(cells);
}
