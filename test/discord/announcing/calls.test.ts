import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcer } from '../../../src/discord/announcing/announcer.ts';
import { recorder } from '../../base/recorder.ts';
import { ada, bob, CHANNEL, type Room, room } from '../../table/fixtures/room.ts';
import { ADAS_PRESS, announcerIn, FakeChannel, playTurn, startGame } from './fixtures.ts';

let at: Room;
let channel: FakeChannel;
let announcer: Announcer;
let id: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  at = room();
  channel = new FakeChannel();
  announcer = announcerIn(at, channel, recorder().log);
  ({ id } = await startGame(at, CHANNEL));
  await announcer.announce(id, null);
});
afterEach(async () => {
  await announcer.stop();
  vi.useRealTimers();
});

/** Whom the messages in the channel ping, oldest first. */
const pinged = () => channel.posted.map(({ message }) => message.mention ?? null);

describe('whoever is awaited', () => {
  it("is called by the table's message when it is posted", () => {
    expect(pinged()).toEqual([ada.userId]);
  });

  it('is called by one line for each wait, however often the table is announced', async () => {
    await playTurn(at, id, ada);
    await announcer.announce(id, ADAS_PRESS);
    const requests = [...channel.requests];
    expect(requests).toEqual(['bot posts', 'bot edits', 'bot posts']);
    expect(channel.posted[1]).toMatchObject({ nonce: `${id}+2`, message: { mention: bob.userId } });
    await announcer.announce(id, null);
    expect(channel.requests).toEqual(requests);
    await announcer.refresh(id, null);
    expect(channel.requests).toEqual([...requests, 'bot edits']);
  });

  it('is called by a line that takes the place of the one before', async () => {
    await playTurn(at, id, ada);
    await announcer.announce(id, ADAS_PRESS);
    await playTurn(at, id, bob);
    await announcer.announce(id, { userId: bob.userId });
    expect(channel.posted.slice(1).map(({ message }) => message.mention)).toEqual([ada.userId]);
  });

  it('is not called where they have just acted, then or later', async () => {
    await playTurn(at, id, ada);
    await playTurn(at, id, bob);
    await announcer.announce(id, ADAS_PRESS);
    await announcer.announce(id, null);
    expect(channel.posted).toHaveLength(1);
  });
});
