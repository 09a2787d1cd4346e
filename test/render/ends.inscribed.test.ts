import { describe, expect, it } from 'vitest';
import { Renderer } from '../../render/drawing/renderer.ts';
import { drawChart } from '../../render/parts/chart.ts';
import { drawHeadline } from '../../render/parts/headline.ts';
import { drawPodium, type Stand } from '../../render/parts/podium.ts';
import { textWidth } from '../../render/parts/text.ts';
import type { Pen } from '../../render/pen.ts';
import { themeColours, themes } from '../../render/themes/index.ts';
import { THEME_IDS } from '../../render/themes/theme.ts';
import { artusGallery } from '../../scripts/gallery/artus.ts';
import { courtGallery } from '../../scripts/gallery/court.ts';
import { endSections } from '../../scripts/gallery/ends.ts';
import { cardGameGallery } from '../../scripts/gallery/quests.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { misfitsOf } from './fixtures/fit.ts';
import { picturesOf } from './fixtures/gallery.ts';
import { inscriptions, textsBelow } from './fixtures/inscriptions.ts';
import { contrast, decode, pixelAt } from './fixtures/measure.ts';

const SIZE = { width: 600, height: 300 } as const;

const pictures = endSections().flatMap((section) => section.pictures);

describe.each(pictures)('the parts of an end in $name', ({ painting }) => {
  it('can be read on a phone, and no text lies on another or is cut but the name without end', () => {
    expect(textsBelow(painting, 26)).toEqual([]);
    const { cut, outside, overlapping } = misfitsOf(painting);
    expect(cut.filter((text) => !/^W+…$|^Sir Bors/.test(text))).toEqual([]);
    expect({ outside, overlapping }).toEqual({ outside: [], overlapping: [] });
  });

  it('have the places on one side of all scores: below them or beside them', () => {
    const all = inscriptions(painting);
    const ranks = all.filter(({ text }) => /^\d(st|nd|rd|th)$/.test(text));
    const beside = ranks.map((rank) => {
      const score = all[all.indexOf(rank) - 1]!;
      return Math.abs(score.box.top + score.box.bottom - rank.box.top - rank.box.bottom) < 30;
    });
    expect(new Set(beside).size).toBe(1);
  });

  it('say each player’s place', () => {
    const ranks = inscriptions(painting).filter(({ text }) => /^\d(st|nd|rd|th)$/.test(text));
    expect(ranks).toHaveLength(
      Number(/(\d)-seats/.exec(pictures.find((p) => p.painting === painting)!.name)![1]),
    );
  });
});

it('podiums have all scores in one size, also on narrow blocks', () => {
  const narrow = picturesOf(courtGallery).filter(({ name }) => name.startsWith('court-end-4-seats'));
  expect(narrow).toHaveLength(2);
  for (const { painting } of narrow) {
    const all = inscriptions(painting);
    const tie = all.findIndex(({ text }) => text.startsWith('The Favor puts'));
    expect(tie).toBeGreaterThan(0);
    const podium = all.slice(0, tie);
    const scores = podium.filter((_, at) => podium[at + 1]?.text.startsWith('/'));
    expect(scores).toHaveLength(4);
    expect(new Set(scores.map(({ size }) => size)).size).toBe(1);
  }
});

const ends = [artusGallery, courtGallery, cardGameGallery].flatMap((gallery) =>
  picturesOf(gallery).filter(({ name }) => /(^|-)end-(own-|even-)?\d-seats/.test(name)),
);

it.each(ends)(
  '$name says in its largest words who won, or to a player how they did',
  ({ name, painting }) => {
    const words = inscriptions(painting).filter(({ text }) => /\p{L}/u.test(text));
    const [largest] = words.toSorted((a, b) => b.size - a.size);
    expect(largest!.text).toMatch(
      name.includes('own-') ? /^You (win|share|finish \d)/ : /wins|share the win/,
    );
    expect(largest!.box.bottom).toBeLessThan(100);
  },
);

