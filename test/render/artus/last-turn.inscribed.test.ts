import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { PANEL, STRIP } from '../../../render/artus/sheet.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { collectPlays, crownsWay } from '../../../src/games/artus/reading.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const seat = 2;

/** What the panel beside so many players says below its heading, from top to bottom. */
function told(events: readonly ArtusEvent[], locale: string, seats = 3): string[] {
  const t = translator(locale);
  const view = { ...worked(), players: worked().players.slice(0, seats), toAct: 0 };
  const beside = inscriptions(artusPainter.table(sceneOf(view, { events, t })))
    .filter(({ box }) => box.left > PANEL.x)
    .map(({ text }) => text);
  return beside.slice(beside.indexOf(t('artus-picture-last-turn')) + 1);
}

const moved = (from: number): readonly ArtusEvent[] => [
  {
    ...{ type: 'moved', seat, card: 'knight:1-5-both', figure: { kind: 'knight', seat } },
    ...{ from, to: from + 2, steps: 2, points: -15 },
  },
  { type: 'displaced', figure: { kind: 'knight', seat: 0 }, from: from + 2, to: from + 1 },
];

const crowned: readonly ArtusEvent[] = [
  { type: 'ringAdded', seat, card: 'king:ring-either', metal: 'silver', chair: 21, rings: 3, points: -14 },
  { type: 'crowned', metal: 'silver', chair: 21, oldKing: 0 },
  { type: 'turned', from: 0, to: 21 },
];

const scored = (card: Extract<ArtusEvent, { type: 'scored' }>['card']): ArtusEvent => ({
  ...{ type: 'scored', seat, card, chairs: [1, 15], points: -15, met: true },
});

const drew: readonly ArtusEvent[] = [
  { type: 'drew', seat, pile: 'knight' },
  { type: 'drew', seat, pile: 'scoring' },
];

describe.each(locales)('the last turn beside three players, %s', (locale) => {
  const t = translator(locale);
  const pushed = (to: number) => t('artus-picture-strip-pushed', { to });
  const worth = (head: string, points: string) => t('language-colon', { head, text: points });

  it('starts with each play and its points, and ends with the draws', () => {
    expect(told([...moved(4), ...moved(20), ...drew], locale)).toEqual([
      ...['1', worth('4 → 6', '−15'), pushed(5)],
      ...['2', worth('20 → 22', '−15'), pushed(21), t('artus-picture-draws')],
    ]);
  });

  it('shows the cards of few plays', () => {
    expect(told([...moved(4), ...drew], locale)).toEqual([
      ...['1', '1–5±', worth('4 → 6', '−15'), pushed(5), t('artus-picture-draws')],
    ]);
  });

  it('has room for a crown, and for whatever scores', () => {
    expect(told([...crowned, ...moved(4), ...drew], locale)).toEqual([
      ...['1', '+', worth('21', '−14'), t('artus-picture-strip-king')],
      ...['2', worth('4 → 6', '−15'), pushed(5), t('artus-picture-draws')],
    ]);
    for (const card of ['all', 'opposite', 'colours', 'carpet', 'three-red', 'joker'] as const) {
      const title = t('artus-picture-title', { card: `scoring-${card}` });
      expect(told([scored(`scoring:${card}`), ...moved(4), ...drew], locale)).toContain(worth(title, '−15'));
    }
  });
});

it('the last turn is told in sentences where they have room, the play before the draw', () => {
  const words = told([...moved(4), ...drew], 'en-US', 2).join(' ');
  expect(words).toMatch(/4 → 6 \(−15\)\..*draws/);
});

it('what’s told beside the table isn’t repeated below it', () => {
  const said = (seats: number) => {
    const view = { ...worked(), players: worked().players.slice(0, seats), toAct: 0 };
    const events = moved(4).map((event) => ({ ...event, seat: 1 }) as ArtusEvent);
    return inscriptions(artusPainter.table(sceneOf(view, { events }))).filter(
      ({ text, box }) => text.startsWith('4 → 6') && box.right < PANEL.x,
    ).length;
  };
  expect(said(4)).toBe(1);
  expect(said(3)).toBe(0);
  expect(said(2)).toBe(0);
});

