import { CARDS, CARPET, type CardRow, VARIANTS, valueAt } from '../../src/games/artus/data.ts';
import type { ArtusEvent, ArtusView, CardId, Chair, PileId, Variant } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { PreparedScene } from '../scene.ts';
import { inksOf } from '../themes/index.ts';
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
  return [...new Set([...inksOf(others), castle.skin, castle.hair])];
}

/** What Artus pictures are drawn from. */
export type ArtusScene = PreparedScene<ArtusView, ArtusEvent>;

export interface Standing {
  readonly chair: Chair;
  readonly value: number;
}

/** A seat's Knights with their values, best first. */
export const knightsOf = (view: ArtusView, seat: Seat): Standing[] =>
  view.chairs
    .flatMap((figure, chair) =>
      figure?.kind === 'knight' && figure.seat === seat ? [{ chair, value: valueAt(view, chair) }] : [],
    )
    .sort((a, b) => b.value - a.value || a.chair - b.chair);

/** The viewer's Knights once the table has turned. */
export interface Turn {
  /** Best first, where they are then. */
  readonly knights: readonly Standing[];
  /** What they gain or lose together. */
  readonly change: number;
}

const carpet: ReadonlySet<Chair> = new Set(CARPET.map(({ chair }) => chair));

export function onCarpet(chair: Chair): boolean {
  return carpet.has(chair);
}

/** Number of 50-point tiles for a score. */
export function tiles(score: number): number {
  return Math.max(0, Math.floor(score / 50));
}

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

/** A Knight's value in the colour of its space, so many times the size of `CHIP`. */
export function drawChip(pen: Pen, value: number, x: number, y: number, scale = 1): void {
  const box = { width: Math.ceil(CHIP.width * scale) + 4, height: Math.ceil(CHIP.height * scale) + 4 };
  pen.stamp(drawValue, { value, scale }, box.width, box.height, x, y);
}

/** A value that isn't scored now: only the edge of its chip. */
export function drawOpenChip(pen: Pen, value: number, x: number, y: number, scale = 1): void {
  const { field, round } = chipLook(pen.theme, value);
  const [width, height] = [CHIP.width * scale - 3, CHIP.height * scale - 3];
  pen.roundedRect(x - width / 2, y - height / 2, width, height, round * scale);
  // On parchment, the yellow of nothing is too light, and so may its edge be.
  pen.stroke(value === 0 ? field.text : field.fill, 3);
  pen.write(signed(value), x, y, { size: LEAST * scale, colour: pen.theme.ink, align: 'centre' });
}

const rows: ReadonlyMap<CardId, CardRow> = new Map(CARDS.map((row) => [row.id, row]));

export function cardRow(card: CardId): CardRow {
  const row = rows.get(card);
  if (row === undefined) throw new RangeError(`no card ${card}`);
  return row;
}

/** The piles in play, in display order. */
export function pilesOf(variant: Variant): PileId[] {
  return VARIANTS[variant].dealt.map(({ pile }) => pile);
}

/** All of a player's cards in one pile, with every copy listed, in the order of the data. */
export function pileCards(pile: PileId): CardId[] {
  return CARDS.filter((row) => row.pile === pile).flatMap((row) => Array<CardId>(row.copies).fill(row.id));
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

interface Rank {
  readonly place: number;
  /** Whether others have the same score. */
  readonly shared: boolean;
}

/** A seat's place by score: equal scores share one. */
export function rankOf({ players }: ArtusView, seat: Seat): Rank {
  const score = players[seat]?.score ?? 0;
  return {
    place: 1 + players.filter((other) => other.score > score).length,
    shared: players.filter((other) => other.score === score).length > 1,
  };
}

/** Whether the game has a leader already. */
export function hasLeader({ players }: ArtusView): boolean {
  return players.some(({ score }) => score !== players[0]?.score);
}

const HEIGHT = 36;

export function numberWidth(shown: string): number {
  return Math.max(HEIGHT, widthOf(shown, LEAST) + 18);
}

function drawChoice(pen: Pen, { shown }: { readonly shown: string }): void {
  const width = numberWidth(shown);
  pen.roundedRect(-width / 2, -HEIGHT / 2, width, HEIGHT, HEIGHT / 2);
  pen.fill(pen.theme.highlight).stroke(pen.theme.engraving, 2.5);
  pen.write(shown, 0, 0, { size: LEAST, colour: pen.theme.engraving, align: 'centre' });
}

/** The number of a choice, as on its button, centred on (x, y). */
export function drawNumber(pen: Pen, shown: string, x: number, y: number): void {
  const width = numberWidth(shown);
  pen.stamp(drawChoice, { shown }, Math.ceil(width) + 6, HEIGHT + 6, x, y);
}

/** What a scoring card would score now. */
export interface Worth {
  readonly points: number;
  /** Whether the Knights it asks for are there; if not, the points are its penalty. */
  readonly isMet: boolean;
}

/** A cross: a card's condition isn't met. */
export function cross(pen: Pen, colour: string, size: number, x: number, y: number): void {
  const [left, right, top, bottom] = [x - size / 2, x + size / 2, y - size / 2, y + size / 2];
  pen.path(`M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`).stroke(colour, size / 4);
}

/** How large it is, in pixels, and how far from the points after it. */
export const CROSS = { size: 17, air: 9 } as const;
