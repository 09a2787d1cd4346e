import type { CanvasRenderingContext2D } from 'canvas';
import type { CardRow, Place } from '../../src/games/artus/data.ts';
import type { CardId, Metal, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Words } from '../../src/i18n/index.ts';
import { roundedRect, withShadow } from '../parts/shapes.ts';
import { stamp } from '../parts/stamp.ts';
import { star } from '../parts/star.ts';
import { write } from '../parts/text.ts';
import type { Field, Theme, Tincture } from '../themes/theme.ts';
import { cardRow, shortSign } from './cardIcons.ts';
import { drawFigure } from './figures.ts';
import { signed } from './reading.ts';

export const CARD = { width: 184, height: 344 } as const;
const ART = -52;
const SIGN = 52;
const FOOT = 130;

function header(theme: Theme, pile: PileId, seat: Seat): Field {
  const { field, charge } = theme.seats[seat] as Tincture;
  if (pile === 'knight') return { fill: field, edge: theme.engraving, text: charge };
  return pile === 'king' ? { fill: theme.ink, edge: theme.ink, text: theme.gold.light } : theme.carpet;
}

function coloured(theme: Theme, place: Place): Field {
  return place === 'carpet' ? theme.carpet : theme[place];
}

/** A ring to be given, with its plus sign. */
function ringSign(context: CanvasRenderingContext2D, theme: Theme): void {
  context.beginPath();
  context.arc(22, SIGN, 24, 0, Math.PI * 2);
  for (const [width, colour] of [
    [15, theme.engraving],
    [10, theme.gold.mid],
    [3, theme.gold.light],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
  write(context, '+', -34, SIGN, { size: 56, colour: theme.ink, align: 'centre' });
}

/** Forwards, or both ways, as arrows at the foot. */
function wayArrow(context: CanvasRenderingContext2D, theme: Theme, both: boolean): void {
  context.fillStyle = theme.ink;
  context.fillRect(both ? -36 : -44, FOOT - 4, both ? 72 : 68, 8);
  for (const side of both ? [-1, 1] : [1]) {
    context.beginPath();
    context.moveTo(side * (both ? 54 : 46), FOOT);
    context.lineTo(side * (both ? 28 : 20), FOOT - 17);
    context.lineTo(side * (both ? 28 : 20), FOOT + 17);
    context.closePath();
    context.fill();
  }
}

/** Knights on the spaces on which the card wants them. */
function wanted(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, places: readonly Place[]): void {
  const width = places.length > 2 ? 52 : 64;
  places.forEach((place, i) => {
    const x = (i - (places.length - 1) / 2) * (width + 4);
    const field = coloured(theme, place);
    roundedRect(context, x - width / 2, ART - 42, width, 84, 8);
    context.fillStyle = field.fill;
    context.fill();
    context.strokeStyle = field.edge;
    context.lineWidth = 2.5;
    context.stroke();
    drawFigure(context, theme, { kind: 'knight', seat }, width - 6, x, ART - 8);
    const sign = place === 'green' ? '+' : place === 'red' ? '−' : place === 'yellow' ? '0' : '';
    write(context, sign, x, ART + 30, { size: 22, colour: field.text, align: 'centre' });
  });
}

function joker(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  context.save();
  context.translate(0, ART - 22);
  star(context, 34);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.engraving;
  context.lineWidth = 2.5;
  context.stroke();
  context.restore();
  drawFigure(context, theme, { kind: 'knight', seat }, 48, -44, ART + 40);
  for (const [x, metal] of [
    [0, 'silver'],
    [44, 'bronze'],
  ] as const) {
    drawFigure(context, theme, { kind: 'prince', metal, rings: 1, king: false }, 48, x, ART + 40);
  }
}

function allKnights(context: CanvasRenderingContext2D, theme: Theme, seat: Seat): void {
  for (const i of [-1.5, -0.5, 0.5, 1.5]) {
    drawFigure(context, theme, { kind: 'knight', seat }, 56, i * 39, ART + Math.abs(i) * 12 - 10);
  }
}

function princes(context: CanvasRenderingContext2D, theme: Theme, metals: readonly Metal[]): void {
  metals.forEach((metal, i) => {
    const x = (i - (metals.length - 1) / 2) * 82;
    const size = metals.length > 1 ? 86 : 104;
    drawFigure(context, theme, { kind: 'prince', metal, rings: 1, king: false }, size, x, ART);
  });
}

function art(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, row: CardRow): void {
  const { moveKnight, movePrince, ring, scoring } = row;
  if (scoring?.of === 'best') joker(context, theme, seat);
  else if (scoring?.of === 'chosen') wanted(context, theme, seat, scoring.places);
  else if (scoring?.of === 'all') allKnights(context, theme, seat);
  else if (moveKnight !== undefined) drawFigure(context, theme, { kind: 'knight', seat }, 108, 0, ART);
  else princes(context, theme, movePrince?.metals ?? ring ?? []);
}

function sign(context: CanvasRenderingContext2D, theme: Theme, words: Words, row: CardRow): void {
  const { scoring, ring, movePrince, moveKnight } = row;
  const ink = { colour: theme.ink, align: 'centre', maxWidth: CARD.width - 18 } as const;
  if (scoring?.of === 'chosen') {
    write(context, words.picture.artus.hand.otherwise(scoring.penalty), 0, SIGN, { ...ink, size: 32 });
  } else if (scoring?.of === 'all') {
    write(context, shortSign(row.id), 0, SIGN, { ...ink, size: 58 });
  } else if (scoring?.of === 'best') {
    write(context, '1–3', 0, SIGN, { ...ink, size: 46 });
  } else if (ring !== undefined) ringSign(context, theme);
  else {
    write(context, shortSign(row.id).replace('±', ''), 0, SIGN, { ...ink, size: 62 });
    wayArrow(context, theme, (moveKnight ?? movePrince)?.both ?? false);
  }
}

function face(context: CanvasRenderingContext2D, theme: Theme, words: Words, seat: Seat, card: CardId): void {
  const row = cardRow(card);
  const { width, height } = CARD;
  withShadow(context, theme, 9, () => {
    roundedRect(context, -width / 2, -height / 2, width, height, 14);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  roundedRect(context, -width / 2 + 5.5, -height / 2 + 5.5, width - 11, height - 11, 10);
  context.strokeStyle = theme.parchment.dark;
  context.lineWidth = 1.5;
  context.stroke();
  const band = header(theme, row.pile, seat);
  roundedRect(context, -width / 2 + 10, -height / 2 + 10, width - 20, 42, 7);
  context.fillStyle = band.fill;
  context.fill();
  context.strokeStyle = band.edge;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, words.picture.artus.hand.title(card), 0, -height / 2 + 31, {
    size: 23,
    colour: band.text,
    align: 'centre',
    maxWidth: width - 34,
  });
  art(context, theme, seat, row);
  sign(context, theme, words, row);
}

/** What a scoring card would bring now, on a plate of the colour of its sign. */
function nowPlate(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  now: number,
  x: number,
  y: number,
): void {
  const field = now > 0 ? theme.green : now < 0 ? theme.red : theme.yellow;
  roundedRect(context, x - CARD.width / 2 + 16, y - 25, CARD.width - 32, 50, 10);
  context.fillStyle = field.fill;
  context.fill();
  context.strokeStyle = field.edge;
  context.lineWidth = 2;
  context.stroke();
  write(context, words.picture.artus.hand.now(signed(now)), x, y, {
    size: 30,
    colour: field.text,
    align: 'centre',
    maxWidth: CARD.width - 40,
  });
}

/** A card face up with its middle at (x, y). `now` is what it would score, null where that is not fixed. */
export function drawCard(
  context: CanvasRenderingContext2D,
  theme: Theme,
  words: Words,
  seat: Seat,
  card: CardId,
  now: number | null,
  x: number,
  y: number,
): void {
  const title = words.picture.artus.hand.title(card);
  const key = `card ${theme.id} ${seat} ${card} ${title}`;
  stamp(context, key, CARD.width + 24, CARD.height + 24, x, y, (inner) =>
    face(inner, theme, words, seat, card),
  );
  if (now !== null) nowPlate(context, theme, words, now, x, y + FOOT);
}
