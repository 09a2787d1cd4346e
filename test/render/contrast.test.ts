import { describe, expect, it } from 'vitest';
import { onChair, RADII } from '../../render/artus/board.ts';
import { artusPainter } from '../../render/artus/painter.ts';
import { Renderer } from '../../render/drawing/renderer.ts';
import { mix, themeColours, themes } from '../../render/themes/index.ts';
import { THEME_IDS, type Theme } from '../../render/themes/theme.ts';
import { sceneOf, worked, workedEvents } from '../../scripts/samples/artus.ts';
import { spaceAt } from '../../src/games/artus/data.ts';
import { contrast, contrastWithin, decode, rgbOf, third } from './fixtures/measure.ts';

/** WCAG 2 AA: ordinary text, and large text or graphics. */
const AA_TEXT = 4.5;
const AA_LARGE = 3;

function texts(theme: Theme): readonly (readonly [string, string, string])[] {
  const { ink, softInk, chalk, parchment, wood, top, gold, engraving, highlight } = theme;
  return [
    ['ink on parchment', ink, parchment.light],
    ['ink on the plaque of whose turn it is', ink, parchment.mid],
    ['soft ink on parchment', softInk, parchment.light],
    ['a played card', parchment.light, ink],
    ['a silver card', ink, theme.silver.light],
    ['a bronze card', ink, theme.bronze.light],
    ['chair numbers in the shade', chalk, wood.dark],
    ['chair numbers in the light', chalk, mix(wood.dark, wood.mid, 0.35)],
    ['the plate in the middle', chalk, top.dark],
    ['the 50 tile', engraving, gold.mid],
    ['tags of landings', engraving, highlight],
    ['the head of a King card', gold.light, ink],
    ...(['green', 'yellow', 'red', 'crownPlate', 'carpet'] as const).map(
      (name) => [name, theme[name].text, theme[name].fill] as const,
    ),
    ...theme.seats.flatMap(({ charge, field, shade }, seat) => [
      [`seat ${seat} in the light`, charge, field] as const,
      [`seat ${seat} in the shade`, charge, shade] as const,
    ]),
  ];
}

/** Everything that shields can be drawn on. */
function backgrounds({ wood, carpet, highlight, parchment, top }: Theme): readonly string[] {
  return [wood.mid, mix(wood.mid, wood.light, 0.64), carpet.fill, highlight, parchment.light, top.dark];
}

describe.each(THEME_IDS)('theme %s', (id) => {
  const theme = themes[id];

  it.each(texts(theme))('%s has the contrast of WCAG AA', (_what, text, background) => {
    expect(contrast(rgbOf(text), rgbOf(background))).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(theme.seats.map((tincture, seat) => [seat, tincture] as const))(
    'the shield of seat %i stands out from every background',
    (_seat, { field, shade, rim, charge }) => {
      for (const background of backgrounds(theme)) {
        const best = Math.max(
          ...[field, shade, rim, charge].map((c) => contrast(rgbOf(c), rgbOf(background))),
        );
        expect(best, background).toBeGreaterThanOrEqual(AA_LARGE);
      }
    },
  );

  it.each(['silver', 'bronze', 'gold'] as const)('what is engraved in %s stands out', (metal) => {
    for (const tone of [theme[metal].light, theme[metal].mid]) {
      expect(contrast(rgbOf(theme.engraving), rgbOf(tone))).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });

  it('keeps the contrast in the pixels of every chair number and value', async () => {
    const view = worked();
    const png = await new Renderer().png(
      artusPainter.table(sceneOf(view, { theme: id, events: workedEvents })),
    );
    const picture = decode(png);
    for (let chair = 0; chair < 28; chair++) {
      const number = onChair(chair, RADII.number);
      expect(contrastWithin(picture, number.x, number.y, 12), `number ${chair}`).toBeGreaterThanOrEqual(
        AA_TEXT,
      );
      const value = onChair(chair, RADII.value);
      const { colour } = spaceAt(view.king, chair);
      expect(contrastWithin(picture, value.x, value.y, 12), `${colour} at ${chair}`).toBeGreaterThanOrEqual(
        AA_TEXT,
      );
    }
  });

  it('keeps that contrast on a phone, 400 pixels wide', async () => {
    const view = worked();
    const small = third(decode(await new Renderer().png(artusPainter.table(sceneOf(view, { theme: id })))));
    for (let chair = 0; chair < 28; chair++) {
      for (const radius of [RADII.number, RADII.value]) {
        const { x, y } = onChair(chair, radius);
        expect(contrastWithin(small, x / 3, y / 3, 4), `${chair} at ${radius}`).toBeGreaterThanOrEqual(
          AA_TEXT,
        );
      }
    }
  });

  it('has no more inks than the palette can keep exact', () => {
    expect(themeColours(theme).length).toBeLessThanOrEqual(90);
  });
});
