import type { CardRow, Place } from '../../src/games/artus/data.ts';
import { cardRow } from '../../src/games/artus/reading.ts';
import type { CardId, Metal, PileId, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { cardEffectLines, cardHead, cardName, isScoring } from '../../src/telling/artus/sentences.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { star } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import type { Field, SeatColours, Theme } from '../themes/theme.ts';
import { drawFigure } from './figures.ts';
import { LEAST, shortSign } from './sheet.ts';

/** Positions on a card, from its centre, in pixels. */
export const CARD = { width: 188, height: 396 } as const;

/** The middle of a card's figures, from its centre. */
export const ART_Y = -76;

export const SIGN_Y = 34;

export const ARROW_Y = 84;

/** The two lines of words at the card's foot. */
const WORDS_Y = [128, 162] as const;

/** The only line of words on a scoring card. */
const SCORES_Y = 98;
const ABOVE_PENALTY_Y = SIGN_Y + 6;

const HEIGHT = 132;

/** Draws the hall behind a card's figures: three arched windows in a wall, and the edge of the round table. */
function drawGround(pen: Pen): void {
  const { context, theme } = pen;
  const width = CARD.width - 24;
  context.save();
  pen.roundedRect(-width / 2, ART_Y - HEIGHT / 2, width, HEIGHT, 8);
  pen.fill(theme.parchment.mid).stroke(theme.parchment.dark, 1.5);
  context.clip();
  for (const x of [-54, 0, 54]) {
    context.beginPath();
    context.arc(x, ART_Y - 26, 19, Math.PI, 0);
    context.lineTo(x + 19, ART_Y + 40);
    context.lineTo(x - 19, ART_Y + 40);
    context.closePath();
    pen.fill(theme.silver.mid);
    context.stroke();
  }
  context.beginPath();
  context.ellipse(0, ART_Y + 92, 140, 54, 0, 0, Math.PI * 2);
  pen.fill(theme.wood.mid).stroke(theme.wood.dark, 3);
  context.restore();
}

const SCORING_ART_HEIGHT = 118;

function coloured(theme: Theme, place: Place): Field {
  return place === 'carpet' ? theme.carpet : theme[place];
}

/** The foot of a space tells its colour by shape, as on the table: green is round, red pointed, yellow straight. */
export function spaceOutline(
  pen: Pen,
  place: Place,
  x: number,
  top: number,
  width: number,
  height: number,
): void {
  const [left, right, bottom] = [x - width / 2, x + width / 2, top + height];
  const tip = bottom - width / 3;
  if (place === 'red') pen.polygon([left, top], [right, top], [right, tip], [x, bottom], [left, tip]);
  else if (place !== 'green') pen.polygon([left, top], [right, top], [right, bottom], [left, bottom]);
  else {
    pen.line([left, top], [right, top], [right, bottom - width / 2]);
    pen.context.arc(x, bottom - width / 2, width / 2, 0, Math.PI);
    pen.context.closePath();
  }
}

/** Fringes at both ends of a piece of carpet. */
function fringes({ context, theme }: Pen, x: number, width: number): void {
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  for (const y of [ART_Y - SCORING_ART_HEIGHT / 2 + 8, ART_Y + SCORING_ART_HEIGHT / 2 - 8]) {
    context.beginPath();
    for (let i = 0; i <= 6; i++) context.lineTo(x - width / 2 + (width * i) / 6, y + (i % 2 === 0 ? -5 : 5));
    context.stroke();
  }
}

/** Knights on the spaces that the card asks for. `isSigned` ones also have the sign of their values. */
function wantedPlaces(pen: Pen, seat: Seat, places: readonly Place[], isSigned: boolean): void {
  const width = places.length > 2 ? 53 : 76;
  places.forEach((place, i) => {
    const x = (i - (places.length - 1) / 2) * (width + 4);
    const field = coloured(pen.theme, place);
    spaceOutline(pen, place, x, ART_Y - SCORING_ART_HEIGHT / 2, width, SCORING_ART_HEIGHT);
    pen.fill(field.fill).stroke(field.edge, 2.5);
    if (place === 'carpet') fringes(pen, x, width);
    drawFigure(pen, { kind: 'knight', seat }, width + 6, x, ART_Y - 14);
    if (!isSigned) return;
    const sign = { green: '+', red: '−', yellow: '0', carpet: '' }[place];
    pen.write(sign, x, ART_Y + 36, { size: LEAST, colour: field.text, align: 'centre' });
  });
}

function joker(pen: Pen, seat: Seat): void {
  pen.at(0, ART_Y - 28, () => {
    star(pen, 36);
    pen.fill(pen.theme.gold.mid).stroke(pen.theme.engraving, 2.5);
  });
  drawFigure(pen, { kind: 'knight', seat }, 58, -50, ART_Y + 30);
  drawFigure(pen, { kind: 'prince', metal: 'silver', rings: 1, king: false }, 50, 0, ART_Y + 32);
  drawFigure(pen, { kind: 'prince', metal: 'bronze', rings: 1, king: false }, 50, 50, ART_Y + 32);
}

function allKnights(pen: Pen, seat: Seat): void {
  for (const i of [-1.5, -0.5, 0.5, 1.5])
    drawFigure(pen, { kind: 'knight', seat }, 66, i * 38, ART_Y + Math.abs(i) * 14 - 12);
}

/** Princes of a card, and how large and where the King is before them, from their middle. */
const PRINCES = {
  1: { size: 118, places: [[0, 0]] },
  2: {
    size: 84,
    places: [
      [-40, 0],
      [40, 0],
    ],
  },
} as const;
const WITH_KING = {
  1: { size: 100, places: [[-34, -8]], king: { size: 82, x: 42, y: 16 } },
  2: {
    size: 74,
    places: [
      [-50, -20],
      [50, -20],
    ],
    king: { size: 78, x: 0, y: 20 },
  },
} as const;

function princes(pen: Pen, metals: readonly Metal[], king: PrinceFigure | undefined): void {
  const count = metals.length as 1 | 2;
  const { size, places } = (king === undefined ? PRINCES : WITH_KING)[count];
  metals.forEach((metal, i) => {
    const [x, y] = places[i]!;
    drawFigure(pen, { kind: 'prince', metal, rings: 1, king: false }, size, x, ART_Y + y);
  });
  if (king === undefined) return;
  const at = WITH_KING[count].king;
  drawFigure(pen, king, at.size, at.x, ART_Y + at.y);
}

/** What a card's figures are drawn with. */
interface Art {
  /** For words. */
  readonly hasRoom?: boolean;
  /** The King, if the card can move him as he is. */
  readonly king?: PrinceFigure | undefined;
}

/** Draws the figures of a card. */
export function drawArt(pen: Pen, seat: Seat, row: CardRow, { hasRoom = true, king }: Art = {}): void {
  const { moveKnight, movePrince, ring, scoring } = row;
  if (scoring?.of === 'chosen') wantedPlaces(pen, seat, scoring.places, hasRoom);
  else {
    drawGround(pen);
    if (scoring?.of === 'best') joker(pen, seat);
    else if (scoring?.of === 'all') allKnights(pen, seat);
    else if (moveKnight !== undefined) drawFigure(pen, { kind: 'knight', seat }, 116, 0, ART_Y + 8);
    else princes(pen, movePrince?.metals ?? ring ?? [], king);
  }
}

/** The colours of a card's head and back, by its pile. */
export function header(theme: Theme, pile: PileId, seat: Seat): Field {
  const { field, charge } = theme.seats[seat] as SeatColours;
  if (pile === 'knight') return { fill: field, edge: theme.engraving, text: charge };
  return pile === 'king' ? { fill: theme.ink, edge: theme.ink, text: theme.gold.light } : theme.carpet;
}

/** A ring with a plus sign, for cards that add one. */
export function ringSign(pen: Pen): void {
  const { theme } = pen;
  pen.circle(22, SIGN_Y, 24);
  pen.stroke(theme.engraving, 15).stroke(theme.gold.mid, 10).stroke(theme.gold.light, 3);
  pen.write('+', -34, SIGN_Y, { size: 56, colour: theme.ink, align: 'centre' });
}

/** An arrow below the range: forwards only, or both ways. */
export function wayArrow(pen: Pen, both: boolean): void {
  const { ink } = pen.theme;
  pen.fillRect(both ? -36 : -44, ARROW_Y - 4, both ? 72 : 68, 8, ink);
  if (both) pen.both(`M54 ${ARROW_Y}L28 ${ARROW_Y - 17}V${ARROW_Y + 17}Z`).fill(ink);
  else pen.path(`M46 ${ARROW_Y}L20 ${ARROW_Y - 17}V${ARROW_Y + 17}Z`).fill(ink);
}

/** What the card does, in one or two lines at its foot; a penalty comes below it. */
function footWords(pen: Pen, t: Translate, { id, scoring }: CardRow): void {
  const line = { size: LEAST, colour: pen.theme.ink, align: 'centre', maxWidth: CARD.width - 14 } as const;
  if (scoring !== undefined)
    pen.write(
      isScoring(id) ? t('artus-picture-does-score', { card: cardName(id) }) : '',
      0,
      scoring.of === 'chosen' ? ABOVE_PENALTY_Y : SCORES_Y,
      line,
    );
  else
    cardEffectLines(t, id).forEach((text, i) => {
      pen.write(text, 0, WORDS_Y[i] ?? 0, line);
    });
}

/** Draws the range, or what's scored, large; and in words. */
function drawSign(pen: Pen, t: Translate, row: CardRow): void {
  const { scoring, ring, movePrince, moveKnight } = row;
  const ink = { colour: pen.theme.ink, align: 'centre', maxWidth: CARD.width - 18 } as const;
  footWords(pen, t, row);
  if (scoring?.of === 'chosen') {
    pen.write(t('artus-picture-hand-otherwise', { penalty: scoring.penalty }), 0, SCORES_Y, {
      ...ink,
      size: 32,
    });
  } else if (scoring?.of === 'all') {
    pen.write(shortSign(row.id), 0, SIGN_Y, { ...ink, size: 58 });
  } else if (scoring?.of === 'best') {
    pen.write('1–3', 0, SIGN_Y, { ...ink, size: 50 });
  } else if (ring !== undefined) ringSign(pen);
  else {
    pen.write(shortSign(row.id).replace('±', ''), 0, SIGN_Y, { ...ink, size: 62 });
    wayArrow(pen, (moveKnight ?? movePrince)?.both ?? false);
  }
}

interface Face {
  readonly t: Translate;
  readonly seat: Seat;
  readonly card: CardId;
}

function drawFace(pen: Pen, { t, seat, card }: Face): void {
  const row = cardRow(card);
  const { width, height } = CARD;
  pen.withShadow(9, () => {
    pen.roundedRect(-width / 2, -height / 2, width, height, 14).fill(pen.theme.parchment.light);
  });
  pen
    .roundedRect(-width / 2 + 5.5, -height / 2 + 5.5, width - 11, height - 11, 10)
    .stroke(pen.theme.parchment.dark, 1.5);
  const band = header(pen.theme, row.pile, seat);
  pen.roundedRect(-width / 2 + 10, -height / 2 + 10, width - 20, 42, 7);
  pen.fill(band.fill).stroke(band.edge, 1.5);
  pen.write(t('artus-picture-title', { card: cardHead(card) }), 0, -height / 2 + 31, {
    size: LEAST,
    colour: band.text,
    align: 'centre',
    maxWidth: width - 24,
  });
  drawArt(pen, seat, row);
  drawSign(pen, t, row);
}

export const CARD_BACK = { width: 84, height: 126 } as const;

function drawBack(
  pen: Pen,
  { pile, seat, scale }: { readonly pile: PileId; readonly seat: Seat; readonly scale: number },
): void {
  const { width, height } = CARD_BACK;
  const { theme } = pen;
  pen.scaleStamps();
  pen.context.scale(scale, scale);
  const band = header(theme, pile, seat);
  for (const shift of [6, 3, 0]) {
    pen.roundedRect(-width / 2 + shift, -height / 2 + shift, width, height, 9);
    pen.fill(theme.parchment.light).stroke(theme.softInk, 1.5);
  }
  pen.roundedRect(-width / 2 + 6, -height / 2 + 6, width - 12, height - 12, 6).fill(band.fill);
  if (pile === 'knight') shield(pen, seat, 64, 0, 0);
  else if (pile === 'king') crown(pen, 58, band.text);
  else {
    star(pen, 32).fill(theme.gold.mid);
  }
}

/** The back of a pile's card with two more below it, centred on (x, y), enlarged by a factor. */
export function cardBack(pen: Pen, pile: PileId, seat: Seat, x: number, y: number, scale = 1): void {
  const { width, height } = CARD_BACK;
  const box = { width: Math.ceil((width + 20) * scale), height: Math.ceil((height + 20) * scale) };
  pen.stamp(drawBack, { pile, seat, scale }, box.width, box.height, x, y);
}

/** Draws a card face up, centred on (x, y). */
export function drawCard(pen: Pen, t: Translate, seat: Seat, card: CardId, x: number, y: number): void {
  pen.stamp(drawFace, { t, seat, card }, CARD.width + 24, CARD.height + 24, x, y);
}
