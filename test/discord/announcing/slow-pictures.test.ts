import { setImmediate as nextLoopTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Picture, PictureOrder } from '../../../render/drawing/order.ts';
import type { Want } from '../../../render/drawing/queue.ts';
import type { Renderer } from '../../../render/drawing/renderer.ts';
import { systemClock } from '../../../src/base/clock.ts';
import type { Announcer } from '../../../src/discord/announcing/announcer.ts';
import { Pictures } from '../../../src/discord/messages/pictures.ts';
import { translator } from '../../../src/i18n/index.ts';
import { StoreFailed } from '../../../src/store/errors.ts';
import { resigned } from '../../../src/table/seats.ts';
import { recorder } from '../../base/recorder.ts';
import { ada, bob, CHANNEL, type Room, room } from '../../table/fixtures/room.ts';
import { ADAS_PRESS, announcerIn, FakeChannel, playTurn, quiet, sharedStore, startGame } from './fixtures.ts';

const t = translator('en-US');

/** Draws when the test says so. */
class HeldRenderer {
  readonly waiting = 0;
  readonly drawings: ((png?: string) => void)[] = [];

  picture(_order: PictureOrder, { signal }: Want = {}): Promise<Picture> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      this.drawings.push((png = 'picture') => resolve({ png: Buffer.from(png), alt: 'alt' }));
    });
  }
}

let at: Room;
let channel: FakeChannel;
let renderer: HeldRenderer;
let pictures: Pictures;
let announcer: Announcer;
let id: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  at = room();
  channel = new FakeChannel();
  renderer = new HeldRenderer();
  const { log } = recorder();
  pictures = new Pictures(renderer as unknown as Renderer, log);
  announcer = announcerIn(at, channel, log, pictures);
  ({ id } = await startGame(at, CHANNEL));
  const begun = announcer.announce(id, null);
  await quiet();
  renderer.drawings[0]!();
  await begun;
});
afterEach(async () => {
  pictures.stop();
  await announcer.stop();
  vi.useRealTimers();
});

/** Ada's turn ends, and is being told; nothing is drawn. */
async function adaPlays(): Promise<void> {
  await playTurn(at, id, ada);
  void announcer.announce(id, ADAS_PRESS);
  await quiet();
}
const later = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await quiet();
};
const table = () => channel.posted[0]!.message;
const called = () => channel.posted.slice(1).flatMap(({ message }) => message.mention);

describe('a turn whose picture takes long', () => {
  it('is told in words soon, its next player is called, and the picture follows', async () => {
    await adaPlays();
    await later(149);
    expect(channel.requests).toEqual(['bot posts']);
    await later(1);
    expect(channel.requests).toEqual(['bot posts', 'bot edits', 'bot posts']);
    expect(table().file).toBeUndefined();
    expect(table().content).toContain(t('discord-table-picture-later'));
    expect(called()).toEqual([bob.userId]);
    renderer.drawings[1]!('late');
    await quiet();
    expect(channel.requests).toEqual(['bot posts', 'bot edits', 'bot posts', 'bot edits']);
    expect(table().file?.data.toString()).toBe('late');
    expect(table().content).not.toContain(t('discord-table-picture-later'));
  });

  it('never shows its picture below the words of a later one', async () => {
    await adaPlays();
    await later(1_500);
    await playTurn(at, id, bob);
    void announcer.announce(id, { userId: bob.userId });
    await quiet();
    renderer.drawings[1]!('old');
    renderer.drawings[2]!('new');
    await quiet();
    expect(table().file?.data.toString()).toBe('new');
    const edits = channel.requests.filter((request) => request === 'bot edits');
    expect(edits).toHaveLength(2);
  });

  it('never shows its picture while another process tells what came after', async () => {
    const store = sharedStore();
    const [one, two] = ['one', 'two'].map((processId) => room(store, { clock: systemClock, processId }));
    const told = new FakeChannel();
    const { log } = recorder();
    const first = announcerIn(one!, told, log, pictures);
    const second = announcerIn(two!, told, log);
    const game = await startGame(one!, CHANNEL);
    const telling = first.announce(game.id, null);
    await later(150);
    await telling;
    await playTurn(two!, game.id, ada);
    let arrive = () => {};
    told.onEdited = () => new Promise((resolve) => (arrive = resolve));
    const newer = second.announce(game.id, ADAS_PRESS);
    await quiet();
    const content = told.posted[0]!.message.content;
    renderer.drawings.at(-1)!('late');
    await later(100);
    expect(told.posted[0]!.message.content).toBe(content);
    told.onEdited = async () => undefined;
    arrive();
    await newer;
    await later(1_000);
    expect(told.posted[0]!.message.content).toBe(content);
    await Promise.all([first.stop(), second.stop()]);
  });

  it('stays in words if the store is away when the picture is there, and nothing is left uncaught', async () => {
    const uncaught = vi.fn();
    process.on('unhandledRejection', uncaught);
    await adaPlays();
    await later(150);
    vi.spyOn(at.tables, 'isShared', 'get').mockReturnValue(true);
    const read = vi.spyOn(at.tables, 'read');
    read.mockRejectedValue(new StoreFailed('get', `table:${id}`, { reason: 'unreachable' }));
    renderer.drawings[1]!('late');
    await quiet();
    vi.useRealTimers();
    await nextLoopTurn();
    vi.restoreAllMocks();
    process.off('unhandledRejection', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
    expect(table().file).toBeUndefined();
  });

  it('is told at once, and nothing waits, when the bot stops', async () => {
    await adaPlays();
    pictures.stop();
    await announcer.stop();
    expect(channel.requests).toEqual(['bot posts', 'bot edits', 'bot posts']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('nobody is called', () => {
  it('who acts while the picture is drawn', async () => {
    await adaPlays();
    await later(100);
    await playTurn(at, id, bob);
    renderer.drawings[1]!();
    await quiet();
    expect(channel.requests).toEqual(['bot posts', 'bot edits']);
    void announcer.announce(id, { userId: bob.userId });
    await quiet();
    renderer.drawings[2]!();
    await quiet();
    expect(called()).toEqual([ada.userId]);
  });

  it('who leaves while the picture is drawn', async () => {
    await adaPlays();
    await at.tables.change(id, bob, resigned);
    renderer.drawings[1]!();
    await quiet();
    expect(called()).toEqual([]);
  });

  it('who opens their hand while the picture is drawn', async () => {
    await adaPlays();
    announcer.seen(bob, id);
    renderer.drawings[1]!();
    await quiet();
    expect(channel.requests).toEqual(['bot posts', 'bot edits']);
  });

  it("by the table's message, when it is posted again and they have acted meanwhile", async () => {
    channel.chat();
    await adaPlays();
    await playTurn(at, id, bob);
    renderer.drawings[1]!();
    await quiet();
    expect(channel.requests).toEqual(['bot posts', 'bot posts', 'bot removes']);
    expect(channel.posted.map(({ message }) => message.mention)).toEqual([undefined]);
  });

  it('any more once they have acted while the line was sent', async () => {
    channel.onSent = () => playTurn(at, id, bob);
    await adaPlays();
    renderer.drawings[1]!();
    await quiet();
    expect(channel.requests).toEqual(['bot posts', 'bot edits', 'bot posts', 'bot removes']);
    expect(called()).toEqual([]);
  });
});
