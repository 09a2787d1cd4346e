import type { CanvasRenderingContext2D } from 'canvas';
import type { AuctionView, RoleView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown } from '../parts/crown.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { widthOf, wrap, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './busts.ts';
import { tileLines } from './money.ts';
import type { CourtScene } from './scene.ts';
import { BOARD } from './sheet.ts';

const LEFT = BOARD.x + 24;
const MIDDLE = BOARD.y + BOARD.height / 2;
/** Where the auction or the role begins. */
const RIGHT = BOARD.x + 326;
const RIGHT_WIDTH = BOARD.x + BOARD.width - 24 - RIGHT;

function taskOf({ view, words }: CourtScene): string {
  const opens = view.phase === 'bid' && view.auction?.bidder === null;
  return opens ? words.courtPicture.openingBid : words.courtPicture.task(view.phase);
}

/** Whose decision it is, and which. */
function drawDecision(context: CanvasRenderingContext2D, scene: CourtScene, width: number): void {
  const { view, theme, names, words } = scene;
  if (view.toAct === null) {
    write(context, words.courtPicture.task(view.phase), LEFT, MIDDLE, { size: 30, colour: theme.chalk });
    return;
  }
  shield(context, theme, view.toAct, 104, LEFT + 46, MIDDLE);
  const x = LEFT + 106;
  const room = width - 106;
  const lines = wrap(taskOf(scene), 25, room, 2, 'normal');
  const top = MIDDLE - (lines.length * 32) / 2;
  write(context, names[view.toAct] ?? '', x, top, {
    size: 30,
    minSize: 22,
    colour: theme.chalk,
    maxWidth: room,
  });
  lines.forEach((text, i) => {
    write(context, text, x, top + 38 + i * 32, {
      size: 25,
      weight: 'normal',
      colour: theme.chalk,
      maxWidth: room,
    });
  });
}

/** A seat that has passed: struck through. */
function strike(context: CanvasRenderingContext2D, theme: Theme, size: number, x: number, y: number): void {
  const half = size * 0.46;
  context.lineCap = 'round';
  for (const [colour, width] of [
    [theme.engraving, 10],
    [theme.chalk, 5],
  ] as const) {
    context.beginPath();
    context.moveTo(x - half, y + half);
    context.lineTo(x + half, y - half);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }
  context.lineCap = 'butt';
}

function drawSeats(
  context: CanvasRenderingContext2D,
  theme: Theme,
  seats: readonly Seat[],
  struck: readonly Seat[],
  y: number,
): void {
  seats.forEach((seat, i) => {
    const x = RIGHT + 26 + i * 66;
    shield(context, theme, seat, 52, x, y);
    if (struck.includes(seat)) strike(context, theme, 52, x, y);
  });
}

/** The bid with its tiles and bidder; below, who is in and who has passed. */
function drawAuction(context: CanvasRenderingContext2D, scene: CourtScene, auction: AuctionView): void {
  const { theme, words } = scene;
  const top = MIDDLE - 32;
  if (auction.bidder === null) {
    write(context, words.courtPicture.noBid, RIGHT, top, {
      size: 30,
      colour: theme.chalk,
      maxWidth: RIGHT_WIDTH,
    });
  } else {
    shield(context, theme, auction.bidder, 72, RIGHT + 34, top);
    const sum = String(auction.sum);
    write(context, sum, RIGHT + 76, top, { size: 58, colour: theme.highlight });
    const left = RIGHT + 92 + widthOf(sum, 58);
    const width = RIGHT + RIGHT_WIDTH - left;
    tileLines(context, theme, auction.tiles, {
      x: left + width / 2,
      ys: [top - 22, top + 22],
      size: 38,
      width,
      colour: theme.chalk,
    });
  }
  const seats = [...auction.bidders, ...auction.passed].sort((a, b) => a - b);
  drawSeats(context, theme, seats, auction.passed, MIDDLE + 48);
}

/** The character who acts, and those whom he has yet to deal with. */
function drawRole(context: CanvasRenderingContext2D, { theme, words }: CourtScene, role: RoleView): void {
  bust(context, theme, role.character, 84, RIGHT + 44, MIDDLE - 30);
  shield(context, theme, role.seat, 52, RIGHT + 118, MIDDLE - 30);
  write(context, words.court.character(role.character), RIGHT + 154, MIDDLE - 30, {
    size: 28,
    minSize: 20,
    colour: theme.chalk,
    maxWidth: RIGHT_WIDTH - 154,
  });
  role.others.forEach((seat, i) => {
    shield(context, theme, seat, 46, RIGHT + 118 + i * 58, MIDDLE + 44);
  });
}

function drawWinners(context: CanvasRenderingContext2D, { view, theme, names, words }: CourtScene): void {
  const winners = view.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  winners.forEach((seat, i) => {
    shield(context, theme, seat, 112, LEFT + 60 + i * 100, MIDDLE);
  });
  const x = LEFT + 60 + winners.length * 100;
  const room = BOARD.x + BOARD.width - 30 - x;
  stamp(context, `victory ${theme.id}`, 90, 70, x + 40, MIDDLE - 42, (inner) =>
    crown(inner, 74, theme.gold.mid),
  );
  const line = { colour: theme.chalk, maxWidth: room };
  write(context, words.courtPicture.winner(winners.length), x + 96, MIDDLE - 40, {
    ...line,
    size: 30,
    maxWidth: room - 96,
  });
  const told = words.court.list(winners.map((seat) => names[seat] ?? ''));
  write(context, told, x, MIDDLE + 32, { ...line, size: 38, minSize: 22 });
}

/** The board under the castle: the decision awaited, and the auction or the role under way. */
export function drawBoard(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { view } = scene;
  if (view.phase === 'over') {
    drawWinners(context, scene);
    return;
  }
  const alone = view.auction === null && view.role === null;
  drawDecision(context, scene, alone ? BOARD.width - 48 : RIGHT - LEFT - 14);
  if (view.role !== null) drawRole(context, scene, view.role);
  else if (view.auction !== null) drawAuction(context, scene, view.auction);
}
