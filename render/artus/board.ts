import type { CanvasRenderingContext2D } from 'canvas';
import { CHAIR_COUNT, type Colour, CROWN_CHAIRS } from '../../src/games/artus/data.ts';
import type { Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { discShadow, mix } from '../parts/colour.ts';
import { crown } from '../parts/crown.ts';
import { parchment } from '../parts/parchment.ts';
import { sector } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { stamp } from '../parts/stamp.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import type { Field } from '../themes/tones.ts';
import { type ArtusScene, LEAST, onCarpet, PANEL, SIZE, STRIP, signed, spaceAt } from './sheet.ts';
import { phaseWords, taskOf } from './words.ts';

/** Centre of the round table in the picture, in pixels. */
export const CENTRE = { x: 450, y: 454 } as const;

export const RADII = {
  /** The outer lane of arrows, around the chairs. */
  outerLane: 440,
  lane: 423,
  backOuter: 408,
  number: 390,
  seatOuter: 372,
  figure: 331,
  seatInner: 290,
  topOuter: 286,
  value: 255,
  topInner: 226,
  swords: 196,
  /** The plate in the centre. */
  medallion: 150,
} as const;

/** Radians between two chairs. */
export const STEP = (2 * Math.PI) / CHAIR_COUNT;

/** Angle of a chair's middle, in radians. Chair 0 is at the top, and forwards is clockwise. */
export function angleOf(chair: Chair): number {
  return chair * STEP - Math.PI / 2;
}

export function at(angle: number, radius: number): { readonly x: number; readonly y: number } {
  return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius };
}

export function onChair(chair: Chair, radius: number): { readonly x: number; readonly y: number } {
  return at(angleOf(chair), radius);
}

function carpetFringe(context: CanvasRenderingContext2D, theme: Theme, from: number, to: number): void {
  const { x, y } = CENTRE;
  context.strokeStyle = theme.carpet.edge;
  context.lineWidth = 2.5;
  for (const radius of [RADII.seatInner + 6, RADII.seatOuter - 7]) {
    context.beginPath();
    context.arc(x, y, radius, from, to);
    context.stroke();
  }
  context.lineWidth = 2;
  for (let tassel = 0; tassel <= 12; tassel++) {
    const angle = from + ((to - from) * tassel) / 12;
    for (const [inner, outer] of [
      [RADII.seatInner, RADII.seatInner + 6],
      [RADII.seatOuter - 7, RADII.seatOuter - 1],
    ] as const) {
      const a = at(angle, inner);
      const b = at(angle, outer);
      context.beginPath();
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
      context.stroke();
    }
  }
}

/** A crown inlaid in the seat: gold where the King's metal starts, silver for the other metal. */
function crownMark(
  context: CanvasRenderingContext2D,
  theme: Theme,
  number: Chair,
  kingsMetal: boolean,
): void {
  const place = onChair(number, RADII.figure);
  context.save();
  context.translate(place.x, place.y);
  crown(context, 42, kingsMetal ? theme.gold.mid : theme.silver.mid);
  context.restore();
}

/** Half the gap between two chairs, in radians. */
const GAP = 0.007;

/** Direction of the light: from the upper left. */
const LIGHT = (-Math.PI * 3) / 4;

/** How much light falls on a chair facing the table, 0 to 1. */
function light(chair: Chair): number {
  return (1 + Math.cos(angleOf(chair) - LIGHT)) / 2;
}

/** Traces the back of a chair, with an arched outer edge. */
function back(context: CanvasRenderingContext2D, from: number, to: number): void {
  const start = at(from, RADII.backOuter - 8);
  const end = at(to, RADII.backOuter - 8);
  const arch = at((from + to) / 2, RADII.backOuter + 12);
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, RADII.seatOuter + 1, to, from, true);
  context.lineTo(start.x, start.y);
  context.quadraticCurveTo(arch.x, arch.y, end.x, end.y);
  context.closePath();
}

function chair(context: CanvasRenderingContext2D, theme: Theme, number: Chair): void {
  const from = angleOf(number) - STEP / 2 + GAP;
  const to = angleOf(number) + STEP / 2 - GAP;
  const { x, y } = CENTRE;
  const lit = light(number);

  sector(context, x, y, RADII.seatInner, RADII.seatOuter, from, to);
  if (onCarpet(number)) {
    context.fillStyle = theme.carpet.fill;
    context.fill();
    carpetFringe(context, theme, from, to);
  } else {
    context.fillStyle = mix(theme.wood.mid, theme.wood.light, lit * 0.5 + 0.1);
    context.fill();
  }
  back(context, from, to);
  context.fillStyle = mix(theme.wood.dark, theme.wood.mid, lit * 0.35);
  context.fill();

  const place = onChair(number, RADII.number);
  write(context, String(number), place.x, place.y, { size: 28, colour: theme.chalk, align: 'centre' });
}

