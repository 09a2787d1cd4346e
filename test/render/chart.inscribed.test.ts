import { describe, expect, it } from 'vitest';
import { cutLine, drawChart, lineEnds, lineStretches, shownMoments } from '../../render/parts/chart.ts';
import { themeColours, themes } from '../../render/themes/index.ts';
import { inscriptions } from './fixtures/inscriptions.ts';

describe('the lines of a chart', () => {
  const xs = [0, 100, 200, 300];

  it('are whole, unless they coincide', () => {
    const rows = [
      [5, 7, 9],
      [6, 6, 6],
      [7, 5, 8],
    ];
    expect(lineStretches(rows, xs)).toEqual(rows.map(() => [[0, 200]]));
  });

  it('take turns as long as they coincide', () => {
    const rows = [
      [1, 2, 3],
      [4, 4, 6],
      [5, 5, 9],
      [8, 9, 9],
    ];
    expect(lineStretches(rows, xs)).toEqual([
      [
        [0, 150],
        [200, 300],
      ],
      [
        [0, 100],
        [150, 300],
      ],
      [[0, 300]],
    ]);
  });

  it('are all seen where they coincide, even between two near rows, and cover each other nowhere', () => {
    const near = [0, 12];
    const stretches = lineStretches(
      [1, 1].map((score) => [0, 0, 0, 0, 0].map(() => score)),
      near,
    );
    expect(stretches.every((own) => own.length > 0)).toBe(true);
    const all = stretches.flat().toSorted(([a], [b]) => a - b);
    expect(all[0]![0]).toBe(0);
    expect(all.at(-1)![1]).toBe(12);
    for (const [i, [from]] of all.slice(1).entries()) expect(from).toBeCloseTo(all[i]![1]);
  });

  it('change places again and again on a long way, and leave nothing of it out', () => {
    const rows = [
      [1, 1, 1],
      [3, 3, 3],
      [3, 3, 3],
    ];
    const long = [0, 300, 900];
    const stretches = lineStretches(rows, long);
    for (const own of stretches) expect(own.length).toBeGreaterThan(3);
    const all = stretches.flat().toSorted(([a], [b]) => a - b);
    expect([all[0]![0], all.at(-1)![1]]).toEqual([0, 900]);
    for (const [i, [from]] of all.slice(1).entries()) expect(from).toBeCloseTo(all[i]![1]);
    const points = rows.map(([score], row) => [long[row]!, score!] as const);
    for (const own of stretches) {
      const pieces = cutLine(points, own);
      expect(pieces.map((piece) => [piece[0]![0], piece.at(-1)![0]])).toEqual(own);
    }
  });

  it('run at the height of their scores everywhere, also at the lowest', () => {
    const rows = [
      [0, 0, 0],
      [0, 0, 2],
      [4, 0, 2],
    ];
    const stretches = lineStretches(rows, xs);
    for (const seat of [0, 1, 2]) {
      const points = rows.map((scores, row) => [xs[row]!, 50 - scores[seat]!] as const);
      for (const [x, y] of cutLine(points, stretches[seat]!).flat()) {
        const row = Math.min(1, Math.floor(x / 100));
        const [from, to] = [rows[row]![seat]!, rows[row + 1]![seat]!];
        expect(y).toBeCloseTo(50 - from - ((to - from) * (x - 100 * row)) / 100);
      }
    }
  });
});

const SIZE = { width: 1200, height: 300 } as const;

/** The scores at the ends of the lines, from top to bottom, and the numbers of the rounds. */
function writtenIn(scores: readonly number[], places: readonly number[]) {
  const theme = themes.court;
  const texts = inscriptions({
    ...SIZE,
    backdrop: { key: `chart ${scores}`, theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) => drawChart(pen, [scores.map(() => 1), scores], { x: 0, y: 0, ...SIZE }, { places }),
    alt: '',
    text: '',
  });
  const ends = texts.filter(({ box }) => box.left > 900 && box.top < 250);
  return {
    ends: ends.sort((a, b) => a.box.top - b.box.top).map(({ text }) => Number(text)),
    lowest: Math.max(...ends.map(({ box }) => (box.top + box.bottom) / 2)),
    axis: Math.min(...texts.filter(({ box }) => box.top > 260).map(({ box }) => box.top)),
  };
}

it('has the scores at the ends in their order, whatever the seats', () => {
  for (const scores of [
    [24, 48, 37, 27, 26],
    [26, 27, 24, 37, 48],
    [27, 27, 26, 27, 25],
  ])
    expect(writtenIn(scores, [1, 2, 3, 4, 5]).ends).toEqual([...new Set(scores)].toSorted((a, b) => b - a));
});

