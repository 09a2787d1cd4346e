import { expect, it } from 'vitest';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { checkRequests } from '../fixtures/random-game.ts';
import { press, randomFrom } from '../fixtures/stranger.ts';
import { t } from '../reliability/scene.ts';
import { expectedOf, type Spoken, type Wishes } from './expected.ts';
import { Fortnight } from './fortnight.ts';
import { atRest, isCall, newTime, pressesIn } from './scene.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A week before the clocks change in Berlin. */
const START = '2026-03-22T09:00:00Z';
const begin = Date.parse(START);
const end = begin + 14 * DAY;
const PEOPLE = ['ann', 'ben', 'cleo', 'dan'] as const;
const HOLIDAY = { from: begin + 4 * DAY, to: begin + 6 * DAY };
/** The day on which Dan is back. */
const BACK = 12.5;
const isIn = (at: number, from: number, to: number) => at >= begin + from * DAY && at < begin + to * DAY;

it('two weeks of a move a day: every call and reminder is due, none is missing, none is double', async () => {
  const random = randomFrom(7);
  const time = newTime(START);
  const people = new Map<string, LocalUser>();
  const game = await Fortnight.start(time, PEOPLE, ({ playground: { discord } }) => {
    const zone = 'Europe/Berlin';
    for (const name of PEOPLE) people.set(name, discord.user(name));
    const set = (name: string, wish: Parameters<typeof time.preferences.set>[1]) =>
      time.preferences.set(discord.user(name).id, wish);
    set('ann', { quiet: { from: '22:00', to: '08:00', zone } });
    set('ben', { reminders: 'direct', quiet: { from: '23:00', to: '07:00', zone } });
    set('cleo', { reminders: 'direct', quiet: { from: '20:00', to: '09:00', zone } });
    const refused = discord.user('cleo').directMessageId;
    discord.faults.add({
      match: { method: 'POST', where: ({ path }) => path.includes(refused) },
      effect: { type: 'refuse', status: 403, code: 50007 },
    });
  });
  const { discord } = game.on.playground;
  const [ann, ben, cleo, dan] = PEOPLE.map((name) => people.get(name)!) as [
    ...[LocalUser, LocalUser, LocalUser, LocalUser],
  ];
  const wishes = new Map<string, Wishes>([
    [ann.id, { quiet: [22, 8] }],
    [ben.id, { quiet: [23, 7] }],
    [cleo.id, { quiet: [20, 9], away: HOLIDAY }],
    [dan.id, {}],
  ]);

  /** When the awaited person acts. */
  function plan(userId: string | null): number {
    const after = (hours: number, spread: number) =>
      game.now + Math.round((hours + random() * spread) * 60) * MINUTE;
    if (userId === null || (userId === dan.id && isIn(game.now, 8, BACK))) return Number.POSITIVE_INFINITY;
    if (userId === cleo.id && game.now < HOLIDAY.to && game.now > HOLIDAY.from - DAY)
      return HOLIDAY.to + Math.round(random() * 20 * 60) * MINUTE;
    // Somebody takes their time in the night in which Berlin's clocks change.
    if (isIn(game.now, 6.1, 6.7)) return after(22, 1);
    return random() < 0.15 ? after(30, 1) : after(0, 15);
  }
  const command = (text: string) => () => ann.command(game.on.channelId, text);
  const events: [day: number, happens: () => Promise<unknown>][] = [
    [1.2, () => game.restart(0)],
    [2.5, () => game.restart(5 * HOUR)],
    [3.5, () => game.restart(90 * MINUTE, 'killed')],
    [
      4,
      async () => {
        const away = { awayUntil: HOLIDAY.to };
        time.preferences.set(cleo.id, { ...(await time.preferences.of(cleo.id)), ...away });
        await game.on.clocks!.personChanged(cleo.id);
      },
    ],
    [6.9, () => game.restart(2 * HOUR)],
    [7.5, command('table pause')],
    [7.9, command('table resume')],
    [10.5, () => game.restart(0, 'killed')],
    [BACK, () => press(dan, game.reminderOf(dan)!, t('clock-button-back'))],
    [13.1, () => game.restart(7 * HOUR)],
  ];
  game.still.push({ from: begin + 7.5 * DAY, to: begin + 7.9 * DAY });

  let { awaited } = await game.look();
  let acts = plan(awaited);
  let seen = 0;
  while (game.now < end) {
    const event = events[0] ? begin + events[0][0] * DAY : end;
    await game.pass(Math.min(acts, event, end));
    if (game.now === event && events.length > 0) {
      await events.shift()![1]();
      await atRest(game.on, game.id);
    } else if (game.now >= acts && awaited !== null) {
      await game.play(discord.userById(awaited), random);
    } else if (awaited !== null && game.now % (5 * HOUR) === 0) {
      const user = discord.userById(awaited);
      const line = game.reminderOf(user);
      const wait = game.waits.at(-1)!;
      if (line?.content.includes('Half') && seen++ % 3 === 0 && wait.seen > game.now) {
        await press(user, line, t('clock-button-seen'));
        wait.seen = game.now;
      }
    }
    const now = await game.look();
    awaited = now.awaited;
    if (now.isNew) acts = plan(awaited);
  }

  const readable = (all: readonly Spoken[]) =>
    all.map(({ at, userId, what }) => {
      const { username } = discord.userById(userId).data;
      return `${new Date(at).toISOString()} ${username} ${what}`;
    });
  const { waits, posted, on } = game;
  const expected = waits.flatMap((wait) => expectedOf(wait, wishes.get(wait.userId)!, game.still, end));
  const timesUp = expected.filter(({ what }) => what === 'timeUp');
  const reminders = expected.filter(({ what }) => what !== 'timeUp');
  const reminded = posted.flatMap(({ at, message }): Spoken[] => {
    const what = pressesIn(message).find(({ verb }) => verb === 'seen')?.args[1];
    if (what === undefined) return [];
    const isDirect = message.channel_id !== on.channelId;
    expect(isDirect).toBe(message.channel_id === ben.directMessageId);
    return [{ what, userId: isDirect ? ben.id : message.mentions[0]!.id, at }];
  });
  expect(readable(reminded)).toEqual(readable(reminders));
  const morning = ['05', '06', '07'].map((hour) => Date.parse(`2026-03-29T${hour}:00:00Z`));
  expect(reminded.some(({ at }) => morning.includes(at))).toBe(true);
  expect(waits.some(({ seen }) => seen < end)).toBe(true);

  // Each wait ends as somebody acts or as their time is up, and not a minute later.
  const ends = waits.filter(({ to }) => to <= end).map(({ to }) => to);
  const ways = [...game.acted, ...timesUp.map(({ at }) => at)].sort((a, b) => a - b);
  expect(ends).toEqual(ways);
  const absent = posted.filter(
    ({ message }) =>
      message.attachments.length === 0 && pressesIn(message).some(({ verb }) => verb === 'back'),
  );
  const [first, second] = timesUp.filter(({ userId }) => userId === dan.id).slice(-2);
  expect(first!.at).toBeLessThan(second!.at);
  expect(absent.map(({ at, message }) => [at, message.mentions[0]!.id])).toEqual([[second!.at, dan.id]]);

  // Each wait begins with one call, and there's no other. Whoever starts the game and begins needs none but the lobby's.
  const called = posted
    .filter(({ at, message }) => at > begin && message.mentions.length > 0 && !isCall(message))
    .map(({ at, message }): Spoken => ({ what: 'called', userId: message.mentions[0]!.id, at }));
  const begins = waits.slice(1).map(({ userId, from }) => ({ what: 'called', userId, at: from }));
  expect(readable(called)).toEqual(readable(begins));
  const left = [ann, ben].flatMap((user) => user.visibleMessages(user.directMessageId)).filter(isCall);
  expect([...left, ...ann.visibleMessages(on.channelId).filter(isCall)].length).toBeLessThanOrEqual(1);
  expect(game.runs).toBe(7);
  checkRequests(on);
  await on.bot.stop();
  await on.playground.close();
}, 60_000);
