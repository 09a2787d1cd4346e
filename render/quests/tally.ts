import { cardKind, cardValue, KINDS } from '../../src/games/quests/data.ts';
import { sortAdversaries, totalValue } from '../../src/games/quests/reading.ts';
import type { AdventureView, AdversaryCard, Kind } from '../../src/games/quests/types.ts';
import { addUp } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawToken, drawTrophy } from './cards/adversaries.ts';

/** The space between adventures with their names, and without. */
const GAP = { named: 14, bare: 7 } as const;

interface Chip {
  readonly value: number;
  /** Empty if there's no room for names. */
  readonly name: string;
  /** From the left edge, in pixels. */
  readonly x: number;
  readonly line: number;
}

/** Adventures somebody has taken, with their points, in lines. */
interface Chips {
  readonly size: number;
  readonly lines: number;
  readonly all: readonly Chip[];
  /** The sum of the points, if they're several, and where it is in the last line. */
  readonly total: string;
  readonly end: number;
}

const pillWidth = (size: number): number => Math.round(size * 1.55);

/** Breaks the adventures into lines of that width. `nameOf` gives what's written beside the points. @param summed whether their sum stands after the last one */
export function layOutChips(
  adventures: readonly AdventureView[],
  nameOf: (adventure: AdventureView) => string,
  size: number,
  width: number,
  summed = true,
): Chips {
  let [x, line] = [0, 0];
  const all = adventures.map((adventure): Chip => {
    const name = nameOf(adventure);
    const own = pillWidth(size) + (name === '' ? 0 : 7 + textWidth(name, size, 'normal'));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const chip = { value: adventure.value, name, x, line };
    x += own + (name === '' ? GAP.bare : GAP.named);
    return chip;
  });
  const said = summed && all.length > 1 ? `= ${addUp(all.map(({ value }) => value))}` : '';
  if (said !== '' && x + textWidth(said, size) > width) {
    const last = all.at(-1)!;
    // A sum by itself on a line looks as if it belonged to nothing.
    all[all.length - 1] = last.x > 0 ? { ...last, x: 0, line: line + 1 } : last;
    [x, line] = [last.x > 0 ? x - last.x : 0, line + 1];
  }
  return { size, lines: all.length === 0 ? 0 : line + 1, all, total: said, end: x };
}

/** Draws the chips, the first line around y. */
export function drawChips(
  pen: Pen,
  { size, lines, all, total, end }: Chips,
  left: number,
  y: number,
  pitch: number,
): void {
  const { theme } = pen;
  const [width, height] = [pillWidth(size), Math.round(size * 1.16)];
  for (const { value, name, x, line } of all) {
    const at = y + line * pitch;
    pen.roundedRect(left + x, at - height / 2, width, height, height / 2);
    pen.fill(theme.gold.mid).stroke(theme.gold.dark, 2);
    pen.write(String(value), left + x + width / 2, at, { size, colour: theme.engraving, align: 'centre' });
    pen.write(name, left + x + width + 7, at, { size, weight: 'normal', colour: theme.ink });
  }
  pen.write(total, left + end, y + (lines - 1) * pitch, { size, colour: theme.softInk });
}

/** A token with a value on it, or with the kind's emblem and values beside it. */
interface Piece {
  readonly kind: Kind;
  readonly value: number | null;
  readonly beside: string;
  /** From the left edge, in pixels. */
  readonly x: number;
  readonly line: number;
}

/** Adversaries by kind and value, in lines, and what they're worth together. */
interface Trophies {
  readonly token: number;
  readonly lines: number;
  readonly pieces: readonly Piece[];
  readonly total: string;
  /** Where the total is in the last line. */
  readonly end: number;
}

const TROPHIES_GAP = 5;

const SIZE = 28;

const MIN_TOTAL = 76;

/** Width of a value and a plus sign. */
const PER_VALUE = textWidth('2+', SIZE);

const inPortions = (values: readonly number[], most: number): number[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, i) => values.slice(i * most, (i + 1) * most));

/** Breaks the pieces into lines of that width, with room for the total after the last one. */
function flow(pieces: readonly Omit<Piece, 'x' | 'line'>[], token: number, width: number, total: number) {
  let [x, line] = [0, 0];
  const placed = pieces.map((piece): Piece => {
    const own =
      token + (piece.beside === '' ? TROPHIES_GAP : 3 * TROPHIES_GAP + textWidth(piece.beside, SIZE));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const at = { ...piece, x, line };
    x += own;
    return at;
  });
  const last = placed.at(-1)!;
  if (last.x > 0 && x + total > width) {
    placed[placed.length - 1] = { ...last, x: 0, line: line + 1 };
    [x, line] = [x - last.x, line + 1];
  }
  return { placed, lines: line + 1, end: x };
}

/** One token each if that's `most` lines; otherwise one for each kind, followed by the values. @param summed whether their sum stands after the last one @param most lines of single tokens */
export function layOutTrophies(
  cards: readonly AdversaryCard[],
  token: number,
  width: number,
  summed = true,
  most = 1,
): Trophies {
  const total = summed && cards.length > 1 ? `= ${totalValue(cards)}` : '';
  if (cards.length === 0) return { token, lines: 0, pieces: [], total, end: 0 };
  const told = total === '' ? 0 : MIN_TOTAL;
  const single = flow(
    sortAdversaries(cards).map((card) => ({ kind: cardKind(card), value: cardValue(card), beside: '' })),
    token,
    width,
    told,
  );
  if (single.lines <= most)
    return { token, lines: single.lines, pieces: single.placed, total, end: single.end };
  const values = (kind: Kind) =>
    cards
      .filter((card) => cardKind(card) === kind)
      .map(cardValue)
      .sort();
  const perLine = Math.max(1, Math.floor((width - told - token) / PER_VALUE));
  const { placed, lines, end } = flow(
    KINDS.flatMap((kind) =>
      inPortions(values(kind), perLine).map((some) => ({ kind, value: null, beside: some.join('+') })),
    ),
    token,
    width,
    told,
  );
  return { token, lines, pieces: placed, total, end };
}

/** Draws the adversaries, the first line around y. */
export function drawTrophies(
  pen: Pen,
  { token, lines, pieces, total, end }: Trophies,
  left: number,
  y: number,
  pitch: number,
): void {
  for (const { kind, value, beside, x, line } of pieces) {
    const at = y + line * pitch;
    drawToken(pen, kind, value, token, left + x + token / 2, at);
    pen.write(beside, left + x + token + TROPHIES_GAP, at, { size: SIZE, colour: pen.theme.ink });
  }
  pen.write(total, left + end + TROPHIES_GAP, y + (lines - 1) * pitch, {
    size: SIZE,
    colour: pen.theme.softInk,
  });
}

/** Adversaries side by side in one line, closer together if there isn't room. Returns the width. */
export function drawTrophyRow(
  pen: Pen,
  cards: readonly AdversaryCard[],
  token: number,
  left: number,
  y: number,
  room: number,
): number {
  const pitch = Math.min(token + 5, (room - token) / Math.max(1, cards.length - 1));
  sortAdversaries(cards).forEach((card, i) => {
    drawTrophy(pen, card, token, left + token / 2 + i * pitch, y);
  });
  return (cards.length - 1) * pitch + token;
}
