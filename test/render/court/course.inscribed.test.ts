import { expect, it } from 'vitest';
import { drawCourse } from '../../../render/court/panel.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { inksOf, themes } from '../../../render/themes/index.ts';
import type { SeatColours } from '../../../render/themes/theme.ts';
import type { Sizes } from '../../../src/games/court/types.ts';
import { courtPositions, courtSceneOf } from '../fixtures/court.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const theme = themes.court;

const AREA = { x: 20, y: 40, width: 460, height: 90 } as const;

/** The course of two rounds with the same smallest groups. */
function courseOf(least: readonly number[]): Painting {
  const [position] = courtPositions(least.length);
  const sizes = least.map((size): Sizes => [size, size, size]);
  const view = { ...position!.table, sizesByRound: [sizes, sizes] };
  const seats = least.map((_, seat) => seat);
  return {
    ...{ width: 1200, height: 200 },
    backdrop: {
      key: `course ${least}`,
      theme,
      inks: inksOf(theme),
      draw: (pen) => pen.fillRect(0, 0, 1200, 200, theme.parchment.light),
    },
    draw: (pen) => drawCourse(pen, { ...courtSceneOf(view), theme } as never, seats, AREA),
    alt: '',
    text: '',
  };
}

it('has each line at its value, with a pattern of its own', async () => {
  const least = [4, 2, 0];
  const picture = decode(await new Renderer().png(courseOf(least)));
  least.forEach((size, seat) => {
    const { field, charge } = theme.seats[seat] as SeatColours;
    const level = AREA.y + AREA.height - (AREA.height * size) / 4;
    const along = (y: number) =>
      Array.from({ length: 200 }, (_, i) => pixelAt(picture, 150 + i, y).join()).filter(
        (colour) => colour === rgbOf(field).join() || colour === rgbOf(charge).join(),
      );
    const rows = Array.from({ length: 41 }, (_, i) => level - 20 + i).filter((y) => along(y).length > 100);
    expect(Math.abs(rows.reduce((sum, y) => sum + y, 0) / rows.length + 0.5 - level), `${seat}`).toBeLessThan(
      1.5,
    );
    expect(new Set(along(Math.floor(level))).size).toBe(seat === 0 ? 1 : 2);
  });
});

it.each([1, 2, 5, 7, 10])('says how high %i is', (most) => {
  const texts = inscriptions(courseOf([most, 0]));
  const ticks = texts.filter(({ box }) => box.right < AREA.x + 40).map(({ text }) => Number(text));
  expect(Math.max(...ticks)).toBe(most);
});
