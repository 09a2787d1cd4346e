import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard } from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { drawSeal, drawTrophy } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import type { Outcome } from './outcome.ts';
import { LIVERIES, liveryOf, sorted, strengths, worthOf } from './reading.ts';
import { DISPLAY, PANEL, type QuestsScene } from './sheet.ts';
import { adversaryData } from './words.ts';

/** So many ways to pay have room beside the board. */
export const MOST_PAYMENTS = 6;

const LEFT = PANEL.x + 22;

const WIDTH = PANEL.width - 44;

const TOP = DISPLAY.y + 116;

/** Heights of a row: as high as the room for all of them allows. */
const ROW = { least: 66, most: 142, room: DISPLAY.y + DISPLAY.height - 12 - TOP } as const;

/** In rows as high as this, what's left is larger. */
const HIGH = 90;

const TEXT = 26;

/** How far up a card is that has words below it. */
const RAISED = 16;

/** Columns: what's paid, what that brings, and what's left. */
const PAY = { x: LEFT + 40, width: 176 } as const;

/** What's said of drawing, after the cards. */
const DRAW = { x: LEFT + 180, width: WIDTH - 180 } as const;

const GAIN = { x: LEFT + 230, width: 118 } as const;

const KEEP = { x: LEFT + 356, width: WIDTH - 356 } as const;

/** An adversary that stays, with the seat's seal on it. */
export function drawSealed(
  pen: Pen,
  card: AdversaryCard,
  seat: Seat,
  size: number,
  left: number,
  y: number,
): void {
  const seal = Math.round(size * 0.8);
  drawTrophy(pen, card, Math.round(size), left + size / 2, y);
  drawSeal(pen, seat, seal, left + size + seal * 0.2, y + size * 0.16);
}

/** What's won, each card with its new owner unless that's the seat itself; or the seal that's put on the card. */
function drawGains(
  pen: Pen,
  { view, say }: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  y: number,
  scale: number,
): void {
  const { action, gains } = outcome;
  if (action.type === 'adventure') {
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    const paid = worthOf(action.pay);
    const line = { size: TEXT, maxWidth: GAIN.width } as const;
    const net = say('quests-picture-choice-net', { points: value - paid });
    pen.write(net, GAIN.x, y - 15, { ...line, colour: pen.theme.ink });
    const sum = say('quests-picture-choice-sum', { value, paid });
    pen.write(sum, GAIN.x, y + 17, { ...line, weight: 'normal', colour: pen.theme.softInk });
    return;
  }
  if (gains.length === 0) {
    if (action.type === 'challenge') drawSealed(pen, action.card, seat, Math.min(54 * scale, 64), GAIN.x, y);
    return;
  }
  const isDouble = action.type === 'challenge' && action.mode === 'double';
  const size = Math.min(40 * scale, 54) - (isDouble ? 6 : 0);
  for (const gain of gains) {
    const at = isDouble ? y - RAISED : y;
    drawTrophy(pen, gain.card, size, GAIN.x + 30, at);
    if (gain.seat !== seat) shield(pen, gain.seat, 40, GAIN.x + 84, at);
  }
  if (!isDouble) return;
  const below = y - RAISED + size / 2 + 14;
  pen.write(say('quests-picture-choice-at-once'), GAIN.x, below, {
    size: TEXT,
    colour: pen.theme.softInk,
    maxWidth: GAIN.width,
  });
}

/** The knights of each colour that are left, a double as two, and the Merlins. */
function drawKept(pen: Pen, kept: Outcome['kept'], y: number, row: number): void {
  const all = strengths(kept);
  const high = row >= HIGH;
  LIVERIES.forEach((livery, i) => {
    const x = KEEP.x + (i + 0.5) * (KEEP.width / LIVERIES.length);
    drawLivery(pen, livery, high ? 32 : 26, x, y - (high ? 19 : 15));
    const line = { size: high ? 32 : TEXT, minSize: TEXT, colour: pen.theme.ink } as const;
    pen.write(String(all[livery]), x, y + (high ? 20 : 17), { ...line, align: 'centre', maxWidth: 34 });
  });
}

/** Size of a knight to be drawn, and how far the next one is. */
const DRAWN = { size: 72, pitch: 64 } as const;

/** So many knights to draw, or the place where one would be; and whether the game ends with that. */
function drawDraw(pen: Pen, { say }: QuestsScene, { action, ends }: Outcome, y: number): void {
  if (action.type !== 'draw') return;
  const x = LEFT + 44;
  for (let i = 0; i < action.count; i++) drawIcon(pen, 'knights', DRAWN.size, x + i * DRAWN.pitch, y);
  if (action.count === 0) pen.roundedRect(x - 20, y - 29, 40, 58, 7).dashes(pen.theme.softInk, 3, [8, 7]);
  const line = { colour: pen.theme.ink, maxWidth: DRAW.width } as const;
  const told = say('quests-picture-choice-draw', { knights: action.count });
  pen.write(told, DRAW.x, ends === null ? y : y - 18, { ...line, size: 32, minSize: TEXT });
  if (ends !== null)
    pen.write(say('quests-picture-choice-ends'), DRAW.x, y + 22, { ...line, size: TEXT, weight: 'normal' });
}

