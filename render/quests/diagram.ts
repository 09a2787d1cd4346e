import type { Seat } from '../../src/games/game.ts';
import { ADVENTURES, KINDS } from '../../src/games/quests/data.ts';
import { LIVERIES } from '../../src/games/quests/reading.ts';
import type { AdventureId, AdversaryCard, KnightCard } from '../../src/games/quests/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { shield, victoryCrown } from '../parts/heraldry.ts';
import { addUp, arrow, strike } from '../parts/shapes.ts';
import type { Step } from '../parts/steps.ts';
import { textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shade } from './art/layers.ts';
import { drawVignette } from './art/vignette.ts';
import { drawSpark } from './board.ts';
import { adventureFace, drawMedal } from './cards/adventures.ts';
import { drawAdversary, drawSeal, drawToken, drawTrophy } from './cards/adversaries.ts';
import { drawIcon, type IconId } from './cards/icons.ts';
import { charge, drawKnightRow, knightWidth } from './cards/knights.ts';

/** Side by side, centred on (x, y). */
export function knights(pen: Pen, cards: readonly KnightCard[], height: number, x: number, y: number): void {
  const width = addUp(cards.map((card) => knightWidth(card, height) + height * 0.08)) - height * 0.08;
  drawKnightRow(pen, cards, height, x - width / 2, y, width + 1);
}

export function adversary(pen: Pen, card: AdversaryCard, width: number, x: number, y: number): void {
  const height = width * 0.74;
  drawAdversary(pen, card, { x: x - width / 2, y: y - height / 2, width, height });
}

export function trophies(
  pen: Pen,
  cards: readonly AdversaryCard[],
  size: number,
  x: number,
  y: number,
): void {
  cards.forEach((card, i) => {
    drawTrophy(pen, card, size, x + (i - (cards.length - 1) / 2) * size * 1.16, y);
  });
}

/** Size of an adventure, as a multiple of the one in other pictures. */
const ADVENTURE = 0.9;

export function adventure(pen: Pen, t: Translate, id: AdventureId, x: number, y: number): void {
  const shown = ADVENTURES.find((each) => each.id === id)!;
  pen.atScale(ADVENTURE, x, y, () => adventureFace(pen, { ...shown, taken: null }, t));
}

/** An arrow downwards, centred on (x, y). */
export const down = (pen: Pen, x: number, y: number): void =>
  arrow(pen, pen.theme.ink, x, y - 24, 48, Math.PI / 2);

/** Through what isn't possible. */
export const struck = (pen: Pen, x: number, y: number, size: number): void =>
  strike(pen, [x - size / 2, y - size / 2], [x + size / 2, y + size / 2], 8);

/** A tick or a cross in a circle, for what's allowed and what isn't. */
export function verdict(pen: Pen, isRight: boolean, x: number, y: number, radius = 34): void {
  const { ink, parchment } = pen.theme;
  const at = (across: number, down: number): [number, number] => [x + across * radius, y + down * radius];
  pen.circle(x, y, radius);
  if (isRight) pen.fill(ink);
  else pen.fill(parchment.light).stroke(ink, radius * 0.18);
  pen.context.lineCap = 'round';
  const width = radius * 0.26;
  if (isRight) pen.line(at(-0.44, 0.03), at(-0.12, 0.38), at(0.47, -0.35)).stroke(parchment.light, width);
  else {
    pen.line(at(-0.38, -0.38), at(0.38, 0.38)).stroke(ink, width);
    pen.line(at(0.38, -0.38), at(-0.38, 0.38)).stroke(ink, width);
  }
  pen.context.lineCap = 'butt';
}

export const drawSignText = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size = 52,
  colour = pen.theme.ink,
): void => {
  pen.write(text, x, y, { size, colour, align: 'centre' });
};

/** What's paid, above what it brings. */
export const pays =
  (paid: readonly KnightCard[], card: AdversaryCard): Step =>
  (pen, x, y) => {
    knights(pen, paid, 132, x, y - 82);
    down(pen, x, y + 22);
    adversary(pen, card, 142, x, y + 104);
  };

