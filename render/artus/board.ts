import { CHAIR_COUNT, type Colour, spaceAt } from '../../src/games/artus/data.ts';
import { onCarpet } from '../../src/games/artus/reading.ts';
import type { Chair } from '../../src/games/artus/types.ts';
import { signed } from '../../src/telling/text.ts';
import { crown } from '../parts/heraldry.ts';
import { sector } from '../parts/shapes.ts';
import { parchment } from '../parts/surfaces.ts';
import { type Pen, SHADOW } from '../pen.ts';
import { mix } from '../themes/index.ts';
import type { Field, Theme } from '../themes/theme.ts';
import { PANEL, SIZE, STRIP } from './sheet.ts';

/** Centre of the round table in the picture, in pixels. */
export const CENTRE = { x: 454, y: 454 } as const;

export const RADII = {
  backOuter: 394,
  number: 380,
  seatOuter: 363,
  figure: 322,
  seatInner: 281,
  topOuter: 277,
  value: 247,
  topInner: 220,
  swords: 190,
  /** The plate in the centre. */
  medallion: 147,
} as const;

/** Radians between two chairs. */
export const STEP = (2 * Math.PI) / CHAIR_COUNT;

/** Angle of a chair's middle, in radians. Chair 0 is at the top, and forwards is clockwise. */
export function chairAngle(chair: Chair): number {
  return chair * STEP - Math.PI / 2;
}

export function at(angle: number, radius: number): { readonly x: number; readonly y: number } {
  return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius };
}

export function onChair(chair: Chair, radius: number): { readonly x: number; readonly y: number } {
  return at(chairAngle(chair), radius);
}

function carpetFringe(pen: Pen, from: number, to: number): void {
  const { edge } = pen.theme.carpet;
  for (const radius of [RADII.seatInner + 6, RADII.seatOuter - 7]) {
    pen.context.beginPath();
    pen.context.arc(CENTRE.x, CENTRE.y, radius, from, to);
    pen.stroke(edge, 2.5);
  }
  for (let tassel = 0; tassel <= 12; tassel++) {
    const angle = from + ((to - from) * tassel) / 12;
    for (const inner of [RADII.seatInner, RADII.seatOuter - 7]) {
      const [a, b] = [at(angle, inner), at(angle, inner + 6)];
      pen.line([a.x, a.y], [b.x, b.y]).stroke(edge, 2);
    }
  }
}

/** Half the gap between two chairs, in radians. */
const GAP = 0.007;

/** Direction of the light: from the upper left. */
const LIGHT = (-Math.PI * 3) / 4;

/** How much light falls on a chair facing the table, 0 to 1. */
function light(chair: Chair): number {
  return (1 + Math.cos(chairAngle(chair) - LIGHT)) / 2;
}

/** Traces the back of a chair, with an arched outer edge. */
function back({ context }: Pen, from: number, to: number): void {
  const start = at(from, RADII.backOuter - 8);
  const end = at(to, RADII.backOuter - 8);
  const arch = at((from + to) / 2, RADII.backOuter + 12);
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.seatOuter + 1, to, from, true);
  context.lineTo(start.x, start.y);
  context.quadraticCurveTo(arch.x, arch.y, end.x, end.y);
  context.closePath();
}

function chair(pen: Pen, number: Chair): void {
  const { theme } = pen;
  const from = chairAngle(number) - STEP / 2 + GAP;
  const to = chairAngle(number) + STEP / 2 - GAP;
  const lit = light(number);

  sector(pen, { ...CENTRE, inner: RADII.seatInner, outer: RADII.seatOuter, from, to });
  if (onCarpet(number)) {
    pen.fill(theme.carpet.fill);
    carpetFringe(pen, from, to);
  } else {
    pen.fill(mix(theme.wood.mid, theme.wood.light, lit * 0.5 + 0.1));
  }
  back(pen, from, to);
  pen.fill(mix(theme.wood.dark, theme.wood.mid, lit * 0.35));

  const place = onChair(number, RADII.number);
  pen.write(String(number), place.x, place.y, { size: 27, colour: theme.chalk, align: 'centre' });
}

/** Draws the 28 chairs with their numbers, and carpets on six of them. */
function drawChairs(pen: Pen): void {
  for (let number = 0; number < CHAIR_COUNT; number++) chair(pen, number);
}

const STONE = { width: 300, height: 150 } as const;

const JOINT = 3;

/** Large flagstones with square corners on whole pixels: rounded ones would take thousands of bytes more. */
function drawFloor(pen: Pen, { width, height }: { readonly width: number; readonly height: number }): void {
  pen.fillRect(0, 0, width, height, pen.theme.floor.dark);
  for (let row = 0; row * STONE.height < height; row++) {
    const shift = row % 2 === 0 ? 0 : -STONE.width / 2;
    for (let column = 0; shift + column * STONE.width < width; column++) {
      pen.context.fillStyle = (row * 5 + column * 3) % 7 < 3 ? pen.theme.floor.light : pen.theme.floor.mid;
      const [x, y] = [shift + column * STONE.width, row * STONE.height];
      pen.context.fillRect(x, y, STONE.width - JOINT, STONE.height - JOINT);
    }
  }
}

