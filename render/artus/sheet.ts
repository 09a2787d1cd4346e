import { cardRow } from '../../src/games/artus/reading.ts';
import type { ArtusEvent, ArtusView, CardId } from '../../src/games/artus/types.ts';
import { signed } from '../../src/telling/text.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { PreparedScene } from '../scene.ts';
import { themeColours } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';

/** Size of the table pictures, in pixels. */
export const SIZE = { width: 1200, height: 1100 } as const;

/** The parchment beside the table. */
export const PANEL = { x: 904, y: 14, width: 284, height: 1072 } as const;

/** The parchment below the table. */
export const STRIP = { x: 14, y: 914, width: 874, height: 172 } as const;

/** Nothing that must be read is smaller: a third of it is 9 pixels, on a phone. */
export const LEAST = 26;

/** Every colour of the theme that pictures of Artus are drawn in. */
export function artusInks(theme: Theme): string[] {
  const { castle, quests: _, ...others } = theme;
  return [...new Set([...themeColours(others), castle.skin, castle.hair])];
}

/** What Artus pictures are drawn from. */
export type ArtusScene = PreparedScene<ArtusView, ArtusEvent>;

export const CHIP = { width: 58, height: 34 } as const;

/** The colours and the roundness of a value's chip. */
function chipLook({ green, yellow, red }: Theme, value: number) {
  if (value > 0) return { field: green, round: 16 };
  return value < 0 ? { field: red, round: 3 } : { field: yellow, round: 8 };
}

function drawValue(pen: Pen, { value, scale }: { readonly value: number; readonly scale: number }): void {
  pen.context.scale(scale, scale);
  const { field, round } = chipLook(pen.theme, value);
  const { width, height } = CHIP;
  pen.roundedRect(-width / 2, -height / 2, width, height, round);
  pen.fill(field.fill).stroke(field.edge, 1.5);
  pen.write(signed(value), 0, 0, { size: LEAST, colour: field.text, align: 'centre' });
}

/** Draws a Knight's value in the colour of its space; the size is a multiple of `CHIP`. */
export function drawChip(pen: Pen, value: number, x: number, y: number, scale = 1): void {
  const box = { width: Math.ceil(CHIP.width * scale) + 4, height: Math.ceil(CHIP.height * scale) + 4 };
  pen.stamp(drawValue, { value, scale }, box.width, box.height, x, y);
}

/** Draws a value that isn't scored now: only the edge of its chip. */
export function drawOpenChip(pen: Pen, value: number, x: number, y: number, scale = 1): void {
  const { field, round } = chipLook(pen.theme, value);
  const [width, height] = [CHIP.width * scale - 3, CHIP.height * scale - 3];
  pen.roundedRect(x - width / 2, y - height / 2, width, height, round * scale);
  // On parchment, the yellow of nothing is too light, and so may its edge be.
  pen.stroke(value === 0 ? field.text : field.fill, 3);
  pen.write(signed(value), x, y, { size: LEAST * scale, colour: pen.theme.ink, align: 'centre' });
}

/** The shortest label for a card: its range, or what it scores. */
export function shortSign(card: CardId): string {
  const { moveKnight, movePrince, ring, scoring } = cardRow(card);
  if (scoring?.of === 'best') return '★';
  if (scoring?.of === 'all') return scoring.sign > 0 ? 'Σ' : '−Σ';
  if (scoring?.of === 'chosen') return String(scoring.penalty).replace('-', '−');
  const range = moveKnight ?? movePrince;
  if (range !== undefined) return `${range.both ? '±' : ''}${range.min}–${range.max}`;
  return ring === undefined ? '' : '◯';
}

const HEIGHT = 36;

export function numberWidth(shown: string): number {
  return Math.max(HEIGHT, textWidth(shown, LEAST) + 18);
}

function drawChoice(pen: Pen, { shown }: { readonly shown: string }): void {
  const width = numberWidth(shown);
  pen.roundedRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2);
  pen.fill(pen.theme.highlight).stroke(pen.theme.engraving, 2.5);
  pen.write(shown, 0, 0, { size: LEAST, colour: pen.theme.engraving, align: 'centre' });
}

/** Draws the number of a choice, as on its button, centred on (x, y). */
export function drawChoiceNumber(pen: Pen, shown: string, x: number, y: number): void {
  const width = numberWidth(shown);
  pen.stamp(drawChoice, { shown }, Math.ceil(width) + 6, HEIGHT + 6, x, y);
}

/** A cross: a card's condition isn't met. */
export function cross(pen: Pen, colour: string, size: number, x: number, y: number): void {
  const [left, right, top, bottom] = [x - size / 2, x + size / 2, y - size / 2, y + size / 2];
  pen.path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`).stroke(colour, size / 4);
}

/** How large it is, in pixels, and how far from the points after it. */
export const CROSS = { size: 17, air: 9 } as const;
