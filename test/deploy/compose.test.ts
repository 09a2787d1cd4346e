import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, VARIABLES } from '../../src/config.ts';

const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
const { bot, postgres } = services;

/** As Compose replaces them, with an .env that has the password. */
const withPassword = (text: string) => text.replace(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/, 'secret');

describe('compose.yaml', () => {
  it('sets what the bot knows, and a store that’s the database beside it', () => {
    for (const name of Object.keys(bot.environment)) expect(Object.keys(VARIABLES)).toContain(name);
    const STORE_URL = withPassword(bot.environment.STORE_URL);
    const { storeUrl, metrics } = readConfig({ ...bot.environment, STORE_URL, DISCORD_TOKEN: 'a.b.c' });
    const { username, password, host, pathname } = new URL(storeUrl);
    expect({ username, password, host, pathname }).toEqual({
      username: postgres.environment.POSTGRES_USER,
      password: withPassword(postgres.environment.POSTGRES_PASSWORD),
      host: 'postgres:5432',
      pathname: `/${postgres.environment.POSTGRES_DB}`,
    });
    expect(bot.ports).toEqual([`127.0.0.1:${metrics?.port}:${metrics?.port}`]);
    expect(bot.env_file).toBe('.env');
  });

  it('begins with the bot once the database answers, on a volume of its own', () => {
    expect(bot.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(postgres.healthcheck.test.join(' ')).toContain('pg_isready');
    expect(postgres.volumes).toEqual(['postgres:/var/lib/postgresql/data']);
    expect(Object.keys(volumes)).toEqual(['postgres']);
  });

  it('starts both again and gives them time to end', () => {
    for (const service of [bot, postgres]) expect(service.restart).toBe('unless-stopped');
    expect(Number.parseInt(bot.stop_grace_period, 10)).toBeGreaterThan(10);
    expect(bot.init).toBe(true);
  });

  it('builds the image, which may write nothing but temporary files', () => {
    expect(bot).toMatchObject({ build: '.', read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] });
  });
});

describe('deploy/compose.http.yaml', () => {
  const text = readFileSync('deploy/compose.http.yaml', 'utf8');
  // Compose's own tag for what the file before has.
  const reset = { tag: '!reset', collection: 'seq' as const };
  const { services: more } = parse(text, { customTags: [reset] });

  it('adds a load balancer with deploy/haproxy.cfg, which finds the processes by their name', () => {
    const { INTERACTIONS_PORT, ...settings } = more.bot.environment;
    expect(readConfig({ ...settings, INTERACTIONS_PORT, DISCORD_TOKEN: 'a.b.c' })).toMatchObject({
      interactions: { host: '0.0.0.0', port: 8080 },
    });
    expect(more.balancer.environment).toEqual({ PROCESSES: `bot:${INTERACTIONS_PORT}` });
    expect(more.balancer.volumes).toEqual(['./deploy/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro']);
    expect(more.balancer.ports).toEqual(['127.0.0.1:8080:8080']);
  });

  it('bounds each service’s memory and log, as compose.yaml does', () => {
    for (const { mem_limit, logging } of [bot, postgres, more.balancer]) {
      expect(mem_limit).toMatch(/^(1g|256m)$/);
      expect(logging).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
    }
  });

  it('leaves processes no port of the machine, which only one could have', () => {
    expect(text).toContain('ports: !reset []');
  });
});
