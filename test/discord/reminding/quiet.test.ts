import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { t } from '../reliability/scene.ts';
import { atRest, awaitedAt, isCall, newTime, passUntil, startTimed, type Time, timedStage } from './scene.ts';

const HOUR = 3_600_000;

let time: Time;
let on: Stage;
let id: string;
let people: LocalUser[];
/** Everything that has mentioned somebody in the channel: whether it notified them. */
let mentions: { readonly userId: string; readonly isHeard: boolean }[];
beforeEach(async () => {
  time = newTime('2026-03-20T20:00:00Z');
  on = await timedStage(time);
  id = await startTimed(on, ['ann', 'ben'], '1d');
  // A line that tells of the start is older than the next wait.
  time.clock.advance(1_000);
  const { world } = on.playground.discord;
  people = ['ann', 'ben'].map((name) => on.playground.discord.user(name));
  mentions = [];
  world.events.on('message', ({ message }, change) => {
    const [user] = message.mentions;
    const isHeard = !((message.flags ?? 0) & MessageFlags.SuppressNotifications);
    if (change === 'create' && user) mentions.push({ userId: user.id, isHeard });
  });
});
afterEach(() => on.close());

const pass = (hours: number) => passUntil(on, id, time.clock, time.clock.now() + hours * HOUR);
const prefer = (preference: Parameters<Time['preferences']['set']>[1]) => {
  for (const { id: userId } of people) time.preferences.set(userId, preference);
};

/** Whoever is awaited plays until somebody else is. @returns who that is */
async function turn(): Promise<string> {
  const before = await awaitedAt(on, id);
  for (;;) {
    const { seats, toAct, revision } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('a computer is awaited');
    if (holder.userId !== before) break;
    await on.tables.act(id, holder, revision, ({ actions }) => actions.at(-1)!);
  }
  await passUntil(on, id, time.clock, time.clock.now() + 10_000);
  return awaitedAt(on, id);
}

const shown = (): APIMessage =>
  people[0]!.visibleMessages(on.channelId).findLast((message) => message.attachments.length > 0)!;

describe('quiet hours', () => {
  it('are not disturbed by the call of a turn, which is there all the same, nor by news of one’s seat', async () => {
    prefer({ quiet: { from: '20:00', to: '08:00', zone: 'UTC' } });
    const userId = await turn();
    expect(mentions).toEqual([{ userId, isHeard: false }]);
    await on.tables.takeOver(id, (await on.tables.info(id)).toAct[0]!, (await on.tables.info(id)).wait);
    await on.clocks!.look(id);
    await atRest(on, id);
    expect(mentions.filter(({ isHeard }) => isHeard)).toEqual([]);
    expect(mentions.filter((each) => each.userId === userId).length).toBe(2);
    expect(people[0]!.visibleMessages(on.channelId).some(isCall)).toBe(true);
  });

  it('do not silence calls at other times', async () => {
    prefer({ quiet: { from: '23:00', to: '08:00', zone: 'UTC' } });
    const userId = await turn();
    expect(mentions).toEqual([{ userId, isHeard: true }]);
  });
});

describe('an absence', () => {
  it('is not disturbed by a turn; when it is over, one call says so and the message has the new end of time', async () => {
    const until = time.clock.now() + 5 * HOUR;
    prefer({ awayUntil: until });
    const userId = await turn();
    expect(mentions).toEqual([{ userId, isHeard: false }]);
    expect(shown().content).toContain(`<t:${until / 1000}:R>`);
    await pass(5.1);
    expect(mentions.slice(1)).toEqual([{ userId, isHeard: true }]);
    const end = (until + 24 * HOUR) / 1000;
    expect(shown().content).toContain(t('clock-until-at', { at: `<t:${end}:f>`, when: `<t:${end}:R>` }));
  });
});

it('a reminder that somebody takes no direct messages for goes to the channel', async () => {
  prefer({ reminders: 'direct' });
  on.playground.discord.faults.add({
    match: {
      method: 'POST',
      where: ({ path }) => people.some((each) => path.includes(each.directMessageId)),
    },
    effect: { type: 'refuse', status: 403, code: 50007 },
  });
  const userId = await awaitedAt(on, id);
  await pass(12);
  expect(people.flatMap((each) => each.visibleMessages(each.directMessageId))).toEqual([]);
  expect(mentions.filter((each) => each.userId === userId)).toHaveLength(1);
});
