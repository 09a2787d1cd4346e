import type { CanvasRenderingContext2D } from 'canvas';
import { type AuctionView, COURTIERS, type RoleView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown } from '../parts/crown.ts';
import { shareOf } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { NARROWEST, widthOf, wrap, write, writeLines } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { bust } from './figures/figures.ts';
import { coin, emptyPlace, tileLine } from './pieces/coins.ts';
import { BOARD, CARPET, type CourtScene, MEADOW } from './sheet.ts';

/** Left edge, vertical middle and width of a part of the board. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the pending decision goes, where the auction or role goes, and where those who take part go. */
export interface BoardLayout {
  readonly decision: Place;
  readonly affair: Place;
  readonly foot: Place;
}

const MIDDLE = BOARD.y + BOARD.height / 2;

const TOP = BOARD.y + 64;

const TABLE_LAYOUT: BoardLayout = {
  decision: { x: BOARD.x + 26, y: TOP, width: 306 },
  affair: { x: BOARD.x + 346, y: TOP, width: BOARD.width - 370 },
  foot: { x: BOARD.x + 28, y: BOARD.y + 147, width: BOARD.width - 56 },
};

/** If there's neither auction nor role. */
const ALONE = { ...TABLE_LAYOUT.decision, y: MIDDLE, width: BOARD.width - 56 } as const;

/** The highest bid: who bids, how much, and which tiles. */
function drawAuction(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  auction: AuctionView,
  { x, y, width }: Place,
): void {
  const line = { colour: theme.chalk, maxWidth: width };
  if (auction.bidder === null) {
    write(context, say('court-picture-no-bid'), x, y - 18, { ...line, size: 30, minSize: 26 });
    write(context, say('court-picture-must-bid'), x, y + 20, { ...line, size: 26, weight: 'normal' });
    return;
  }
  write(context, say('court-picture-highest'), x, y - 32, { ...line, size: 27, minSize: 26 });
  shield(context, theme, auction.bidder, 60, x + 28, y + 18);
  const left = x + 66;
  const told = write(context, String(auction.sum), left, y + 18, { size: 58, colour: theme.highlight });
  const tiles = left + told + 12;
  tileLine(context, theme, auction.tiles, { x: tiles, y: y + 18, size: 40, width: x + width - tiles });
}

const TASK = 27;

const PITCH = 34;

function taskOf({ view, say }: CourtScene): string {
  const opens = view.phase === 'bid' && view.auction?.bidder === null;
  return opens ? say('court-picture-opening-bid') : say('court-picture-task', { phase: view.phase });
}

/** Who decides, and what about. */
function drawDecision(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  { x: left, y, width }: Place,
): void {
  const { view, theme, names, say } = scene;
  if (view.toAct === null) {
    write(context, say('court-picture-task', { phase: view.phase }), left, y, {
      size: 30,
      colour: theme.chalk,
      maxWidth: width,
    });
    return;
  }
  shield(context, theme, view.toAct, 100, left + 44, y);
  const x = left + 102;
  const room = width - 102;
  const lines = wrap(taskOf(scene), TASK, room, 2, 'normal');
  const top = y - (lines.length * PITCH) / 2;
  write(context, names[view.toAct] ?? '', x, top, {
    size: 32,
    minSize: 26,
    colour: theme.highlight,
    maxWidth: room,
  });
  writeLines(context, lines, x, top + 38, PITCH, {
    size: TASK,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: room,
  });
}

const SHIELD = 46;

const FOOT_PITCH = 52;

const FOOT_LABEL = 26;

const GAP = 22;

const LINE = 52;

interface Party {
  readonly label: string;
  readonly seats: readonly Seat[];
  /** Whether they're out of it. */
  readonly struck: boolean;
}

/** Who takes part in what goes on, and who no longer does. */
function partiesOf({ view, say }: CourtScene): readonly Party[] {
  const { auction, role } = view;
  const parties: readonly Party[] =
    role !== null
      ? [{ label: say('court-picture-to-come'), seats: role.others, struck: false }]
      : auction !== null
        ? [
            { label: say('court-picture-still-in'), seats: auction.bidders, struck: false },
            { label: say('court-picture-passed-head'), seats: auction.passed, struck: true },
          ]
        : [];
  return parties.filter(({ seats }) => seats.length > 0);
}

/** Crosses out a seat that has passed. */
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

/** Shields behind words, one after the other, on further lines if there's no room; or a hint if nobody else takes part. */
function drawFoot(context: CanvasRenderingContext2D, scene: CourtScene, place: Place): void {
  const { theme, view, say } = scene;
  let { x, y } = place;
  const hint = say('court-picture-hint', { phase: view.phase });
  write(context, hint, x, y, {
    size: FOOT_LABEL,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: place.width,
  });
  const parties = partiesOf(scene);
  const labels = parties.map(({ label }) => widthOf(label, FOOT_LABEL, 'normal'));
  const shields = parties.reduce((all, { seats }) => all + seats.length * FOOT_PITCH + 10, 0);
  const share = shareOf(labels, place.width - shields - GAP * (parties.length - 1));
  const narrow = share < NARROWEST ? 1 : share;
  parties.forEach(({ label, seats, struck }, i) => {
    const told = labels[i]! * narrow;
    const width = told + 10 + seats.length * FOOT_PITCH;
    if (x > place.x && x + Math.floor(width) > place.x + place.width) {
      x = place.x;
      y += LINE;
    }
    write(context, label, x, y, {
      size: FOOT_LABEL,
      weight: 'normal',
      colour: theme.chalk,
      maxWidth: Math.ceil(told),
    });
    x += width - seats.length * FOOT_PITCH;
    for (const seat of seats) {
      shield(context, theme, seat, SHIELD, x + SHIELD / 2, y);
      if (struck) strike(context, theme, SHIELD, x + SHIELD / 2, y);
      x += FOOT_PITCH;
    }
    x += GAP;
  });
}

