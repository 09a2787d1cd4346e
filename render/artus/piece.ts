import { CARDS, type CardRow, type Range, SPACES } from '../../src/games/artus/data.ts';
import { cardRow, tiles } from '../../src/games/artus/reading.ts';
import type { CardId, Figure, Metal, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { cardName, scoringNote } from '../../src/telling/artus/sentences.ts';
import { joinAlt, signed } from '../../src/telling/text.ts';
import type { Style } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { addUp, arrow, type Rect, star } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { textWidth, wrappedIn } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import { drawCard } from './cards.ts';
import { drawFigure, fingerRing } from './figures.ts';
import { drawScoreTiles } from './panel.ts';
import { CHIP, drawChip } from './sheet.ts';

/** Size of a piece's picture, in pixels. */
const PIECE_SIZE = { width: 600, height: 420 } as const;

/** The parchment beside the card or figure. */
const TEXT_SHEET: Rect = { x: 216, y: 12, width: 372, height: 396 };

/** Where the card or figure stands. */
const PORTRAIT = { x: 108, y: 210 } as const;

const DIAGRAM: Rect = { x: TEXT_SHEET.x + 16, y: TEXT_SHEET.y + 56, width: 340, height: 150 };

const VALUE = 7;

/** A figure's height as a part of its chair's width: it's no wider than that. */
const FIGURE = { knight: 1.55, prince: 1.04 } as const;

/** A row of chairs: the figure on one of them, and dashed frames with the steps where it may go. */
function moveDiagram(pen: Pen, t: Translate, range: Range, figure: Figure): void {
  const first = range.both ? -range.max : 0;
  const count = range.max - first + 1;
  const pitch = DIAGRAM.width / count;
  const seat = pitch - 3;
  const y = DIAGRAM.y + 96;
  for (let steps = first; steps <= range.max; steps++) {
    const x = DIAGRAM.x + (steps - first + 0.5) * pitch;
    const reached = steps !== 0 && Math.abs(steps) >= range.min;
    pen.fillRect(x - seat / 2, y - 22, seat, 44, pen.theme.wood.mid);
    if (!reached) continue;
    const frame = { x: x - seat / 2 + 3, y: y - 19, width: seat - 6, height: 38 };
    pen.strokeRect(frame, pen.theme.highlight, 3, [6, 4]);
    pen.write(String(Math.abs(steps)), x, y + 42, { size: 20, colour: pen.theme.ink, align: 'centre' });
  }
  const x = DIAGRAM.x + (0.5 - first) * pitch;
  pen.roundedRect(x - seat / 2 + 1, y - 21, seat - 2, 42, 2).stroke(pen.theme.highlight, 4);
  drawFigure(pen, figure, Math.min(56, pitch * FIGURE[figure.kind]), x, y - 2);
  drawChip(pen, VALUE, Math.max(x, DIAGRAM.x + CHIP.width / 2), y - 68);
  if (range.both) drawWays(pen, t, x, y - 68);
}

/** Which way is which, on both sides of the value that the figure leaves. */
function drawWays(pen: Pen, t: Translate, middle: number, y: number): void {
  const aside = CHIP.width / 2 + 6;
  const maxWidth = DIAGRAM.width / 2 - aside - WAYS.gap - WAYS.arrow;
  const line = { size: WAYS.size, minSize: 18, colour: pen.theme.ink, maxWidth } as const;
  const back = { ...line, align: 'right' } as const;
  const left = pen.write(t('artus-picture-piece-ways.back'), middle - aside, y, back);
  arrow(pen, pen.theme.ink, middle - aside - left - WAYS.gap, y, WAYS.arrow, Math.PI);
  const right = pen.write(t('artus-picture-piece-ways.forward'), middle + aside, y, line);
  arrow(pen, pen.theme.ink, middle + aside + right + WAYS.gap, y, WAYS.arrow);
}

/** A Prince gets his second and his third ring, each of which scores his chair, and is King. */
function ringDiagram(pen: Pen, metal: Metal): void {
  const y = DIAGRAM.y + 66;
  for (const rings of [1, 2, 3]) {
    const figure: PrinceFigure = { kind: 'prince', metal, rings, king: rings === 3 };
    const x = DIAGRAM.x + 46 + (rings - 1) * 124;
    drawFigure(pen, figure, 88, x, y);
    if (rings === 3) continue;
    drawChip(pen, VALUE, x + 62, y - 52);
    pen.fillRect(x + 48, y - 3, 16, 6, pen.theme.ink);
    pen.polygon([x + 78, y], [x + 60, y - 11], [x + 60, y + 11]).fill(pen.theme.ink);
  }
}

const BEST = 8;

/** What the joker can be: a move of any figure, a ring, or the best Knight's value. */
function jokerDiagram(pen: Pen, t: Translate): void {
  const y = DIAGRAM.y + 52;
  const below = DIAGRAM.y + 114;
  const line = { size: 26, colour: pen.theme.ink, align: 'centre' } as const;
  const at = (column: number): number => DIAGRAM.x + 38 + column * 66;
  drawFigure(pen, { kind: 'knight', seat: 0 }, 66, at(0), y);
  drawFigure(pen, { kind: 'prince', metal: 'silver', rings: 1, king: false }, 60, at(1), y);
  drawFigure(pen, { kind: 'prince', metal: 'bronze', rings: 3, king: true }, 60, at(2), y);
  pen.path(`M${at(0) - 26} ${below - 30}V${below - 21}H${at(2) + 26}V${below - 30}`).stroke(pen.theme.ink, 3);
  pen.write('1–3', at(1), below + 2, line);
  pen.at(at(3) - 2, y, () => fingerRing(pen, 22));
  pen.write(t('artus-picture-strip-reached', { done: 'ringAdded' }), at(3) - 5, below, {
    ...line,
    maxWidth: 70,
  });
  [1, -1, 0].forEach((aside) => {
    drawFigure(pen, { kind: 'knight', seat: 0 }, aside === 0 ? 60 : 42, at(4) + aside * 21, y + 6);
  });
  pen.at(at(4), y - 40, () => {
    star(pen, 15).fill(pen.theme.gold.mid).stroke(pen.theme.ink, 2);
  });
  drawChip(pen, BEST, at(4), below);
}

/** Values of chairs for an example of each scoring card. */
export const EXAMPLES: Readonly<Record<string, readonly number[]>> = {
  'scoring:all': [8, 5, -3, -7],
  'scoring:opposite': [8, 2, -6, -11],
  'scoring:colours': [10, 0, -2],
  'scoring:carpet': [7, 6],
  'scoring:three-red': [-1, -4, -9],
};

/** Knights with the values of their chairs, added up. */
function scoringDiagram(pen: Pen, t: Translate, { id, scoring }: CardRow): void {
  if (scoring?.of === 'best') {
    jokerDiagram(pen, t);
    return;
  }
  const values = EXAMPLES[id] ?? [];
  const sign = scoring?.of === 'all' ? scoring.sign : 1;
  const pitch = 62;
  const left = DIAGRAM.x + (DIAGRAM.width - (values.length + 1.4) * pitch) / 2;
  values.forEach((value, i) => {
    const x = left + (i + 0.5) * pitch;
    if (id === 'scoring:carpet') {
      pen.fillRect(x - 29, DIAGRAM.y + 12, 58, 78, pen.theme.carpet.fill);
    }
    drawFigure(pen, { kind: 'knight', seat: 0 }, 66, x, DIAGRAM.y + 50);
    drawChip(pen, value, x, DIAGRAM.y + 112);
  });
  const x = left + (values.length + 0.7) * pitch;
  const sum = addUp(values);
  const results =
    sign < 0
      ? ([
          ['=', sum, 30],
          ['→', -sum, 72],
        ] as const)
      : ([['=', sum, 112]] as const);
  for (const [mark, result, down] of results) {
    const line = { colour: pen.theme.ink, align: 'centre' } as const;
    pen.write(mark, x - 34, DIAGRAM.y + down, { ...line, size: 28 });
    pen.write(signed(result), x + 8, DIAGRAM.y + down, { ...line, size: 34 });
  }
}

/** A card shown on its own belongs to the first seat. */
const SEAT = 0;

/** Draws the card itself, and what it does as a diagram. */
function drawCardPiece(pen: Pen, t: Translate, card: CardId): void {
  drawCard(pen, t, SEAT, card, PORTRAIT.x, PORTRAIT.y);
  const row = cardRow(card);
  const { moveKnight, movePrince, ring, scoring } = row;
  const metal: Metal = (movePrince?.metals ?? ring)?.[0] ?? 'silver';
  if (scoring !== undefined) scoringDiagram(pen, t, row);
  else if (moveKnight !== undefined) moveDiagram(pen, t, moveKnight, { kind: 'knight', seat: SEAT });
  else if (movePrince !== undefined)
    moveDiagram(pen, t, movePrince, { kind: 'prince', metal, rings: 1, king: false });
  else ringDiagram(pen, metal);
}

/** For values between two others of their colour. */
const MORE = '…';

/** What stands in a place of the values: one of them, those between two, or the King. */
type ValuePlace = number | typeof MORE | 'king';

/** Forwards, as they're read: from the chair furthest behind the King to him, and on to those in front of him. */
export function valuePlaces(): readonly ValuePlace[] {
  const forwards = SPACES.map(({ value }) => value).toReversed();
  const [red, green] = [forwards.filter((value) => value < 0), forwards.filter((value) => value > 0)];
  return [red[0]!, MORE, red.at(-1)!, green[0]!, MORE, green.at(-1)!, 'king', ...forwards.slice(0, 3)];
}

/** Values in one row: how many times as large as their chips, and the width of each and what's between them. */
const VALUES = { scale: 0.6, king: 42, more: 18, gap: 1, y: 44 } as const;

/** The words below that row, and the arrows beside them. */
const WAYS = { y: 104, size: 22, arrow: 28, gap: 6 } as const;

/** The values around the King's chair in one row, forwards as everywhere, and which of them are behind him. */
function valuesDiagram(pen: Pen, t: Translate, king: Figure): void {
  const places = valuePlaces();
  const widths = places.map((shown) =>
    shown === 'king' ? VALUES.king : shown === MORE ? VALUES.more : CHIP.width * VALUES.scale,
  );
  const y = DIAGRAM.y + VALUES.y;
  let x = DIAGRAM.x + (DIAGRAM.width - addUp(widths) - VALUES.gap * (places.length - 1)) / 2;
  let kings = x;
  places.forEach((shown, i) => {
    const middle = x + widths[i]! / 2;
    if (shown === 'king') {
      kings = middle;
      drawFigure(pen, king, VALUES.king, middle, y);
    } else if (shown !== MORE) drawChip(pen, shown, middle, y, VALUES.scale);
    else pen.write(MORE, middle, y, { size: 22, colour: pen.theme.ink, align: 'centre' });
    x += widths[i]! + VALUES.gap;
  });
  const line = { size: WAYS.size, colour: pen.theme.ink } as const;
  const below = DIAGRAM.y + WAYS.y;
  const behind = kings - 24;
  const width = pen.write(t('artus-picture-piece-king.behind'), behind, below, { ...line, align: 'right' });
  arrow(pen, pen.theme.ink, behind - width - WAYS.gap, below, WAYS.arrow, Math.PI);
  const ahead = kings + 4;
  const room = DIAGRAM.x + DIAGRAM.width - ahead - WAYS.arrow - WAYS.gap;
  const end =
    ahead + pen.write(t('artus-picture-piece-king.ahead'), ahead, below, { ...line, maxWidth: room });
  arrow(pen, pen.theme.ink, end + WAYS.gap, below, WAYS.arrow);
}

const SCORE = 162;

/** A score, and the tiles and points that it's made of. */
function tilesDiagram(pen: Pen): void {
  const y = DIAGRAM.y + 66;
  const line = { size: 34, colour: pen.theme.ink } as const;
  const count = tiles(SCORE);
  const pitch = 48;
  const total = `${SCORE} =`;
  const rest = `+ ${SCORE - count * 50}`;
  const width = textWidth(total, line.size) + textWidth(rest, line.size) + count * pitch + 20;
  let x = DIAGRAM.x + (DIAGRAM.width - width) / 2;
  x += pen.write(total, x, y, line) + 12;
  for (let tile = 0; tile < count; tile++) drawScoreTiles(pen, '50', x + tile * pitch, y);
  pen.write(rest, x + count * pitch + 4, y, line);
}

export const FIGURE_PIECES = ['knight', 'king', 'prince', 'ring', 'fifty'] as const;

type FigurePiece = (typeof FIGURE_PIECES)[number];

const EXAMPLE_RANGE = { min: 3, max: 6, both: false } as const;

const KNIGHT: Figure = { kind: 'knight', seat: 0 };

const PRINCES = (['silver', 'bronze'] as const).map(
  (metal): Figure => ({ kind: 'prince', metal, rings: 1, king: false }),
);

/** How far most cards move one. */
const PRINCE_RANGE = { min: 1, max: 7, both: false } as const;

const KING: Figure = { kind: 'prince', metal: 'bronze', rings: 3, king: true };

/** Draws at the origin, enlarged. */
function enlarged(pen: Pen, scale: number, draw: () => void): void {
  pen.atScale(scale, PORTRAIT.x, PORTRAIT.y, () => {
    pen.scaleStamps();
    draw();
  });
}

/** Draws a figure or token, and what it's about as a diagram. */
function drawFigurePiece(pen: Pen, t: Translate, piece: FigurePiece): void {
  const { x, y } = PORTRAIT;
  switch (piece) {
    case 'knight':
      drawFigure(pen, KNIGHT, 210, x, y);
      moveDiagram(pen, t, EXAMPLE_RANGE, KNIGHT);
      return;
    case 'king':
      drawFigure(pen, KING, 196, x, y);
      valuesDiagram(pen, t, KING);
      return;
    case 'prince':
      PRINCES.forEach((prince, i) => {
        drawFigure(pen, prince, 160, x, y + (i - 0.5) * 180);
      });
      moveDiagram(pen, t, PRINCE_RANGE, PRINCES[0]!);
      return;
    case 'ring':
      enlarged(pen, 1, () => fingerRing(pen, 86));
      ringDiagram(pen, 'silver');
      return;
    case 'fifty':
      enlarged(pen, 2.4, () => drawScoreTiles(pen, '50', -26, 0));
      tilesDiagram(pen);
  }
}

/** Below the diagram; the largest of these font sizes at which the sentences fit. */
const ABOUT = {
  sizes: [28, 26, 24, 23],
  pitch: 1.25,
  top: DIAGRAM.y + DIAGRAM.height + 8,
  height: 166,
} as const;

const aboutPitch = (size: number): number => Math.round(size * ABOUT.pitch);

const ABOUT_LINES = ABOUT.sizes.map((size) => ({ size, lines: Math.floor(ABOUT.height / aboutPitch(size)) }));

const pieceBackdrop = inThemes(PIECE_SIZE, (pen) => {
  hall(pen, PIECE_SIZE);
  parchment(pen, TEXT_SHEET);
});

const isCard = (id: string): id is CardId => CARDS.some((row) => row.id === id);

const isFigure = (id: string): id is FigurePiece => (FIGURE_PIECES as readonly string[]).includes(id);

/** The title, and what's said below the diagram. */
function wordsFor(id: CardId | FigurePiece, t: Translate): readonly [string, string] {
  if (isFigure(id)) return [t(`artus-picture-piece-${id}`), t(`artus-picture-piece-${id}.about`)];
  return [
    t('artus-card', { card: cardName(id) }),
    `${t('artus-card-help', { card: cardName(id) })} ${scoringNote(t, id)}`.trim(),
  ];
}

/** A card, figure or token of Artus, large, with what it does; null if there's no such thing. */
export function piecePainting(id: string, { theme: themeId, t }: Style): Painting | null {
  if (!isCard(id) && !isFigure(id)) return null;
  const theme = themes[themeId];
  const [title, about] = wordsFor(id, t);
  return {
    ...pieceBackdrop(theme),
    draw: (pen) => {
      const { x, y, width } = TEXT_SHEET;
      pen.write(title, x + 18, y + 32, {
        size: 28,
        minSize: 20,
        colour: pen.theme.ink,
        maxWidth: width - 36,
      });
      if (isCard(id)) drawCardPiece(pen, t, id);
      else drawFigurePiece(pen, t, id);
      const { size, all } = wrappedIn([about], width - 36, ABOUT_LINES);
      const pitch = aboutPitch(size);
      pen.writeLines(all[0]!, x + 18, ABOUT.top + pitch / 2, pitch, {
        size,
        weight: 'normal',
        colour: pen.theme.ink,
        maxWidth: width - 36,
      });
    },
    alt: joinAlt([t('language-colon', { head: title, text: about })]),
    text: `${title}\n${about}`,
  };
}
