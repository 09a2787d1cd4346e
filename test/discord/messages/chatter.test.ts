import { expect, it } from 'vitest';
import { computerChatter, lastWords } from '../../../src/discord/messages/chatter.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { CHARACTER_IDS, type Name } from '../../../src/table/characters.ts';
import type { GameReport } from '../../../src/table/report.ts';

const t = translator('en-US');
const [BORS, TOM] = [{ character: 'bors' }, { character: 'tom' }] as const;
const NAMES: readonly Name[] = ['Ann', BORS, TOM];

const pushing = (turn: number, pushed: number, names = NAMES) => ({
  ...{ seat: 0, turn, names },
  events: [{ type: 'displaced', figure: { kind: 'knight', seat: pushed }, from: 3, to: 2 }],
});

/** A report of these turns, with a person in the first seat and two computers. */
const reportOf = (turns: readonly object[], places: readonly number[] | null = null) =>
  ({
    table: {
      game: 'artus',
      seats: [
        { kind: 'person', userId: '1', name: 'Ann' },
        { kind: 'computer', player: 'knight', name: BORS },
        { kind: 'computer', player: 'page', name: TOM },
      ],
      result: places && { places, scores: places },
    },
    turns,
    round: [],
  }) as unknown as GameReport;

it('one computer player says something in a round of turns, if something has stirred it', () => {
  const turns = [pushing(0, 0), pushing(1, 1), pushing(2, 2), pushing(3, 2)];
  expect(computerChatter(reportOf(turns), t)).toEqual(
    new Map([
      [turns[1], '-# Bors: “Noted.”'],
      [turns[3], '-# Tom: “Hey! Is that even allowed?”'],
    ]),
  );
});

it('nobody speaks for whoever had the seat then', () => {
  expect(computerChatter(reportOf([pushing(0, 1, ['Ann', 'Cleo', TOM])]), t).size).toBe(0);
});

it('at the end the last computer player speaks, unless it has won', () => {
  expect(lastWords(reportOf([], [1, 2, 3]), t)).toEqual(['-# Tom: “Next time I’ll ask first.”']);
  expect(lastWords(reportOf([], [2, 1, 1]), t)).toEqual([]);
  expect(lastWords(reportOf([]), t)).toEqual([]);
});

it('what computer players say of great things and of harm fits every game', () => {
  const ofOneGame = /crown|seat|chair|krone|stuhl|platz|couronne|chaise|\bplace\b/i;
  const all = locales.flatMap((locale) =>
    CHARACTER_IDS.flatMap((id) =>
      (['crowned', 'pushed'] as const).map((mood) => translator(locale)(`players-${id}.${mood}`)),
    ),
  );
  expect(all.filter((words) => ofOneGame.test(words))).toEqual([]);
});
