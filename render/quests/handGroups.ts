import type { CanvasRenderingContext2D } from 'canvas';
import type { KnightCard } from '../../src/games/quests/types.ts';
import type { Rect } from '../parts/parchment.ts';
import { roundedRect } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { widthOf, write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { charge } from './charges.ts';
import { drawKnightRow, knightWidth, RATIO } from './knightCard.ts';
import { LIVERIES, type Livery, liveryOf, strengthOf, strengths, sum } from './reading.ts';
import type { QuestsScene } from './scene.ts';

/** Cards are as high as fits: in one line, or else in two. */
const HEIGHTS = [196, 184, 172, 160, 148, 136, 124, 112] as const;
const IN_TWO_LINES = 104;
const GAP = 0.08;
/** Room at the least for a group's strength. */
const NARROW = 192;
const PAD = 16;

interface Group {
  readonly livery: Livery;
  readonly cards: readonly KnightCard[];
}

/** Doubles first. */
function groupsOf(hand: readonly KnightCard[]): Group[] {
  return LIVERIES.map((livery) => ({
    livery,
    cards: hand.filter((card) => liveryOf(card) === livery).sort((a, b) => strengthOf(b) - strengthOf(a)),
  })).filter(({ livery, cards }) => livery !== 'merlin' || cards.length > 0);
}

/** The cards in as many lines, the first one the longer. */
function inLines(cards: readonly KnightCard[], lines: number): readonly (readonly KnightCard[])[] {
  const length = Math.ceil(cards.length / lines);
  return Array.from({ length: lines }, (_, line) => cards.slice(line * length, (line + 1) * length)).filter(
    (line) => line.length > 0,
  );
}

function lineWidth(cards: readonly KnightCard[], height: number): number {
  return cards.reduce((all, card) => all + knightWidth(card, height) + height * GAP, -height * GAP);
}

function widthAt({ cards }: Group, height: number, lines: number): number {
  const widest = Math.max(0, ...inLines(cards, lines).map((line) => lineWidth(line, height)));
  return Math.max(NARROW, widest + 2 * PAD);
}

/** The place of a colour of which there is no knight. */
function emptyPlace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  height: number,
  x: number,
  y: number,
): void {
  const width = height / RATIO;
  roundedRect(context, x - width / 2, y - height / 2, width, height, height * 0.09);
  context.setLineDash([9, 8]);
  context.strokeStyle = theme.softInk;
  context.lineWidth = 2.5;
  context.stroke();
  context.setLineDash([]);
  drawLivery(context, theme, livery, Math.min(62, Math.round(width * 0.6)), x, y);
}

/** A colour's sign: its cloth with the charge, round. */
export function drawLivery(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  size: number,
  x: number,
  y: number,
): void {
  stamp(context, `livery ${theme.id} ${livery} ${size}`, size + 6, size + 6, x, y, (inner) => {
    const { fill, edge, text } = theme.quests.knights[livery];
    inner.beginPath();
    inner.arc(0, 0, size / 2, 0, Math.PI * 2);
    inner.fillStyle = fill;
    inner.fill();
    inner.strokeStyle = edge === theme.chalk ? theme.engraving : edge;
    inner.lineWidth = Math.max(2, size / 20);
    inner.stroke();
    if (livery === 'merlin') inner.translate(0, -size * 0.04);
    charge(inner, livery, size * 0.66, text, fill);
  });
}

/** A colour's strength, with the Merlins that may join it: "5 + 2 = 7". */
function drawStrength(
  context: CanvasRenderingContext2D,
  theme: Theme,
  livery: Livery,
  alone: number,
  merlins: number,
  middle: number,
  y: number,
): void {
  const ink = { colour: theme.ink };
  const joined = livery !== 'merlin' && merlins > 0 && alone > 0;
  const total = String(joined ? alone + merlins : alone);
  const big = 46;
  const parts = joined ? `${alone} + ${merlins}` : '';
  const partsWidth = joined ? widthOf(parts, 24) + 44 : 0;
  const whole = 48 + widthOf(total, big) + partsWidth;
  let x = middle - whole / 2;
  drawLivery(context, theme, livery, 40, x + 20, y);
  x += 48;
  write(context, total, x, y, { ...ink, size: big });
  if (!joined) return;
  x += widthOf(total, big) + 12;
  write(context, parts, x, y, { colour: theme.softInk, size: 24 });
  drawLivery(context, theme, 'merlin', 26, x + widthOf(parts, 24) + 17, y);
}

/** The hand by colours, doubles first, and under each group its strength. */
export function drawKnightGroups(
  context: CanvasRenderingContext2D,
  { theme }: QuestsScene,
  hand: readonly KnightCard[],
  area: Rect,
): void {
  const groups = groupsOf(hand);
  const inner = area.width - 24;
  const widthsAt = (height: number, lines: number) => groups.map((group) => widthAt(group, height, lines));
  const fitting = HEIGHTS.find((height) => sum(widthsAt(height, 1)) <= inner);
  const height = fitting ?? IN_TWO_LINES;
  const lines = fitting === undefined ? 2 : 1;
  const wanted = widthsAt(height, lines);
  const stretch = inner / sum(wanted);
  const all = strengths(hand);
  const y = area.y + 24 + HEIGHTS[0] / 2;
  let left = area.x + 12;
  groups.forEach(({ livery, cards }, i) => {
    const width = (wanted[i] as number) * stretch;
    const middle = left + width / 2;
    if (cards.length === 0) emptyPlace(context, theme, livery, height, middle, y);
    inLines(cards, lines).forEach((line, n, { length }) => {
      const room = Math.min(lineWidth(line, height), width - PAD);
      const at = y + (n - (length - 1) / 2) * (height + 10);
      drawKnightRow(context, theme, line, height, middle - room / 2, at, room);
    });
    drawStrength(context, theme, livery, all[livery], all.merlin, middle, area.y + area.height - 48);
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(left - 0.75, area.y + 24, 1.5, area.height - 48);
    }
    left += width;
  });
}
