import type { APIMessage } from 'discord-api-types/v10';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { Playground } from '../../../src/playground/server.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { Pace } from '../../../src/table/document.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { quiet, SetPreferences } from '../../clocks/fixtures.ts';
import type { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import { t, USERS } from '../reliability/scene.ts';

export interface Time {
  readonly clock: ManualClock;
  readonly preferences: SetPreferences;
}

export const newTime = (at: string): Time => ({
  clock: new ManualClock(Date.parse(at)),
  preferences: new SetPreferences(),
});

/** The bot on a local Discord, both by the same clock. */
export const timedStage = (time: Time, before?: { on: Playground; store: FaultyStore }): Promise<Stage> =>
  stage({
    playground: { users: USERS, clock: time.clock, limits: { requests: 100_000 } },
    seed: '0123456789abcdef0123456789abcdef',
    time,
    ...before,
  });

/** Opens a table of that pace and starts it. @returns its id */
export async function startTimed(
  on: Stage,
  people: readonly string[],
  pace: Pace,
  game = 'artus',
): Promise<string> {
  const [host, ...guests] = people.map((name) => on.playground.discord.user(name));
  const opened = await host!.command(on.channelId, 'table open', { game });
  for (const guest of guests) await press(guest, opened.message!, t('discord-button-join'));
  const { id, host: person } = await on.tables.inChannel(on.channelId);
  await on.tables.change(id, person, (table) => ({ ...table, pace, vacations: true, rests: false }));
  await press(host!, opened.message!, t('discord-button-start'));
  await atRest(on, id);
  return id;
}

/** Everything has happened that waits for no timer. */
export async function atRest(on: Stage, id: string): Promise<void> {
  await quiet(3);
  await on.clocks?.idle();
  await on.tables.settled(id);
  await quiet(3);
  await on.clocks?.idle();
}

/** Lets time pass until that moment, alarm by alarm. */
export async function passUntil(on: Stage, id: string, clock: ManualClock, end: number): Promise<void> {
  for (;;) {
    const { next } = clock;
    if (next === null || next > end) break;
    clock.advance(Math.max(0, next - clock.now()));
    await quiet(1);
    await on.clocks?.idle();
  }
  clock.advance(Math.max(0, end - clock.now()));
  await atRest(on, id);
}

/** What the buttons of a message do. */
export const pressesIn = (message: APIMessage) =>
  pressables(message).flatMap(({ custom_id }) => decodeCustomId(custom_id) ?? []);

export const isCall = (message: APIMessage): boolean => {
  const verbs = pressesIn(message).map(({ verb }) => verb);
  return verbs.includes('seen') || (verbs.includes('back') && verbs.length === 1);
};

/** The ID of whoever is awaited. */
export async function awaitedAt(on: Stage, id: string): Promise<string> {
  const { toAct, seats } = await on.tables.info(id);
  const holder = seats[toAct[0]!];
  if (holder?.kind !== 'person') throw new Error('nobody is awaited');
  return holder.userId;
}
