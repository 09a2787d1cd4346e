import { describe, expect, it } from 'vitest';
import { VIGNETTE_RATIO } from '../../../render/quests/art/vignette.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { adventureAt } from '../../../render/quests/sheet.ts';
import { cardGameGallery } from '../../../scripts/gallery/quests.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { NAMES, positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import type { CardGameEvent } from '../../../src/games/quests/types.ts';
import { eventSentences } from '../../../src/telling/quests/sentences.ts';
import { picturesOf } from '../fixtures/gallery.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const SEEDS = [
  '0123456789abcdef0123456789abcdef',
  ...Array.from({ length: 40 }, (_, i) => (i + 1).toString(16).padStart(32, '0')),
];

const DEEDS: ReadonlySet<CardGameEvent['type']> = new Set(['challenged', 'adventureTaken']);

const pictures = picturesOf(cardGameGallery);

const paintingOf = (wanted: string) => pictures.find(({ name }) => name === wanted)!.painting;

/** The course of the game that ends as the text says. */
function gameEnding(seats: number, text: string) {
  for (const seed of SEEDS) {
    const course = [...positions({ variant: 'basic', seats, seed })];
    if (cardGamePainter.end(sceneOf(course.at(-1)!.table)).text === text) return course;
  }
  throw new RangeError('no such game');
}

describe.each([2, 3, 4, 5])('the gallery’s end for %i', (seats) => {
  it('tells with what the winner got ahead for good, in the turn in which they did', () => {
    const painting = paintingOf(`quests-end-${seats}-seats-court`);
    const { alt, text } = painting;
    const course = gameEnding(seats, text);
    const winner = course.at(-1)!.table.places!.indexOf(1);
    const isAhead = course.map(({ table }) => {
      const now = cardGame.course!.standings(table);
      return now.every((score, seat) => seat === winner || score < now[winner]!);
    });
    const last = isAhead.lastIndexOf(false);
    const { events } = course[last + 1]!;
    const own = events
      .slice(events.findLastIndex(({ type }) => DEEDS.has(type)))
      .filter(({ type }) => type !== 'ended');
    expect(alt).toContain(eventSentences(spoken(), own, NAMES).join(' '));
    const row = course[last]!.table.scoresByTurn.length;
    const [points, next] = course.at(-1)!.table.scoresByTurn[row]!.toSorted((a, b) => b - a);
    const isLast = row === course.at(-1)!.table.scoresByTurn.length - 1;
    const said = isLast
      ? `With the last turn, ${NAMES[winner]} wins`
      : `From here on, ${NAMES[winner]} leads`;
    // The score isn't broken into two lines.
    const score = [points, 'to', next].join('\u00a0');
    expect(alt).toContain(`${said}: ${score}.`);
    const written = inscriptions(painting).map(({ text }) => text);
    const title = 'The turning point';
    const told = alt.slice(alt.indexOf(`${title}: `) + title.length + 2, alt.indexOf(said));
    expect(written.join(' ')).toContain(`${title} ${told}${said}`);
    const turn = course[last]!.table.scoresByTurn.length + 1;
    const below = inscriptions(painting)
      .slice(-60)
      .map(({ text }) => text);
    expect(below).toContain(String(turn));
  });

  it('has air between a sum and the next column', () => {
    const all = inscriptions(paintingOf(`quests-end-${seats}-seats-court`));
    const next = all.find(({ text }) => text === 'adversaries')!.box.left;
    const sums = all.filter(({ text, box }) => /^= \d+$/.test(text) && box.right < next);
    expect(sums).toHaveLength(seats);
    for (const { box } of sums) expect(next - box.right).toBeGreaterThan(30);
  });
});

