import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../bench/cluster/relay.ts';
import { measure } from '../../src/base/measures.ts';
import { Metrics } from '../../src/metrics/metrics.ts';
import { GAUGES, LABELS } from '../../src/metrics/series.ts';
import { type MetricsServer, serveMetrics } from '../../src/metrics/server.ts';
import { temporaryFolder } from '../store/servers.ts';

const RULES = resolve('deploy/alerts.yml');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const rules: readonly Rule[] = parse(readFileSync(RULES, 'utf8')).groups[0].rules;
const board: { readonly panels: readonly Panel[] } = JSON.parse(readFileSync('deploy/grafana.json', 'utf8'));
const panels = board.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

/** As Grafana fills them in, for a server that's been there for seconds. */
const asked = (expr: string) => expr.replaceAll('$job', 'round-table').replaceAll('$__rate_interval', '2s');

/** The alert's condition without its limit, so that it always has a value. */
const measuredBy = (expr: string) => expr.replace(/\s*(==|>)\s*[\d.e]+$/, '').replaceAll(/\[\d+m\]/g, '[2s]');

const isHere = ['prometheus', 'promtool'].every((name) => spawnSync(name, ['--version']).status === 0);

/** For a server that's asked again and again. */
const PATIENCE = { timeout: 30_000, interval: 100 };

describe.runIf(isHere)('a Prometheus', { timeout: 60_000 }, () => {
  const folder = temporaryFolder();
  const metrics = new Metrics();
  let bot: MetricsServer;
  let prometheus: ChildProcess;
  let url: string;

  /** The values of a query. @throws what Prometheus says of one that it doesn't understand */
  async function valuesOf(query: string): Promise<number[]> {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    const { status, data, error } = (await response.json()) as {
      status: string;
      error?: string;
      data?: { result: readonly { value: readonly [number, string] }[] };
    };
    if (status !== 'success') throw new Error(`${query}: ${error}`);
    return data!.result.map(({ value }) => Number(value[1]));
  }

  /** Asks until there's an answer that fits. */
  async function until(query: string, fits: (values: readonly number[]) => boolean): Promise<number[]> {
    return vi.waitFor(async () => {
      const values = await valuesOf(query);
      expect(fits(values), `${query}: ${values}`).toBe(true);
      return values;
    }, PATIENCE);
  }

  /** One of everything that's measured. */
  function measureAll(): void {
    for (const kind of LABELS.kind) measure('answer', { kind, ms: 30 });
    for (const kind of LABELS.pictured) measure('picture', { kind, ms: 60 });
    for (const player of LABELS.level) measure('thought', { player, ms: 800 });
    for (const player of LABELS.level) measure('fallback', { player });
    for (const operation of LABELS.operation) measure('storeCall', { operation, ms: 4, hasFailed: true });
    for (const route of LABELS.route)
      for (const status of [200, 404, 429, 500, null]) measure('request', { route, status });
    measure('takeover', {});
    measure('timeJump', {});
  }

  let measuring: NodeJS.Timeout;
  beforeAll(async () => {
    for (const [name, { label }] of Object.entries(GAUGES))
      metrics.gauge(name as keyof typeof GAUGES, () => (label === null ? 1 : { ready: 1, connecting: 1 }));
    bot = await serveMetrics({
      ...{ host: '127.0.0.1', port: 0, metrics },
      isAlive: () => true,
      missing: () => [],
    });
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const config = join(folder, 'prometheus.yml');
    writeFileSync(
      config,
      JSON.stringify({
        global: { scrape_interval: '200ms', scrape_timeout: '200ms', evaluation_interval: '1s' },
        rule_files: [RULES],
        scrape_configs: [{ job_name: 'round-table', static_configs: [{ targets: [new URL(bot.url).host] }] }],
      }),
    );
    prometheus = spawn(
      'prometheus',
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ],
      { stdio: 'ignore' },
    );
    measuring = setInterval(measureAll, 50);
    const isReady = async () => (await fetch(`${url}/-/ready`).catch(() => null))?.ok ?? false;
    await vi.waitUntil(isReady, PATIENCE);
    await until('count_over_time(up{job="round-table"}[1m])', ([count = 0]) => count > 15);
  }, 60_000);
  afterAll(async () => {
    clearInterval(measuring);
    prometheus.kill('SIGKILL');
    await bot.close();
    metrics.close();
  });

  it('finds the rules in order, and each has a severity and a row in the docs', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    const rows = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| (RoundTable\w+) \|/gm);
    expect(rules.map(({ alert }) => alert)).toEqual([...rows].map(([, name]) => name));
    for (const { labels } of rules) expect(['page', 'ticket']).toContain(labels.severity);
  });

  it('has read the bot’s metrics', async () => {
    for (const query of ['up{job="round-table"}', 'round_table_ready'])
      expect(await until(query, ([value]) => value === 1)).toEqual([1]);
  });

  it.each(panels)('answers the board’s panel “%s”: %s', async (_title, expr) => {
    const values = await until(asked(expr), (found) => found.length > 0 && found.every(Number.isFinite));
    expect(values.length).toBeGreaterThan(0);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr] as const))('can judge %s', async (_alert, expr) => {
    await valuesOf(expr);
    await until(measuredBy(expr), (found) => found.length > 0 && found.every(Number.isFinite));
  });

  it('raises an alert where something is wrong', async () => {
    const raised = 'ALERTS{alertname="RoundTableRefused",alertstate="firing"}';
    for (let at = 0; at < 3_000; at++) measure('request', { route: 'message', status: 429 });
    expect(await until(raised, (found) => found.length > 0)).toEqual([1]);
    expect(await valuesOf('ALERTS{alertname="RoundTableGone"}')).toEqual([]);
  });
});