/** A sword on the y axis with its point down, `length` pixels long, its hilt at the origin. */
function sword(pen: Pen, length: number, blade: string, edge: string): void {
  pen.atScale(length / 100, 0, 0, () => {
    pen.context.lineJoin = 'round';
    pen.polygon([-7, 22], [7, 22], [6, 84], [0, 100], [-6, 84]);
    pen.fill(blade).stroke(edge, 3);
    pen.fillRect(-24, 13, 48, 9, blade);
    pen.fillRect(-4, -6, 8, 20, blade);
    pen.circle(0, -10, 8).fill(blade);
  });
}

function disc(pen: Pen, radius: number, colour: string): void {
  pen.circle(CENTRE.x, CENTRE.y, radius).fill(colour);
}

function ring(pen: Pen, radius: number, width: number, colour: string): void {
  pen.circle(CENTRE.x, CENTRE.y, radius).stroke(colour, width);
}

/** The shadow of chairs and table on the floor: flat, since a soft one takes as many bytes as all figures. */
function castShadow(pen: Pen): void {
  pen.at(9, 12, () => disc(pen, RADII.backOuter - 2, pen.theme.floor.dark));
}

/** A sword inlaid in front of every fourth chair, its point towards the plate. */
function swords(pen: Pen): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair += 4) {
    pen.at(CENTRE.x, CENTRE.y, () => {
      pen.context.rotate(chairAngle(chair) + STEP / 2 + Math.PI / 2);
      pen.context.translate(0, -RADII.swords);
      sword(pen, 46, pen.theme.top.light, pen.theme.top.dark);
    });
  }
}

/** The soft shadow of a disc as a gradient, which is much cheaper than `withShadow` for a big one. */
function discShadow(pen: Pen, depth: number, x: number, y: number, radius: number): void {
  if (pen.theme.shadow === 0) return;
  const middle = { x: x + depth * SHADOW.x, y: y + depth * SHADOW.y };
  const edge = radius + depth * 0.7;
  const fade = pen.context.createRadialGradient(
    middle.x,
    middle.y,
    radius - depth * 0.7,
    middle.x,
    middle.y,
    edge,
  );
  fade.addColorStop(0, `rgba(0, 0, 0, ${pen.theme.shadow})`);
  fade.addColorStop(0.5, `rgba(0, 0, 0, ${pen.theme.shadow * 0.5})`);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  pen.circle(middle.x, middle.y, edge).fill(fade);
}

function tableTop(pen: Pen): void {
  const { theme } = pen;
  discShadow(pen, 14, CENTRE.x, CENTRE.y, RADII.topOuter);
  disc(pen, RADII.topOuter, theme.top.dark);
  disc(pen, RADII.topInner + 2, theme.top.mid);
  swords(pen);
  disc(pen, RADII.medallion, theme.top.dark);
  ring(pen, RADII.medallion, 4, theme.gold.mid);
  ring(pen, RADII.medallion - 8, 1.5, theme.gold.dark);
  ring(pen, RADII.topOuter - 1, 3, theme.gold.dark);
}

/** Everything that never changes in a picture of the table: floor, chairs, table top, parchments. */
export function drawBackdrop(pen: Pen): void {
  drawFloor(pen, SIZE);
  castShadow(pen);
  disc(pen, RADII.backOuter - 6, pen.theme.floor.dark);
  drawChairs(pen);
  tableTop(pen);
  parchment(pen, PANEL);
  parchment(pen, STRIP);
}

/** From the edge of a chair's seat to its frame, and to one inside that, in pixels. */
const FRAMES = { outer: 3, inner: 12 } as const;

/**
 * Lights up the seat of a chair; figures are drawn on top. A dashed frame is for chairs where something may arrive; it can
 * be inside a full one.
 */
export function glow(pen: Pen, chair: Chair, dashed = false, isInside = false): void {
  const { context } = pen;
  const middle = chairAngle(chair);
  const inset = isInside ? FRAMES.inner : FRAMES.outer;
  const half = STEP / 2 - 0.003 - inset / RADII.figure;
  const [from, to] = [middle - half, middle + half];
  sector(pen, { ...CENTRE, inner: RADII.seatInner + inset, outer: RADII.seatOuter - inset, from, to });
  context.save();
  if (isInside) pen.stroke(pen.theme.engraving, 6);
  if (!dashed) {
    context.globalAlpha = 0.32;
    pen.fill(pen.theme.highlight);
    context.globalAlpha = 1;
  }
  context.strokeStyle = pen.theme.highlight;
  context.lineWidth = dashed ? 4 : 5;
  if (dashed) context.setLineDash([11, 8]);
  context.stroke();
  context.restore();
}

