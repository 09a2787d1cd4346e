import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Rounds } from '../../../src/discord/gateway/rounds.ts';
import { reportOf } from '../../../src/table/report.ts';
import { recorder } from '../../base/recorder.ts';
import { GUILD, room } from '../../table/fixtures/room.ts';
import { announcerIn, FakeChannel, openTable, quiet } from './fixtures.ts';

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
  const debts = new Rounds({
    clock: systemClock,
    log,
    untilQuiet: () => null,
    visit: async (guildId) => {
      for (const tableId of await after.tables.owed(guildId)) await announcer.announceOwed(tableId);
    },
  });
  return { id, after, channel, lines, announcer, debts };
}

it('pays what a former run owes to the channels of a server', async () => {
  const { id, after, channel, debts, announcer } = await leftBehind(false);
  debts.add(GUILD);
  await debts.idle();
  await announcer.stop();
  expect(channel.posted).toMatchObject([{ by: 'bot' }]);
  expect(await after.tables.read(id, reportOf)).toBeNull();
});

it('does not repeat what the former run posted without noting it', async () => {
  const { id, after, channel, debts, announcer } = await leftBehind(true);
  debts.add(GUILD);
  await debts.idle();
  await announcer.stop();
  expect(channel.posted).toHaveLength(1);
  expect(await after.tables.read(id, reportOf)).toBeNull();
});

it('tries again while the store cannot be read', async () => {
  const { after, channel, lines, debts, announcer } = await leftBehind(false);
  after.store.failing.add('get');
  debts.add(GUILD);
  await quiet();
  expect(lines).toMatchObject([{ level: 'warn', data: { guildId: GUILD, retryIn: 1_000, left: 1 } }]);
  after.store.failing.clear();
  await vi.advanceTimersByTimeAsync(1_000);
  await quiet();
  await debts.idle();
  await announcer.stop();
  expect(channel.posted).toHaveLength(1);
});
