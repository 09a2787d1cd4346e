import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Announcer } from '../../../src/discord/announcing/announcer.ts';
import type { Posted } from '../../../src/table/document.ts';
import { joined as joinedBy, started } from '../../../src/table/lobby.ts';
import { fullReport } from '../../../src/table/report.ts';
import { recorder } from '../../base/recorder.ts';
import { ada, bob, CHANNEL, cyd, type Room, room } from '../../table/fixtures/room.ts';
import {
  ADAS_PRESS,
  announcerIn,
  discordError,
  FakeChannel,
  openTable,
  playTurn,
  quiet,
  startGame,
} from './fixtures.ts';

const MINUTE = 60_000;

let at: Room;
let channel: FakeChannel;
let announcer: Announcer;
let id: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  at = room();
  channel = new FakeChannel();
  announcer = announcerIn(at, channel, recorder().log);
  ({ id } = await openTable(at));
  await announcer.announce(id, null);
  // Ada knows that she can start, so nobody is called.
  await at.tables.told(id, { shown: 0, posted: { ...(await posted()), readyFor: 'full' } });
});
afterEach(async () => {
  await announcer.stop();
  vi.useRealTimers();
});

const posted = async (): Promise<Posted> => (await at.tables.read(id, fullReport)).posted!;
const joined = async (): Promise<boolean> => {
  await at.tables.change(id, bob, joinedBy);
  return announcer.announce(id, null);
};
/** What has been requested since the first post. */
const since = (): string[] => channel.requests.slice(1);

it('edits the message in place while nothing has been said below it', async () => {
  expect(await joined()).toBe(false);
  expect(since()).toEqual(['bot edits']);
  expect(channel.posted[0]!.message.content).toContain('Bob');
});

it('posts the message again below what has been said, and notes where', async () => {
  channel.chat();
  expect(await joined()).toBe(true);
  expect(since()).toEqual(['bot posts', 'bot removes']);
  expect(channel.posted.map((each) => each.id)).toEqual([(await posted()).messageId]);
});

it('posts the message again when it is nearly an hour old', async () => {
  vi.setSystemTime(Date.now() + 55 * MINUTE);
  await joined();
  vi.setSystemTime(Date.now() + 55 * MINUTE + 1);
  await at.tables.change(id, cyd, joinedBy);
  await announcer.announce(id, null);
  expect(since()).toEqual(['bot edits', 'bot posts', 'bot removes']);
});

it('posts the message again where Discord refuses to edit it', async () => {
  channel.refusals.push(discordError(404, 10_008));
  expect(await joined()).toBe(true);
  expect(since()).toEqual(['bot posts', 'bot removes']);
});

it('uses a token while it is valid', async () => {
  announcer.reached(channel.tokenFor((await posted()).messageId));
  vi.setSystemTime(Date.now() + 14 * MINUTE);
  await joined();
  vi.setSystemTime(Date.now() + 1);
  await at.tables.change(id, cyd, joinedBy);
  await announcer.announce(id, null);
  expect(since()).toEqual(['interaction edits', 'bot edits']);
});

it('gives up a token that has failed', async () => {
  announcer.reached(channel.tokenFor((await posted()).messageId));
  channel.refusals.push(new TypeError('fetch failed'));
  await joined();
  expect(since()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await quiet();
  expect(since()).toEqual(['bot edits']);
});

it('believes what an interaction tells of the newest message for five seconds', async () => {
  announcer.heard(CHANNEL, (await posted()).messageId);
  channel.chat();
  vi.setSystemTime(Date.now() + 5_000);
  await joined();
  vi.setSystemTime(Date.now() + 1);
  await at.tables.change(id, cyd, joinedBy);
  await announcer.announce(id, null);
  expect(since()).toEqual(['bot edits', 'bot posts', 'bot removes']);
});

it('believes it for as long as computers think about what the interaction did', async () => {
  announcer.heard(CHANNEL, (await posted()).messageId);
  await at.tables.change(id, bob, joinedBy);
  let think = (_played: number): void => undefined;
  vi.spyOn(at.tables, 'advance').mockReturnValueOnce(
    new Promise((resolve) => {
      think = resolve;
    }),
  );
  const told = announcer.announce(id, ADAS_PRESS);
  await quiet();
  vi.setSystemTime(Date.now() + MINUTE);
  think(1);
  await told;
  expect(since()).toEqual(['bot edits']);
  expect(channel.lookedAt).toBe(0);
});

it('is shown to whoever asks, though it can be noted only later', async () => {
  at.store.failing.add('put');
  await announcer.show(id, ADAS_PRESS, channel.post);
  at.store.failing.clear();
  await vi.advanceTimersByTimeAsync(1_000);
  await quiet();
  expect(channel.posted.map((each) => each.id)).toEqual([(await posted()).messageId]);
});

it('puts right a message that an interaction has put back', async () => {
  await joined();
  const { messageId, shown } = await posted();
  await announcer.updated(id, messageId, shown - 1);
  expect(since()).toEqual(['bot edits', 'bot edits']);
  expect(await posted()).toMatchObject({ messageId, shown });
});

it('removes the older messages that it finds after a doubt', async () => {
  const { messageId, shown } = await posted();
  const older = await channel.post({ content: 'an older message of the table' });
  vi.spyOn(channel.bot, 'traces').mockResolvedValue({
    ...{ messageId, shown, older: [older.messageId], at: Date.now() },
    ...{ callId: null, callsItself: false, newestId: older.messageId },
  });
  await at.tables.change(id, bob, joinedBy);
  await announcer.announceOwed(id);
  expect(channel.posted.map((each) => each.id)).toEqual([messageId]);
});

it("is not buried by the bot's own line, which goes when the message moves", async () => {
  const game = await startGame(at, 'c2');
  await announcer.announce(game.id, null);
  await playTurn(at, game.id, ada);
  expect(await announcer.announce(game.id, ADAS_PRESS)).toBe(false);
  await playTurn(at, game.id, bob);
  expect(await announcer.announce(game.id, null)).toBe(false);
  const before = channel.posted.slice(1).map((each) => each.id);
  expect(before).toHaveLength(2);
  channel.chat();
  await playTurn(at, game.id, ada);
  expect(await announcer.announce(game.id, null)).toBe(true);
  expect(channel.posted.slice(1)).toHaveLength(1);
  expect(before).not.toContain(channel.posted[1]!.id);
});

it('stays where it is while the same person goes on, whatever has been said below it', async () => {
  const game = await startGame(at, 'c2');
  await announcer.announce(game.id, null);
  const before = channel.posted.map((each) => each.id);
  channel.chat();
  await announcer.refresh(game.id, null);
  expect(since()).toEqual(['bot posts', 'bot edits']);
  expect(channel.posted.map((each) => each.id)).toEqual(before);
});

it('is edited at the start, and a line calls whoever begins, if the starter doesn’t', async () => {
  await joined();
  await at.tables.change(id, ada, started(1));
  expect(await announcer.announce(id, ADAS_PRESS)).toBe(false);
  expect(since()).toEqual(['bot edits', 'bot edits', 'bot posts']);
  expect(channel.posted.slice(1).map(({ message }) => message.mention)).toEqual([[bob.userId]]);
});