/** The 28 chairs with their numbers, carpets on six of them and crowns on four. */
function drawChairs(context: CanvasRenderingContext2D, theme: Theme): void {
  for (let number = 0; number < CHAIR_COUNT; number++) chair(context, theme, number);
  for (const { chair: number, kingsMetal } of CROWN_CHAIRS) crownMark(context, theme, number, kingsMetal);
}

const STONE = { width: 300, height: 150 } as const;

const JOINT = 3;

/** Large flagstones with square corners on whole pixels: rounded ones would take thousands of bytes more. */
function drawFloor(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  context.fillStyle = theme.floor.dark;
  context.fillRect(0, 0, width, height);
  for (let row = 0; row * STONE.height < height; row++) {
    const shift = row % 2 === 0 ? 0 : -STONE.width / 2;
    for (let column = 0; shift + column * STONE.width < width; column++) {
      context.fillStyle = (row * 5 + column * 3) % 7 < 3 ? theme.floor.light : theme.floor.mid;
      const [x, y] = [shift + column * STONE.width, row * STONE.height];
      context.fillRect(x, y, STONE.width - JOINT, STONE.height - JOINT);
    }
  }
}

/** A sword on the y axis with its point down, `length` pixels long, its hilt at the origin. */
function sword(context: CanvasRenderingContext2D, length: number, blade: string, edge: string): void {
  context.save();
  context.scale(length / 100, length / 100);
  context.fillStyle = blade;
  context.strokeStyle = edge;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(-7, 22);
  context.lineTo(7, 22);
  context.lineTo(6, 84);
  context.lineTo(0, 100);
  context.lineTo(-6, 84);
  context.closePath();
  context.fill();
  context.stroke();
  context.fillRect(-24, 13, 48, 9);
  context.fillRect(-4, -6, 8, 20);
  context.beginPath();
  context.arc(0, -10, 8, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function disc(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.fillStyle = colour;
  context.fill();
}

function ring(context: CanvasRenderingContext2D, radius: number, width: number, colour: string): void {
  context.beginPath();
  context.arc(CENTRE.x, CENTRE.y, radius, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** The shadow of chairs and table on the floor: flat, since a soft one takes as many bytes as all figures. */
function castShadow(context: CanvasRenderingContext2D, theme: Theme): void {
  context.save();
  context.translate(9, 12);
  disc(context, RADII.backOuter - 2, theme.floor.dark);
  context.restore();
}

/** A sword inlaid in front of every fourth chair, its point towards the plate. */
function swords(context: CanvasRenderingContext2D, theme: Theme): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair += 4) {
    context.save();
    context.translate(CENTRE.x, CENTRE.y);
    context.rotate(angleOf(chair) + STEP / 2 + Math.PI / 2);
    context.translate(0, -RADII.swords);
    sword(context, 46, theme.top.light, theme.top.dark);
    context.restore();
  }
}

function tableTop(context: CanvasRenderingContext2D, theme: Theme): void {
  discShadow(context, theme, 14, CENTRE.x, CENTRE.y, RADII.topOuter);
  disc(context, RADII.topOuter, theme.top.dark);
  disc(context, RADII.topInner + 2, theme.top.mid);
  swords(context, theme);
  disc(context, RADII.medallion, theme.top.dark);
  ring(context, RADII.medallion, 4, theme.gold.mid);
  ring(context, RADII.medallion - 8, 1.5, theme.gold.dark);
  ring(context, RADII.topOuter - 1, 3, theme.gold.dark);
}

/** Everything that never changes in a picture of the table: floor, chairs, table top, parchments. */
export function drawBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  drawFloor(context, theme, SIZE);
  castShadow(context, theme);
  disc(context, RADII.backOuter - 6, theme.floor.dark);
  drawChairs(context, theme);
  tableTop(context, theme);
  parchment(context, theme, PANEL);
  parchment(context, theme, STRIP);
}

function winners({ players }: ArtusScene['view']): Seat[] {
  const best = Math.max(...players.map(({ score }) => score));
  return players.flatMap(({ score }, seat) => (score === best ? [seat] : []));
}

/** The round, whose turn it is and what they do, in the centre of the table; at the end, who has won. */
export function drawCentre(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { view, theme, names, say } = scene;
  const { x, y } = CENTRE;
  const line = { colour: theme.chalk, align: 'centre', size: LEAST } as const;
  const name = { ...line, size: 32, minSize: LEAST, maxWidth: 252 };
  if (view.toAct !== null) {
    write(context, phaseWords(say, view), x, y - 106, { ...line, maxWidth: 200 });
    shield(context, theme, view.toAct, 124, x, y - 18);
    write(context, names[view.toAct] ?? '', x, y + 70, name);
    write(context, say('artus-picture-todo', taskOf(view)), x, y + 106, { ...line, maxWidth: 206 });
    return;
  }
  const seats = winners(view);
  const size = seats.length === 1 ? 124 : seats.length === 2 ? 104 : 84;
  const spacing = seats.length === 4 ? 64 : size * 0.9;
  stamp(context, `victory ${theme.id}`, 90, 70, x, y - 96, (inner) => crown(inner, 74, theme.gold.mid));
  seats.forEach((seat, i) => {
    shield(context, theme, seat, size, x + (i - (seats.length - 1) / 2) * spacing, y);
  });
  const only = seats.length === 1 ? names[seats[0] as Seat] : undefined;
  if (only !== undefined) write(context, only, x, y + 82, name);
  const label = { ...line, maxWidth: 206 };
  write(
    context,
    say('artus-picture-winner', { count: seats.length }),
    x,
    y + (only === undefined ? 84 : 114),
    label,
  );
}

/** Lights up the seat of a chair; figures are drawn on top. A dashed frame is for chairs where something may arrive. */
export function glow(context: CanvasRenderingContext2D, theme: Theme, chair: Chair, dashed = false): void {
  const middle = angleOf(chair);
  const from = middle - STEP / 2 + 0.012;
  const to = middle + STEP / 2 - 0.012;
  sector(context, CENTRE.x, CENTRE.y, RADII.seatInner + 3, RADII.seatOuter - 3, from, to);
  context.save();
  if (!dashed) {
    context.globalAlpha = 0.32;
    context.fillStyle = theme.highlight;
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = theme.highlight;
  context.lineWidth = dashed ? 4 : 5;
  if (dashed) context.setLineDash([11, 8]);
  context.stroke();
  context.restore();
}

const MARGIN = 4;

/** Half the width of a round sign, which needs no more room at the sides than above. */
const ROUND = 18;

/** So little doesn't make a sign cover the chair's number. */
const SLIGHT = 9;

/** From the height of a chair's number to that of something beside it, in pixels. */
const BESIDE = 40;

/**
 * The middle of a sign outside the chairs. Where there's no room at the side of the picture for its width, it's moved
 * in, and down so that it doesn't cover the chair's number.
 */
export function outside(angle: number, halfWidth: number): { readonly x: number; readonly y: number } {
  const sideways = Math.cos(angle) ** 2 * Math.max(0, halfWidth - ROUND);
  const { x, y } = at(angle, RADII.lane + 3 + sideways);
  const inside = Math.min(PANEL.x - halfWidth - MARGIN, Math.max(halfWidth + MARGIN, x));
  return { x: inside, y: Math.abs(inside - x) < SLIGHT ? y : y + BESIDE };
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
function outline(context: CanvasRenderingContext2D, chair: Chair, colour: Colour | null): void {
  const middle = angleOf(chair);
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

/** The space in front of a chair. Its shape depends only on the chair and the colour, so it's a stamp. */
function drawSpace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  chair: Chair,
  colour: Colour | null,
): void {
  const place = onChair(chair, RADII.value);
  const x = Math.round(place.x);
  const y = Math.round(place.y);
  stamp(context, `space ${theme.id} ${chair} ${colour}`, BOX, BOX, x, y, (inner) => {
    const field = fieldOf(theme, colour);
    inner.translate(-x, -y);
    outline(inner, chair, colour);
    inner.fillStyle = field.fill;
    inner.fill();
    inner.lineJoin = 'round';
    inner.lineWidth = 2;
    inner.strokeStyle = field.edge;
    inner.stroke();
    if (colour !== null) return;
    inner.translate(place.x, place.y);
    crown(inner, 42, field.text);
  });
}

/** The spaces and their values in front of the chairs, with the table top turned to the King's chair. */
export function drawSpaces(context: CanvasRenderingContext2D, theme: Theme, king: Chair): void {
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const { value, colour } = spaceAt(king, chair);
    drawSpace(context, theme, chair, colour);
    if (colour === null) continue;
    const { x, y } = onChair(chair, RADII.value);
    write(context, signed(value), x, y, { size: 29, colour: fieldOf(theme, colour).text, align: 'centre' });
  }
}