/** The acting character, and whose it is. */
function drawRole(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  role: RoleView,
  { x, y, width }: Place,
): void {
  bust(context, theme, role.character, 100, x + 48, y - 2);
  const left = x + 104;
  write(context, say('court-character', { character: role.character }), left, y - 26, {
    size: 30,
    minSize: 26,
    colour: theme.highlight,
    maxWidth: width - 104,
  });
  shield(context, theme, role.seat, 56, left + 26, y + 24);
}

/** The winner's shield and name, or the shields of everyone who shares the victory. */
function drawWinners(context: CanvasRenderingContext2D, { view, theme, names, say }: CourtScene): void {
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
  const title = winners.length > 1 ? say('court-picture-winners') : say('court-picture-winner');
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) {
    write(context, title, x + 96, MIDDLE - 40, { ...line, size: 30, maxWidth: line.maxWidth - 96 });
    write(context, names[winner] ?? '', x, MIDDLE + 32, { ...line, size: 38, minSize: 26 });
  } else write(context, title, x, MIDDLE + 32, { ...line, size: 38, minSize: 26 });
}

/** The pending decision, and the current auction or role with those who take part. */
export function drawAffairs(context: CanvasRenderingContext2D, scene: CourtScene, layout: BoardLayout): void {
  const { role, auction } = scene.view;
  drawDecision(context, scene, layout.decision);
  if (role !== null) drawRole(context, scene, role, layout.affair);
  else if (auction !== null) drawAuction(context, scene, auction, layout.affair);
  drawFoot(context, scene, layout.foot);
}

/** The board under the castle: what's going on, or who has won. */
export function drawBoard(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { phase, role, auction } = scene.view;
  if (phase === 'over') drawWinners(context, scene);
  else if (role !== null || auction !== null) drawAffairs(context, scene, TABLE_LAYOUT);
  else drawDecision(context, scene, ALONE);
}

const LABEL = 140;

/** Diameters of a coin in the row and in the peasantry. */
export const ASPIRANT = 78;

export const PEASANT = 66;

/** Size of the largest row. */
const PLACES = 5;

type Point = { readonly x: number; readonly y: number };

/** Centre of a place in the row. */
export function aspirantAt(place: number): Point {
  const left = CARPET.x + 34 + LABEL;
  const pitch = (CARPET.width - 66 - LABEL) / PLACES;
  return { x: left + pitch * (place + 0.5), y: CARPET.y + CARPET.height / 2 };
}

/** Centre of the coin for a type of peasant, counted in the order of `COURTIERS`. */
export function peasantAt(type: number): Point {
  const left = MEADOW.x + 34 + LABEL;
  const pitch = (MEADOW.width - 44 - LABEL) / COURTIERS.length;
  return { x: left + pitch * type + 34, y: MEADOW.y + 88 };
}

/** A name and, below it, what it means. */
function label(
  context: CanvasRenderingContext2D,
  [name, meaning]: readonly [string, string],
  x: number,
  y: number,
  colour: string,
): void {
  const line = { colour, maxWidth: LABEL, size: 28, minSize: 26 };
  write(context, name, x, y - 18, line);
  write(context, meaning, x, y + 18, { ...line, weight: 'normal', size: 26 });
}

/** The aspirants on their carpet; the places of those who've left are empty, and being chosen for if a row is laid. */
export function drawRow(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, say } = scene;
  label(
    context,
    [say('court-picture-aspirants'), say('court-picture-row')],
    CARPET.x + 34,
    CARPET.y + CARPET.height / 2,
    theme.carpet.text,
  );
  for (let i = 0; i < view.rowSize; i++) {
    const { x, y } = aspirantAt(i);
    const courtier = view.row[i];
    if (courtier !== undefined) {
      coin(context, theme, courtier, ASPIRANT, x, y);
      continue;
    }
    emptyPlace(context, theme.carpet.edge, ASPIRANT - 4, x, y);
    if (view.phase === 'refill')
      write(context, '?', x, y, { size: 48, colour: theme.carpet.edge, align: 'centre' });
  }
}

/** The peasantry, with a count for each type. */
export function drawPeasantry(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const { theme, view, say } = scene;
  const left = COURTIERS.reduce((sum, courtier) => sum + view.peasantry[courtier], 0);
  label(
    context,
    [say('court-picture-peasantry'), say('court-picture-peasants', { left })],
    MEADOW.x + 24,
    peasantAt(0).y,
    theme.chalk,
  );
  COURTIERS.forEach((courtier, i) => {
    const { x, y } = peasantAt(i);
    coin(context, theme, courtier, PEASANT, x, y);
    write(context, String(view.peasantry[courtier]), x + 48, y, { size: 44, colour: theme.chalk });
  });
}
