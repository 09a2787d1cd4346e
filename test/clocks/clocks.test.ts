import { beforeEach, describe, expect, it } from 'vitest';
import { joined, started } from '../../src/table/lobby.ts';
import { cameBack, resigned } from '../../src/table/seats.ts';
import { DUE } from '../../src/table/storage/lists.ts';
import { ada, bob, cyd, refusalOf } from '../table/fixtures/room.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { HOUR, quiet, Ward } from './fixtures.ts';

registerThicket();

const MINUTE = 60_000;
const DAY = 24 * 60;

let on: Ward;
beforeEach(async () => {
  on = await new Ward().start();
});

const kindOf = async (id: string, seat: number) => (await on.tables.info(id)).seats[seat]!.kind;

describe('a wait of a day', () => {
  it('is reminded of twice, then a computer moves, and the other player is awaited', async () => {
    const id = await on.game();
    await on.pass(25 * HOUR);
    expect(on.channel.log).toEqual([
      ['half', '1', 0.5 * DAY],
      ['last', '1', 0.9 * DAY],
    ]);
    expect(on.channel.moves).toBe(1);
    expect((await on.tables.info(id)).toAct).toEqual([1]);
    expect(on.stored(id)?.misses).toEqual({ 0: 1 });
    expect(on.channel.present.size).toBe(0);
  });

  it('has one line at a time, which is deleted once the player has acted', async () => {
    const id = await on.game();
    await on.pass(13 * HOUR);
    expect([...on.channel.present.values()].map(({ kind }) => kind)).toEqual(['half']);
    await on.pass(10 * HOUR);
    expect([...on.channel.present.values()].map(({ kind }) => kind)).toEqual(['last']);
    await on.act(id);
    expect(on.channel.present.size).toBe(0);
    await on.pass(11 * HOUR);
    expect(on.channel.log.length).toBe(2);
  });

  it('is deleted even if the player acts before the bot knows that it was sent', async () => {
    const id = await on.game();
    on.channel.lostReplies.push(new Error('cut'));
    await on.pass(12 * HOUR);
    expect(on.channel.present.size).toBe(1);
    await on.act(id);
    await on.pass(1_000);
    expect(on.channel.present.size).toBe(0);
    expect(on.channel.log.length).toBe(1);
  });

  it('says until when somebody is awaited', async () => {
    const id = await on.game();
    const now = on.clock.now();
    expect(await on.clocks.deadlineOf(id)).toMatchObject({ due: now + 24 * HOUR, paused: false, away: null });
    await on.pass(HOUR);
    await on.act(id);
    expect((await on.clocks.deadlineOf(id))?.due).toBe(now + 25 * HOUR);
    const free = await on.game('none', 'c2');
    expect(await on.clocks.deadlineOf(free)).toMatchObject({ due: null, paused: false });
  });

  it('is silenced by the awaited player alone, and only this one', async () => {
    const id = await on.game();
    await on.pass(12 * HOUR);
    const { key } = [...on.channel.present.values()][0]!;
    expect(await on.clocks.seen(id, bob.userId, key)).toBe('notYours');
    expect(await on.clocks.seen(id, ada.userId, key)).toBe('seen');
    await on.pass(11 * HOUR);
    expect(on.channel.log.length).toBe(1);
    expect(on.channel.present.size).toBe(0);
    await on.act(id);
    expect(await on.clocks.seen(id, bob.userId, key)).toBe('over');
    await on.pass(12 * HOUR);
    expect(on.channel.log.at(-1)).toEqual(['half', '2', 35 * 60]);
  });

  it('is silenced without undoing what another process has noted meanwhile', async () => {
    const id = await on.game();
    await on.pass(12 * HOUR);
    const { key } = [...on.channel.present.values()][0]!;
    const stored = JSON.parse(on.store.texts.get(`clock:${id}`)!);
    stored.data.asking = [bob.userId];
    on.store.texts.set(`clock:${id}`, JSON.stringify(stored));
    expect(await on.clocks.seen(id, ada.userId, key)).toBe('seen');
    const { data } = JSON.parse(on.store.texts.get(`clock:${id}`)!);
    expect(data).toMatchObject({ seen: true, asking: [bob.userId] });
  });

  it('writes nothing while nothing happens but a note each minute that the bot runs', async () => {
    await on.game();
    const before = on.store.writes;
    await on.pass(10 * HOUR);
    expect(on.store.writes - before).toBe(600);
  });
});

