import { expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { themes } from '../../../render/themes/index.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { spaceAt } from '../../../src/games/artus/data.ts';
import { lacking } from '../../../src/games/artus/outcomes.ts';
import type { ScoringCard } from '../../../src/games/artus/types.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const HAND: readonly ScoringCard[] = [
  'scoring:opposite',
  'scoring:colours',
  'scoring:carpet',
  'scoring:three-red',
];

const [own, ...others] = worked().players;
const view = { ...worked(), viewer: 0, players: [{ ...own!, hand: HAND }, ...others] };

const renderer = new Renderer();

it('a penalty is said to be one, a sum below zero isn’t', () => {
  const { alt } = artusPainter.hand(sceneOf(view));
  expect(alt).toContain('Opposite (now −1)');
  for (const told of ['Each color', 'Carpet pair', 'Three on red'])
    expect(alt).toContain(`${told} (not met: −`);
});

it('what a scoring card lacks is counted by place', () => {
  const chairs = view.chairs.map((figure) => (figure?.kind === 'knight' ? null : figure));
  const [green, yellow, red] = (['green', 'yellow', 'red'] as const).map((colour) =>
    chairs.findIndex((figure, chair) => figure === null && spaceAt(view.king, chair).colour === colour),
  ) as [number, number, number];
  const sitting = (...taken: readonly number[]) => ({
    ...view,
    chairs: chairs.map((figure, chair) =>
      taken.includes(chair) ? ({ kind: 'knight', seat: 0 } as const) : figure,
    ),
  });
  expect(lacking(sitting(green, red), 0, 'scoring:colours')).toEqual([
    { place: 'yellow', have: 0, wanted: 1 },
  ]);
  expect(lacking(sitting(green, yellow, red), 0, 'scoring:colours')).toEqual([]);
  expect(lacking(sitting(green, red), 0, 'scoring:three-red')).toEqual([
    { place: 'red', have: 1, wanted: 3 },
  ]);
  expect(lacking(sitting(green), 0, 'scoring:all')).toEqual([]);
});

it.each(THEME_IDS)('a penalty looks unlike a sum in theme %s', async (theme) => {
  const scene = sceneOf(view, { theme });
  const drawn = decode(await renderer.png(artusPainter.hand(scene)));
  const spots = artusPainter.handSpots(scene);
  const plateOf = (card: ScoringCard) => {
    const { x, y, width, height } = spots.get(`card-${card}`)!;
    return pixelAt(drawn, Math.round(x + width * 0.12), Math.round(y + height * 0.9));
  };
  const { red, parchment } = themes[theme];
  expect(plateOf('scoring:opposite')).toEqual(rgbOf(red.fill));
  for (const card of HAND.slice(1)) expect(plateOf(card)).toEqual(rgbOf(parchment.light));
});
