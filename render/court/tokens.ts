import { leadsByFavor } from '../../src/games/court/reading.ts';
import type { Courtier, CourtView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import { crown } from '../parts/heraldry.ts';
import { arrow } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import type { Theme, Tones } from '../themes/theme.ts';
import { coin, tilesSign } from './coins.ts';

function metalOf(theme: Theme, place: number): Tones {
  return [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.parchment;
}

/** A medal's width, in pixels. Its words need some however low it is. */
export const medalWidth = (size: number): number => Math.max(66, Math.round(size * 1.75));

interface Medal {
  readonly place: number;
  readonly label: string;
  readonly size: number;
}

function drawMedal(pen: Pen, { place, label, size }: Medal): void {
  const width = medalWidth(size);
  const metal = metalOf(pen.theme, place);
  const plate = (inset: number, colour: string) => {
    const [x, y] = [inset - width / 2, inset - size / 2];
    pen.roundedRect(x, y, width - 2 * inset, size - 2 * inset, size / 2 - inset).fill(colour);
  };
  pen.withShadow(size * 0.06, () => plate(0, metal.dark));
  plate(2, metal.mid);
  plate(Math.max(4, size * 0.11), metal.light);
  pen.write(label, 0, 0, {
    size: Math.max(26, Math.round(size * 0.7)),
    colour: pen.theme.engraving,
    align: 'centre',
    maxWidth: width - 12,
  });
}

/** A place in the ranking in words, on a plate of its metal, `size` pixels high, centred on (x, y). */
export function medal(pen: Pen, place: number, label: string, size: number, x: number, y: number): void {
  const width = medalWidth(size);
  pen.stamp(drawMedal, { place, label, size }, width + 16, size + 16, x, y);
}

function cube(pen: Pen, size: number, fill: string, edge: string): void {
  const half = size / 2;
  pen.withShadow(size * 0.08, () => {
    pen.roundedRect(-half, -half, size, size, size * 0.22).fill(edge);
  });
  pen.roundedRect(-half + 2.5, -half + 2.5, size - 5, size - 5, size * 0.18).fill(fill);
}

type Die = (pen: Pen, size: number, x: number, y: number) => void;

/** A die `size` pixels wide, centred on (x, y). */
function die(draw: (pen: Pen, sized: { readonly size: number }) => void): Die {
  return (pen, size, x, y) => {
    const box = Math.ceil(size * 1.3);
    pen.stamp(draw, { size }, box, box, x, y);
  };
}

/** The King's Favor: the green die, with a crown. */
export const favorDie: Die = die((pen, { size }) => {
  cube(pen, size, pen.theme.green.fill, pen.theme.gold.mid);
  pen.context.translate(0, size * 0.03);
  crown(pen, size * 0.68, pen.theme.gold.light);
});

/** The green die as it's rolled, with its value. */
export function rolledDie(pen: Pen, value: number, size: number, x: number, y: number): void {
  pen.at(x, y, () => {
    cube(pen, size, pen.theme.green.fill, pen.theme.gold.mid);
    const figure = { size: Math.round(size * 0.66), colour: pen.theme.gold.light, align: 'centre' } as const;
    pen.write(String(value), 0, 1, figure);
  });
}

/** Width of the sign below, in sizes. */
const COMING = 1.5;

/** Width of the sign of the King's Favor that's still to come, in pixels. */
export const comingFavorWidth = (size: number): number => Math.round(size * COMING);

/** The King's Favor where it isn't yet: a dashed die, `size` pixels high, centred on (x, y). */
export function dashedFavor(pen: Pen, size: number, x: number, y: number): void {
  const { ink } = pen.theme;
  pen.at(x, y, () => {
    const inset = size / 2 - 2;
    pen.roundedRect(-inset, -inset, 2 * inset, 2 * inset, size * 0.2).dashes(ink, 2.5, [6, 4]);
    pen.context.translate(0, size * 0.03);
    crown(pen, size * 0.64, ink);
  });
}

/** The King's Favor, if that decides the seat's place: dashed if it comes at the round's end. */
export function decidingFavor(pen: Pen, view: CourtView, seat: Seat, size: number, x: number, y: number) {
  if (leadsByFavor(view, seat)) (view.favor === seat ? favorDie : dashedFavor)(pen, size, x, y);
}

/** The King's Favor that comes at the round's end: an arrow to a dashed die, `size` pixels high; `right` is its right edge. */
export function comingFavor(pen: Pen, size: number, right: number, y: number): void {
  arrow(pen, pen.theme.ink, right - comingFavorWidth(size), y, size * 0.42);
  dashedFavor(pen, size, right - size / 2, y);
}

/** The black die: this character must be taken. */
export const blackDie: Die = die((pen, { size }) => {
  const { fill, edge, text } = pen.theme.castle.die;
  cube(pen, size, fill, edge);
  const [at, dot] = [size * 0.23, size * 0.085];
  pen.both(`O${at} ${-at} ${dot}O${at} ${at} ${dot}`).fill(text);
  pen.circle(0, 0, dot).fill(text);
});

function drawVacancy(pen: Pen, { size }: { readonly size: number }): void {
  const { context } = pen;
  pen.circle(0, 0, size / 2 - 1.5).dashes(pen.theme.softInk, 2.5, [7, 5]);
  pen.circle(0, 0, size / 2 - 5);
  context.clip();
  pen.circle(0, -size * 0.1, size * 0.16);
  context.ellipse(0, size * 0.38, size * 0.28, size * 0.27, 0, 0, Math.PI * 2);
  pen.fill(pen.theme.softInk);
}

/** A character that's still to be taken: a person without a face in a dotted ring, `size` pixels wide. */
export function vacancy(pen: Pen, size: number, x: number, y: number): void {
  pen.stamp(drawVacancy, { size }, size + 4, size + 4, x, y);
}

/** Height, font size and margin of a tag with a change. */
const TAG = { height: 34, size: 27, margin: 7 } as const;

/** A courtier's coin in a tag, and what's left and right of it, in pixels. */
const SIGN = { coin: 26, before: 3, behind: 3, end: 5 } as const;

const wordWidth = (change: number): number => Math.ceil(textWidth(signed(change), TAG.size));

/** Width of a tag with the amount of a change, in pixels; 0 for no tag. */
export const tagWidth = (change: number): number => (change === 0 ? 0 : wordWidth(change) + 2 * TAG.margin);

/** The same with the sign of what has changed. */
export const signTagWidth = (change: number): number =>
  change === 0 ? 0 : SIGN.before + SIGN.coin + SIGN.behind + wordWidth(change) + SIGN.end;

function plate(pen: Pen, width: number, x: number, y: number, height: number = TAG.height): void {
  pen.roundedRect(x, y - height / 2, width, height, 8);
  pen.fill(pen.theme.highlight).stroke(pen.theme.engraving, 2);
}

/** Behind something that has just come, as yellow as tags with changes. */
export const changedPlate = (pen: Pen, size: number, x: number, y: number): void =>
  plate(pen, size, x - size / 2, y, size);

/** A tag with the amount of a change, from x to the right; nothing for 0. */
export function changeTag(pen: Pen, change: number, x: number, y: number): void {
  if (change === 0) return;
  const width = tagWidth(change);
  plate(pen, width, x, y);
  pen.write(signed(change), x + width / 2, y, {
    size: TAG.size,
    colour: pen.theme.engraving,
    align: 'centre',
  });
}

type Sign = (size: number, x: number, y: number) => void;

function signTag(pen: Pen, sign: Sign, change: number, x: number, y: number): void {
  if (change === 0) return;
  plate(pen, signTagWidth(change), x, y);
  const left = x + SIGN.before + SIGN.coin;
  sign(SIGN.coin, left - SIGN.coin / 2, y);
  pen.write(signed(change), left + SIGN.behind, y, { size: TAG.size, colour: pen.theme.engraving });
}

/** A tag with how many courtiers of a type have come or gone, and their coin: it's about them, not about their group. */
export const courtierTag = (pen: Pen, courtier: Courtier, change: number, x: number, y: number): void =>
  signTag(pen, (size, left, middle) => coin(pen, courtier, size, left, middle), change, x, y);

/** A tag with what tiles have come or gone are worth, and their sign: it's no part of what they come to. */
export const moneyTag = (pen: Pen, change: number, x: number, y: number): void =>
  signTag(pen, (size, left, middle) => tilesSign(pen, size, left, middle), change, x, y);

/** Font size and margin of a tag with words. */
const WORDS = { size: 27, margin: 9 } as const;

/** Of a tag with those words, in pixels. */
export function biddingWidth(told: string): number {
  return told === '' ? 0 : Math.ceil(textWidth(told, WORDS.size)) + 2 * WORDS.margin;
}

/** A tag in the carpet's colours with the bid, or a light one for who has passed; `right` is its right edge. */
export function biddingTag(pen: Pen, told: string, leads: boolean, right: number, y: number): void {
  const { theme } = pen;
  if (told === '') return;
  const width = biddingWidth(told);
  pen.roundedRect(right - width, y - 18, width, 36, 9);
  if (leads) pen.fill(theme.carpet.fill);
  pen.stroke(leads ? theme.gold.dark : theme.softInk, 2);
  pen.write(told, right - width / 2, y, {
    size: WORDS.size,
    colour: leads ? theme.carpet.text : theme.softInk,
    align: 'centre',
  });
}

/** A tag that says whose picture it is, from `left`. */
export function ownTag(pen: Pen, told: string, left: number, y: number): void {
  const { theme } = pen;
  if (told === '') return;
  const width = biddingWidth(told);
  pen
    .roundedRect(left, y - 17, width, 34, 17)
    .fill(theme.highlight)
    .stroke(theme.ink, 2.5);
  pen.write(told, left + width / 2, y, { size: WORDS.size, colour: theme.engraving, align: 'centre' });
}