describe('whose time is up', () => {
  it('twice in a row is replaced until they are back', async () => {
    const id = await on.game('1h');
    await on.pass(60 * MINUTE);
    expect(await kindOf(id, 0)).toBe('person');
    await on.act(id);
    await on.pass(60 * MINUTE);
    expect(await kindOf(id, 0)).toBe('computer');
    await on.tables.advance(id);
    await quiet();
    expect(on.channel.log.filter(([kind]) => kind === 'absent')).toEqual([['absent', '1', 120]]);
    expect([...on.channel.present.values()].map(({ kind }) => kind)).toEqual(['absent']);
    await on.act(id);
    await on.tables.change(id, ada, cameBack);
    await quiet();
    expect(await kindOf(id, 0)).toBe('person');
    expect(on.channel.present.size).toBe(0);
    expect(on.stored(id)).toMatchObject({ misses: {}, awaited: { userId: ada.userId } });
    await on.pass(60 * MINUTE);
    expect(await kindOf(id, 0)).toBe('person');
  });

  it('and who acts in between starts from the beginning', async () => {
    const id = await on.game('1h');
    await on.pass(60 * MINUTE);
    await on.act(id);
    await on.act(id);
    await on.act(id);
    await on.pass(60 * MINUTE);
    expect(await kindOf(id, 0)).toBe('person');
    expect(on.stored(id)?.misses).toEqual({ 0: 1 });
  });

  it('is the same with two minutes, where one reminder comes', async () => {
    const id = await on.game('live');
    await on.pass(2 * MINUTE);
    expect(on.channel.log).toEqual([['last', '1', 1]]);
    await on.act(id);
    await on.pass(2 * MINUTE);
    expect(await kindOf(id, 0)).toBe('computer');
  });

  it('has moved if they did so in the same moment', async () => {
    const id = await on.game('1h');
    const acted = on.act(id);
    on.clock.advance(60 * MINUTE);
    await acted;
    await quiet();
    expect((await on.tables.info(id)).toAct).toEqual([1]);
    expect(on.channel.moves).toBe(0);
  });

  it('is looked after by another process, however much else is due', async () => {
    const id = await on.game('1h');
    await on.stop();
    on = new Ward(on, on.store);
    on.schedule.on('server', () => new Promise(() => undefined));
    const much = Array.from({ length: 100 }, (_, at) => ({
      list: DUE,
      id: `server:${at}`,
      rank: 0,
      text: '',
    }));
    await on.store.enter(much);
    await on.start();
    await on.pass(61 * MINUTE);
    expect((await on.tables.info(id)).toAct).toEqual([1]);
  });

  it('isn’t missed once everybody’s away: the game waits, without a clock', async () => {
    const id = await on.game('1h');
    for (let turn = 0; turn < 4; turn++) await on.pass(60 * MINUTE).then(() => on.tables.advance(id));
    await quiet();
    const { revision, status, seats } = await on.tables.info(id);
    expect([status, ...seats.map(({ kind }) => kind)]).toEqual(['playing', 'computer', 'computer']);
    const { log } = on.channel;
    const said = log.length;
    await on.pass(3 * 24 * HOUR);
    expect(await on.tables.advance(id)).toBe(0);
    expect((await on.tables.info(id)).revision).toBe(revision);
    expect(await on.clocks.deadlineOf(id)).toMatchObject({ due: null, paused: false });
    expect(log.length).toBe(said);
    await on.tables.change(id, ada, cameBack);
    await on.tables.advance(id);
    expect((await on.clocks.deadlineOf(id))?.due).toBe(on.clock.now() + HOUR);
  });

  it('leaves nothing of the clock once the game is over', async () => {
    const id = await on.game('1h', 'c1', 'short');
    await on.pass(60 * MINUTE);
    for (const person of [ada, bob]) await on.tables.change(id, person, resigned);
    await on.tables.advance(id);
    await quiet();
    expect((await on.tables.info(id)).status).toBe('finished');
    expect(on.stored(id)).toBeNull();
    expect(on.channel.present.size).toBe(0);
    await on.pass(24 * HOUR);
    expect(on.logged).toEqual([]);
  });
});

describe('a pause', () => {
  it('is the host’s to begin and to end, and stops the time', async () => {
    const id = await on.game();
    await on.pass(6 * HOUR);
    expect(await on.clocks.wish(id, ada, 'pause')).toMatchObject({ done: true });
    expect(await on.clocks.deadlineOf(id)).toMatchObject({
      due: on.clock.now() + 14 * 24 * HOUR,
      paused: true,
    });
    await on.pass(30 * HOUR);
    expect(on.channel.log).toEqual([]);
    expect(await on.clocks.wish(id, ada, 'resume')).toMatchObject({ done: true });
    expect((await on.clocks.deadlineOf(id))?.due).toBe(on.clock.now() + 18 * HOUR);
    await on.pass(6 * HOUR);
    expect(on.channel.log).toEqual([['half', '1', 42 * 60]]);
  });

  it('goes on over moves', async () => {
    const id = await on.game();
    await on.clocks.wish(id, ada, 'pause');
    await on.act(id);
    await on.pass(30 * HOUR);
    expect((await on.tables.info(id)).toAct).toEqual([1]);
    await on.clocks.wish(id, ada, 'resume');
    expect((await on.clocks.deadlineOf(id))?.due).toBe(on.clock.now() + 24 * HOUR);
  });

  it('takes everybody without the host', async () => {
    const { id } = await on.tables.open({
      ...{ guildId: 'g1', channelId: 'c1', host: ada, game: 'quests', variant: 'long', theme: 'oak' },
      ...{ computers: 0, pace: '1d' },
    });
    await on.tables.change(id, bob, joined);
    await on.tables.change(id, cyd, joined);
    expect(await refusalOf(on.clocks.wish(id, bob, 'pause'))).toBe('notInPlay');
    await on.tables.change(id, ada, started(0));
    await on.tables.change(id, ada, resigned);
    expect((await on.tables.info(id)).host.userId).toBe(bob.userId);
    await on.tables.advance(id);
    const asked = { done: false, asking: ['Cyd'], needed: 2 };
    expect(await on.clocks.wish(id, cyd, 'pause')).toMatchObject(asked);
    expect(await on.clocks.wish(id, cyd, 'pause')).toMatchObject(asked);
    expect(await refusalOf(on.clocks.wish(id, cyd, 'resume'))).toBe('clockRunning');
    expect(await refusalOf(on.clocks.wish(id, ada, 'pause'))).toBe('notSeated');
    expect(await on.clocks.wish(id, bob, 'pause')).toMatchObject({ done: true });
    expect(await refusalOf(on.clocks.wish(id, bob, 'pause'))).toBe('clockStopped');
  });

  it('is refused without a clock', async () => {
    const id = await on.game('none');
    expect(await refusalOf(on.clocks.wish(id, ada, 'pause'))).toBe('noClock');
  });
});

