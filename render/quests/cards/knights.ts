import { knightLivery, knightStrength, type Livery } from '../../../src/games/quests/reading.ts';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { addUp, type Charge, drawCharge, star } from '../../parts/shapes.ts';
import type { Pen } from '../../pen.ts';
import { mix } from '../../themes/index.ts';
import { drawBust } from '../art/portraits.ts';

const LILY =
  'M0 -48Q16 -28 16 -14Q16 -2 9 10L11 10Q14 -14 30 -18Q46 -16 44 2Q40 14 30 12Q32 2 26 2Q20 6 22 14L22 22L9 22Q10 36 16 44Q6 44 0 49';

const HAT = 'M0 -49Q18 -6 25 20Q44 22 47 32Q40 45 0 45';

const RAYS = 8;

const DRAW: Readonly<Record<Livery, Charge>> = {
  red(pen, ink, background) {
    pen.context.lineCap = 'butt';
    pen.path('M-24 48C-52 -8 -36 -36 0 -36C36 -36 52 -8 24 48');
    pen.stroke(ink, 24).dashes(background, 6, [8, 14]);
    for (const x of [-38, 8]) pen.fillRect(x, 38, 30, 11, ink);
  },
  orange(pen, ink) {
    pen.around(RAYS * 2, (_, point) => (point % 2 === 0 ? 49 : 25)).fill(ink);
  },
  beige(pen, ink) {
    pen.symmetric(LILY).fill(ink);
  },
  merlin(pen, ink, background) {
    pen.symmetric(HAT).fill(ink);
    pen.fillRect(-24, 19, 48, 5, background);
    pen.context.translate(1, -4);
    star(pen, 13);
    pen.context.fill();
  },
};

/** The charge of a colour's knights, or Merlin's hat, centred on the origin, `size` pixels high. */
export function charge(pen: Pen, livery: Livery, size: number, ink: string, background: string): void {
  drawCharge(pen, DRAW[livery], size, ink, background);
}

function drawBadge(pen: Pen, { livery, size }: { readonly livery: Livery; readonly size: number }): void {
  const { fill, edge, text } = pen.theme.quests.knights[livery];
  pen.circle(0, 0, size / 2);
  pen.fill(fill).stroke(edge === pen.theme.chalk ? pen.theme.engraving : edge, Math.max(2, size / 20));
  if (livery === 'merlin') pen.context.translate(0, -size * 0.04);
  charge(pen, livery, size * 0.66, text, fill);
}

/** Draws a round badge in a colour, with its charge. */
export function drawLivery(pen: Pen, livery: Livery, size: number, x: number, y: number): void {
  pen.stamp(drawBadge, { livery, size }, size + 6, size + 6, x, y);
}

/** Height of a knight card divided by its width. */
export const RATIO = 1.45;

/** Width of a double divided by that of a single. */
const DOUBLE = 1.5;

/** Cards from this height on have a knight on them, smaller ones only the banner. */
const PORTRAIT = 90;

export function knightWidth(card: KnightCard, height: number): number {
  return Math.round((height / RATIO) * (knightStrength(card) === 2 ? DOUBLE : 1));
}

/** Traces a pointed banner, the cloth behind one knight's charge. */
function banner(pen: Pen, width: number, top: number, bottom: number): void {
  pen.symmetric(`M${width / 2} ${top}V${bottom - width * 0.3}L0 ${bottom}`);
}

/** One knight of the card, around x = 0: a banner with the charge, and on a large card whoever carries it. */
function knight(pen: Pen, livery: Livery, height: number, cloth: number): void {
  const { context, theme } = pen;
  const { fill, edge, text } = theme.quests.knights[livery];
  const [top, bottom] = [-height * 0.43, height * 0.43];
  banner(pen, cloth, top, bottom);
  const shade = theme.shadow > 0 ? mix(fill, edge, 0.18) : fill;
  pen.fill(fill).inside(() => pen.fillRect(0, -height, cloth, height * 2, shade));
  pen.stroke(edge === theme.chalk ? theme.engraving : edge, Math.max(1, height / 70));
  if (height < PORTRAIT) {
    context.translate(0, -height * 0.06);
    charge(pen, livery, cloth * 0.78, text, fill);
    return;
  }
  pen.at(0, -height * 0.15, () => drawBust(pen, livery, Math.min(cloth * 0.95, height * 0.52)));
  context.translate(0, height * 0.2);
  charge(pen, livery, Math.min(cloth * 0.5, height * 0.27), text, fill);
}

