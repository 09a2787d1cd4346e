import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { sumOf } from '../reading.ts';
import type { CourtScene } from '../scene.ts';
import { drawRest } from './actions.ts';
import { drawBid } from './bidCell.ts';
import { type Bids, bidsOf } from './bids.ts';
import { capacity, drawRules, gridOf } from './cells.ts';
import { drawExchange } from './exchange.ts';
import { drawHeading } from './heading.ts';
import { numbered } from './number.ts';
import type { Outcome } from './outcome.ts';

/** Up to this many options stand in a single column. */
const ONE_COLUMN = 14;

/** The possible bids and passing, in the order of the options. Returns how many courts fit below. */
export function drawBids(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  const { theme, view, words } = scene;
  const { choice } = words.courtPicture;
  const treasury = view.players[seat]?.treasury ?? [];
  const pass = outcomes.findIndex(({ action }) => action.type === 'pass');
  const bids = bidsOf(outcomes, capacity(2) - 1);
  drawHeading(
    context,
    scene,
    choice.bids(view.auction?.sum ?? 0, bids.length > 0),
    choice.treasury(treasury),
  );
  const entries: readonly (Bids | number)[] =
    pass < 0 ? bids : [...bids, pass + 1].sort((a, b) => numberOf(a) - numberOf(b));
  const columns = entries.length > ONE_COLUMN ? 2 : 1;
  const { cells, rest, courts } = gridOf(entries.length, columns, view.players.length);
  drawRules(context, scene, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const entry = entries[i] as Bids | number;
    const inner = numbered(context, theme, numberOf(entry), cell);
    if (typeof entry !== 'number') drawBid(context, scene, entry, sumOf(treasury), inner);
    else drawExchange(context, scene, seat, outcomes[entry - 1] as Outcome, inner);
  });
  drawRest(context, scene, entries.length - cells.length, rest);
  return courts;
}

function numberOf(entry: Bids | number): number {
  return typeof entry === 'number' ? entry : entry.number;
}
