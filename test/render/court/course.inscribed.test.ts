import { expect, it } from 'vitest';
import { drawCourse } from '../../../render/court/panel.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { themeColours, themes } from '../../../render/themes/index.ts';
import type { SeatColours } from '../../../render/themes/theme.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import type { Sizes } from '../../../src/games/court/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { decode, pixelAt, rgbOf } from '../fixtures/measure.ts';

const theme = themes.court;

const AREA = { x: 20, y: 40, width: 460, height: 90 } as const;

/** The course of so many rounds with smallest groups that stay as they are, unless there are others now. */
function courseOf(least: readonly number[], now = least, rounds = 1, t = spoken()): Painting {
  const [position] = courtPositions(least.length);
  const sizes = least.map((size): Sizes => [size, size, size]);
  const players = position!.table.players.map((player, seat) => {
    const size = now[seat]!;
    return { ...player, standing: { ...player.standing, sizes: [size, size, size] as const } };
  });
  const view = {
    ...position!.table,
    lastRound: true,
    players,
    sizesByRound: Array<Sizes[]>(rounds).fill(sizes),
  };
  const seats = least.map((_, seat) => seat);
  return {
    ...{ width: 1200, height: 200 },
    backdrop: {
      key: `course ${least} ${now} ${rounds}`,
      theme,
      inks: themeColours(theme),
      draw: (pen) => pen.fillRect(0, 0, 1200, 200, theme.parchment.light),
    },
    draw: (pen) => drawCourse(pen, { ...courtSceneOf(view, { t }), theme } as never, seats, AREA),
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

/** How much of each shield can be seen behind `left`, by its colour, and the middle of that. */
const shieldsIn = async (painting: Painting, seats: number, left: number) => {
  const picture = decode(await new Renderer().png(painting));
  return Array.from({ length: seats }, (_, seat) => {
    const { field } = theme.seats[seat] as SeatColours;
    const seen: (readonly [number, number])[] = [];
    for (let x = left; x < AREA.x + AREA.width + 20; x++)
      for (let y = 1; y < 199; y++)
        if (pixelAt(picture, x, y).join() === rgbOf(field).join()) seen.push([x, y]);
    const mean = (axis: 0 | 1) => seen.reduce((sum, point) => sum + point[axis], 0) / seen.length;
    return { x: mean(0), y: mean(1), seen: seen.length };
  });
};

it('has the shields of equals side by side at the end of their lines', async () => {
  const [first, second, third] = await shieldsIn(courseOf([3, 1, 1]), 3, AREA.x + AREA.width - 72);
  for (const shield of [first, second, third]) expect(shield!.seen).toBeGreaterThan(150);
  expect(Math.abs(second!.y - third!.y)).toBeLessThan(6);
  expect(third!.x - second!.x).toBeGreaterThan(30);
  expect(second!.y - first!.y).toBeGreaterThan(40);
});

it('ends with how it stands now, after the last round', () => {
  const texts = inscriptions(courseOf([1, 0], [4, 0], 3));
  const below = texts.filter(({ box }) => box.top > AREA.y + AREA.height + 10);
  expect(below.map(({ text }) => text).toSorted()).toEqual(['1', '2', '3', 'now']);
  const ticks = texts.filter(({ box }) => box.right < AREA.x + 40).map(({ text }) => Number(text));
  expect(Math.max(...ticks)).toBe(4);
});

it.each(['en-US', 'de', 'fr'])('has room for the numbers of ten rounds, %s', (language) => {
  const t = translator(language);
  const texts = inscriptions(courseOf([1, 0], [1, 0], 10, t)).filter(
    ({ box }) => box.top > AREA.y + AREA.height + 10,
  );
  const boxes = texts.map(({ box }) => box).toSorted((a, b) => a.left - b.left);
  expect(texts.map(({ text }) => text)).toContain(t('court-picture-now'));
  for (const [i, box] of boxes.entries())
    if (i > 0) expect(box.left - boxes[i - 1]!.right).toBeGreaterThanOrEqual(6);
});
