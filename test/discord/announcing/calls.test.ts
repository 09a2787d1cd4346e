import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import type { Announcer } from '../../../src/discord/announcing/announcer.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Person } from '../../../src/table/document.ts';
import { joined, started, withSettings } from '../../../src/table/lobby.ts';
import { undone } from '../../../src/table/turn.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { recorder } from '../../base/recorder.ts';
import { abandoned } from '../../table/fixtures/abandoned.ts';
import {
  ada,
  bob,
  CHANNEL,
  cyd,
  GUILD,
  openLobby,
  people,
  type Room,
  room,
} from '../../table/fixtures/room.ts';
import {
  ADAS_PRESS,
  announcerIn,
  discordError,
  FakeChannel,
  isThere,
  playTurn,
  quiet,
  sharedStore,
  startGame,
} from './fixtures.ts';

const t = translator('en-US');

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
  for (const { userId } of people) isThere.add(userId);
  vi.useRealTimers();
});

/** Whom the messages in the channel ping, oldest first. */
const pinged = () => channel.posted.flatMap(({ message }) => message.mention ?? [null]);

/** A channel, and the process that has taken over its table from one that hadn't told it anything. */
async function takenOver(): Promise<{ told: FakeChannel; second: Announcer }> {
  const store = sharedStore();
  const [one, two] = ['one', 'two'].map((processId) => room(store, { clock: systemClock, processId }));
  const told = new FakeChannel();
  const game = await startGame(one!, CHANNEL);
  await one!.tables.takeLease(game.id, true);
  vi.setSystemTime(Date.now() + 60_000);
  const second = announcerIn(two!, told, recorder().log);
  await second.announce(game.id, null);
  return { told, second };
}

describe('whoever is awaited', () => {
  it("is called by the table's message when it is posted", () => {
    expect(pinged()).toEqual([ada.userId]);
  });

  it('is called by one line for each wait, however often the table is announced', async () => {
    await playTurn(at, id, ada);
    await announcer.announce(id, ADAS_PRESS);
    const requests = [...channel.requests];
    expect(requests).toEqual(['bot posts', 'bot edits', 'bot posts']);
    expect(channel.posted[1]).toMatchObject({ nonce: `${id}+2`, message: { mention: [bob.userId] } });
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
    expect(channel.posted.slice(1).map(({ message }) => message.mention)).toEqual([[ada.userId]]);
  });

  it('is pinged once, however often the one before takes a bid back', async () => {
    const options = {
      guildId: GUILD,
      channelId: 'c2',
      host: ada,
      game: 'court',
      theme: 'court',
      computers: 0,
    };
    ({ id } = await at.tables.open(options));
    for (const guest of [bob, cyd]) await at.tables.change(id, guest, joined);
    await at.tables.change(id, ada, started(0));
    await announcer.announce(id, null);
    await playTurn(at, id, ada);
    await announcer.announce(id, ADAS_PRESS);
    expect(channel.posted.at(-1)!.message).toMatchObject({ mention: [bob.userId], silent: false });
    for (let times = 0; times < 2; times++) {
      const { wait } = await at.tables.info(id);
      await at.tables.change(id, ada, undone(null), seatViewFor(ada.userId));
      await announcer.announce(id, ADAS_PRESS);
      await playTurn(at, id, ada);
      expect((await at.tables.info(id)).wait).toBe(wait + 2);
      await announcer.announce(id, ADAS_PRESS);
      expect(channel.posted.at(-1)!.message).toMatchObject({ mention: [bob.userId], silent: true });
    }
  });

  it('is not called where they have just acted, then or later', async () => {
    await playTurn(at, id, ada);
    await playTurn(at, id, bob);
    await announcer.announce(id, ADAS_PRESS);
    await announcer.announce(id, null);
    expect(channel.posted).toHaveLength(1);
  });

  describe('using a control before their turn that is answered after it has begun,', () => {
    const bobsPress = { ...bob, requestId: 'late' };
    /** The process stands still between Bob's press and his answer, and meanwhile Ada plays. */
    async function answeredLate(answer: () => void): Promise<void> {
      const late = announcer.answering(bobsPress, async () => {
        announcer.owes(bobsPress, id);
        await playTurn(at, id, ada);
        vi.setSystemTime(Date.now() + 5_000);
        announcer.seen(bobsPress, id);
        answer();
      });
      await late.catch(() => undefined);
      await announcer.announce(id, null);
    }

    it('is not called if they get the answer', async () => {
      await answeredLate(() => undefined);
      expect(pinged().slice(1)).toEqual([]);
    });

    it.each([
      ['too late for Discord', discordError(404, 10_062)],
      ['lost on its way', Object.assign(new Error('reset'), { code: 'ECONNRESET' })],
    ])('is called if it is %s', async (_, fault) => {
      await answeredLate(() => {
        throw fault;
      });
      expect(pinged().slice(1)).toEqual([bob.userId]);
    });

    it('is not called if another process has answered', async () => {
      await answeredLate(() => {
        throw discordError(400, 40_060);
      });
      expect(pinged().slice(1)).toEqual([]);
    });
  });
});

