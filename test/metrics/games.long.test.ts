import { afterEach, beforeEach, expect, it } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';
import { openStore } from '../../src/store/open.ts';
import { playWholeGame } from '../discord/fixtures/random-game.ts';
import { type Stage, stage } from '../discord/fixtures/stage.ts';
import { randomFrom } from '../discord/fixtures/stranger.ts';
import { readingOf, seriesIn } from './exposition.ts';

const PEOPLE = ['peredur', 'ysolde'];

let metrics: Metrics;
let on: Stage;
beforeEach(async () => {
  metrics = new Metrics();
  const store = await openStore('memory:');
  await store.acquire({ host: 'here', pid: 1 });
  const users = PEOPLE.map((name) => ({ name, displayName: name }));
  on = await stage({ realStore: store, playground: { users, limits: { requests: 100_000 } } });
  metrics.gauge('shards', on.bot.shards);
});
afterEach(async () => {
  await on.close();
  metrics.close();
});

/** Garbage collection is of kinds that come when they come. */
const steady = (text: string) => seriesIn(text).filter((series) => !series.startsWith('nodejs_gc'));

const sumOf = (text: string, metric: string): number =>
  seriesIn(text)
    .filter((series) => series.startsWith(`${metric}{`))
    .reduce((sum, series) => sum + readingOf(text, series), 0);

it('measure whole games with as many series as before them', { timeout: 60_000 }, async () => {
  const before = await metrics.text();
  const openings = [
    { game: 'court', variant: 'standard' },
    { game: 'quests', variant: 'basic' },
  ];
  for (const opening of openings) await playWholeGame(on, PEOPLE, opening, randomFrom(5));
  const after = await metrics.text();
  expect(steady(after)).toEqual(steady(before));
  expect(seriesIn(after).length).toBeLessThanOrEqual(300);

  const { discord } = on.playground;
  const callbacks = discord.requests.filter(({ route }) => route.endsWith('/callback'));
  expect(sumOf(after, 'round_table_first_answer_seconds_count')).toBe(callbacks.length);
  expect(readingOf(after, 'round_table_discord_requests_total{route="answer",status="2xx"}')).toBe(
    callbacks.length,
  );
  expect(sumOf(after, 'round_table_picture_seconds_count')).toBeGreaterThan(20);
  expect(readingOf(after, 'round_table_store_call_seconds_count{operation="put"}')).toBeGreaterThan(50);
  expect(sumOf(after, 'round_table_store_failures_total')).toBe(0);
  expect(readingOf(after, 'round_table_shards{state="ready"}')).toBe(1);

  const ids = [on.channelId, ...discord.users.map(({ id }) => id)];
  for (const secret of [...ids, ...PEOPLE]) expect(after).not.toContain(secret);
});
