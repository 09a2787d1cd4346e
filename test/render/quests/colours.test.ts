import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { type Emblem, emblem } from '../../../render/parts/heraldry.ts';
import { Pen } from '../../../render/pen.ts';
import { shade } from '../../../render/quests/art/layers.ts';
import { kindEmblem } from '../../../render/quests/cards/adversaries.ts';
import { charge } from '../../../render/quests/cards/knights.ts';
import { mix, themes } from '../../../render/themes/index.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { COLOUR_BLINDNESSES, simulate } from '../../../scripts/samples/colour-vision.ts';
import { KINDS } from '../../../src/games/quests/data.ts';
import { LIVERIES } from '../../../src/games/quests/reading.ts';
import { EMBLEMS } from '../../../src/telling/scene.ts';
import { contrast, difference, rgbOf } from '../fixtures/measure.ts';

const AA_TEXT = 4.5;

const CLEARLY_DIFFERENT = 18;

const SIZE = 24;

type Draw = (pen: Pen) => void;

/** Which pixels a drawing covers at its size in a picture 400 pixels wide. */
function silhouette(draw: Draw): boolean[] {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIZE, SIZE);
  context.translate(SIZE / 2, SIZE / 2);
  draw(new Pen(context, themes.court));
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, i) => (data[i * 4] as number) < 128);
}

/** Pixels that both drawings cover, as a share of those that either covers. */
function likeness(a: Draw, b: Draw): number {
  const [one, other] = [silhouette(a), silhouette(b)];
  const union = one.filter((covered, i) => covered || other[i]).length;
  return one.filter((covered, i) => covered && other[i]).length / union;
}

function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
}

function areDifferentForAll(a: string, b: string): void {
  const [one, other] = [rgbOf(a), rgbOf(b)];
  expect(difference(one, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
  for (const kind of COLOUR_BLINDNESSES)
    expect(difference(simulate(kind, one), simulate(kind, other)), kind).toBeGreaterThan(CLEARLY_DIFFERENT);
}

const SEATS = [0, 1, 2, 3, 4] as const;

describe.each(THEME_IDS)('in theme %s', (id) => {
  const theme = themes[id];

  it.each(pairsOf(KINDS))('the kinds %s and %s differ in colour for everyone', (a, b) => {
    areDifferentForAll(theme.quests.adversaries[a].fill, theme.quests.adversaries[b].fill);
  });

  it.each(pairsOf(LIVERIES))('the knights %s and %s differ in colour for everyone', (a, b) => {
    areDifferentForAll(theme.quests.knights[a].fill, theme.quests.knights[b].fill);
  });

  it.each(pairsOf(SEATS))('seats %i and %i differ in colour for everyone', (a, b) => {
    areDifferentForAll(theme.seats[a]?.field ?? '', theme.seats[b]?.field ?? '');
  });

  it.each([
    ...KINDS.map((kind) => [kind, theme.quests.adversaries[kind].text, theme.quests.adversaries[kind].fill]),
    ...LIVERIES.map((one) => [one, theme.quests.knights[one].text, theme.quests.knights[one].fill]),
    ['names of taken adventures', theme.chalk, shade(theme)],
    ['points in gold', theme.engraving, theme.gold.mid],
    ['the plate of the turn', theme.chalk, theme.top.dark],
    ['a lit pile', theme.engraving, theme.highlight],
    ['sums on the plaque of whose turn it is', theme.softInk, theme.parchment.mid],
    ['a step that’s over', mix(theme.top.dark, theme.chalk, 0.6), theme.top.dark],
  ])('%s has the contrast of WCAG AA', (_what, text, background) => {
    expect(contrast(rgbOf(text ?? ''), rgbOf(background ?? ''))).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

describe('without colour', () => {
  const black = '#000000';
  const white = '#ffffff';

  it.each(pairsOf(KINDS))('the emblems of %s and %s differ even on a phone', (a, b) => {
    const draw =
      (kind: (typeof KINDS)[number]): Draw =>
      (pen) =>
        kindEmblem(pen, kind, SIZE, black, white);
    expect(likeness(draw(a), draw(b))).toBeLessThan(0.7);
  });

  it.each(pairsOf(LIVERIES))('the charges of %s and %s differ even on a phone', (a, b) => {
    const draw =
      (livery: (typeof LIVERIES)[number]): Draw =>
      (pen) =>
        charge(pen, livery, SIZE, black, white);
    expect(likeness(draw(a), draw(b))).toBeLessThan(0.7);
  });

  it.each(pairsOf(SEATS))('the emblems of seats %i and %i differ even on a phone', (a, b) => {
    const draw =
      (seat: number): Draw =>
      (pen) =>
        emblem(pen, EMBLEMS[seat] as Emblem, SIZE, black, white);
    expect(likeness(draw(a), draw(b))).toBeLessThan(0.7);
  });
});
