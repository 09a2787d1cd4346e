import { EventEmitter } from 'node:events';
import type { Client } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import type { Clocks } from '../../../src/clocks/clocks.ts';
import { keepTables } from '../../../src/discord/gateway/keep-tables.ts';
import { lobbyMessage } from '../../../src/discord/messages/lobby.ts';
import type { Servers } from '../../../src/discord/servers/servers.ts';
import { translator } from '../../../src/i18n/index.ts';
import { Schedule } from '../../../src/store/schedule.ts';
import type { Store } from '../../../src/store/store.ts';
import { owedReport } from '../../../src/table/report.ts';
import { DUE } from '../../../src/table/storage/lists.ts';
import { recorder } from '../../base/recorder.ts';
import { room } from '../../table/fixtures/room.ts';
import { announcerIn, FakeChannel, openTable, quiet, sharedStore } from './fixtures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** A table whose opening a former run has saved, and told if so. */
async function leftBehind(isTold: boolean) {
  const former = room();
  const { id } = await openTable(former);
  const after = room(former.store.copy());
  const channel = new FakeChannel();
  if (isTold) await announcerIn(former, channel, recorder().log).announce(id, null);
  const { log, lines } = recorder();
  const announcer = announcerIn(after, channel, log);
  const store = after.store as Store;
  const schedule = new Schedule({ store, list: DUE, clock: systemClock, log });
  schedule.on('table', (tableId) => announcer.announceOwed(tableId));
  /** Whatever is due has been looked at. */
  const look = async () => {
    schedule.start();
    await vi.advanceTimersByTimeAsync(3_000);
    await quiet();
  };
  return { id, after, channel, log, lines, announcer, schedule, look };
}

it('pays what a former run owes to channels', async () => {
  const { id, after, channel, schedule, look, announcer } = await leftBehind(false);
  await look();
  await schedule.stop();
  await announcer.stop();
  expect(channel.posted).toMatchObject([{ by: 'bot' }]);
  expect(await after.tables.read(id, owedReport)).toBeNull();
});

it('does not repeat what the former run posted without noting it', async () => {
  const { id, after, channel, schedule, look, announcer } = await leftBehind(true);
  await look();
  await schedule.stop();
  await announcer.stop();
  expect(channel.posted).toHaveLength(1);
  expect(await after.tables.read(id, owedReport)).toBeNull();
});

it('does not open a table in its channel again whose opening was posted by a process that is gone', async () => {
  const store = sharedStore();
  const [former, after] = ['former', 'after'].map((processId) =>
    room(store, { clock: systemClock, processId }),
  );
  const table = await openTable(former!);
  const channel = new FakeChannel();
  await channel.post(lobbyMessage(table, translator('en-US')));
  await vi.advanceTimersByTimeAsync(60_000);
  const announcer = announcerIn(after!, channel, recorder().log);
  await announcer.announceOwed(table.id);
  await announcer.stop();
  expect(channel.posted).toHaveLength(1);
});

it('tries again while the store cannot be read', async () => {
  const { after, channel, schedule, look, announcer } = await leftBehind(false);
  after.store.failing.add('get');
  await look();
  expect(channel.posted).toEqual([]);
  after.store.failing.clear();
  await vi.advanceTimersByTimeAsync(6_000);
  await quiet();
  await schedule.stop();
  await announcer.stop();
  expect(channel.posted).toHaveLength(1);
});

it('lets clocks that are due go first', async () => {
  const { after, channel, log, schedule, look, announcer } = await leftBehind(false);
  let caughtUp = () => {};
  const waiting = new Promise<void>((resolve) => (caughtUp = resolve));
  const clocks = { caughtUp: () => waiting, look: async () => undefined } as unknown as Clocks;
  const client = new EventEmitter() as Client<true>;
  const servers = { barrier: async () => null } as unknown as Servers;
  const stop = keepTables({ client, servers, tables: after.tables, announcer, clocks, schedule, log });
  await look();
  expect(channel.posted).toEqual([]);
  caughtUp();
  await quiet();
  expect(channel.posted).toHaveLength(1);
  stop();
  await schedule.stop();
  await announcer.stop();
});