describe('a call by a process that stands still while it sends it', () => {
  it('is not told again by the process that takes over', async () => {
    const store = sharedStore();
    const [one, two] = ['one', 'two'].map((processId) => room(store, { clock: systemClock, processId }));
    const told = new FakeChannel();
    told.callsItself = false;
    const [first, second] = [one!, two!].map((process) => announcerIn(process, told, recorder().log));
    const game = await startGame(one!, CHANNEL);
    await first!.announce(game.id, null);
    first!.reached(told.tokenFor(told.posted[0]!.id));
    await playTurn(one!, game.id, ada);
    let wake = () => {};
    told.onSent = () => new Promise((resolve) => (wake = resolve));
    const standing = first!.announce(game.id, ADAS_PRESS);
    await quiet();
    told.onSent = async () => undefined;
    vi.setSystemTime(Date.now() + 60_000);
    await second!.announce(game.id, null);
    wake();
    await standing;
    await Promise.all([first!.stop(), second!.stop()]);
    expect(told.posted.slice(1).map(({ message }) => message.mention)).toEqual([[bob.userId]]);
    expect(told.requests.filter((request) => request.endsWith('posts'))).toHaveLength(2);
  });

  it('goes, though it arrives after another process has taken over', async () => {
    const { told, second } = await takenOver();
    const before = told.posted.map((each) => each.id);
    await vi.advanceTimersByTimeAsync(6_000);
    await quiet();
    const late = await told.bot.send({ content: 'your turn', mention: bob.userId }, 'an earlier wait');
    told.left = [late];
    await vi.advanceTimersByTimeAsync(20_000);
    await quiet();
    await second.stop();
    expect(told.posted.map((each) => each.id)).toEqual(before);
  });

  it('is looked for twice and no more, where nothing has come', async () => {
    const { told, second } = await takenOver();
    for (let s = 0; s < 60; s++) {
      await vi.advanceTimersByTimeAsync(1_000);
      await quiet();
    }
    await second.stop();
    expect(told.requests).toEqual(['bot posts', 'bot edits', 'bot edits']);
    expect(told.lookedBack).toBe(3);
  });
});

describe('a game of days', () => {
  const CYD = '3';
  /** The game of Ada, Bob and Cyd, and what its channel shows; Bob may not be notified. */
  async function ofDays(pace: string): Promise<{ shown: FakeChannel; game: string; by: Announcer }> {
    const shown = new FakeChannel();
    const by = announcerIn(at, shown, recorder().log);
    const opened = await openLobby(at.tables, { channelId: 'days', guests: [bob, cyd], variant: 'basic' });
    await at.tables.change(opened.id, ada, withSettings({ pace }));
    await by.announce(opened.id, ADAS_PRESS);
    await at.tables.change(opened.id, ada, started(0));
    await by.announce(opened.id, ADAS_PRESS);
    return { shown, game: opened.id, by };
  }

  it('tells those who haven’t started it that it has begun, once', async () => {
    const { shown, game, by } = await ofDays('1d');
    const [, line, ...more] = shown.posted;
    expect(more).toEqual([]);
    expect(line!.message).toMatchObject({
      content: t('discord-table-begun'),
      pingText: `<@${bob.userId}> <@${CYD}>`,
      mention: [bob.userId, CYD],
      silent: false,
    });
    await playTurn(at, game, ada);
    await by.announce(game, ADAS_PRESS);
    expect(shown.posted.slice(1).map(({ message }) => message.mention)).toEqual([[bob.userId]]);
    await by.stop();
  });

  it('calls everybody but who ended it, once, at its end', async () => {
    const { shown, game, by } = await ofDays('12h');
    const isOver = async () => (await at.tables.info(game)).status === 'finished';
    let last = ada;
    while (!(await isOver())) {
      const { seats, toAct } = await at.tables.info(game);
      last = people.find(({ userId }) => userId === (seats[toAct[0]!] as Person).userId)!;
      await playTurn(at, game, last);
    }
    const told = () => shown.posted.slice(1).map(({ message }) => message);
    await by.announce(game, { userId: last.userId });
    await by.announce(game, null);
    const others = people.map(({ userId }) => userId).filter((userId) => userId !== last.userId);
    expect(told()).toMatchObject([{ mention: others, pingText: others.map((id) => `<@${id}>`).join(' ') }]);
    await by.stop();
  });

  it('is one by its pace: nobody is told of others', async () => {
    const { shown, by } = await ofDays('1h');
    expect(shown.posted).toHaveLength(1);
    await by.stop();
  });

  it('notifies nobody who’s away or asleep', async () => {
    isThere.delete(bob.userId);
    const { shown, by } = await ofDays('1d');
    expect(shown.posted[1]!.message).toMatchObject({ mention: [CYD], silent: false });
    isThere.delete(CYD);
    const { shown: later, by: other } = await (async () => {
      await at.tables.change((await at.tables.inChannel('days')).id, bob, abandoned);
      return ofDays('1d');
    })();
    expect(later.posted[1]!.message.silent).toBe(true);
    await by.stop();
    await other.stop();
  });
});
