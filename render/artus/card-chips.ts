import { cardRow } from '../../src/games/artus/reading.ts';
import type { CardId } from '../../src/games/artus/types.ts';
import { star } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { spaceOutline } from './cards.ts';
import { fingerRing, medalShape } from './figures.ts';
import { LEAST, shortSign } from './sheet.ts';

export type CardState = 'played' | 'held' | 'left';

/** How high what isn't written is at most. */
const ART_HEIGHT = 38;

/** What's written on cards. */
export const SIGN_SIZE = 30;

/** Plates of metals, and the air between them and a range. */
const METAL = { radius: 9.5, pitch: 21, air: 9 } as const;

const metalsWidth = (count: number): number =>
  count === 0 ? 0 : 2 * METAL.radius + (count - 1) * METAL.pitch;

/** A ring, and the air between it and its metals. */
const RING = { radius: 15, air: 8 } as const;

const ringsWidth = (metalCount: number): number => 2 * RING.radius + RING.air + metalsWidth(metalCount);

/** Round for silver, with corners for bronze, or both, from `x` rightwards. */
function metals(pen: Pen, card: CardId, x: number): void {
  const { movePrince, ring } = cardRow(card);
  (movePrince?.metals ?? ring ?? []).forEach((metal, i) => {
    pen.at(x + METAL.radius + i * METAL.pitch, 0, () => {
      medalShape(pen, metal, METAL.radius);
      pen.fill(pen.theme[metal].light).stroke(pen.theme.engraving, 2);
    });
  });
}

/** Small spaces of the wanted colours, or pieces of carpet. */
function wanted(pen: Pen, places: readonly ('green' | 'yellow' | 'red' | 'carpet')[]): void {
  const pitch = 21;
  places.forEach((place, i) => {
    const field = pen.theme[place];
    spaceOutline(pen, place, (i - (places.length - 1) / 2) * pitch, -16, pitch - 3, 32);
    pen.fill(field.fill).stroke(place === 'carpet' ? field.edge : pen.theme.engraving, 1.5);
  });
}

/** A range, and whether it goes both ways. */
function rangeSign(card: CardId): string {
  const { moveKnight, movePrince } = cardRow(card);
  return `${shortSign(card).replace('±', '')}${(moveKnight ?? movePrince)?.both ? '±' : ''}`;
}

/** Draws a card's signs in one line around the origin; what isn't written is drawn at `scale`. */
export function drawCardSign(pen: Pen, card: CardId, width: number, scale = 1): void {
  const { movePrince, ring, scoring } = cardRow(card);
  if (scoring?.of === 'chosen' || scoring?.of === 'best') {
    pen.atScale(scale, 0, 0, () => {
      if (scoring.of === 'chosen') wanted(pen, scoring.places);
      else star(pen, 20).fill(pen.theme.gold.mid).stroke(pen.theme.engraving, 2);
    });
  } else if (!scoring && ring) {
    const left = -ringsWidth(ring.length) / 2;
    pen.at(left + RING.radius, 0, () => fingerRing(pen, RING.radius));
    metals(pen, card, left + 2 * RING.radius + RING.air);
  } else {
    const text = rangeSign(card);
    const metal = metalsWidth(movePrince?.metals.length ?? 0);
    const room = metal === 0 ? width : width - metal - METAL.air - 10;
    const size = Math.max(
      LEAST,
      Math.min(SIGN_SIZE, Math.floor((SIGN_SIZE * room) / textWidth(text, SIGN_SIZE))),
    );
    const written = textWidth(text, size);
    const left = -(written + (metal === 0 ? 0 : METAL.air + metal)) / 2;
    pen.write(text, left, 0, { size, colour: pen.theme.ink });
    metals(pen, card, left + written + METAL.air);
  }
}

/** What's left of a played card's sign, so that it isn't read with the line through it. */
const FADED = 0.5;

/** How wide a card's sign is in small letters. */
export function signWidth(card: CardId): number {
  const { movePrince, ring, scoring } = cardRow(card);
  if (scoring?.of === 'chosen') return scoring.places.length * 21;
  if (scoring?.of === 'best') return 40;
  if (!scoring && ring) return ringsWidth(ring.length);
  const metal = metalsWidth(movePrince?.metals.length ?? 0);
  return textWidth(rangeSign(card), LEAST) + (metal === 0 ? 0 : METAL.air + metal);
}

function drawChip(
  pen: Pen,
  {
    card,
    state,
    width,
    height,
  }: { readonly card: CardId; readonly state: CardState; readonly width: number; readonly height: number },
): void {
  const { theme } = pen;
  pen.roundedRect(-width / 2, -height / 2, width, height, 8);
  pen
    .fill(
      state === 'played' ? theme.parchment.mid : state === 'held' ? theme.highlight : theme.parchment.light,
    )
    .stroke(state === 'held' ? theme.ink : theme.softInk, state === 'held' ? 4 : 1.5);
  pen.context.globalAlpha = state === 'played' ? FADED : 1;
  drawCardSign(pen, card, width, Math.min(1, (height - 8) / ART_HEIGHT));
  pen.context.globalAlpha = 1;
  if (state !== 'played') return;
  pen.line([-width / 2 + 5, height / 2 - 5], [width / 2 - 5, -height / 2 + 5]).stroke(theme.ink, 3);
}

/** Draws a small card from `x` rightwards: struck through once it's played, framed in the viewer's hand. */
export function drawCardChip(
  pen: Pen,
  card: CardId,
  state: CardState,
  { width, height }: { readonly width: number; readonly height: number },
  x: number,
  y: number,
): void {
  pen.stamp(drawChip, { card, state, width, height }, width + 8, height + 8, x + width / 2, y);
}