/** A knight card around the origin. A double has two knights. */
export function knightFace(pen: Pen, card: KnightCard, height: number): void {
  const width = knightWidth(card, height);
  const outline = () => pen.roundedRect(-width / 2, -height / 2, width, height, height * 0.09);
  pen.withShadow(height * 0.045, () => {
    outline();
    pen.fill(pen.theme.parchment.light);
  });
  outline();
  pen.stroke(pen.theme.engraving, Math.max(1.5, height / 60));
  const count = knightStrength(card);
  const pitch = (width - height * 0.14) / count;
  const cloth = pitch - (count === 2 ? height * 0.03 : 0);
  for (let i = 0; i < count; i++) {
    pen.at((i - (count - 1) / 2) * pitch, 0, () => knight(pen, knightLivery(card), height, cloth));
  }
}

function drawCard(pen: Pen, { card, height }: { readonly card: KnightCard; readonly height: number }): void {
  knightFace(pen, card, height);
}

/** Draws a knight card centred on (x, y). */
function drawKnight(pen: Pen, card: KnightCard, height: number, x: number, y: number): void {
  const margin = Math.ceil(height * 0.1) + 3;
  const box = [knightWidth(card, height) + margin * 2, height + margin * 2] as const;
  pen.stamp(drawCard, { card, height }, ...box, x, y);
}

/** Of a double, how much stays visible below the next card: both knights, so that it doesn't look like a single. */
const DOUBLE_SHOWN = 0.94;

/** Ways to save room, in this order: what stays visible of a single, and the least height of the cards. */
const SAVINGS = [
  { shown: 0.58, least: 0.7 },
  { shown: 0.34, least: 0.1 },
] as const;

/** Cards become smaller in such steps, in pixels, so that there are few sizes of them. */
const STEP = 4;

/** The space between cards that don't overlap, as a fraction of their height. */
const GAP = 0.08;

interface LaidOutKnights {
  readonly height: number;
  /** Middle of each card, from the left edge. */
  readonly middles: readonly number[];
  readonly width: number;
}

/** How cards of that height are side by side in the room; null if they don't fit. */
function fitted(
  cards: readonly KnightCard[],
  height: number,
  room: number,
  shown: number,
): LaidOutKnights | null {
  const widths = cards.map((card) => knightWidth(card, height));
  const pitches = widths.slice(0, -1).map((width) => width + height * GAP);
  const least = pitches.map((_, i) => widths[i]! * (knightStrength(cards[i]!) === 2 ? DOUBLE_SHOWN : shown));
  const last = widths.at(-1) ?? 0;
  const [whole, closest] = [addUp(pitches), addUp(least)];
  if (closest + last > room) return null;
  const loose = Math.min(1, (room - last - closest) / Math.max(1, whole - closest));
  let x = 0;
  const middles = widths.map((width, i) => {
    const middle = x + width / 2;
    if (i < pitches.length) x += least[i]! + (pitches[i]! - least[i]!) * loose;
    return middle;
  });
  return { height, middles, width: x + last };
}

/** Cards side by side, of that height if there's room; otherwise closer, and smaller before one hides what another is. */
export function layOutKnights(cards: readonly KnightCard[], height: number, room: number): LaidOutKnights {
  for (const { shown, least } of SAVINGS)
    for (let tried = height; tried >= height * least; tried -= STEP) {
      const laidOut = fitted(cards, tried, room, shown);
      if (laidOut !== null) return laidOut;
    }
  return { height, middles: cards.map(() => room / 2), width: room };
}

/** Knights side by side from the left, as `layOutKnights` has them. Returns the width used. */
export function drawKnightRow(
  pen: Pen,
  cards: readonly KnightCard[],
  height: number,
  left: number,
  y: number,
  room: number,
): number {
  const laidOut = layOutKnights(cards, height, room);
  cards.forEach((card, i) => {
    drawKnight(pen, card, laidOut.height, left + laidOut.middles[i]!, y);
  });
  return laidOut.width;
}
