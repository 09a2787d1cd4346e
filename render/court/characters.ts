import { mix } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { along, arc, both, faceLayers, half, type Layer, oval, pair, SHOULDERS } from './face.ts';

/** The point of the hat leans to the right. */
const HAT = along('M12 -53Q19 -51 21 -43Q13 -46 13 -40Q20 -28 24 -13Q0 -6 -24 -13Q-16 -44 12 -53Z');

const BRIM = half('M0 -18Q24 -18 43 -9Q30 0 0 -5');

const BAND = half('M0 -17Q14 -17.5 23.5 -20L24.5 -13Q14 -10.5 0 -10.5');

const WHITE_BEARD = half('M0 15Q10 14 18.5 -2Q27 18 17 34Q10 46 0 50');

const WHITE_MOUSTACHE = half('M0 10Q7 8 11 13Q17 18 22 15Q16 25 5 19Q2 17 0 15');

/** Four-pointed. */
const star = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}Q${x} ${y} ${x + radius} ${y} ${x} ${y} ${x} ${y + radius} ${x} ${y} ${x - radius} ${y} ${x} ${y} ${x} ${y - radius}Z`;

const STARS = along(star(1, -31, 10) + star(-32, 37, 6.5) + star(32, 37, 6.5));

export function merlin(theme: Theme): readonly Layer[] {
  const robe = theme.castle.courtiers.jester.fill;
  const { light, mid, dark } = theme.silver;
  return [
    { colour: robe, trace: SHOULDERS },
    { colour: mix(robe, theme.engraving, 0.45), trace: both('M25 22Q30 34 27 50'), width: 2 },
    ...faceLayers(theme, {
      y: 2,
      width: 17,
      height: 17,
      iris: theme.castle.courtiers.knight.fill,
      brow: { colour: light, width: 4, lift: 1 },
    }),
    { colour: light, trace: WHITE_BEARD },
    { colour: mid, trace: both('M13 16Q17 28 10 38M6 22Q9 34 3 45'), width: 1.8 },
    { colour: theme.red.fill, trace: arc(4.5, 19.5, 1), width: 2.6 },
    { colour: light, trace: WHITE_MOUSTACHE },
    { colour: mix(mid, dark, 0.4), trace: both('M2 14.5Q10 20 18 18'), width: 1.3 },
    { colour: robe, trace: HAT },
    { colour: theme.gold.mid, trace: BAND },
    { colour: robe, trace: BRIM },
    { colour: mix(robe, light, 0.35), trace: arc(38, -9.5, -3.4), width: 1.6 },
    { colour: theme.gold.light, trace: STARS },
  ];
}

const VEIL = half('M0 -42Q27 -42 30 -8Q32 16 40 34Q20 42 0 36');

const HAIR = half('M0 -33Q22 -33 23 -6Q22 10 24 30Q12 34 0 30');

const FRINGE = half('M0 -29Q18 -28 18.5 -4Q12 -15 0 -21');

const CIRCLET = half('M0 -46L5 -34L14 -39L16 -31L26 -33L24 -21Q12 -26 0 -26');

const LIPS = half('M0 8Q3 6.4 6 8.4Q3 12.4 0 12.4');

const NECK = half('M0 10L8 10Q9 20 18 23Q8 31 0 31');

const lashes = both('M3 -5.4Q7 -8.6 12.4 -6');

export function guinevere(theme: Theme): readonly Layer[] {
  const { skin, hair, cloth } = theme.castle;
  const veil = theme.crownPlate.fill;
  const gown = cloth.guinevere;
  return [
    { colour: gown, trace: SHOULDERS },
    { colour: veil, trace: VEIL },
    { colour: mix(veil, hair, 0.3), trace: both('M29 0Q30 20 34 33'), width: 1.8 },
    { colour: hair, trace: HAIR },
    { colour: mix(skin, hair, 0.22), trace: NECK },
    { colour: gown, trace: half('M0 33L20 22L45 50L0 50') },
    { colour: theme.gold.mid, trace: both('M0 33Q10 30 20 22.5'), width: 2.6 },
    ...faceLayers(theme, {
      y: -4,
      width: 16.5,
      height: 19.5,
      iris: theme.green.fill,
      brow: { colour: hair, width: 1.8, lift: 2 },
    }),
    { colour: theme.engraving, trace: lashes, width: 1.7 },
    { colour: hair, trace: FRINGE },
    { colour: gown, trace: LIPS },
    { colour: mix(gown, theme.engraving, 0.55), trace: arc(5.5, 8.8, 0.9), width: 1 },
    { colour: theme.gold.mid, trace: CIRCLET },
    { colour: theme.gold.dark, trace: both('M0 -26Q12 -26 24 -21'), width: 1.4 },
    { colour: gown, trace: oval(0, -32, 3.2, 3.8) },
    { colour: theme.castle.courtiers.knight.fill, trace: pair(15.5, -29, 2.1, 2.1) },
  ];
}

const MANE = half('M0 -32L25 -31Q30 0 25 18Q18 24 0 24');

const BROWN_BEARD = half('M0 12Q9 10 17.5 -3Q24 20 12 32Q6 37 0 38');

const BROWN_MOUSTACHE = half('M0 6Q6 5 11 9Q15 13 17 12Q12 17.5 4 13Q2 12 0 11');

const CROWN = half('M0 -54L9 -36L20 -50L22 -35L32 -46L27 -17Q14 -13.5 0 -13.5');

const CROWN_BAND = half('M0 -22Q14 -22 28 -25L27 -17Q14 -13.5 0 -13.5');

const ERMINE = half('M0 26L20 18Q34 24 30 33Q18 42 0 43');

export function arthur(theme: Theme): readonly Layer[] {
  const { hair, cloth, courtiers } = theme.castle;
  const { light, mid, dark } = theme.gold;
  return [
    { colour: cloth.arthur, trace: SHOULDERS },
    { colour: theme.chalk, trace: ERMINE },
    { colour: theme.engraving, trace: pair(24, 27, 1.7, 2.8) },
    { colour: theme.engraving, trace: pair(14, 36, 1.7, 2.8) },
    { colour: hair, trace: MANE },
    ...faceLayers(theme, {
      y: -4,
      width: 17,
      height: 17,
      iris: hair,
      brow: { colour: mix(hair, theme.engraving, 0.4), width: 3, lift: 0 },
    }),
    { colour: hair, trace: BROWN_BEARD },
    { colour: mix(hair, theme.engraving, 0.35), trace: both('M10 17Q12 25 6 32'), width: 1.7 },
    { colour: theme.red.fill, trace: arc(5, 15, 1.2), width: 3.2 },
    { colour: mix(hair, theme.engraving, 0.25), trace: BROWN_MOUSTACHE },
    { colour: mid, trace: CROWN },
    { colour: light, trace: CROWN_BAND },
    { colour: dark, trace: both('M0 -22Q14 -22 28 -25'), width: 1.4 },
    { colour: theme.red.fill, trace: oval(0, -18, 3.4, 2.8) },
    { colour: courtiers.knight.fill, trace: pair(15, -19, 2.7, 2.4) },
    { colour: light, trace: pair(0, -54, 3.4, 3.4) },
    { colour: light, trace: pair(31, -46, 2.8, 2.8) },
  ];
}

/** An open helmet. */
const HELM = half('M0 -38Q28 -38 29 -8Q28 14 22 28Q10 33 0 33');

const OPENING = half('M0 -17Q17 -17 18 -5Q18 10 11 21Q6 24 0 24');

const VISOR = half('M0 -37Q20 -36 25 -20Q12 -15 0 -15');

const slits = both('M4 -23L18 -25');

const PLUME = along('M-5 -34Q-13 -55 12 -53Q43 -50 46 -8Q40 -18 34 -18Q28 -34 6 -33Z');

const feather = along('M0 -38Q18 -48 38 -24');

const COLLAR = half('M0 28L18 22Q26 26 24 33Q10 41 0 41');

export function lancelot(theme: Theme): readonly Layer[] {
  const { skin, hair, cloth } = theme.castle;
  const { light, mid, dark } = theme.silver;
  const fair = mix(hair, theme.gold.light, 0.45);
  return [
    { colour: cloth.lancelot, trace: SHOULDERS },
    { colour: theme.gold.mid, trace: both('M45 50Q41 26 26 20'), width: 2.6 },
    { colour: cloth.lancelot, trace: PLUME },
    { colour: mix(cloth.lancelot, light, 0.5), trace: feather, width: 2.2 },
    { colour: mid, trace: COLLAR },
    { colour: mid, trace: HELM },
    { colour: dark, trace: OPENING },
    ...faceLayers(theme, {
      y: 1,
      width: 14.5,
      height: 18.5,
      iris: cloth.lancelot,
      brow: { colour: fair, width: 2.4, lift: 1 },
    }),
    { colour: fair, trace: both('M0 -15Q8 -10 14 -4'), width: 4 },
    { colour: mix(skin, theme.red.fill, 0.7), trace: arc(5.2, 12, 1.4), width: 2.4 },
    { colour: light, trace: VISOR },
    { colour: theme.engraving, trace: slits, width: 2.4 },
    { colour: dark, trace: arc(25, -20, 2.6), width: 1.6 },
    { colour: theme.gold.mid, trace: pair(25, -14, 3.4, 3.4) },
    { colour: dark, trace: both('M8 39Q18 36 23 30'), width: 1.5 },
    { colour: theme.gold.mid, trace: oval(0, 37, 3.2, 3.2) },
  ];
}