/** Two monsters for the adventure that wants such. */
export const fisherKing =
  (t: Translate): Step =>
  (pen, x, y) => {
    for (const up of [-48, 48]) drawTrophy(pen, 'monster-3', 78, x - 136, y + up);
    arrow(pen, pen.theme.ink, x - 90, y, 46);
    adventure(pen, t, 'fisher-king', x + 68, y);
  };

/** Right of a card: whose it is then. */
export function owned(pen: Pen, seat: Seat, x: number, y: number): void {
  arrow(pen, pen.theme.ink, x + 16, y, 34);
  shield(pen, seat, 58, x + 90, y);
}

const COLUMN = { pitch: 66, row: 58, size: 50 } as const;

/** Draws the four columns with the number of adversaries of each; those after `old` have just been turned up. */
export const columns =
  (counts: readonly number[], old: readonly number[] = counts): Step =>
  (pen, x, y) =>
    KINDS.forEach((kind, i) => {
      const at = x + (i - 1.5) * COLUMN.pitch;
      for (let row = 0; row < 4; row++) {
        const level = y + (row - 1.5) * COLUMN.row;
        if (row < counts[i]!) drawToken(pen, kind, null, COLUMN.size, at, level);
        else pen.circle(at, level, 5).fill(pen.theme.parchment.dark);
      }
      if (counts[i] === 4)
        pen.roundedRect(at - 31, y - 2 * COLUMN.row, 62, 4 * COLUMN.row, 14).stroke(pen.theme.engraving, 6);
      for (let row = old[i]!; row < counts[i]!; row++)
        drawSpark(pen, at + 19, y + (row - 1.5) * COLUMN.row + 17);
    });

/** What the spark on a card means, centred on (x, y). */
export function newLegend(pen: Pen, t: Translate, x: number, y: number): void {
  const told = t('quests-picture-new');
  const left = x - (40 + textWidth(told, 30, 'normal')) / 2;
  drawSpark(pen, left + 14, y);
  pen.write(told, left + 40, y, { size: 30, weight: 'normal', colour: pen.theme.ink });
}

/** The middles of two ways to play, side by side, from a step's own; and where they're named. */
const WAYS = { default: -138, option: 138, name: -134, width: 240 } as const;

/** Both ways side by side, each below its name. */
export const ways =
  (t: Translate, draw: (pen: Pen, id: 'default' | 'option', x: number, y: number) => void): Step =>
  (pen, x, y) => {
    pen.line([x, y - 116], [x, y + 140]).dashes(pen.theme.parchment.dark, 3, [4, 12]);
    for (const id of ['default', 'option'] as const) {
      const ink = { size: 32, align: 'centre', colour: pen.theme.softInk, maxWidth: WAYS.width } as const;
      pen.write(t(`quests-picture-rule-${id}`), x + WAYS[id], y + WAYS.name, ink);
      draw(pen, id, x + WAYS[id], y);
    }
  };

/** Above cards, what they are to somebody's hand, in two lines at most. */
export function drawHeldNote(pen: Pen, told: string, x: number, y: number, width: number): void {
  const whole = textWidth(told, 28);
  // Two lines about as long as each other.
  const lines = wrap(told, 28, whole <= width ? width : Math.min(width, 0.65 * whole), 2);
  const ink = { size: 28, align: 'centre', colour: pen.theme.ink, maxWidth: width } as const;
  pen.writeLines(lines, x, y - (lines.length - 1) * 32, 32, ink);
}

export const iconStep =
  (id: IconId, number: number): Step =>
  (pen, x, y) => {
    drawIcon(pen, id, 156, x + 12, y + 14);
    pen.circle(x - 92, y - 108, 32).fill(pen.theme.ink);
    pen.write(String(number), x - 92, y - 108, {
      size: 44,
      colour: pen.theme.parchment.light,
      align: 'centre',
    });
  };

/** Width of an adversary's card beside what becomes of it. */
export const SEALED = 112;

/** An adversary's card with a seal on it. */
export function sealed(pen: Pen, card: AdversaryCard, seat: Seat, x: number, y: number): void {
  adversary(pen, card, SEALED, x, y);
  drawSeal(pen, seat, 54, x + 46, y + 26);
}

