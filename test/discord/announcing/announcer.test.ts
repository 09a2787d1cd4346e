import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcer } from '../../../src/discord/announcing/announcer.ts';
import { joined } from '../../../src/table/lobby.ts';
import { owedReport } from '../../../src/table/report.ts';
import { type Line, recorder } from '../../base/recorder.ts';
import { cyd, type Room, room } from '../../table/fixtures/room.ts';
import { ADAS_PRESS, announcerIn, discordError, FakeChannel, openTable, quiet } from './fixtures.ts';

let at: Room;
let channel: FakeChannel;
let announcer: Announcer;
let lines: Line[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  at = room();
  channel = new FakeChannel();
  const recorded = recorder();
  lines = recorded.lines;
  announcer = announcerIn(at, channel, recorded.log);
});
afterEach(async () => {
  await announcer.stop();
  vi.useRealTimers();
});

const cut = () => new TypeError('fetch failed');
const advance = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await quiet();
};
const isTold = async (tableId: string) => (await at.tables.read(tableId, owedReport)) === null;

describe('a saved change', () => {
  it('is told within seconds, though nobody asks for it', async () => {
    const { id } = await openTable(at);
    await advance(1_999);
    expect(channel.posted).toEqual([]);
    await advance(1);
    expect(channel.posted).toHaveLength(1);
    expect(await isTold(id)).toBe(true);
  });

  it.each(['succeeds', 'fails'])(
    'is told after the answer to whoever made it, even if answering %s',
    async (how) => {
      const { id } = await openTable(at);
      await announcer.announce(id, null);
      const before = channel.requests.length;
      const press = { ...cyd, requestId: 'r1' };
      const answering = announcer.answering(press, async () => {
        await at.tables.change(id, press, joined);
        await quiet();
        expect(channel.requests).toHaveLength(before);
        if (how === 'fails') throw cut();
      });
      await (how === 'fails' ? expect(answering).rejects.toThrow('fetch failed') : answering);
      expect(channel.requests.length).toBeGreaterThan(before);
      expect(await isTold(id)).toBe(true);
    },
  );

  it('is told once, however often it is announced at a time', async () => {
    const { id } = await openTable(at);
    await Promise.all([announcer.announce(id, ADAS_PRESS), announcer.announce(id, null)]);
    await advance(60_000);
    expect(channel.requests).toEqual(['bot posts']);
  });

  it('is told under the same nonce by every process', async () => {
    const { id } = await openTable(at);
    const other = announcerIn(room(at.store.copy()), channel, recorder().log);
    const send = vi.spyOn(channel.bot, 'send');
    for (const each of [announcer, other]) await each.announce(id, null);
    await other.stop();
    const [first, second] = send.mock.calls.map(([, nonce]) => nonce);
    expect(first).toMatch(new RegExp(`^${id}-.{1,10}$`));
    expect(second).toBe(first);
    expect(channel.posted).toHaveLength(1);
  });
});

describe('an announcement that fails', () => {
  it('is tried again until it is told', async () => {
    const { id } = await openTable(at);
    channel.refusals.push(discordError(403), discordError(403), discordError(403));
    await announcer.announce(id, null);
    expect(channel.posted).toEqual([]);
    for (let seconds = 0; seconds < 10; seconds++) await advance(1_000);
    expect(channel.posted).toHaveLength(1);
    expect(lines.map(({ message }) => message)).toEqual(Array(3).fill('an announcement is still owed'));
    expect(lines.map(({ data }) => data)).toMatchObject([1, 2, 4].map((s) => ({ retryIn: s * 1_000 })));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is looked for in the channel before it is repeated, where nobody knows', async () => {
    const { id } = await openTable(at);
    channel.lostReplies.push(cut());
    await announcer.announce(id, null);
    expect(await isTold(id)).toBe(false);
    await advance(1_000);
    expect(channel.posted).toHaveLength(1);
    expect(await isTold(id)).toBe(true);
  });

  it('is repeated where the channel does not have it', async () => {
    const { id } = await openTable(at);
    channel.refusals.push(cut());
    await announcer.announce(id, null);
    await advance(1_000);
    expect(channel.lookedBack).toBe(1);
    expect(channel.posted).toHaveLength(1);
  });

  it('is not repeated where only noting it has failed', async () => {
    const { id } = await openTable(at);
    at.store.failing.add('put');
    await announcer.announce(id, null);
    at.store.failing.clear();
    await advance(60_000);
    expect(channel.posted).toHaveLength(1);
    expect(await isTold(id)).toBe(true);
  });

  const final: Record<string, (tableId: string) => void> = {
    unknownTable: (id) => at.store.texts.delete(`table:${id}`),
    tableUnreadable: (id) => at.store.texts.set(`table:${id}`, 'not json'),
  };
  it.each(Object.keys(final))('is given up where no retry can help: %s', async (code) => {
    const { id } = await openTable(at);
    at = room(at.store.copy());
    await announcer.stop();
    const recorded = recorder();
    announcer = announcerIn(at, channel, recorded.log);
    final[code]!(id);
    await announcer.announce(id, null);
    expect(recorded.lines).toMatchObject([{ level: 'warn', data: { code } }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('after a restart', () => {
  it('what the channel has already is noted, and not repeated', async () => {
    const { id } = await openTable(at);
    const before = at.store.copy();
    await announcer.announce(id, null);
    await announcer.stop();
    at = room(before);
    announcer = announcerIn(at, channel, recorder().log);
    expect(await isTold(id)).toBe(false);
    await announcer.announceOwed(id);
    expect(channel.posted).toHaveLength(1);
    expect(await isTold(id)).toBe(true);
  });
});
