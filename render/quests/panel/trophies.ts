import type { CanvasRenderingContext2D } from 'canvas';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { AdversaryCard, Kind } from '../../../src/games/quests/types.ts';
import { widthOf } from '../../parts/measure.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawToken } from '../cards/token.ts';
import { faceValue, kindOf, sorted, worthOf } from '../reading.ts';

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
export interface Trophies {
  readonly token: number;
  readonly lines: number;
  readonly pieces: readonly Piece[];
  readonly total: string;
  /** Where the total is in the last line. */
  readonly end: number;
}

const GAP = 5;
const SIZE = 28;
const MIN_TOTAL = 76;
/** Width of a value and a plus sign. */
const PER_VALUE = widthOf('2+', SIZE);

const inPortions = (values: readonly number[], most: number): number[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, i) => values.slice(i * most, (i + 1) * most));

function flow(pieces: readonly Omit<Piece, 'x' | 'line'>[], token: number, width: number) {
  let [x, line] = [0, 0];
  const placed = pieces.map((piece): Piece => {
    const own = token + (piece.beside === '' ? GAP : 3 * GAP + widthOf(piece.beside, SIZE));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const at = { ...piece, x, line };
    x += own;
    return at;
  });
  return { placed, lines: line + 1, end: x };
}

/** One token each if that's a single line; otherwise one for each kind, followed by the values. */
export function layOutTrophies(cards: readonly AdversaryCard[], token: number, width: number): Trophies {
  const total = cards.length > 1 ? `= ${worthOf(cards)}` : '';
  if (cards.length === 0) return { token, lines: 0, pieces: [], total, end: 0 };
  const room = width - (total === '' ? 0 : MIN_TOTAL);
  const single = flow(
    sorted(cards).map((card) => ({ kind: kindOf(card), value: faceValue(card), beside: '' })),
    token,
    room,
  );
  if (single.lines === 1) return { token, lines: 1, pieces: single.placed, total, end: single.end };
  const values = (kind: Kind) =>
    cards
      .filter((card) => kindOf(card) === kind)
      .map(faceValue)
      .sort();
  const most = Math.max(1, Math.floor((room - token) / PER_VALUE));
  const { placed, lines, end } = flow(
    KINDS.flatMap((kind) =>
      inPortions(values(kind), most).map((some) => ({ kind, value: null, beside: some.join('+') })),
    ),
    token,
    room,
  );
  return { token, lines, pieces: placed, total, end };
}

/** Draws the adversaries, the first line around y. */
export function drawTrophies(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { token, lines, pieces, total, end }: Trophies,
  left: number,
  y: number,
  pitch: number,
): void {
  for (const { kind, value, beside, x, line } of pieces) {
    const at = y + line * pitch;
    drawToken(context, theme, kind, value, token, left + x + token / 2, at);
    write(context, beside, left + x + token + GAP, at, { size: SIZE, colour: theme.ink });
  }
  write(context, total, left + end + GAP, y + (lines - 1) * pitch, { size: SIZE, colour: theme.softInk });
}