/** Where a seal would be, of somebody who has none left. */
export function sealPlace(pen: Pen, size: number, x: number, y: number): void {
  pen.circle(x, y, size * 0.42).dashes(pen.theme.softInk, 3, [8, 6]);
}

/** An adversary's card with the empty places of its column below it. */
export function columnOfOne(pen: Pen, card: AdversaryCard, x: number, y: number): void {
  const [pitch, width, height] = [62, 80, 56];
  for (let row = 1; row < 4; row++) {
    pen.roundedRect(x - width / 2, y + row * pitch - height / 2, width, height, 6);
    pen.dashes(pen.theme.softInk, 2.5, [7, 6]);
  }
  adversary(pen, card, width, x, y);
}

/** Ranking: points and knight cards of one player, with a crown for the winner. */
export function ranked(
  pen: Pen,
  seat: Seat,
  cards: readonly KnightCard[],
  x: number,
  y: number,
  isFirst: boolean,
): void {
  shield(pen, seat, 76, x - 134, y);
  if (isFirst) pen.at(x - 134, y - 56, () => victoryCrown(pen, 62));
  drawSignText(pen, '41', x - 60, y);
  drawKnightRow(pen, cards, 66, x - 18, y, 154);
  drawSignText(pen, String(cards.length), x + 158, y, 44);
}

/** A cross through a card that somebody hasn't got, `size` pixels wide. */
function crossOut(pen: Pen, size: number): void {
  const half = size / 2;
  pen.context.lineCap = 'round';
  for (const [from, to] of [
    [-half, half],
    [half, -half],
  ] as const)
    pen.line([-half, from], [half, to]).stroke(pen.theme.ink, Math.max(4, size / 9));
  pen.context.lineCap = 'butt';
}

/** Draws in columns around (x, y), crossed out, all knight cards that would pay 1, since somebody has none of them. */
export function absent(pen: Pen, width: number, x: number, y: number, columns: 2 | 4): void {
  const height = width * 1.4;
  const { ink, parchment } = pen.theme;
  LIVERIES.forEach((livery, i) => {
    const row = Math.floor(i / columns) - (LIVERIES.length / columns - 1) / 2;
    pen.at(x + ((i % columns) - (columns - 1) / 2) * (width + 8), y + row * (height + 8), () => {
      pen.roundedRect(-width / 2, -height / 2, width, height, 7).dashes(ink, 3, [8, 6]);
      charge(pen, livery, width * 0.7, parchment.dark, parchment.light);
      crossOut(pen, width * 0.7);
    });
  });
}

/** A small adventure card, and how many are in a row. */
export const SMALL = { width: 62, height: 88, gap: 7, perRow: 5 } as const;

/** Draws all adventures as they lie on the table; the first `taken` are gone. */
export const laidOut =
  (taken: number): Step =>
  (pen, x, y) =>
    ADVENTURES.forEach(({ id, value }, i) => {
      const isOpen = i >= taken;
      const { theme } = pen;
      const [width, height] = [SMALL.width + SMALL.gap, SMALL.height + SMALL.gap];
      const left = x + ((i % SMALL.perRow) - (SMALL.perRow - 1) / 2) * width;
      pen.at(left, y + (Math.floor(i / SMALL.perRow) - 1) * height, () => {
        pen.roundedRect(-SMALL.width / 2, -SMALL.height / 2, SMALL.width, SMALL.height, 7);
        pen.fill(isOpen ? theme.parchment.light : shade(theme)).stroke(theme.engraving, 2.5);
        pen.at(0, -22, () => drawVignette(pen, id, SMALL.width - 8, !isOpen));
        if (isOpen) drawMedal(pen, value, 22, 0, 19);
        else pen.at(0, 20, () => tick(pen, theme.chalk));
      });
    });

/** A tick around the origin. */
function tick(pen: Pen, colour: string): void {
  pen.context.lineCap = 'round';
  pen.line([-13, 0], [-4, 10], [14, -11]).stroke(colour, 7);
  pen.context.lineCap = 'butt';
}