describe('a vacation', () => {
  const until = Date.parse('2026-07-04T00:00:00Z');

  it('stops the time of the player who is away, and the rest of it comes after', async () => {
    const id = await on.game();
    await on.pass(6 * HOUR);
    on.preferences.set(ada.userId, { awayUntil: until });
    await on.clocks.personChanged(ada.userId);
    expect(await on.clocks.deadlineOf(id)).toMatchObject({
      due: until + 18 * HOUR,
      paused: false,
      away: until,
    });
    await on.pass(until - on.clock.now());
    expect(on.channel.log).toEqual([['returned', '1', 3 * DAY]]);
    await on.pass(18 * HOUR);
    expect(on.channel.log.map(([, , at]) => at)).toEqual([3 * DAY, 3 * DAY + 6 * 60, 3 * DAY + 15.6 * 60]);
    expect((await on.tables.info(id)).toAct).toEqual([1]);
  });

  it('ends early for somebody who is back', async () => {
    const id = await on.game();
    on.preferences.set(ada.userId, { awayUntil: until });
    await on.clocks.personChanged(ada.userId);
    await on.pass(30 * HOUR);
    on.preferences.set(ada.userId, {});
    await on.clocks.personChanged(ada.userId);
    expect((await on.clocks.deadlineOf(id))?.due).toBe(on.clock.now() + 24 * HOUR);
    await on.pass(12 * HOUR);
    expect(on.channel.log).toEqual([
      ['returned', '1', 30 * 60],
      ['half', '1', 42 * 60],
    ]);
  });

  it('is noticed at the next reminder, even if nobody says so', async () => {
    await on.game();
    on.preferences.set(ada.userId, { awayUntil: until });
    await on.pass(48 * HOUR);
    expect(on.channel.log).toEqual([]);
  });

  it('stops no time where not all agreed to that', async () => {
    const id = await on.game();
    await on.tables.change(id, ada, (table) => ({ ...table, vacations: false }));
    on.preferences.set(ada.userId, { awayUntil: until });
    await on.clocks.personChanged(ada.userId);
    expect((await on.clocks.deadlineOf(id))?.due).toBe(on.clock.now() + 24 * HOUR);
  });

  it('stops no other player’s time', async () => {
    on.preferences.set(bob.userId, { awayUntil: until });
    await on.game();
    await on.pass(12 * HOUR);
    expect(on.channel.log.length).toBe(1);
  });
});

describe('what a person prefers', () => {
  it('delays reminders until quiet hours end, and no deadline', async () => {
    on.preferences.set(ada.userId, { quiet: { from: '20:00', to: '07:00', zone: 'America/New_York' } });
    const id = await on.game('1d', 'c1', 'long', false);
    await on.pass(11 * HOUR);
    await on.act(id);
    await on.act(id);
    await on.pass(24 * HOUR);
    // Half time is at 23:00 UTC, an hour before they begin; nine tenths are at 08:36 UTC, which is quiet until 11:00.
    expect(on.channel.log).toEqual([['last', '1', 23 * 60]]);
    expect(on.stored(id)?.misses).toEqual({ 0: 1 });
  });

  it('may be direct messages, or none', async () => {
    const id = await on.game();
    on.preferences.set(ada.userId, { reminders: 'direct' });
    on.preferences.set(bob.userId, { reminders: 'off' });
    await on.pass(12 * HOUR);
    expect([...on.channel.present.values()]).toMatchObject([
      { direct: true, due: on.clock.now() + 12 * HOUR },
    ]);
    await on.act(id);
    await on.pass(24 * HOUR);
    expect(on.channel.log.length).toBe(1);
  });
});
