import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, press } from '../fixtures/stranger.ts';
import { command, t } from '../reliability/scene.ts';
import { atRest, awaitedAt, isCall, newTime, passUntil, startTimed, type Time, timedStage } from './scene.ts';

const DAY = 24 * 3_600_000;

let time: Time;
let on: Stage;
let id: string;
/** Who's awaited, and who isn't. */
let awaited: LocalUser;
let other: LocalUser;

beforeEach(async () => {
  time = newTime('2026-03-20T08:00:00Z');
  on = await timedStage(time);
  id = await startTimed(on, ['ann', 'ben'], 'none');
  const { discord } = on.playground;
  awaited = discord.userById(await awaitedAt(on, id));
  other = discord.user(awaited.data.username === 'ann' ? 'ben' : 'ann');
});
afterEach(() => on.close());

const pass = (days: number) => passUntil(on, id, time.clock, time.clock.now() + days * DAY);
const name = () => ({ name: awaited.data.global_name ?? awaited.data.username });
const calls = () => other.visibleMessages(on.channelId).filter(isCall);
const seatOf = async () => (await on.tables.info(id)).toAct[0]!;

it('a game without a clock calls whoever is awaited for days, then others can go on without them', async () => {
  await pass(1.01);
  expect(calls().map(({ content }) => content)).toEqual([
    t('clock-channel-waiting', { mention: `<@${awaited.id}>` }),
  ]);
  await pass(2);
  const [line, ...more] = calls();
  expect(more).toEqual([]);
  expect(line!.content).toBe(t('clock-channel-silent', { mention: `<@${awaited.id}>` }));
  const seat = await seatOf();
  expect(enabled(line!).map(({ label }) => label)).toContain(t('people-button-open', name()));
  const { messageId } = (await on.tables.read(id, ({ posted }) => posted))!;
  const message = other.visibleMessages(on.channelId).find((each) => each.id === messageId)!;
  expect(message.content).toContain(t('people-silent', name()));
  const filled = await press(other, message, t('people-button-fill', name()));
  expect(filled.message!.content).toBe(t('people-seat-filled', name()));
  await atRest(on, id);
  expect((await on.tables.info(id)).seats[seat]).toMatchObject({ kind: 'computer', until: 'back' });
  expect(await awaitedAt(on, id)).toBe(other.id);
}, 60_000);

it('somebody who has left the server is waited for no longer than the others want', async () => {
  const { guildId } = await on.tables.info(id);
  on.playground.discord.world.guilds.get(guildId)!.members.delete(awaited.id);
  const seat = await seatOf();
  const opened = await command(on, other.data.username, 'table remove', { player: String(seat) });
  expect(opened.message!.content).toBe(t('people-seat-opened', name()));
  expect((await on.tables.info(id)).seats[seat]).toMatchObject({ kind: 'computer', until: 'taken' });
}, 60_000);