describe('the gallery’s end for a reader', () => {
  const written = inscriptions(paintingOf('quests-end-own-3-seats-court'))
    .map(({ text }) => text)
    .join(' ');

  it('says all of the best turn, and how far it took them', () => {
    expect(written).toMatch(/Your best turn You .*That takes you from \d+ to \d+ points\./);
  });

  it('says what turned the game, and how that left the players', () => {
    expect(written).toMatch(/points\. The turning point Morgan le Fay.* wins:.\d+.to.\d+\./);
  });

  it('says above the chart what both of its signs are', () => {
    expect(written).toMatch(/Points by turn The turning point Your best turn/);
  });

  it('says that below a heading of its own, level with that of the best turn', () => {
    const all = inscriptions(paintingOf('quests-end-own-3-seats-court'));
    const best = all.findLast(({ text }) => text === 'Your best turn')!.box;
    const turning = all.findLast(({ text }) => text === 'The turning point')!.box;
    expect(turning.top).toBeGreaterThan(best.bottom);
    expect(Math.abs(turning.left - best.left)).toBeLessThan(12);
  });
});

it('says below the names what decided a tie', () => {
  const texts = inscriptions(paintingOf('quests-end-4-seats-court')).map(({ text }) => text);
  expect(texts.filter((text) => /^\d+ knight cards$/.test(text))).toHaveLength(2);
});

describe('the gallery’s hands', () => {
  const textsOf = (name: string) =>
    inscriptions(paintingOf(`quests-hand-${name}-court`)).map(({ text }) => text);

  it('say how many cards there are where they can’t be counted', () => {
    expect(textsOf('huge')).toEqual(expect.arrayContaining(['34', '×13', '×9', '×8']));
    expect(textsOf('mixed').filter((text) => text.startsWith('×') && text !== '×2')).toEqual([]);
  });

  it('say which points are adventures’ where these have no names', () => {
    expect(textsOf('huge')).toContain('adventures');
    expect(textsOf('start')).not.toContain('adventures');
  });

  it('say the reader’s own place', () => {
    expect(textsOf('huge')).toContain('4th');
  });
});

it('writes the name of a taken adventure below its drawing', () => {
  const all = inscriptions(paintingOf('quests-crowded'));
  const { box } = all.find(({ text }) => text === 'Royal')!;
  const { y } = adventureAt(9);
  const { bottom } = all.find(
    ({ text, box: other }) => text === '10' && other.right < box.left && other.top > y,
  )!.box;
  expect(box.top).toBeGreaterThan(y + 5 + 130 * VIGNETTE_RATIO);
  expect(bottom).toBeLessThan(box.top);
});

const CROWDED = ['quests-crowded', 'quests-all-sealed-court'];

const countsIn = (text: string, what: RegExp): number[] =>
  [...text.matchAll(what)].map(([, count]) => Number(count));

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

it.each(CROWDED)('%s has as many seals and no more knights than there are', (name) => {
  const { alt } = paintingOf(name);
  const players = / has \d+ points?.*?\./.exec(alt)![0];
  const left = countsIn(players, /(\d+|no) seals?/g);
  const laid = alt.match(/’s seal\)/g)!;
  expect(sumOf(left) + laid.length).toBe(5 * left.length);
  expect(sumOf(countsIn(players, /(\d+) knights?/g))).toBeLessThanOrEqual(53);
});

it.each(['mixed', 'huge'])('has no more knights to draw than there are beside the %s hand', (name) => {
  const texts = inscriptions(paintingOf(`quests-hand-${name}-court`)).map(({ text }) => text);
  expect(texts).toContain('Draw 0–1');
});

it('offers all that a card can be paid with in the choice that completes a column', () => {
  const { alt } = paintingOf('quests-choice-completing-court');
  for (const way of ['at double the price', 'an orange double', '2 orange knights'])
    expect(alt).toContain(way);
});

it('has the adventure’s payments with the most points first, as the bot offers them', () => {
  const texts = inscriptions(paintingOf('quests-choice-adventure-court')).map(({ text }) => text);
  const points = texts.flatMap((text) => /^\+(\d+) points?$/.exec(text)?.[1] ?? []).map(Number);
  expect(points.length).toBeGreaterThan(3);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
});

it('says that adventures can be taken where the adversaries won pay for one', () => {
  expect(paintingOf('quests-score-explained-court').alt).toContain('take an adventure');
});

it('has the same sign on all adventures that ask for cards of a value or more', () => {
  for (const id of ['gold-treasure', 'green-knight']) {
    const texts = inscriptions(paintingOf(`quests-piece-${id}-court`)).map(({ text }) => text);
    expect(texts).toContain('3+');
  }
});
