import { PermissionsBitField } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Leases } from '../../../src/discord/announcing/leases.ts';
import { showLobby } from '../../../src/discord/handlers/opening.ts';
import { HELD_FOR, LeaseLost } from '../../../src/table/lease.ts';
import type { TableService } from '../../../src/table/table-service.ts';
import { recorder } from '../../base/recorder.ts';
import { ada, CHANNEL, type Room, room } from '../../table/fixtures/room.ts';
import {
  ADAS_PRESS,
  announcerIn,
  FakeChannel,
  openTable,
  quiet,
  sharedStore,
  startGame,
} from './fixtures.ts';

const TABLE = 't1';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** What a process that always gets the lease may still send after `wait`. */
async function during(wait: () => Promise<unknown>): Promise<() => void> {
  const tables = { isShared: true, takeLease: async () => 'held' } as unknown as TableService;
  const leases = new Leases(tables, { clock: systemClock, log: recorder().log });
  return (await leases.holding(TABLE, true, async () => {
    await wait();
    try {
      leases.assertHeld(TABLE);
      return () => undefined;
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }))!;
}

it('a lease is held for as long as its process goes on', async () => {
  const send = await during(() => vi.advanceTimersByTimeAsync(3 * HELD_FOR));
  expect(send).not.toThrow();
});

it('a process that stood still does not go on with what it was about to send, though the lease is free again', async () => {
  const send = await during(() => {
    vi.setSystemTime(Date.now() + 2 * HELD_FOR);
    return vi.advanceTimersByTimeAsync(HELD_FOR);
  });
  expect(send).toThrow(LeaseLost);
});

/** A game at a table that other processes may tell of. */
async function playing() {
  const at = room(sharedStore(), { clock: systemClock });
  const channel = new FakeChannel();
  const announcer = announcerIn(at, channel, recorder().log);
  const { id } = await startGame(at, CHANNEL);
  return { at, channel, announcer, id };
}

it.each([1, 2, 3])(
  'somebody who asks for the table gets it once, though its process stood still before it was posted, %i times',
  async (times) => {
    const { at, channel, announcer, id } = await playing();
    let left = times;
    const { takeLease, read } = at.tables;
    let isNew = false;
    vi.spyOn(at.tables, 'takeLease').mockImplementation((...asked) => {
      isNew = true;
      return takeLease.apply(at.tables, asked);
    });
    vi.spyOn(at.tables, 'read').mockImplementation(async (...asked) => {
      const found = await read.apply(at.tables, asked as Parameters<typeof read>);
      if (isNew && left-- > 0) vi.setSystemTime(Date.now() + 2 * HELD_FOR);
      isNew = false;
      return found;
    });
    await announcer.show(id, ADAS_PRESS, channel.post);
    expect(channel.requests).toEqual(['interaction posts']);
    await announcer.stop();
  },
);

it.each([
  ['the reply to a post', (channel: FakeChannel) => void channel.lostReplies.push(new Error('no reply'))],
  [
    'the note of a post',
    (_: FakeChannel, at: Room) =>
      void vi.spyOn(at.tables, 'told').mockRejectedValueOnce(new Error('the store fails')),
  ],
])('somebody who asks for the table keeps it after %s was lost', async (_what, lose) => {
  const { at, channel, announcer, id } = await playing();
  lose(channel, at);
  await announcer.announce(id, null);
  await announcer.show(id, ADAS_PRESS, channel.post);
  expect(channel.requests).toEqual(['bot posts', 'interaction posts', 'bot removes']);
  await announcer.stop();
});

it('a lobby is answered with only once nobody else tells its channel, so no process leaves one unnoted', async () => {
  const store = sharedStore();
  const [one, two] = ['one', 'two'].map((processId) => room(store, { clock: systemClock, processId }));
  const table = await openTable(two!);
  const channel = new FakeChannel();
  const announcer = announcerIn(one!, channel, recorder().log);
  const answer = { toEverybody: channel.post };
  const interaction = { channelId: null, appPermissions: new PermissionsBitField(PermissionsBitField.All) };
  const request = { answer, interaction, context: { announcer }, person: ada } as unknown as Parameters<
    typeof showLobby
  >[0];
  const shown = showLobby(request, table);
  await vi.advanceTimersByTimeAsync(HELD_FOR / 2);
  await quiet();
  expect(channel.requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(HELD_FOR);
  await shown;
  await announcer.stop();
  expect(channel.requests).toEqual(['interaction posts']);
});
