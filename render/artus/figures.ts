import type { ArtusView, Chair, Figure, Metal, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown, shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { onChair, RADII } from './board.ts';

const SHOULDERS = 'M0 22L10 22Q12 30 30 34Q46 38 48 60L0 60';

const FACE = 'M0 -26Q19 -26 20 -2Q20 24 0 28';

const HELMET = 'M0 -44Q28 -40 27 -2Q28 20 16 24Q17 10 15 -8L5 -10L5 7L0 10';

const BEARD = 'M0 9Q10 6 14 0L22 -14Q27 10 17 28Q9 38 0 42';

const LOCKS = 'M0 -30Q26 -30 27 0Q27 22 32 30Q18 30 0 30';

function eyes(pen: Pen, ink: string, y: number): void {
  for (const side of [-1, 1]) pen.ellipse(side * 9, y, 2.8, 3.6).fill(ink);
}

function stroke(pen: Pen, ink: string, width: number, path: string): void {
  pen.context.lineCap = 'round';
  pen.path(path).stroke(ink, width);
}

/** A young man's head in an open helmet of his metal, about 100 units high around the origin. */
export function princeHead(pen: Pen, metal: Metal): void {
  const { engraving, castle } = pen.theme;
  pen.symmetric(SHOULDERS).fill(engraving);
  pen.symmetric(FACE).fill(castle.skin);
  eyes(pen, engraving, 2);
  stroke(pen, engraving, 2.6, 'M-6 17Q0 20 6 17');
  pen.symmetric(HELMET).fill(pen.theme[metal].mid);
  pen.context.lineJoin = 'round';
  pen.stroke(engraving, 5);
  stroke(pen, engraving, 4, 'M-20 -13Q0 -20 20 -13');
  stroke(pen, engraving, 4, 'M0 -40Q0 -30 0 -16');
}

/** An old man's bearded head with a crown, about 100 units high around the origin. */
export function kingHead(pen: Pen): void {
  const { engraving, castle, gold, carpet } = pen.theme;
  pen.symmetric(SHOULDERS).fill(carpet.fill);
  pen.symmetric(LOCKS).fill(castle.hair);
  pen.symmetric(FACE).fill(castle.skin);
  pen.symmetric(BEARD).fill(castle.hair);
  eyes(pen, engraving, -5);
  stroke(pen, castle.skin, 3, 'M-6 16Q0 19 6 16');
  pen.at(0, -38, () => {
    crown(pen, 78, engraving);
    pen.context.translate(0, 2);
    crown(pen, 60, gold.light);
  });
}

/** About 100 units wide; the shield covers everything below y = 0. */
const HELM = 'M0 -46Q26 -44 28 -16L32 24L0 24';

/** A plume of the seat's colour, over the crest of the helm and down behind it. */
function plume(pen: Pen, { field, rim }: SeatColours): void {
  pen.path('M-4 -42C-2 -60 30 -68 44 -44C52 -30 48 -16 50 -4C34 -8 36 -30 20 -40Z');
  pen.fill(field).stroke(rim, 4);
}

function helm(pen: Pen): void {
  const { silver, engraving } = pen.theme;
  pen.symmetric(HELM).fill(silver.mid);
  pen.inside(() => pen.fillRect(-40, -50, 36, 100, silver.light)).stroke(engraving, 4);
  pen.fillRect(-22, -20, 44, 8, engraving);
  pen.fillRect(-3, -30, 6, 34, engraving);
}

/** A great helm with a plume in the seat's colour, about 100 units high around the origin. */
export function knightHelm(pen: Pen, seat: Seat, isMirrored = false): void {
  pen.context.lineJoin = 'round';
  pen.at(0, 0, () => {
    if (isMirrored) pen.context.scale(-1, 1);
    plume(pen, pen.theme.seats[seat] as SeatColours);
  });
  helm(pen);
}

interface Knight {
  readonly seat: Seat;
  readonly size: number;
  readonly isMirrored: boolean;
}

/** A Knight in a great helm behind the shield of the seat, `size` pixels high around the origin. */
function knight(pen: Pen, { seat, size, isMirrored }: Knight): void {
  pen.atScale(size / 130, 0, -size * 0.16, () => knightHelm(pen, seat, isMirrored));
  shield(pen, seat, Math.round(size * 0.74), 0, size * 0.14);
}

/** Silver medals are round and bronze ones have eight corners, so that nobody needs the colour. */
export const medalShape = (pen: Pen, metal: Metal, radius: number): Pen =>
  metal === 'silver' ? pen.circle(0, 0, radius) : pen.around(8, () => radius * 1.06, Math.PI / 8);

/** A gold finger ring, `radius` pixels from its middle to its rim. */
export function fingerRing(pen: Pen, radius: number): void {
  const { engraving, gold } = pen.theme;
  pen.circle(0, 0, radius * 0.7).stroke(engraving, radius * 0.75);
  pen.stroke(gold.mid, radius * 0.42).stroke(gold.light, radius * 0.14);
}

/** The rings on a dark ribbon below the medal, to be counted. */
function rings(pen: Pen, count: number, size: number): void {
  const radius = size * 0.125;
  const pitch = size * 0.25;
  const y = size * 0.39;
  const width = pitch * (count - 1) + radius * 2.4;
  pen.roundedRect(-width / 2, y - radius * 1.15, width, radius * 2.3, radius).fill(pen.theme.engraving);
  for (let ring = 0; ring < count; ring++) {
    pen.at((ring - (count - 1) / 2) * pitch, y, () => fingerRing(pen, radius));
  }
}

/** A Prince's or the King's bust on a medal of his metal, with his rings below. */
function princeMedal(
  pen: Pen,
  { figure, size }: { readonly figure: PrinceFigure; readonly size: number },
): void {
  const { metal, rings: count, king } = figure;
  const { context } = pen;
  const radius = size * 0.46;
  const tones = pen.theme[metal];
  pen.at(0, -size * 0.05, () => {
    medalShape(pen, metal, radius).fill(pen.theme.engraving);
    medalShape(pen, metal, radius * 0.94).fill(king ? pen.theme.gold.mid : tones.mid);
    medalShape(pen, metal, radius * 0.8)
      .fill(tones.light)
      .inside(() => {
        const units = king ? 130 : 118;
        context.scale(size / units, size / units);
        context.translate(0, king ? 14 : 4);
        if (king) kingHead(pen);
        else princeHead(pen, metal);
      });
  });
  rings(pen, count, size);
}

const FIGURE_SIZE = { knight: 78, prince: 70 } as const;

/** Draws a figure of this height in pixels; a mirrored Knight's plume is on the left. */
export function drawFigure(
  pen: Pen,
  figure: Figure,
  size: number,
  x: number,
  y: number,
  isMirrored = false,
): void {
  const box = Math.ceil(size * 1.3);
  if (figure.kind === 'knight') {
    pen.stamp(knight, { seat: figure.seat, size, isMirrored }, box, box, x, y);
    return;
  }
  pen.stamp(princeMedal, { figure, size }, box, box, x, y);
}

/** From chair 1 to this one, the chairs' numbers are where plumes are. */
const UPPER_RIGHT = 3;

/** Draws the figure on a chair, if there is one. */
export function drawSitting(pen: Pen, { chairs }: ArtusView, chair: Chair): void {
  const figure = chairs[chair] ?? null;
  if (figure === null) return;
  const { x, y } = onChair(chair, RADII.figure);
  const isMirrored = chair > 0 && chair <= UPPER_RIGHT;
  drawFigure(pen, figure, FIGURE_SIZE[figure.kind], x, y + (figure.kind === 'knight' ? 4 : 0), isMirrored);
}

function drawRings(pen: Pen, { count, size }: { readonly count: number; readonly size: number }): void {
  rings(pen, count, size);
}

/** Draws the figures on their chairs: plumes point away from the chairs' numbers, and rings lie on all of them, to be counted. */
export function drawFigures(pen: Pen, view: ArtusView): void {
  for (const chair of view.chairs.keys()) drawSitting(pen, view, chair);
  const size = FIGURE_SIZE.prince;
  view.chairs.forEach((figure, chair) => {
    if (figure?.kind !== 'prince') return;
    const { x, y } = onChair(chair, RADII.figure);
    pen.stamp(drawRings, { count: figure.rings, size }, size, size, x, y);
  });
}
