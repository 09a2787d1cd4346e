import type { CanvasRenderingContext2D } from 'canvas';
import type { Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { write } from '../parts/text.ts';
import { bottomOf, CELLS, type Cell, cellsFor, drawHeading } from './choiceCells.ts';
import { tileLine, tileLines } from './money.ts';
import type { Outcome } from './outcome.ts';
import { sumOf } from './reading.ts';
import type { CourtScene } from './scene.ts';

/** More bids than this are told sum by sum. */
const APART = 12;
/** A cell that is wide enough for a line of tiles. */
const WIDE = 300;
const SUM = { width: 62, height: 46 } as const;

interface Bids {
  readonly sum: number;
  /** Sets of tiles of that sum, the smallest first. */
  readonly ways: readonly (readonly Tile[])[];
}

/** The bids from the lowest sum on, each apart or one entry a sum. */
function bidsOf(outcomes: readonly Outcome[]): Bids[] {
  const sets = outcomes.flatMap(({ action }) => (action.type === 'bid' ? [action.tiles] : []));
  const ordered = [...sets].sort((a, b) => sumOf(a) - sumOf(b) || a.length - b.length);
  if (outcomes.length <= APART) return ordered.map((tiles) => ({ sum: sumOf(tiles), ways: [tiles] }));
  return [...new Set(ordered.map(sumOf))].map((sum) => ({
    sum,
    ways: ordered.filter((tiles) => sumOf(tiles) === sum),
  }));
}

function drawBid(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  { sum, ways }: Bids,
  { x, y, width }: Cell,
): void {
  roundedRect(context, x, y - SUM.height / 2, SUM.width, SUM.height, 10);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, String(sum), x + SUM.width / 2, y, { size: 32, colour: theme.gold.light, align: 'centre' });
  const others = ways.length - 1;
  const told =
    others === 0
      ? 0
      : 8 +
        write(context, words.courtPicture.choice.ways(others, width > WIDE), x + width, y, {
          size: 22,
          colour: theme.softInk,
          align: 'right',
        });
  const left = x + SUM.width + 12;
  const line = { colour: theme.ink, width: x + width - told - left };
  const tiles = ways[0] ?? [];
  if (width > WIDE) tileLine(context, theme, tiles, { ...line, x: left, y, size: 42 });
  else {
    const ys = [y - 15, y + 15] as const;
    tileLines(context, theme, tiles, { ...line, x: left + line.width / 2, ys, size: 28 });
  }
}

/** The bids that can be made, lowest first, and whether one may pass. Returns where they end. */
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
  const room = CELLS - (mayPass ? 1 : 0);
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
