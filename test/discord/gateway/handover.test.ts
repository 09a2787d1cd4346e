import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EmojiArt } from '../../../render/painting.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { silent } from '../../../src/base/log.ts';
import { Fleet } from '../../../src/operations/fleet.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { RosterStore } from '../../operations/roster-store.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { fill, HOUSE, idOf, open, t, user } from '../settings/scene.ts';

const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';
const ALREADY_ANSWERED = 40060;

/** One process, and the one that takes its place: both have the same shard for a while. */
describe('while one process takes another’s place', () => {
  let one: Stage;
  let two: Stage;
  beforeEach(async () => {
    const store = new FaultyStore();
    one = await stage({ playground: HOUSE, store });
    two = await stage({ on: one.playground, store });
    one.playground.discord.clearRequests();
  });
  afterEach(async () => {
    await two.close();
    await one.close();
  });

  const ann = () => user(one, 'ann');
  const hall = () => one.channelId;
  const messages = () => [...one.playground.discord.channel('round-table').messages.values()].length;

  /** Each was answered once, by one of them; the other was told so, and has nothing to complain of. */
  const endsWell = async () => {
    await Promise.all([one.bot.stop(), two.bot.stop()]);
    const { requests, refusals } = one.playground.discord;
    const answers = requests.filter(({ route }) => route === CALLBACK);
    const ids = answers.map(({ path }) => path.split('/')[2]);
    const given = answers.filter(({ status }) => status < 300).map(({ path }) => path.split('/')[2]);
    expect([...given].sort()).toEqual([...new Set(ids)].sort());
    expect(answers.length).toBe(2 * given.length);
    expect(refusals.map(({ refusal }) => (refusal as { code: number }).code)).toEqual(
      given.map(() => ALREADY_ANSWERED),
    );
    expect([...one.faults(), ...two.faults()]).toEqual([]);
  };

  it('what people set by menus, forms and buttons is set once', async () => {
    const mine = await open(one, 'ann', 'me');
    for (const [field, value] of [
      ['reminders', 'direct'],
      ['theme', 'contrast'],
      ['theme', '-'],
    ] as const)
      await ann().select(mine, idOf('me', field), [value]);
    await fill(ann(), mine, 'me', 'nameForm', { name: 'Sir Kay' });
    await fill(ann(), mine, 'me', 'quietForm', { from: '22', to: '8' });
    const server = await open(one, 'ben', 'server');
    await user(one, 'ben').select(server, idOf('server', 'pace'), ['1d']);
    const threads = await press(
      user(one, 'ben'),
      (await press(user(one, 'ben'), server, t('settings-server-thread-button'))).message!,
      t('settings-server-channel-button'),
    );
    expect(threads.message!.id).toBe(server.id);
    await endsWell();
    const person = await two.settings.person(ann().id);
    expect(person).toMatchObject({ reminders: 'direct', theme: null, name: 'Sir Kay' });
    expect(await two.settings.server(one.playground.discord.guild().id)).toMatchObject({
      pace: '1d',
      thread: false,
    });
  });

  it('what people read is told once', async () => {
    for (const text of ['help', 'games', 'settings me']) {
      const before = messages();
      await ann().command(hall(), text);
      expect(messages()).toBe(before + 1);
    }
    await ann().command(hall(), 'rules', { game: 'artus' });
    await user(one, 'dan').command(hall(), 'settings server');
    await user(one, 'dan').command(hall(), 'hand');
    await endsWell();
  });

  it('suggestions come once', async () => {
    expect(await ann().autocomplete(hall(), 'table start', 'first', '')).toBeDefined();
    await endsWell();
  });
});

/** Turns to identify take their time, and have tests of their own. */
class TurnlessFleet extends Fleet {
  override async claim(): Promise<void> {}
}

describe('processes that start at once', () => {
  const art: ReadonlyMap<string, EmojiArt> = new Map(
    ['#ff0000', '#00ff00', '#0000ff'].map((colour, at): [string, EmojiArt] => [
      `sign_${at}`,
      { unicode: '🃏', draw: (pen) => pen.fillRect(-60, -60, 120, 120, colour) },
    ]),
  );
  let playground: Playground;
  const fleets: Fleet[] = [];
  const stages: Stage[] = [];
  beforeEach(async () => {
    playground = await startPlayground();
  });
  afterEach(async () => {
    for (const each of stages.splice(0)) await each.bot.stop();
    for (const each of fleets.splice(0)) await each.leave();
    await playground.close();
  });

  it('register commands and emoji once, and all know the emoji', async () => {
    const store = new RosterStore();
    const start = async (pid: number) => {
      const self = { host: 'here', pid, version: '1', transport: 'gateway' as const };
      const fleet = new TurnlessFleet({ store, self, clock: systemClock, log: silent });
      fleets.push(fleet);
      await fleet.start();
      const started = await stage({ on: playground, emoji: art, peers: fleet });
      stages.push(started);
      await started.bot.emojiUploaded;
      return started;
    };
    await Promise.all([start(1), start(2), start(3)]);
    const counts = playground.discord.requestCountsByRoute;
    expect(counts['PUT /applications/{application_id}/commands']).toBe(1);
    expect(counts['GET /applications/{application_id}/commands']).toBe(1);
    expect(counts['POST /applications/{application_id}/emojis']).toBe(art.size);
    expect(counts['GET /applications/{application_id}/emojis']).toBe(3);
    expect(stages.flatMap(({ faults }) => faults())).toEqual([]);
  });
});
