import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { courtierEmblem } from '../../../render/court/coins.ts';
import { bust } from '../../../render/court/figures.ts';
import { Pen } from '../../../render/pen.ts';
import { themes } from '../../../render/themes/index.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { COLOUR_BLINDNESSES, simulate } from '../../../scripts/samples/colour-vision.ts';
import { CHARACTERS, COURTIERS } from '../../../src/games/court/types.ts';
import { contrast, difference, rgbOf } from '../fixtures/measure.ts';

const CLEARLY_DIFFERENT = 18;
const AA_TEXT = 4.5;
const AA_LARGE = 3;
const SIZE = 24;

function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
}

/** Which pixels a drawing covers at its size in a picture 400 pixels wide. */
function silhouette(draw: (pen: Pen) => void): boolean[] {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.translate(SIZE / 2, SIZE / 2);
  draw(new Pen(context, themes.court));
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, i) => (data[i * 4 + 3] as number) > 127);
}

/** The drawing as luminance on black, 0 to 1, at the same size. */
function greys(draw: (pen: Pen) => void): number[] {
  const context = createCanvas(SIZE, SIZE).getContext('2d');
  context.fillStyle = '#000000';
  context.fillRect(0, 0, SIZE, SIZE);
  context.translate(SIZE / 2, SIZE / 2);
  draw(new Pen(context, themes.court));
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  return Array.from({ length: SIZE * SIZE }, (_, i) => {
    const [r, g, b] = data.subarray(i * 4, i * 4 + 3) as unknown as [number, number, number];
    return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
  });
}

function overlap(one: readonly boolean[], other: readonly boolean[]): number {
  const union = one.filter((covered, i) => covered || other[i]).length;
  return one.filter((covered, i) => covered && other[i]).length / union;
}

describe('courtiers and characters', () => {
  describe.each(THEME_IDS)('in theme %s', (id) => {
    const theme = themes[id];
    const { castle } = theme;

    it.each(pairsOf(COURTIERS))('%s and %s differ in colour for everyone', (a, b) => {
      const [one, other] = [rgbOf(castle.courtiers[a].fill), rgbOf(castle.courtiers[b].fill)];
      expect(difference(one, other)).toBeGreaterThan(CLEARLY_DIFFERENT);
      for (const kind of COLOUR_BLINDNESSES) {
        const seen = difference(simulate(kind, one), simulate(kind, other));
        expect(seen, kind).toBeGreaterThan(CLEARLY_DIFFERENT);
      }
    });

    it.each(COURTIERS)('the %s’s emblem stands out from its coin', (courtier) => {
      const { fill, text } = castle.courtiers[courtier];
      expect(contrast(rgbOf(text), rgbOf(fill))).toBeGreaterThanOrEqual(AA_TEXT);
    });

    it.each(COURTIERS)('the %s’s coin stands out from parchment, carpet and meadow', (courtier) => {
      const { fill, edge, text } = castle.courtiers[courtier];
      for (const background of [
        theme.parchment.light,
        theme.carpet.fill,
        castle.meadow.mid,
        castle.meadow.light,
      ]) {
        const best = Math.max(...[fill, edge, text].map((c) => contrast(rgbOf(c), rgbOf(background))));
        expect(best, background).toBeGreaterThanOrEqual(AA_LARGE);
      }
    });

    it.each([
      ['names on stone', castle.stoneInk, castle.stone.light],
      ['the round on the banner', theme.carpet.text, theme.carpet.fill],
      ['the board', theme.chalk, theme.top.dark],
      ['the bid on the board', theme.highlight, theme.top.dark],
      ['peasants in the light', theme.chalk, castle.meadow.light],
      ['tiles', theme.engraving, theme.gold.mid],
      ['the smallest group', theme.gold.light, theme.ink],
      ['the sum of a treasury on the plaque of whose turn it is', theme.softInk, theme.parchment.mid],
      ['pips of the black die', castle.die.text, castle.die.fill],
      ...CHARACTERS.map((id) => [`the pawn of ${id}`, theme.chalk, castle.cloth[id]] as const),
    ] as const)('%s have the contrast of WCAG AA', (_what, text, background) => {
      expect(contrast(rgbOf(text), rgbOf(background))).toBeGreaterThanOrEqual(AA_TEXT);
    });
  });

  it.each(pairsOf(COURTIERS))('%s and %s have different emblems even on a phone', (a, b) => {
    const [one, other] = [a, b].map((courtier) =>
      silhouette((pen) => courtierEmblem(pen, courtier, SIZE, '#000000', '#ffffff')),
    );
    expect(overlap(one as boolean[], other as boolean[])).toBeLessThan(0.7);
  });

  it.each(pairsOf(CHARACTERS))('%s and %s differ without colour even on a phone', (a, b) => {
    const [one, other] = [a, b].map((character) => greys((pen) => bust(pen, character, SIZE, 0, 0))) as [
      number[],
      number[],
    ];
    const seen = one.filter((grey, i) => grey > 0 || (other[i] as number) > 0).length;
    const different = one.filter((grey, i) => Math.abs(grey - (other[i] as number)) > 0.25).length;
    expect(different / seen).toBeGreaterThan(0.25);
  });
});
