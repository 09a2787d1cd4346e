import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, vi } from 'vitest';
import type { LocalDiscord } from '../../../src/playground/local-discord.ts';
import type { Barrier, Pace } from '../../../src/table/document.ts';
import { quiet } from '../../clocks/fixtures.ts';
import { type Stage, type StageOptions, stage } from '../fixtures/stage.ts';
import { isPrivate, press } from '../fixtures/stranger.ts';
import { publicMessages, t, USERS } from '../reliability/scene.ts';
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
export async function begin(
  transport: Transport,
  pace: Pace = '1h',
  placeIn: (discord: LocalDiscord) => { readonly id: string } = (discord) => discord.channel('round-table'),
): Promise<Play> {
  const time = newTime('2026-07-01T08:00:00Z');
  const plain = await stageBy(transport, time);
  const on = { ...plain, channelId: placeIn(plain.playground.discord).id };
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

/** What can be taken from the bot in a channel. */
export const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'ManageMessages',
  'ManageThreads',
  'MentionEveryone',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** Without these, a channel that's no thread can't be told anything. */
export const NEEDED: readonly Permission[] = ['ViewChannel', 'SendMessages'];

/** The bot may no longer do that in the table's channel, or its thread's; 0n gives all back. */
export function deny({ on }: Play, deny: bigint): void {
  const { discord } = on.playground;
  const { id, thread } = discord.world.channel(on.channelId);
  const place = discord.world.channel(thread?.parentId ?? id);
  discord.setOverwrites(place, deny === 0n ? [] : [{ user: 'bot', deny }]);
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
  expect(await on.tables.read(id, ({ playedFor }) => playedFor ?? [])).toEqual([]);
}

/** The channel knows all there is to know, and its clock has been seen to. */
export async function told({ on, id }: Play): Promise<void> {
  await vi.waitFor(async () => expect((await on.tables.info(id)).unreachable).toBeNull());
  await atRest(on, id);
}

export const refused = (on: Stage): number =>
  on.playground.discord.requests.filter(({ status }) => status === 403 || status === 400).length;

export const warnings = (on: Stage) => on.faults().map(({ message }) => message);

/** What somebody is answered in the table's channel, privately or to everybody. */
async function answered({ on }: Play, name: string, command: string): Promise<string> {
  const { message } = await on.playground.discord.user(name).command(on.channelId, command);
  return message!.content;
}

const [UNEXPECTED] = t('discord-refused-unexpected', { id: '' }).split('.') as [string];
const besides = ({ on }: Play, userId: string): number =>
  on.playground.discord
    .userById(userId)
    .directMessages.filter(({ content }) => content.includes('Your time stands still')).length;

/** What's expected while something keeps the bot from its channel, or doesn't. */
export interface Shutting {
  readonly shut: () => void;
  readonly open: () => void;
  /** Null if the channel is told all the same. */
  readonly why: Barrier | null;
  /** What `/table show` says; anything but a fault if absent. */
  readonly shown?: string;
}

/**
 * Shuts the channel in the middle of a game for more than a day, and opens it again: whoever asks is answered, nobody is
 * late while nobody can be told, who's awaited learns so once, and then message, call and clock go on.
 */
export async function seesThrough(game: Play, { shut, open, why, shown }: Shutting): Promise<void> {
  const { on, id } = game;
  const { discord } = on.playground;
  for (const name of ['ann', 'ben'])
    await on.settings.changePerson(discord.user(name).id, { reminders: 'direct' });
  shut();
  await play(game);
  const answers = [await answered(game, 'ann', 'table show'), await answered(game, 'ann', 'hand')];
  for (const said of answers) {
    expect(said).not.toBe('');
    expect(said).not.toContain(UNEXPECTED);
  }
  if (shown !== undefined) expect(answers[0]).toBe(shown);
  const awaited = await awaitedAt(on, id);
  if (why === null) await told(game);
  else {
    await vi.waitFor(async () => expect((await on.tables.info(id)).unreachable?.why).toBe(why));
    for (let hour = 0; hour < 30; hour += 5) {
      game.time.clock.advance(5 * HOUR);
      await quiet(2);
    }
    await nobodyIsLate(game);
    expect(warnings(on)).toEqual(['a channel cannot be told: its table waits']);
  }
  expect(besides(game, awaited)).toBe(why === null ? 0 : 1);
  open();
  expect(await answered(game, 'ann', 'table show')).not.toContain(UNEXPECTED);
  await told(game);
  expect((await on.tables.info(id)).status).toBe('playing');
  expect(discord.userById(awaited).pings.length).toBeGreaterThan(0);
  await vi.waitFor(async () => {
    const { due } = (await on.clocks!.deadlineOf(id))!;
    expect(due).toBeGreaterThan(game.time.clock.now());
    const seconds = String(Math.round(due! / 1000));
    expect(
      publicMessages(on, on.channelId)
        .map(({ content }) => content)
        .join(),
    ).toContain(seconds);
  });
  const { wait } = await on.tables.info(id);
  await pass(game, 2 * HOUR);
  expect((await on.tables.info(id)).wait).toBeGreaterThan(wait);
}

export { atRest, awaitedAt, Bits, isPrivate, press, publicMessages, t };
