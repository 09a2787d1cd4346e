import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { measure } from '../../src/base/measures.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { GAUGES, LABELS, statusClass } from '../../src/metrics/series.ts';
import { readingOf, seriesIn } from './exposition.ts';

let metrics: Metrics;
beforeEach(() => {
  metrics = new Metrics();
});
afterEach(() => metrics.close());

describe('metrics', () => {
  it('have all their series from the start, fewer than 300 with every gauge', async () => {
    for (const [name, { label }] of Object.entries(GAUGES))
      metrics.gauge(name as keyof typeof GAUGES, () => (label === null ? 1 : { ready: 1 }));
    const before = seriesIn(await metrics.text());
    expect(before.length).toBeLessThanOrEqual(300);
    for (const kind of LABELS.kind) measure('answer', { kind, ms: 12 });
    for (const kind of LABELS.pictured) measure('picture', { kind, ms: 12 });
    for (const player of LABELS.level) {
      measure('thought', { player, ms: 5 });
      measure('fallback', { player });
    }
    for (const operation of LABELS.operation) measure('storeCall', { operation, ms: 1, hasFailed: true });
    for (const route of LABELS.route)
      for (const status of [200, 204, 304, 404, 429, 500, null]) measure('request', { route, status });
    measure('takeover', {});
    measure('timeJump', {});
    expect(seriesIn(await metrics.text()).filter((series) => !series.startsWith('nodejs_gc'))).toEqual(
      before.filter((series) => !series.startsWith('nodejs_gc')),
    );
  });

  it('count in seconds, and each thing once', async () => {
    measure('answer', { kind: 'press', ms: 40 });
    measure('answer', { kind: 'press', ms: 400 });
    measure('storeCall', { operation: 'put', ms: 3, hasFailed: false });
    measure('request', { route: 'message', status: 429 });
    measure('request', { route: 'message', status: null });
    const text = await metrics.text();
    const answers = 'round_table_first_answer_seconds';
    expect(readingOf(text, `${answers}_count{kind="press"}`)).toBe(2);
    expect(readingOf(text, `${answers}_sum{kind="press"}`)).toBeCloseTo(0.44);
    expect(readingOf(text, `${answers}_bucket{le="0.05",kind="press"}`)).toBe(1);
    expect(readingOf(text, 'round_table_store_failures_total{operation="put"}')).toBe(0);
    expect(readingOf(text, 'round_table_store_call_seconds_count{operation="put"}')).toBe(1);
    for (const status of ['429', 'none'])
      expect(readingOf(text, `round_table_discord_requests_total{route="message",status="${status}"}`)).toBe(
        1,
      );
  });

  it('take what they don’t know as one thing, so that nobody can make them grow', async () => {
    for (let at = 0; at < 50; at++) {
      measure('thought', { player: `player ${at}`, ms: 1 });
      measure('storeCall', { operation: `call ${at}`, ms: 1, hasFailed: true });
      measure('request', { route: `/channels/${at}`, status: 200 });
    }
    const text = await metrics.text();
    expect(readingOf(text, 'round_table_thinking_seconds_count{level="other"}')).toBe(50);
    expect(readingOf(text, 'round_table_store_failures_total{operation="other"}')).toBe(50);
    expect(readingOf(text, 'round_table_discord_requests_total{route="other",status="2xx"}')).toBe(50);
    expect(text).not.toContain('player 7');
  });

  it('look at gauges when somebody asks', async () => {
    let waiting = 3;
    metrics.gauge('drawing_queue', () => waiting);
    metrics.gauge('shards', () => ({ ready: 2 }));
    expect(readingOf(await metrics.text(), 'round_table_drawing_queue')).toBe(3);
    waiting = 0;
    const text = await metrics.text();
    expect(readingOf(text, 'round_table_drawing_queue')).toBe(0);
    expect(readingOf(text, 'round_table_shards{state="ready"}')).toBe(2);
    expect(readingOf(text, 'round_table_shards{state="connecting"}')).toBe(0);
  });

  it('measure nothing after their end', async () => {
    metrics.close();
    measure('takeover', {});
    expect(await metrics.text()).not.toContain('round_table');
  });
});

it.each([
  [null, 'none'],
  [200, '2xx'],
  [399, '2xx'],
  [400, '4xx'],
  [428, '4xx'],
  [429, '429'],
  [499, '4xx'],
  [500, '5xx'],
])('an answer of %s counts as %s', (status, expected) => expect(statusClass(status)).toBe(expected));
