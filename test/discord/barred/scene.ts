import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, vi } from 'vitest';
import type { Pace } from '../../../src/table/document.ts';
import { quiet } from '../../clocks/fixtures.ts';
import { type Stage, type StageOptions, stage } from '../fixtures/stage.ts';
import { isPrivate, press } from '../fixtures/stranger.ts';
import { publicMessages, say, USERS } from '../reliability/scene.ts';
import { atRest, awaitedAt, newTime, startTimed, type Time } from '../reminding/scene.ts';

export const HOUR = 3_600_000;
export const TRANSPORTS = ['gateway', 'http'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export interface Play {
  readonly on: Stage;
  readonly time: Time;
  /** The table's ID. */
  readonly id: string;
}

/** The bot on a local Discord, both by the same clock. */
export const stageBy = (transport: Transport, time: Time, more: StageOptions = {}): Promise<Stage> =>
  stage({
    playground: { users: USERS, clock: time.clock, limits: { requests: 100_000 } },
    seed: '0123456789abcdef0123456789abcdef',
    transport,
    time,
    ...more,
  });

/** A game of two by an hour's clock, in which everybody has been told. */
export async function begin(transport: Transport, pace: Pace = '1h'): Promise<Play> {
  const time = newTime('2026-07-01T08:00:00Z');
  const on = await stageBy(transport, time);
  // What's remembered for a while is forgotten by the same time.
  const [now, from] = [performance.now.bind(performance), time.clock.now()];
  vi.spyOn(performance, 'now').mockImplementation(() => now() + time.clock.now() - from);
  const id = await startTimed(on, ['ann', 'ben'], pace);
  await pass({ on, time, id }, 20 * 60_000);
  return { on, time, id };
}

/** Lets time pass, alarm by alarm, also where the channel can't be told. Tokens of interactions run out after 15 minutes. */
export async function pass({ on, time: { clock } }: Play, ms: number): Promise<void> {
  const end = clock.now() + ms;
  for (let next = clock.next; next !== null && next <= end; next = clock.next) {
    clock.advance(Math.max(0, next - clock.now()));
    await quiet(1);
    await on.clocks?.idle();
  }
  clock.advance(Math.max(0, end - clock.now()));
  await quiet(3);
  await on.clocks?.idle();
}

/** The bot may no longer do that in the table's channel; 0n gives all back. */
export function deny({ on }: Play, deny: bigint): void {
  const { discord } = on.playground;
  discord.setOverwrites(discord.world.channel(on.channelId), deny === 0n ? [] : [{ user: 'bot', deny }]);
}

/** Whoever is awaited decides through their hand until somebody else is; the channel may not be told. */
export async function play({ on, id }: Play): Promise<void> {
  const before = await on.tables.info(id);
  const user = on.playground.discord.userById(await awaitedAt(on, id));
  await user.command(on.channelId, 'hand');
  for (let wait = before.wait; wait === before.wait; wait = (await on.tables.info(id)).wait) {
    const { seats, toAct } = await on.tables.info(id);
    const holder = seats[toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('no person to act');
    await on.tables.act(id, holder, null, ({ actions }) => actions[0]!);
  }
  on.bot.tell(id);
}

/** Nobody has been late, nor lost anything. */
export async function nobodyIsLate({ on, id }: Play): Promise<void> {
  const { status, seats } = await on.tables.info(id);
  expect(status).toBe('playing');
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
  const { steps } = await on.tables.read(id, (table) => ({ steps: table.notes }));
  expect(steps.filter(({ kind }) => kind === 'movedFor')).toEqual([]);
}

/** The channel knows all there is to know, and its clock has been seen to. */
export async function told({ on, id }: Play): Promise<void> {
  await vi.waitFor(async () => expect((await on.tables.info(id)).unreachable).toBeNull());
  await atRest(on, id);
}

export const refused = (on: Stage): number =>
  on.playground.discord.requests.filter(({ status }) => status === 403 || status === 400).length;

export const warnings = (on: Stage) => on.faults().map(({ message }) => message);

export { atRest, awaitedAt, Bits, isPrivate, press, publicMessages, say };
