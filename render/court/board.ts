import type { CanvasRenderingContext2D } from 'canvas';
import type { AuctionView, RoleView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown } from '../parts/crown.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { widthOf, wrap, write, writeLines } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './busts.ts';
import { tileLines } from './money.ts';
import type { CourtScene } from './scene.ts';
import { BOARD } from './sheet.ts';

/** Where a part of the board begins, its middle line and how much room it has. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the decision stands, and where the auction or the role. */
export interface BoardLayout {
  readonly decision: Place;
  readonly affair: Place;
}

const MIDDLE = BOARD.y + BOARD.height / 2;
const TABLE_LAYOUT: BoardLayout = {
  decision: { x: BOARD.x + 24, y: MIDDLE, width: 288 },
  affair: { x: BOARD.x + 326, y: MIDDLE, width: BOARD.width - 350 },
};

function taskOf({ view, words }: CourtScene): string {
  const opens = view.phase === 'bid' && view.auction?.bidder === null;
  return opens ? words.courtPicture.openingBid : words.courtPicture.task(view.phase);
}

/** Whose decision it is, and which. */
function drawDecision(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  { x: left, y, width }: Place,
): void {
  const { view, theme, names, words } = scene;
  if (view.toAct === null) {
    write(context, words.courtPicture.task(view.phase), left, y, { size: 30, colour: theme.chalk });
    return;
  }
  shield(context, theme, view.toAct, 104, left + 46, y);
  const x = left + 106;
  const room = width - 106;
  const lines = wrap(taskOf(scene), 25, room, 2, 'normal');
  const top = y - (lines.length * 32) / 2;
  write(context, names[view.toAct] ?? '', x, top, {
    size: 30,
    minSize: 22,
    colour: theme.chalk,
    maxWidth: room,
  });
  writeLines(context, lines, x, top + 38, 32, {
    size: 25,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: room,
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
  left: number,
  y: number,
): void {
  seats.forEach((seat, i) => {
    const x = left + 26 + i * 66;
    shield(context, theme, seat, 52, x, y);
    if (struck.includes(seat)) strike(context, theme, 52, x, y);
  });
}

/** The bid with its tiles and bidder; below, who is in and who has passed. */
function drawAuction(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  auction: AuctionView,
  { x, y, width: room }: Place,
): void {
  const { theme, words } = scene;
  const top = y - 32;
  if (auction.bidder === null) {
    write(context, words.courtPicture.noBid, x, top, {
      size: 30,
      colour: theme.chalk,
      maxWidth: room,
    });
  } else {
    shield(context, theme, auction.bidder, 72, x + 34, top);
    const sum = String(auction.sum);
    write(context, sum, x + 76, top, { size: 58, colour: theme.highlight });
    const left = x + 92 + widthOf(sum, 58);
    const width = x + room - left;
    tileLines(context, theme, auction.tiles, {
      x: left + Math.min(width, auction.tiles.length * 43) / 2,
      ys: [top - 22, top + 22],
      size: 38,
      width,
      colour: theme.chalk,
    });
  }
  const seats = [...auction.bidders, ...auction.passed].sort((a, b) => a - b);
  drawSeats(context, theme, seats, auction.passed, x, y + 48);
}

/** The character who acts, and those whom he has yet to deal with. */
function drawRole(
  context: CanvasRenderingContext2D,
  { theme, words }: CourtScene,
  role: RoleView,
  { x, y, width }: Place,
): void {
  bust(context, theme, role.character, 84, x + 44, y - 30);
  shield(context, theme, role.seat, 52, x + 118, y - 30);
  write(context, words.court.character(role.character), x + 154, y - 30, {
    size: 28,
    minSize: 20,
    colour: theme.chalk,
    maxWidth: width - 154,
  });
  role.others.forEach((seat, i) => {
    shield(context, theme, seat, 46, x + 118 + i * 58, y + 44);
  });
}

/** The winner's arms and name, or the arms of all who share the victory. */
function drawWinners(context: CanvasRenderingContext2D, { view, theme, names, words }: CourtScene): void {
  const winners = view.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const left = BOARD.x + 84;
  winners.forEach((seat, i) => {
    shield(context, theme, seat, 112, left + i * 100, MIDDLE);
  });
  const x = left + winners.length * 100;
  const line = { colour: theme.chalk, maxWidth: BOARD.x + BOARD.width - 30 - x };
  stamp(context, `victory ${theme.id}`, 90, 70, x + 40, MIDDLE - 42, (inner) =>
    crown(inner, 74, theme.gold.mid),
  );
  const title = words.courtPicture.winner(winners.length);
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) {
    write(context, title, x + 96, MIDDLE - 40, { ...line, size: 30, maxWidth: line.maxWidth - 96 });
    write(context, names[winner] ?? '', x, MIDDLE + 32, { ...line, size: 38, minSize: 26 });
  } else write(context, title, x, MIDDLE + 32, { ...line, size: 38, minSize: 22 });
}

/** The decision awaited, and the auction or the role under way. */
export function drawAffairs(context: CanvasRenderingContext2D, scene: CourtScene, layout: BoardLayout): void {
  const { role, auction } = scene.view;
  drawDecision(context, scene, layout.decision);
  if (role !== null) drawRole(context, scene, role, layout.affair);
  else if (auction !== null) drawAuction(context, scene, auction, layout.affair);
}

/** The board under the castle: what goes on, or at the end who has won. */
export function drawBoard(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { phase, role, auction } = scene.view;
  if (phase === 'over') drawWinners(context, scene);
  else if (role !== null || auction !== null) drawAffairs(context, scene, TABLE_LAYOUT);
  else drawAffairs(context, scene, { ...TABLE_LAYOUT, decision: { ...TABLE_LAYOUT.decision, width: 590 } });
}