describe('a headline', () => {
  const headline = (stands: readonly Partial<Stand>[], points?: readonly number[], locale = 'en-US') => {
    const theme = themes.court;
    const all = stands.map((stand, seat) => ({ seat, place: 1, rank: '', name: '', score: '', ...stand }));
    const painting = {
      ...{ width: 1200, height: 100 },
      backdrop: { key: 'headline', theme, inks: themeColours(theme), draw: () => {} },
      draw: (pen: Pen) => drawHeadline(pen, translator(locale), all, points),
      ...{ alt: '', text: '' },
    };
    expect(misfitsOf(painting).outside).toEqual([]);
    return inscriptions(painting)[0]!.text;
  };
  const LONG = 'W'.repeat(32);

  it('says by how much somebody won, where that is counted', () => {
    const stands = [{ name: 'Kay' }, { name: 'Bors', place: 2 }];
    expect(headline(stands)).toBe('Kay wins');
    expect(headline(stands, [41, 38])).toBe('Kay wins by 3');
    expect(headline(stands, [41, 41])).toBe('Kay wins');
  });

  it('says who shares a victory, or how many', () => {
    const [kay, bors, nimue] = [{ name: 'Kay' }, { name: 'Bors' }, { name: 'Nimue' }];
    expect(headline([kay, bors])).toBe('Kay and Bors share the win');
    expect(headline([kay, bors, nimue])).toBe('3 players share the win');
  });

  it('says to a player how they did', () => {
    const own = { isViewer: true };
    expect(headline([{ ...own }, { place: 2 }], [9, 4])).toBe('You win by 5');
    expect(headline([{ ...own }, {}], [9, 9])).toBe('You share the win');
    expect(headline([{}, { ...own, place: 2 }], [9, 8])).toBe('You finish 2nd, 1 point behind');
    expect(headline([{}, { ...own, place: 2 }], [9, 9])).toBe('You finish 2nd, tied on points');
    expect(headline([{}, { ...own, place: 2 }])).toBe('You finish 2nd');
  });

  it.each(locales)('shortens names rather than what happened, %s', (locale) => {
    const told = headline([{ name: LONG }, { name: LONG }], undefined, locale);
    const short = headline([{ name: 'A' }, { name: 'B' }], undefined, locale);
    expect(told.slice(-12)).toBe(short.slice(-12));
  });
});

const RANKED: readonly Stand[] = ['Lancelot du Lac', 'Kay', 'Morgan le Fay', 'Guinevere'].map((name, at) => ({
  seat: at,
  place: at + 1,
  rank: `${at + 1}th`,
  name,
  score: '2',
  rest: '/3/3',
}));

it('names on narrow steps stand in two lines instead of in narrow letters', () => {
  const theme = themes.court;
  const texts = inscriptions({
    ...SIZE,
    backdrop: { key: 'narrow podium', theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) => drawPodium(pen, RANKED, { x: 0, y: 0, ...SIZE }),
    alt: '',
    text: '',
  });
  for (const line of ['Lancelot', 'du Lac', 'Morgan le', 'Fay', 'Kay', 'Guinevere']) {
    const { size, box } = texts.find(({ text }) => text === line)!;
    expect(box.right - box.left).toBeGreaterThan(0.95 * textWidth(line, size));
  }
});

describe.each(
  [artusGallery, courtGallery, cardGameGallery].flatMap((gallery) =>
    picturesOf(gallery).filter(({ name }) => name.includes('end-own-')),
  ),
)('a player’s own end in $name', ({ painting }) => {
  it('says which sign of the chart is their best move, and which turned the game', () => {
    const words = inscriptions(painting).map(({ text }) => text);
    expect(words).toContain('Your best turn');
    expect(words).toContain('The turning point');
  });
});

/** How often one seat's line, level in a chart by itself, changes between light and dark along its middle. */
async function changesAlong(id: (typeof THEME_IDS)[number], seat: number): Promise<number> {
  const theme = themes[id];
  const scores = theme.seats.map((_, each) => (each === seat ? 10 : -16 - each));
  const png = await new Renderer().png({
    ...SIZE,
    backdrop: {
      key: `chart of ${id}`,
      theme,
      inks: themeColours(theme),
      draw: (pen) => pen.fillRect(0, 0, SIZE.width, SIZE.height, theme.parchment.light),
    },
    draw: (pen) => drawChart(pen, [scores, scores], { x: 0, y: 0, ...SIZE }, { fromZero: false }),
    alt: '',
    text: '',
  });
  const picture = decode(png);
  const top = 21;
  const row = Array.from({ length: 300 }, (_, i) => pixelAt(picture, 110 + i, top));
  return row.filter((pixel, i) => contrast(pixel, row[i + 1] ?? pixel) > 1.6).length;
}

it.each(THEME_IDS)('lines can be told apart without colour in theme %s', async (id) => {
  const changes: number[] = [];
  for (const seat of [0, 1, 2, 3, 4]) changes.push(await changesAlong(id, seat));
  expect(changes[0]).toBe(0);
  expect(new Set(changes).size, String(changes)).toBe(5);
});
