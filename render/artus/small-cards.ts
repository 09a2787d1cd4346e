import { cardRow, type Worth } from '../../src/games/artus/reading.ts';
import type { CardId, PileId, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import { crown } from '../parts/heraldry.ts';
import { type Rect, star } from '../parts/shapes.ts';
import { textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { ARROW_Y, ART_Y, drawArt, header, ringSign, SIGN_Y, wayArrow } from './cards.ts';
import { CROSS, cross, drawChoiceNumber, LEAST, shortSign } from './sheet.ts';

/** A card as wide as this is drawn at its own scale, in pixels. */
const WIDTH = 122;

const HEIGHT = 206;

const BAND = 24;

/** The middle of the figures, from the card's, and their part of the size on a large card: less above a title. */
const FIGURES = { y: -32, scale: 0.68 } as const;
const FIGURES_ABOVE = { y: -39, scale: 0.6 } as const;

/** Half of their height there. */
const ART = 69;

/** Where the range stands, and the arrow below it. */
const RANGE = { y: 42, size: 46 } as const;

const ARROW = { y: 78, scale: 0.72 } as const;

/** The lower edge of the plate with what a card would score, from the card's sides, and its height: more for letters that are larger. */
const PLATE = { bottom: 99, aside: 5, height: 33, perSize: 1.2 } as const;

const plateSize = (scale: number): number => Math.max(LEAST / scale, 28);

const plateHeight = (size: number): number => Math.max(PLATE.height, size * PLATE.perSize);

const figuresOf = ({ title }: Face) => (title === undefined ? FIGURES : FIGURES_ABOVE);

/** The place of that plate on a card, with room above for its frame below the title, and as much below. */
export function valuePlate({ x, y, width, height }: Rect): Rect {
  const scale = width / WIDTH;
  const high = plateHeight(plateSize(scale)) * scale - PLATE.aside;
  return {
    x: x + PLATE.aside * scale,
    y: y + height / 2 + PLATE.bottom * scale - high - PLATE.aside / 2,
    width: width - 2 * PLATE.aside * scale,
    height: high,
  };
}

/** The sign of a card's pile, as on its back, so that black Knight and King cards differ. */
function pileMark(pen: Pen, pile: PileId, colour: string): void {
  if (pile === 'king') crown(pen, 24, colour);
  else if (pile === 'knight') pen.symmetric('M0 -8L7 -8L7 0Q7 5 0 9').fill(colour);
  else star(pen, 10).fill(colour);
}

function ground(pen: Pen, seat: Seat, card: CardId): void {
  const { theme } = pen;
  const [left, top] = [-WIDTH / 2, -HEIGHT / 2];
  pen.withShadow(6, () => {
    pen.roundedRect(left, top, WIDTH, HEIGHT, 10).fill(theme.parchment.light);
  });
  const { pile } = cardRow(card);
  const { fill, text } = header(theme, pile, seat);
  pen.roundedRect(left, top, WIDTH, HEIGHT, 10).inside(() => {
    pen.fillRect(left, top, WIDTH, BAND, fill);
  });
  pen.at(0, top + BAND / 2, () => pileMark(pen, pile, text));
  pen.roundedRect(left, top, WIDTH, HEIGHT, 10).stroke(theme.softInk, 1.5);
}

const JOKER_RANGE = '1–3';

/** Where a title of two lines is written, and the room beside it. */
const TITLE = { y: 17, pitch: 27, width: WIDTH - 10 } as const;

function writeTitle(pen: Pen, lines: readonly string[]): void {
  pen.writeLines(lines, 0, TITLE.y + ((2 - lines.length) * TITLE.pitch) / 2, TITLE.pitch, {
    size: LEAST,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: TITLE.width,
  });
}

/** The range, or what's scored: its title, where letters are large enough; `scale` is that of the context. */
function sign(pen: Pen, held: Face, scale: number): void {
  const { card, title, now } = held;
  const { ring, scoring, moveKnight, movePrince } = cardRow(card);
  if (title !== undefined && scale > 0.95) {
    const lines = wrap(title, LEAST, TITLE.width, 2, 'bold');
    writeTitle(pen, scoring?.of === 'best' ? [lines[0]!, JOKER_RANGE] : lines);
    return;
  }
  if (scoring?.of === 'chosen') return;
  if (!scoring && ring !== undefined) {
    pen.at(0, RANGE.y + 14 - SIGN_Y, () => ringSign(pen));
    return;
  }
  const shown = scoring?.of === 'best' ? JOKER_RANGE : shortSign(card).replace('±', '');
  const size = Math.max(LEAST / scale, scoring && now ? RANGE.size * 0.8 : RANGE.size);
  // In the middle between the figures and the plate, or the card's edge.
  const figures = figuresOf(held);
  const below = PLATE.bottom - plateHeight(plateSize(scale));
  const y = scoring ? (now ? (figures.y + ART * figures.scale + below) / 2 : 56) : RANGE.y;
  pen.write(shown, 0, y, { size, colour: pen.theme.ink, align: 'centre' });
  if (scoring) return;
  pen.atScale(ARROW.scale, 0, ARROW.y, () => {
    pen.context.translate(0, -ARROW_Y);
    wayArrow(pen, (moveKnight ?? movePrince)?.both ?? false);
  });
}

/** What a scoring card would score now, coloured by its sign; a penalty only has an edge, and a cross before it. @param best what the points stand for, if there's room */
function plate(pen: Pen, { points, isMet }: Worth, scale: number, best?: string): void {
  const { theme } = pen;
  const field = points > 0 ? theme.green : points < 0 ? theme.red : theme.yellow;
  const half = WIDTH / 2 - PLATE.aside;
  const size = plateSize(scale);
  const height = plateHeight(size);
  const y = PLATE.bottom - height / 2;
  pen.roundedRect(-half, y - height / 2, 2 * half, height, 8);
  if (isMet) {
    pen.fill(field.fill).stroke(field.edge, 1.5);
    const shown = best === undefined || scale < 0.95 ? signed(points) : `${best} ${signed(points)}`;
    pen.write(shown, 0, y, {
      ...{ size, minSize: LEAST / scale, colour: field.text, align: 'centre', maxWidth: 2 * half - 8 },
    });
    return;
  }
  pen.fill(theme.parchment.light).dashes(field.fill, 3, [9, 6]);
  const shown = signed(points);
  const left = -(CROSS.size + CROSS.air + textWidth(shown, size)) / 2;
  cross(pen, field.fill, CROSS.size, left + CROSS.size / 2, y);
  pen.write(shown, left + CROSS.size + CROSS.air, y, { size, colour: theme.ink });
}

/** What's on a card's face. */
interface Face {
  readonly card: CardId;
  /** Of a scoring card, which has no range to tell it by. */
  readonly title?: string | undefined;
  /** Of the Joker: what its points stand for. */
  readonly best?: string | undefined;
  /** Of a King card: the King, if it can move him. */
  readonly king?: PrinceFigure | undefined;
  readonly now: Worth | null;
}

/** A card of the hand, what it would score now, and its number on the buttons. */
export interface HeldCard extends Face {
  readonly number: number | null;
  /** What a plate on its corner says: how many equal cards it stands for, or that it has just been drawn. */
  readonly mark?: string;
}

interface SmallCard extends Face {
  readonly seat: Seat;
  readonly scale: number;
}

function drawFace(pen: Pen, { seat, scale, ...face }: SmallCard): void {
  const { card, now, king, best } = face;
  pen.scaleStamps();
  pen.context.scale(scale, scale);
  ground(pen, seat, card);
  const figures = figuresOf(face);
  pen.atScale(figures.scale, 0, figures.y, () => {
    pen.context.translate(0, -ART_Y);
    drawArt(pen, seat, cardRow(card), { hasRoom: false, king });
  });
  sign(pen, face, scale);
  if (now !== null) plate(pen, now, scale, best);
}

/** A card without its sentences, centred on (x, y). */
function smallCard(pen: Pen, seat: Seat, held: HeldCard, width: number, x: number, y: number): void {
  const { number: _number, mark: _mark, ...face } = held;
  const scale = width / WIDTH;
  pen.stamp(drawFace, { ...face, seat, scale }, width + 20, HEIGHT * scale + 20, x, y);
}

/** Draws a plate on a card's upper right corner. */
function drawMark(pen: Pen, shown: string, right: number, top: number): void {
  const width = textWidth(shown, LEAST) + 14;
  pen.roundedRect(right - width, top, width, 36, 8);
  pen.fill(pen.theme.parchment.light).stroke(pen.theme.ink, 2);
  pen.write(shown, right - width / 2, top + 18, { size: LEAST, colour: pen.theme.ink, align: 'centre' });
}

/** The space between cards, in pixels. */
const GAP = 10;

const heightOf = (width: number): number => (HEIGHT * width) / WIDTH;

/** Room above a row of cards for their numbers. */
const ABOVE = 14;

/** The places of cards side by side in rows, from the upper left corner of an area, with `above` pixels of room above each row. */
export function layOutSmallCards(
  count: number,
  columns: number,
  area: Omit<Rect, 'height'>,
  above: number = ABOVE,
): Rect[] {
  const width = Math.floor((area.width - GAP * (columns - 1)) / columns);
  const height = heightOf(width);
  return Array.from({ length: count }, (_, i) => ({
    x: area.x + (i % columns) * (width + GAP),
    y: area.y + above + Math.floor(i / columns) * (height + GAP + above),
    width,
    height,
  }));
}

/** The height of those rows, without the gap after the last. */
export function cardsHeight(count: number, columns: number, width: number): number {
  const last = layOutSmallCards(count, columns, { x: 0, y: 0, width }).at(-1);
  return last ? last.y + last.height : 0;
}

export function drawCards(pen: Pen, seat: Seat, cards: readonly HeldCard[], places: readonly Rect[]): void {
  cards.forEach((held, i) => {
    const { x, y, width, height } = places[i]!;
    smallCard(pen, seat, held, width, x + width / 2, y + height / 2);
    if (held.number !== null) drawChoiceNumber(pen, String(held.number), x + 18, y + 6);
    if (held.mark !== undefined) drawMark(pen, held.mark, x + width + 2, y - 12);
  });
}