/** The seat's own knights below how many can be drawn: the height of all, and of a card. */
const HAND = { height: 190, card: 80 } as const;

/** What the seat holds so far, and how strong each colour of that is. */
function drawOwnHand(pen: Pen, { view, say }: QuestsScene, top: number): void {
  const hand = view.hand ?? [];
  const ink = { size: TEXT, colour: pen.theme.ink } as const;
  pen.fillRect(LEFT, top, WIDTH, 1.5, pen.theme.parchment.dark);
  pen.write(say('quests-picture-hand-title'), LEFT, top + 28, { ...ink, maxWidth: WIDTH });
  if (hand.length === 0) {
    const line = { ...ink, weight: 'normal', maxWidth: WIDTH } as const;
    pen.write(say('quests-picture-text-no-knights'), LEFT, top + 92, line);
    return;
  }
  const sortedHand = LIVERIES.flatMap((livery) => hand.filter((card) => liveryOf(card) === livery));
  drawKnightRow(pen, sortedHand, HAND.card, LEFT, top + 92, WIDTH);
  const all = strengths(hand);
  LIVERIES.forEach((livery, i) => {
    const x = LEFT + i * 96;
    drawLivery(pen, livery, 34, x + 18, top + 160);
    pen.write(String(all[livery]), x + 44, top + 160, { ...ink, size: 32 });
  });
}

/** A choice's number, as on its button. */
export function numberBadge(pen: Pen, number: number, x: number, y: number): void {
  pen.circle(x, y, 21).fill(pen.theme.highlight).stroke(pen.theme.engraving, 2.5);
  pen.write(String(number), x, y, { size: 28, colour: pen.theme.engraving, align: 'centre' });
}

function drawPayment(
  pen: Pen,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  { y, height }: { readonly y: number; readonly height: number },
) {
  const { theme } = pen;
  const scale = height / ROW.least;
  const { action, number, kept, keptTrophies } = outcome;
  pen.fillRect(LEFT, y - height / 2, WIDTH, 1.5, theme.parchment.dark);
  if (action.type === 'draw') {
    drawDraw(pen, scene, outcome, y);
    return;
  }
  numberBadge(pen, number, LEFT + 14, y);
  drawGains(pen, scene, seat, outcome, y, scale);
  if (action.type === 'challenge') {
    drawKnightRow(pen, action.pay, Math.round(58 * scale), PAY.x, y, PAY.width);
    drawKept(pen, kept, y, height);
  } else if (action.type === 'adventure') {
    const row = (cards: typeof action.pay, size: number, x: number, room: number) => {
      const pitch = Math.min(size + 4, (room - size) / Math.max(1, cards.length - 1));
      sorted(cards).forEach((card, i) => {
        drawTrophy(pen, card, size, x + size / 2 + i * pitch, y);
      });
    };
    row(action.pay, Math.round(42 * scale), PAY.x, PAY.width);
    row(keptTrophies, Math.round(30 * scale), KEEP.x, KEEP.width);
  }
}

/** The ways to pay for one target, numbered: what each costs and brings, and what's left; or how many knights to draw. */
export function drawPayments(pen: Pen, scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { say } = scene;
  const { theme } = pen;
  const [first] = outcomes;
  if (first === undefined) return;
  const { action } = first;
  const title =
    action.type === 'challenge'
      ? say('quests-picture-choice-named', { what: say('quests-adversary', adversaryData(action.card)) })
      : action.type === 'adventure'
        ? say('quests-adventure', { adventure: action.adventure })
        : say('quests-picture-choice-draw-title');
  pen.write(title, LEFT, DISPLAY.y + 34, { size: 36, colour: theme.ink, maxWidth: WIDTH });
  const heading = { size: TEXT, colour: theme.softInk } as const;
  const y = TOP - 18;
  if (action.type === 'draw')
    pen.write(say('quests-picture-choice-each-ends'), LEFT, y, { ...heading, maxWidth: WIDTH });
  else {
    pen.write(say('quests-picture-choice-pay'), PAY.x, y, { ...heading, maxWidth: PAY.width });
    pen.write(say('quests-picture-choice-gain'), GAIN.x, y, { ...heading, maxWidth: GAIN.width });
    pen.write(say('quests-picture-choice-keep'), KEEP.x, y, { ...heading, maxWidth: KEEP.width });
  }
  const isDraw = action.type === 'draw';
  const room = isDraw ? ROW.room - HAND.height : ROW.room;
  const height = Math.min(ROW.most, Math.max(ROW.least, room / outcomes.length));
  outcomes.forEach((outcome, i) => {
    drawPayment(pen, scene, seat, outcome, { y: TOP + (i + 0.5) * height + 6, height });
  });
  if (isDraw) drawOwnHand(pen, scene, TOP + ROW.room - HAND.height + 6);
}
