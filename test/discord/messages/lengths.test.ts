import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it, vi } from 'vitest';
import {
  buildDecision,
  choicesAt,
  collectLeaves,
  type Decision,
} from '../../../src/discord/choices/decision.ts';
import { Choices } from '../../../src/discord/messages/choices.ts';
import { frontPageMessage, onFrontPage } from '../../../src/discord/messages/front-page.ts';
import { gamesMessage, gamesPage } from '../../../src/discord/messages/games.ts';
import { handMessage, nowMessage } from '../../../src/discord/messages/hand.ts';
import { latest } from '../../../src/discord/messages/latest.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { privacyMessage } from '../../../src/discord/messages/privacy.ts';
import { resultsMessage } from '../../../src/discord/messages/results.ts';
import { latestSentences } from '../../../src/discord/messages/since.ts';
import type { GameAction, GameId } from '../../../src/games/game.ts';
import { playRandomly } from '../../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import { translator } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { Account } from '../../../src/privacy/personal-data.ts';
import type { ResultRow, SeatView, Standing, TableInfo } from '../../../src/table/views.ts';
import { wordsIn } from '../../../src/telling/markdown.ts';
import { getGuide } from '../../../src/telling/registry.ts';

const t = translator('en-US');
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const x = (length: number) => 'x'.repeat(length);

describe('what has happened', () => {
  it('is repeated in a channel in up to 900 characters, and up to five lines', () => {
    const first = (...lengths: number[]) =>
      latest(
        lengths.map((length) => ({ text: x(length), why: [], isNew: false })),
        'foot',
        () => 'earlier',
      ).split('\n')[0];
    expect([first(449, 449), first(450, 449)]).toEqual([x(449), 'earlier']);
    expect([first(1, 1, 1, 1, 1), first(1, 1, 1, 1, 1, 1)]).toEqual(['x', 'earlier']);
  });

  it('fills a message in a channel, and not more', () => {
    const length = (size: number) =>
      latest([{ text: x(size), why: [], isNew: true }], 'foot', () => 'earlier').length;
    const most = 2000 - 'foot'.length - 'earlier'.length - 4 - 1;
    expect([length(most), length(most + 1)]).toEqual([most + 2 + 'foot'.length, 'earlier\n\nfoot'.length]);
  });

  it('is told on a hand in up to 1,000 characters, and up to eight lines', () => {
    const told = (...lengths: number[]) => latestSentences(lengths.map(x), t).at(0);
    const left = t('discord-hand-earlier', { count: 1 });
    expect([told(499, 500), told(500, 500)]).toEqual([x(499), left]);
    expect([told(...times(8, () => 1)), told(...times(9, () => 1))]).toEqual(['x', left]);
  });
});

const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'person', userId: name, name }));
/** A table in a channel with such a name. */
const tableIn = (channelId: string): TableInfo =>
  ({
    ...{ id: channelId, channelId, guildId: '1', game: 'artus', variant: 'basic', status: 'lobby', seats },
    ...{ access: 'everyone', host: seats[0], maxSeats: 8, openedAt: 0, changedAt: 0, toAct: [], invited: [] },
  }) as unknown as TableInfo;
const standing = ({ id }: TableInfo, more: Partial<Standing> = {}): Standing => {
  const known = {
    id,
    channelId: id,
    status: 'lobby',
    since: 0,
    host: 'Ann',
    seated: ['Ann', 'Ben'],
  } as const;
  return { ...known, hasRoom: true, guests: null, ...more } as Standing;
};

describe('lists of tables', () => {
  it('tell everybody what has room beside the line on what has none', () => {
    const shown = (table: TableInfo) => frontPageMessage([standing(table)], [table], t).content;
    const room = 1800 - shown(tableIn('')).length;
    expect(shown(tableIn(x(room)))).toHaveLength(1800);
    expect(shown(tableIn(x(room + 1)))).toContain(t('discord-games-board-more', { count: 1 }));
  });

  it('tell everybody of 40 tables, and of five that are finished', () => {
    const ids = (count: number, more: Partial<Standing> = {}) =>
      onFrontPage(times(count, (at) => standing(tableIn(`${at}`), more))).length;
    expect([ids(40), ids(41)]).toEqual([40, 40]);
    expect([ids(5, { status: 'finished' }), ids(6, { status: 'finished' })]).toEqual([5, 5]);
  });

  it('leave out names where the tables of a page would have more than 1,600 characters', () => {
    const told = (table: TableInfo) => {
      const page = gamesPage([standing(table)], new Set(), 'Ann', 'open', 0);
      const { content } = gamesMessage(page, { tables: [table], unreadable: [] }, t);
      return content.split('\n').slice(1).join('\n');
    };
    const room = 1600 - told(tableIn('')).length;
    expect(told(tableIn(x(room)))).toHaveLength(1600);
    expect([room, room + 1].map((more) => told(tableIn(x(more))).includes('…'))).toEqual([false, true]);
  });

  it('have eight tables on a page', () => {
    const pages = (count: number) =>
      gamesPage(
        times(count, (at) => standing(tableIn(`${at}`))),
        new Set(),
        'Ann',
        'open',
        0,
      ).pages;
    expect([pages(8), pages(9)]).toEqual([1, 2]);
  });
});

