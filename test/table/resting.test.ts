import { beforeEach, describe, expect, it } from 'vitest';
import { joined, left } from '../../src/table/lobby.ts';
import { reportOf } from '../../src/table/report.ts';
import { standingOf } from '../../src/table/views.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { ada, bob, choose, GUILD, openGame, openLobby, refusalOf, room } from './fixtures/room.ts';
import type { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const MINUTE = 60_000;
let clock: ManualClock;
const inTime = (store?: FaultyStore) => room(store, { clock });
beforeEach(() => {
  clock = new ManualClock(1_000);
});

async function pass(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance(MINUTE);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  }
}

const restingIn = (store: FaultyStore): boolean[] =>
  JSON.parse(store.texts.get(`guild:${GUILD}`)!).data.live.map(
    (entry: { resting: boolean }) => entry.resting,
  );

/** A game of which the channel knows all. */
async function quietGame() {
  const at = inTime();
  const { id } = await openGame(at.tables);
  await at.tables.told(id, (await at.tables.read(id, reportOf))!);
  return { ...at, id };
}

describe('a table at rest', () => {
  it('is not read by a start, however many there are', async () => {
    const { store, tables } = await quietGame();
    expect(await room(store.copy()).tables.owed(GUILD)).toEqual([]);
    await pass(6);
    await tables.idle();
    expect(restingIn(store)).toEqual([true]);
    const later = room(store.copy());
    expect(await later.tables.owed(GUILD)).toEqual([]);
    expect(later.store.reads).toBe(1);
  });

  it('is noted as awake before it changes, so that a crash right after owes what it owed', async () => {
    const { store, tables, id } = await quietGame();
    await pass(6);
    const before = store.writes;
    store.writesLeft = 2;
    await tables.act(id, ada, null, choose('lay')).catch(() => undefined);
    expect(store.writes).toBe(before + 2);
    const after = room(store.copy()).tables;
    await after.act(id, ada, null, choose('end'));
    expect(restingIn(store)).toEqual([false]);
    await tables.idle();
  });

  it('does not change if that cannot be noted', async () => {
    const { store, tables, id } = await quietGame();
    await pass(6);
    const text = store.texts.get(`table:${id}`);
    store.failing.add('put');
    expect(await refusalOf(tables.act(id, ada, null, choose('lay')))).toBe('storeFailed');
    expect(store.texts.get(`table:${id}`)).toBe(text);
    store.failing.clear();
    await tables.act(id, ada, null, choose('lay'));
    await tables.idle();
  });

  it('is none while its channel is owed something', async () => {
    const at = inTime();
    const { id } = await openGame(at.tables);
    await pass(20);
    expect(restingIn(at.store)).toEqual([false]);
    expect(await room(at.store.copy()).tables.owed(GUILD)).toEqual([id]);
    await at.tables.idle();
  });

  it('costs one more save in a game under way, not one for each move', async () => {
    const { store, tables, id } = await quietGame();
    const before = store.writes;
    for (const person of [ada, bob, ada]) await tables.act(id, person, null, choose('end'));
    expect(store.writes - before).toBeLessThanOrEqual(4);
    await tables.idle();
  });
});

describe('what a list goes by', () => {
  it('is as the tables stand, without reading them', async () => {
    const { store, tables } = inTime();
    const lobby = await openLobby(tables, { channelId: 'c2' });
    await tables.change(lobby.id, bob, joined);
    const game = await openGame(tables, { channelId: 'c3', guests: [bob] });
    await tables.change(lobby.id, ada, left);
    const later = room(store.copy()).tables;
    const { live } = await later.directory(GUILD);
    expect(live.map(({ standing }) => standing)).toEqual([
      standingOf(await tables.info(lobby.id)),
      standingOf(await tables.info(game.id)),
    ]);
    await tables.idle();
  });
});
