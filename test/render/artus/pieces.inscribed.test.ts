import { createCanvas } from 'canvas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { FIGURE_PIECES } from '../../../render/artus/piece.ts';
import type { Spots } from '../../../render/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import { Pen } from '../../../render/pen.ts';
import { themes } from '../../../render/themes/index.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { sceneOf } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions, textsBelow } from '../fixtures/inscriptions.ts';
import { contrast, rgbOf } from '../fixtures/measure.ts';

const t = translator('en-US');

function allWithin(spots: Spots, { width, height }: Painting): void {
  for (const [id, spot] of spots) {
    expect(spot.width, id).toBeGreaterThan(0);
    expect(spot.height, id).toBeGreaterThan(0);
    expect(spot.x, id).toBeGreaterThanOrEqual(0);
    expect(spot.y, id).toBeGreaterThanOrEqual(0);
    expect(spot.x + spot.width, id).toBeLessThanOrEqual(width);
    expect(spot.y + spot.height, id).toBeLessThanOrEqual(height);
  }
}

describe('the spots of Artus pictures', () => {
  const courses = fc.record({
    variant: fc.constantFrom('basic' as const, 'advanced' as const),
    seats: fc.integer({ min: 2, max: 4 }),
    seed: fc.stringMatching(/^[0-9a-f]{32}$/),
  });

  it('are within the picture, in every position', () => {
    fc.assert(
      fc.property(courses, (course) => {
        let ply = 0;
        for (const { table, own, toAct } of positions(course)) {
          if (toAct === null || ply++ % 9 !== 0) continue;
          const scenes = [sceneOf(table), sceneOf(own)] as const;
          const spots = artusPainter.tableSpots(scenes[0]);
          allWithin(spots, artusPainter.table(scenes[0]));
          for (const id of [
            'ring',
            'king',
            'values',
            'reds',
            'yellows',
            'carpet',
            'centre',
            'panel',
            'legend',
          ])
            expect(spots.has(id), id).toBe(true);
          for (let seat = 0; seat < course.seats; seat++) expect(spots.has(`player-${seat}`)).toBe(true);
          expect([...spots.keys()].filter((id) => id.startsWith('chair-'))).toHaveLength(28);
          const cards = artusPainter.handSpots(scenes[1]);
          allWithin(cards, artusPainter.hand(scenes[1]));
          for (const card of own.players[toAct]?.hand ?? [])
            expect(cards.has(`card-${card}`), card).toBe(true);
        }
      }),
      { numRuns: 4 },
    );
  });
});

describe('pieces of Artus', () => {
  const ids = [...CARDS.map(({ id }) => id), ...FIGURE_PIECES];

  it.each(ids)('%s has a picture that can be read, and words', (id) => {
    for (const theme of THEME_IDS) {
      const piece = artusPainter.piece(id, { theme, t });
      if (piece === null) throw new Error(`no piece ${id}`);
      expect(textsBelow(piece, 26)).toEqual([]);
      expect(piece.alt.length).toBeGreaterThan(20);
      expect(piece.text.length).toBeGreaterThan(20);
    }
  });

  it('are null for anything else', () => {
    expect(artusPainter.piece('merlin', { theme: 'court', t })).toBeNull();
  });
});

describe('emoji of Artus', () => {
  const SIZE = 128;
  const surroundings = ['#313338', '#ffffff'].map(rgbOf);

  it.each([...artusPainter.emoji])(
    '%s stays in its circle and stands out from dark and from light',
    (_id, art) => {
      const context = createCanvas(SIZE, SIZE).getContext('2d');
      context.translate(SIZE / 2, SIZE / 2);
      art.draw(new Pen(context, themes.court));
      const { data } = context.getImageData(0, 0, SIZE, SIZE);
      let drawn = 0;
      const strong = surroundings.map(() => 0);
      for (let i = 0; i < SIZE * SIZE; i++) {
        if ((data[i * 4 + 3] as number) < 200) continue;
        drawn++;
        const away = Math.hypot((i % SIZE) - SIZE / 2 + 0.5, Math.floor(i / SIZE) - SIZE / 2 + 0.5);
        expect(away).toBeLessThanOrEqual(62);
        const rgb = rgbOf(`#${Buffer.from(data.slice(i * 4, i * 4 + 3)).toString('hex')}`);
        surroundings.forEach((surrounding, s) => {
          if (contrast(rgb, surrounding) >= 3) strong[s] = (strong[s] ?? 0) + 1;
        });
      }
      expect(drawn).toBeGreaterThan(SIZE * SIZE * 0.25);
      for (const count of strong) expect(count / drawn).toBeGreaterThan(0.15);
    },
  );
});

it('the values around the King are read forwards, as chairs are in every row of the rules', () => {
  const shown = inscriptions(artusPainter.piece('king', { theme: 'court', t })!)
    .filter(({ text }) => /^[+−]?\d+$/.test(text))
    .toSorted((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
  expect(shown.map(({ text }) => text)).toEqual(['−15', '−1', '+1', '+10', '0', '0', '0']);
});

it('the rule of King cards shows what a ring scores', () => {
  const painting = artusPainter.piece('rules-kings', { theme: 'court', t })!;
  expect(inscriptions(painting).map(({ text }) => text)).toContain('+3');
  expect(painting.alt).toContain('Give a ring: you score that Prince’s chair.');
});

it('the rule of scoring cards has penalties only for whoever can’t score', () => {
  const { alt } = artusPainter.piece('rules-scoring', { theme: 'court', t })!;
  expect(alt.match(/Only if you can’t: −/g)).toHaveLength(3);
  expect(alt).not.toMatch(/\bor −/);
});

it('a tile is shown as part of a score, with the points beside', () => {
  const texts = inscriptions(artusPainter.piece('fifty', { theme: 'court', t })!).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['162 =', '50', '+ 12']));
  expect(texts.filter((text) => text === '50')).toHaveLength(4);
});