it('has those with the same score side by side, best first, and says it once', () => {
  const room = { gap: 45, top: 20, bottom: 240 };
  const level = (score: number) => 240 - score * 20;
  const ends = lineEnds([3, 5, 3, 2, 3], [3, 1, 2, 5, 4], level, room);
  expect(ends.map(({ score, seats }) => [score, seats])).toEqual([
    [5, [1]],
    [3, [2, 0, 4]],
    [2, [3]],
  ]);
  for (const [i, { y }] of ends.entries()) if (i > 0) expect(y - ends[i - 1]!.y).toBeGreaterThanOrEqual(45);
  expect(writtenIn([4, 7, 4, 4], [2, 1, 2, 2]).ends).toEqual([7, 4]);
});

it('has air between the lowest shield and the numbers of the rounds', () => {
  const { lowest, axis } = writtenIn([0, 0, 0, 1, 0], [1, 1, 1, 1, 1]);
  expect(axis - (lowest + 21)).toBeGreaterThanOrEqual(12);
});

it('has a sign of its own for what turned the game, wherever it stands', () => {
  const told = { title: 'The turning point', sentences: [], events: [], row: 7 } as const;
  const { title, row } = told;
  expect(shownMoments({ ...told, kind: 'turning' })).toEqual([{ row: 7, kind: 'turning' }]);
  expect(shownMoments({ ...told, kind: 'best', row: 3, turning: { title, row } })).toEqual([
    { row: 3, kind: 'best' },
    { row: 7, kind: 'turning' },
  ]);
});

/** What's written below the lines of so many rounds with these moments, from left to right. */
function numbersBelow(rounds: number, moments: readonly { row: number; kind: 'best' | 'turning' }[]) {
  const theme = themes.court;
  const rows = Array.from({ length: rounds }, (_, i) => [i, 2 * i]);
  return inscriptions({
    ...SIZE,
    backdrop: { key: `chart of ${rounds}`, theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) => drawChart(pen, rows, { x: 0, y: 0, ...SIZE, width: 600 }, { moments }),
    alt: '',
    text: '',
  })
    .filter(({ box }) => box.top > 260)
    .sort((a, b) => a.box.left - b.box.left);
}

it('has the numbers of marked rounds below them, none of them on another', () => {
  for (const rows of [[40], [43, 44], [44, 43], [12, 12], [69, 0]]) {
    const moments = rows.map((row, i) => ({ row, kind: i === 0 ? 'best' : 'turning' }) as const);
    const numbers = numbersBelow(70, moments);
    expect(numbers.map(({ text }) => text)).toEqual(
      expect.arrayContaining(rows.map((row) => String(row + 1))),
    );
    const texts = numbers.map(({ text }) => Number(text));
    expect(texts).toEqual([...new Set(texts)].toSorted((a, b) => a - b));
    for (const [i, { box }] of numbers.slice(1).entries())
      expect(box.left).toBeGreaterThan(numbers[i]!.box.right + 6);
  }
});

it.each([[[67]], [[68, 3]], [[60, 66]], [[69]]])(
  'has the last number beside those of marked rounds: %j',
  (rows) => {
    const moments = rows.map((row) => ({ row, kind: 'turning' }) as const);
    const numbers = numbersBelow(70, moments);
    expect(numbers.at(-1)!.text).toBe('70');
    expect(numbers.at(-1)!.box.right).toBeLessThan(600);
    for (const [i, { box }] of numbers.slice(1).entries())
      expect(box.left).toBeGreaterThan(numbers[i]!.box.right + 6);
  },
);

it.each([4, 11, 16, 47, 81])('has the number of the last of %i rounds, clear of the others', (rounds) => {
  const theme = themes.court;
  const rows = Array.from({ length: rounds }, (_, at) => [at, 2 * at]);
  const texts = inscriptions({
    ...SIZE,
    backdrop: { key: `rounds ${rounds}`, theme, inks: themeColours(theme), draw: () => {} },
    draw: (pen) => drawChart(pen, rows, { x: 0, y: 0, ...SIZE }),
    alt: '',
    text: '',
  });
  const numbers = texts.filter(({ box }) => box.top > 260).sort((a, b) => a.box.left - b.box.left);
  expect(numbers.at(-1)!.text).toBe(String(rounds));
  for (const [at, { box }] of numbers.slice(1).entries())
    expect(box.left - numbers[at]!.box.right).toBeGreaterThan(8);
});