describe('a person’s results and data', () => {
  it('have the latest twelve games', () => {
    const holder = { kind: 'person', userId: '1', name: 'Ann' } as const;
    const row = { game: 'artus', variant: 'basic', endedAt: 0, startedAt: 0, seats: [] };
    const shown = (count: number) =>
      resultsMessage(times(count, () => row) as unknown as ResultRow[], holder, t).content.split('\n');
    const more = t('discord-results-more', { count: 1 });
    expect([shown(12).length, shown(13).length]).toEqual([13, 14]);
    expect([shown(12).at(-1) === more, shown(13).at(-1)]).toEqual([false, more]);
  });

  it('name ten servers and five names', () => {
    const shown = (count: number) => {
      const tables = times(count, (at) => ({
        ...{ server: `server${at}`, names: [`name${at}`], isSeated: false, clock: null },
        ...{ sat: [], left: [], recentClicksOfAll: [], moves: [], hints: null },
      }));
      const account = { userId: '1', at: 0, settings: null, tables, unreadable: [], isBeingErased: false };
      const { content } = privacyMessage(account as unknown as Account, (id) => id, t);
      const of = (what: string) => new Set(content.match(new RegExp(`\\b${what}\\d+`, 'g'))).size;
      return [of('server'), of('name')];
    };
    expect([5, 6, 10, 11].map(shown)).toEqual([
      [5, 5],
      [6, 5],
      [10, 5],
      [10, 5],
    ]);
  });
});

/** Each position of a game in which somebody has a choice. */
function* positions(game: GameId, variant: string, count: number, seed: string): Generator<SeatView> {
  const { toAct, legalActions, view } = recordGame({ game });
  const people = times(count, (at) => ({ kind: 'person', name: `P${at}`, userId: `${at}` }));
  for (const { state } of foldRecord(playRandomly(game, { variant, seats: count }, seed).record)) {
    const [seat] = toAct(state);
    if (seat === undefined) continue;
    const table = { id: x(12), revision: 9, shown: 9, game, seats: people, toAct: [seat], theme: 'court' };
    yield { table, seat, view: view(state, seat), actions: legalActions(state, seat) } as unknown as SeatView;
  }
}

const pictures = { late: () => null } as unknown as Pictures;

/** A first choice with so many actions, whose own choices lead to several. */
const branchOf = (actions: readonly GameAction[], count: number): Decision<GameAction> | undefined =>
  choicesAt(buildDecision(actions, getGuide('quests'))).find(
    (node) => collectLeaves(node).length === count && choicesAt(node).length < count,
  );

describe('a hand', () => {
  const [hand] = positions('artus', 'basic', 2, 'hand') as Iterable<SeatView> as [SeatView];

  it('has 90 words with its controls', async () => {
    const given: number[] = [];
    const past = (room: number) => {
      given.push(room);
      return [];
    };
    const waiting = { ...hand, actions: [] };
    const { content, rows } = await handMessage(waiting, t, pictures, { past });
    const labels = pressables({ components: rows } as unknown as APIMessage).map(({ label }) => label);
    expect(given).toEqual([90 - wordsIn([content, ...labels].join(' '))]);
  });

  it('explains what can be done now in 1,800 characters', () => {
    const explain = vi.spyOn(getGuide('artus'), 'explain');
    const told = (length: number) => {
      explain.mockReturnValue([x(length)]);
      return nowMessage(hand, t, pictures).content;
    };
    const room = 1800 - told(0).length;
    expect([told(room).endsWith('x'), told(room + 1).endsWith('…')]).toEqual([true, true]);
    expect([told(room).length, told(room + 1).length]).toEqual([1800, 1800]);
    explain.mockRestore();
  });

  it('offers up to ten ways at once, and their first choices beyond', () => {
    const seat = [...positions('quests', 'seals', 4, 'a')].find(
      ({ actions }) => branchOf(actions, 10) && branchOf(actions, 11),
    )!;
    const offered = (count: number) => {
      const node = branchOf(seat.actions, count)!;
      const { numbers } = new Choices(seat, t).offered({ node, isAll: true }).onBoard!;
      return [Math.max(...(numbers as number[])), choicesAt(node).length];
    };
    expect([offered(10), offered(11)]).toEqual([
      [10, 2],
      [2, 2],
    ]);
  });
});