const MARGIN = 4;

/** Half the size of a chair's number and, without its width, of a sign outside. */
const NUMBER = { across: 15, down: 10 } as const;
const HALF_HEIGHT = 17;

/** The space between the two, in pixels. */
const CLEAR = 9;

/** From the height of a chair's number to that of something beside it, in pixels. */
const BESIDE = 42;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Nothing outside the chairs is nearer to the centre of the table, from its middle. */
const OUTSIDE = RADII.backOuter + 18;

/**
 * The middle of a sign outside the chairs. Where there's no room, it's moved in, and down if it would cover the chair's
 * number.
 */
export function spotOutside(angle: number, halfWidth: number): { readonly x: number; readonly y: number } {
  const clear = Math.min(
    (halfWidth + NUMBER.across + CLEAR) / Math.abs(Math.cos(angle)),
    (HALF_HEIGHT + NUMBER.down + CLEAR) / Math.abs(Math.sin(angle)),
  );
  const wanted = at(angle, Math.max(OUTSIDE, RADII.number + clear));
  const x = within(wanted.x, halfWidth + MARGIN, PANEL.x - halfWidth - MARGIN);
  const y = within(wanted.y, HALF_HEIGHT + MARGIN, STRIP.y - HALF_HEIGHT - MARGIN);
  const number = at(angle, RADII.number);
  const isCovered =
    Math.abs(x - number.x) < halfWidth + NUMBER.across && Math.abs(y - number.y) < HALF_HEIGHT + NUMBER.down;
  return { x, y: isCovered ? y + BESIDE : y };
}

const SPACES_GAP = 0.006;

/** How far the inner edge of a space bulges or points inwards. */
const SWELL = 15;

/** Side of a square that any space fits into. */
const BOX = 106;

function fieldOf(theme: Theme, colour: Colour | null): Field {
  return colour === null ? theme.crownPlate : theme[colour];
}

/** Inner edges tell the spaces apart without colour: green ones are round, red ones pointed, the others straight. */
function outline({ context }: Pen, chair: Chair, colour: Colour | null): void {
  const middle = chairAngle(chair);
  const from = middle - STEP / 2 + SPACES_GAP;
  const to = middle + STEP / 2 - SPACES_GAP;
  const start = at(from, RADII.topInner);
  const tip = at(middle, RADII.topInner - SWELL);
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.topOuter - 3, from, to);
  if (colour === 'red') {
    const end = at(to, RADII.topInner);
    context.lineTo(end.x, end.y);
    context.lineTo(tip.x, tip.y);
    context.lineTo(start.x, start.y);
  } else if (colour === 'green') {
    const end = at(to, RADII.topInner);
    const swell = at(middle, RADII.topInner - SWELL * 1.9);
    context.lineTo(end.x, end.y);
    context.quadraticCurveTo(swell.x, swell.y, start.x, start.y);
  } else {
    context.arc(CENTRE.x, CENTRE.y, RADII.topInner, to, from, true);
  }
  context.closePath();
}

function drawShape(
  pen: Pen,
  { chair, colour }: { readonly chair: Chair; readonly colour: Colour | null },
): void {
  const place = onChair(chair, RADII.value);
  const x = Math.round(place.x);
  const y = Math.round(place.y);
  const field = fieldOf(pen.theme, colour);
  pen.context.translate(-x, -y);
  outline(pen, chair, colour);
  pen.fill(field.fill);
  pen.context.lineJoin = 'round';
  pen.stroke(field.edge, 2);
  if (colour !== null) return;
  pen.context.translate(place.x, place.y);
  crown(pen, 42, field.text);
}

/** Draws the space in front of a chair. Its shape depends only on the chair and the colour, so it's a stamp. */
function drawSpace(pen: Pen, chair: Chair, colour: Colour | null): void {
  const place = onChair(chair, RADII.value);
  const x = Math.round(place.x);
  const y = Math.round(place.y);
  pen.stamp(drawShape, { chair, colour }, BOX, BOX, x, y);
}

/**
 * Draws the spaces and their values in front of the chairs, with the table top turned to the King's chair.
 * @param told how many chairs, counted from right behind him, have their values
 */
export function drawSpaces(pen: Pen, king: Chair, told: number = CHAIR_COUNT): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const { value, colour } = spaceAt(king, chair);
    drawSpace(pen, chair, colour);
    if (colour === null || (king - chair + CHAIR_COUNT) % CHAIR_COUNT > told) continue;
    const { x, y } = onChair(chair, RADII.value);
    pen.write(signed(value), x, y, { size: 29, colour: fieldOf(pen.theme, colour).text, align: 'centre' });
  }
}