/** What's said below four players, from left to right. */
function below(events: readonly ArtusEvent[], locale = 'en-US'): string[] {
  const t = translator(locale);
  const [first] = worked().players;
  const players = [0, 1, 2, 3].map((each) => worked().players[each] ?? first!);
  const view = { ...worked(), players, toAct: 0 };
  return inscriptions(artusPainter.table(sceneOf(view, { events, t })))
    .filter(({ box }) => box.top > STRIP.y && box.right < PANEL.x)
    .map(({ text }) => text);
}

const kingMoved: readonly ArtusEvent[] = [
  {
    ...{ type: 'moved', seat, card: 'king:4-8-either', from: 0, to: 7, steps: 7, points: 0 },
    figure: { kind: 'prince', metal: 'bronze', rings: 3, king: true },
  },
  { type: 'turned', from: 0, to: 7 },
];

it('below four players, points are apart as on their plate on the table, and a move of the King says what it shifts', () => {
  expect(below(moved(4))).toEqual(expect.arrayContaining(['4 → 6', '−15']));
  expect(below(moved(4))).not.toContain('values shift');
  expect(below(kingMoved)).toEqual(expect.arrayContaining(['0 → 7', '0', 'values shift']));
  expect(below([...kingMoved, ...kingMoved]).filter((text) => text === 'values shift')).toHaveLength(1);
  expect(below(crowned)).not.toContain('values shift');
});

it('what the King shifts is said of earlier turns, too, but left out where it would need another line', () => {
  const all = (count: number) => [
    ...kingMoved,
    ...Array.from({ length: count }, (_, i) =>
      moved(4 + i).map((e) => ('seat' in e ? { ...e, seat: 3 } : e)),
    ).flat(),
  ];
  expect(below(all(1))).toContain('values shift');
  expect(below(all(7))).not.toContain('values shift');
});

it('where the numbers at the chairs are from and to is said however many plays there are', () => {
  const turns = [0, 1, 3, 2].flatMap((each) =>
    [...moved(4 + each), ...moved(12 + each)].map((e) => ('seat' in e ? { ...e, seat: each } : e)),
  );
  expect(below(turns)).toEqual(expect.arrayContaining(['from', 'to']));
});

it('a sign of cards that go both ways is explained where one is shown', () => {
  expect(below(moved(4))).toContain('either way');
  expect(below(kingMoved)).not.toContain('either way');
});

it('the crown goes with the King, whether he’s moved, pushed or new', () => {
  const [kings] = collectPlays(kingMoved);
  expect(crownsWay(kings!)).toMatchObject({ from: 0, to: 7 });
  const pushed: ArtusEvent = {
    ...{ type: 'displaced', from: 6, to: 5 },
    figure: { kind: 'prince', metal: 'bronze', rings: 3, king: true },
  };
  expect(crownsWay(collectPlays([moved(4)[0]!, pushed])[0]!)).toMatchObject({ from: 6, to: 5 });
  expect(crownsWay(collectPlays(crowned)[0]!)).toEqual({ from: 0, to: 21 });
  expect(crownsWay(collectPlays(moved(4))[0]!)).toBeNull();
});

it('the signs of piles are explained below however many plays', () => {
  const events = [0, 1, 2, 3].flatMap((player) =>
    [...moved(4), ...moved(20)].map((event) => ('seat' in event ? { ...event, seat: player } : event)),
  );
  for (const key of ['Hand', 'Knight pile', 'King pile']) expect(below(events)).toContain(key);
});

it('whoever played last is told with their cards, if there’s room', () => {
  expect(below(moved(4))).toContain('1–5±');
});
