import { beforeEach, describe, expect, it } from 'vitest';
import { joined, left } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { DUE } from '../../src/table/storage/lists.ts';
import { tableStanding } from '../../src/table/views.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { ada, bob, choose, GUILD, openGame, openLobby, room } from './fixtures/room.ts';
import type { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const DAY = 24 * 60 * 60_000;
let clock: ManualClock;
const inTime = (store?: FaultyStore) => room(store, { clock });
beforeEach(() => {
  clock = new ManualClock(1_000);
});

/** When the table is to be looked at, in ms from now. */
const dueIn = ({ lists }: FaultyStore, id: string): number =>
  lists.get(DUE)!.get(`table:${id}`)!.rank - clock.now();

/** A game of which the channel knows all. */
async function quietGame() {
  const at = inTime();
  const { id } = await openGame(at.tables);
  await at.tables.told(id, (await at.tables.read(id, owedReport))!);
  return { ...at, id };
}

describe('when a table is due', () => {
  it('is in days while it owes nothing, and within seconds once it does, by the same write', async () => {
    const { store, tables, id } = await quietGame();
    expect(dueIn(store, id)).toBeGreaterThanOrEqual(DAY);
    const before = store.writes;
    await tables.act(id, ada, null, choose('end'));
    expect(store.writes).toBe(before + 1);
    expect(dueIn(store, id)).toBeLessThanOrEqual(3_000);
    await tables.told(id, (await tables.read(id, owedReport))!);
    expect(dueIn(store, id)).toBeGreaterThanOrEqual(DAY);
  });

  it.each([
    ['a day', DAY, []],
    ['a week, where others have come,', 7 * DAY, [bob]],
  ])('is %s after the last change of a lobby, which is closed then', async (_, lasts, guests) => {
    const { store, tables } = inTime();
    const { id } = await openLobby(tables);
    for (const guest of guests) await tables.change(id, guest, joined);
    await tables.told(id, { shown: 2 });
    expect(dueIn(store, id)).toBe(lasts);
    clock.advance(lasts - 1);
    await tables.lookAfter(id);
    expect((await tables.info(id)).status).toBe('lobby');
    clock.advance(1);
    await tables.lookAfter(id);
    expect(await tables.read(id, owedReport)).toMatchObject({ kind: 'closed', notes: [{ kind: 'expired' }] });
  });

  it('is 30 days after everybody is away from a game, which is closed then with its standing', async () => {
    const { store, tables } = inTime();
    const { id, wait } = await openGame(tables, { guests: [], computers: 1 });
    await tables.takeOver(id, 0, wait);
    await tables.told(id, (await tables.read(id, owedReport))!);
    const from = clock.now();
    while ((await tables.info(id)).status === 'playing') {
      clock.advance(dueIn(store, id));
      await tables.lookAfter(id);
    }
    expect(clock.now() - from).toBe(30 * DAY);
    const report = await tables.read(id, owedReport);
    expect(report).toMatchObject({ kind: 'closed', notes: [{ kind: 'deserted' }] });
    expect(report).toHaveProperty('view.viewer', null);
  });
});

describe('what a list goes by', () => {
  it('is as the tables stand, without reading them', async () => {
    const { store, tables } = inTime();
    const lobby = await openLobby(tables, { channelId: 'c2' });
    await tables.change(lobby.id, bob, joined);
    const game = await openGame(tables, { channelId: 'c3', guests: [bob] });
    await tables.change(lobby.id, ada, left);
    const later = room(store.copy());
    const { live } = await later.tables.listing(GUILD);
    expect(new Set(live)).toEqual(
      new Set([tableStanding(await tables.info(lobby.id)), tableStanding(await tables.info(game.id))]),
    );
    expect(later.store.reads).toBe(0);
  });

  it('is the newest tables and one\u2019s own, however many there are', async () => {
    const { store, tables } = inTime();
    const own = await openGame(tables, { channelId: 'own', guests: [bob] });
    const live = store.lists.get(`live:${GUILD}`)!;
    const [entry] = live.values();
    for (let n = 0; n < 1_500; n++)
      live.set(`x${n}`, {
        ...entry!,
        id: `x${n}`,
        rank: 2_000 + n,
        text: entry!.text.replaceAll(own.id, `x${n}`),
      });
    expect((await tables.listing(GUILD)).live).toHaveLength(500);
    const mine = (await tables.listing(GUILD, bob.userId)).live;
    expect(mine.map(({ id }) => id)).toContain(own.id);
  });

  it('reaches all tables a part at a time, forth and back, while others are opened and closed', async () => {
    const { store, tables } = inTime();
    const own = await openGame(tables, { channelId: 'own', guests: [bob] });
    const live = store.lists.get(`live:${GUILD}`)!;
    const [entry] = live.values();
    live.clear();
    const put = (n: number) => {
      const id = `x${n}`;
      live.set(id, { ...entry!, id, rank: n >> 2, text: entry!.text.replaceAll(own.id, id) });
    };
    for (let n = 0; n < 1_250; n++) put(n);
    const first = await tables.listing(GUILD);
    expect([first.at, first.newer]).toEqual([null, null]);
    live.delete(first.live.at(-1)!.id);
    const second = await tables.listing(GUILD, null, first.older);
    const third = await tables.listing(GUILD, null, second.older);
    expect(third.older).toBeNull();
    const idsIn = (...parts: (typeof first)[]) => parts.flatMap((part) => part.live.map(({ id }) => id));
    expect(idsIn(first, second, third)).toHaveLength(1_250);
    expect(new Set(idsIn(first, second, third)).size).toBe(1_250);
    expect(idsIn(await tables.listing(GUILD, null, third.newer))).toEqual(idsIn(second));
    // The second part's neighbour is now the first part itself.
    expect(await tables.listing(GUILD, null, second.newer)).toMatchObject({ at: null, newer: null });
    for (let n = 1_250; n < 1_300; n++) put(n);
    const before = await tables.listing(GUILD, null, second.newer);
    expect([idsIn(before)[0], idsIn(before).at(-1)]).toEqual(['x1250', 'x751']);
    expect(before.newer).not.toBeNull();
  });
});
