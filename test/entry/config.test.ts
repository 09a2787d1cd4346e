import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { BadConfig, explain, readConfig, VARIABLES } from '../../src/config.ts';
import { translator } from '../../src/i18n/index.ts';

const problemOf = (environment: Record<string, string>): BadConfig => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof BadConfig) return error;
  }
  throw new Error('the settings were taken');
};

describe('the settings', () => {
  it('need nothing', () => {
    expect(readConfig({})).toEqual({
      token: undefined,
      apiUrl: 'https://discord.com/api',
      storeUrl: 'sqlite://data/round-table.sqlite',
      logLevel: 'info',
      limitsUse: true,
      keepGames: undefined,
      shards: 'auto',
      globalRequests: 50,
      gateway: true,
      interactions: null,
      publicKey: undefined,
      playground: { host: '127.0.0.1', port: 8642 },
      metrics: null,
    });
  });

  it('take the example as it stands', () => {
    const example = parse(readFileSync('.env.example'));
    expect(readConfig(example)).toEqual(readConfig({}));
    const forCompose = readFileSync('compose.yaml', 'utf8').match(/(?<=\$\{)\w+/g) ?? [];
    expect(Object.keys(example).sort()).toEqual(
      [...new Set([...Object.keys(VARIABLES), ...forCompose])].sort(),
    );
  });

  it('take any token for an API of another kind, and its address with or without a version', () => {
    const config = readConfig({
      DISCORD_TOKEN: 'anything',
      DISCORD_API_URL: 'http://127.0.0.1:9000/api/v10/',
    });
    expect(config).toMatchObject({ token: 'anything', apiUrl: 'http://127.0.0.1:9000/api' });
    expect([...problemOf({ DISCORD_TOKEN: 'anything' }).variables]).toEqual([['DISCORD_TOKEN', 'unusable']]);
  });

  it('name every bad variable at once, with the way to mend it and never its value', () => {
    const bad = {
      DISCORD_TOKEN: 'Bot hunter2',
      DISCORD_API_URL: 'ftp://example.org',
      STORE_URL: 'mysql://root:hunter2@localhost',
      LOG_LEVEL: 'loud',
      LIMITS_OF_USE: 'some',
      SHARDS: 'few',
      GLOBAL_REQUESTS: '0',
      GATEWAY: 'maybe',
      INTERACTIONS_PORT: '-1',
      INTERACTIONS_HOST: 'not a host',
      DISCORD_PUBLIC_KEY: 'hunter2',
      PLAYGROUND_HOST: 'not a host',
      PLAYGROUND_PORT: '70000',
      METRICS_HOST: 'all of them',
      METRICS_PORT: '-1',
    };
    const problem = problemOf(bad);
    expect([...problem.variables.keys()].sort()).toEqual(Object.keys(bad).sort());
    const text = explain(problem, translator('en-US'));
    for (const name of Object.keys(bad)) expect(text).toContain(`  ${name} `);
    expect(text + problem.message).not.toContain('hunter2');
  });

  it('need a port for interactions without the gateway', () => {
    expect([...problemOf({ GATEWAY: 'off' }).variables.keys()]).toEqual(['GATEWAY']);
    const key = 'aB'.repeat(32);
    const set = { GATEWAY: 'off', INTERACTIONS_PORT: '8080', DISCORD_PUBLIC_KEY: key };
    const interactions = { host: '0.0.0.0', port: 8080 };
    expect(readConfig(set)).toMatchObject({ gateway: false, interactions, publicKey: key });
  });

  it('need a token in production, where nobody wants the playground', () => {
    const t = translator('en-US');
    for (const token of [{}, { DISCORD_TOKEN: '' }, { DISCORD_TOKEN: ' ' }]) {
      const text = explain(problemOf({ ...token, NODE_ENV: 'production' }), t);
      expect(text).toContain(`DISCORD_TOKEN ${t('config-missing-token')}`);
    }
    const text = explain(problemOf({ DISCORD_TOKEN: '"quoted"', NODE_ENV: 'production' }), t);
    expect(text).toContain(`DISCORD_TOKEN ${t('config-variable-discord-token')}`);
    expect(readConfig({ DISCORD_TOKEN: 'a.b.c', NODE_ENV: 'production' }).token).toBe('a.b.c');
    expect(readConfig({ NODE_ENV: 'development' }).token).toBeUndefined();
  });

  it.each([
    ['auto', 'auto'],
    ['0-3/8', { ids: [0, 1, 2, 3], total: 8 }],
    ['3/64', { ids: [3], total: 64 }],
    ['0, 2,5/64', { ids: [0, 2, 5], total: 64 }],
    ['6-7,1,0-1/8', { ids: [0, 1, 6, 7], total: 8 }],
  ])('know the shards %s', (SHARDS, shards) => {
    expect(readConfig({ SHARDS })).toMatchObject({ shards });
  });

  it.each([
    '8/8',
    '0-8/8',
    '3-1/8',
    '1',
    '/8',
    '0-/8',
    '-1/8',
    '0/0',
    'all',
    '0/10001',
    '0-99999999/8',
    '0.5/2',
  ])('refuse the shards %s', (SHARDS) =>
    expect([...problemOf({ SHARDS }).variables]).toEqual([['SHARDS', 'unusable']]),
  );
});
