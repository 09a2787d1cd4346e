import type { Seat } from '../../src/games/game.ts';
import { EMBLEMS } from '../../src/telling/scene.ts';
import type { Pen } from '../pen.ts';
import type { SeatColours } from '../themes/theme.ts';
import { type Charge, drawCharge } from './shapes.ts';

const LION_MANE =
  'M0 -38Q6 -46 14 -46Q14 -42 20 -40Q28 -44 35 -36Q32 -32 36 -28Q45 -26 46 -16Q41 -14 42 -8Q49 -2 46 8Q40 8 40 14Q45 24 38 31Q33 29 31 34Q31 43 22 46Q18 41 14 42Q8 49 0 49';

const LION_FACE = 'M0 -20Q8 -22 14 -20Q22 -28 27 -20Q28 -13 23 -10Q26 2 18 10Q18 24 8 29Q4 32 0 32';

const LION_MUZZLE = 'M0 8Q9 7 9 11Q6 18 2 19L2 23L0 23';

const EAGLE =
  'M0 -46Q11 -46 10 -34Q9 -28 12 -22Q20 -22 26 -34Q30 -42 48 -46L44 -34L49 -30L44 -20L47 -14L40 -6L42 0L33 6L34 12L24 14L22 20L12 16L10 24L24 40L14 40L9 46L0 38';

const STAG_HEAD = 'M0 -14L8 -14Q22 -20 34 -16Q30 -4 16 0Q16 10 11 24Q12 34 9 42Q6 47 0 47';

function antlers(pen: Pen, colour: string): void {
  pen.context.lineCap = 'round';
  pen.context.lineJoin = 'round';
  pen.both('M5 -12C10 -26 40 -20 36 -45M16 -23Q18 -34 14 -44M32 -29L46 -32').stroke(colour, 8);
}

const TOWER =
  'M0 -46L9 -46L9 -34L20 -34L20 -46L36 -46L36 -20L26 -12L26 30L36 34L36 46L12 46L12 26Q12 12 0 12';

const TOWER_WINDOW = 'M0 -16Q6 -14 6 -8L6 2L0 2';

/** Ears and brow, narrowing to the snout. */
const BOAR_HEAD =
  'M0 -40Q5 -49 10 -38Q16 -36 20 -32Q26 -46 46 -48Q48 -32 33 -20Q38 -4 27 12Q24 20 23 30Q24 48 0 48';

const BOAR_SNOUT = 'M0 18Q19 18 19 31Q18 43 0 43';

/** Tusks that curve up beside the snout, outlined in the field's colour. */
function tusks(pen: Pen, charge: string, field: string): void {
  pen.context.lineJoin = 'round';
  pen.both('M18 41Q46 38 41 0Q33 22 18 27Z').stroke(field, 6).fill(charge);
}

export type Emblem = (typeof EMBLEMS)[number];

const DRAW: Readonly<Record<Emblem, Charge>> = {
  lion(pen, charge, field) {
    pen.symmetric(LION_MANE).fill(charge);
    pen.symmetric(LION_FACE).fill(field);
    pen.at(0, 0, () => {
      pen.context.scale(0.86, 0.88);
      pen.context.translate(0, 1);
      pen.symmetric(LION_FACE).fill(charge);
    });
    pen.symmetric(LION_MUZZLE).fill(field);
    pen.both('O11 -3 4.5').fill(field);
  },
  eagle(pen, charge, field) {
    pen.symmetric(EAGLE).fill(charge);
    pen.both('O4.5 -36 2.4').fill(field);
  },
  stag(pen, charge, field) {
    antlers(pen, charge);
    pen.symmetric(STAG_HEAD).fill(charge);
    pen.both('O7 6 3.4').fill(field);
    pen.circle(0, 40, 4).fill(field);
  },
  tower(pen, charge, field) {
    pen.symmetric(TOWER).fill(charge);
    pen.symmetric(TOWER_WINDOW).fill(field);
  },
  boar(pen, charge, field) {
    pen.symmetric(BOAR_HEAD).fill(charge);
    tusks(pen, charge, field);
    pen.both('O14 -12 3.8').fill(field);
    pen.symmetric(BOAR_SNOUT).fill(field);
    pen.both('O7.5 31 4.4').fill(charge);
  },
};

/** The emblem, centred on the origin, `size` pixels high. */
export function emblem(pen: Pen, name: Emblem, size: number, charge: string, field: string): void {
  drawCharge(pen, DRAW[name], size, charge, field);
}

/** A heater shield, about 100 units high, centred on the origin. */
const HEATER = 'M0 -50L43 -50L43 -6C43 28 18 42 0 52';

function heater(pen: Pen, scale: number): Pen {
  pen.atScale(scale, 0, 0, () => pen.symmetric(HEATER));
  return pen;
}

/** Smaller shields, in pixels, cast no shadow: it can't be seen, and on twenty figures it takes 4 kB. */
const LEAST_WITH_SHADOW = 64;

function drawShield(pen: Pen, { seat, size }: { readonly seat: Seat; readonly size: number }): void {
  const tincture = pen.theme.seats[seat] as SeatColours;
  const depth = size < LEAST_WITH_SHADOW ? 0 : size * 0.07;
  pen.withShadow(depth, () => heater(pen, size / 102).fill(tincture.rim));
  heater(pen, (size / 102) * 0.9).fill(tincture.field);
  pen.inside(() => pen.fillRect(0, -size, size, size * 2, tincture.shade));
  pen.context.translate(0, -size * 0.045);
  emblem(pen, EMBLEMS[seat] as Emblem, size * 0.66, tincture.charge, tincture.field);
}

/** A seat's shield, with the side away from the light shaded, `size` pixels high, centred on (x, y). */
export function shield(pen: Pen, seat: Seat, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.3);
  pen.stamp(drawShield, { seat, size }, box, box, x, y);
}

/** A crown centred on the origin, `width` pixels wide and about two thirds as high. */
export function crown(pen: Pen, width: number, colour: string): void {
  pen.atScale(width / 100, 0, 0, () => {
    pen.symmetric('M0 -30L23 4L48 -20L40 32L0 32').fill(colour);
    pen.both('O46.56 -24 7').fill(colour);
    pen.circle(0, -34, 7).fill(colour);
  });
}

/** The winner's crown around the origin, `width` pixels wide and four fifths as high: gold, with a cap and jewels. */
export function victoryCrown(pen: Pen, width: number): void {
  const { context, theme } = pen;
  const { gold, ink, carpet, red, green } = theme;
  context.save();
  context.scale(width / 100, width / 100);
  context.lineJoin = 'round';
  pen.symmetric('M0 -20Q28 -18 36 18L0 22').fill(carpet.fill);
  pen.symmetric('M0 -30L12 2L29 -20L31 4L47 -14L39 28Q22 36 0 36').stroke(ink, 6).fill(gold.mid);
  pen.path('M0 -30L-12 2L-29 -20L-31 4L-47 -14L-39 28Q-22 36 0 36Z').fill(gold.light);
  pen.symmetric('M0 18Q24 18 41 11L38.5 28Q22 36 0 36').stroke(ink, 2.5).fill(gold.mid);
  pen.both('O29 -22 5.5').stroke(ink, 5).fill(gold.light);
  pen.both('O47 -17 5.5').stroke(ink, 5).fill(gold.light);
  pen.circle(0, -33, 6.5).stroke(ink, 5).fill(gold.light);
  pen.polygon([0, 19], [7, 27], [0, 35], [-7, 27]).stroke(ink, 2).fill(red.fill);
  pen.both('O22 24.5 4.5').stroke(ink, 2).fill(green.fill);
  context.restore();
}
