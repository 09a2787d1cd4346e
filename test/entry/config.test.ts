import { readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { describe, expect, it } from 'vitest';
import { BadConfig, explain, readConfig, VARIABLES } from '../../src/config.ts';
import { sayIn } from '../../src/i18n/index.ts';

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
      playground: { host: '127.0.0.1', port: 8642 },
    });
  });

  it('take the example as it stands', () => {
    const example = parse(readFileSync('.env.example'));
    expect(readConfig(example)).toEqual(readConfig({}));
    expect(Object.keys(example).sort()).toEqual(Object.keys(VARIABLES).sort());
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
      PLAYGROUND_HOST: 'not a host',
      PLAYGROUND_PORT: '70000',
    };
    const problem = problemOf(bad);
    expect([...problem.variables.keys()].sort()).toEqual(Object.keys(bad).sort());
    const text = explain(problem, sayIn('en-US'));
    for (const name of Object.keys(bad)) expect(text).toContain(`  ${name} `);
    expect(text + problem.message).not.toContain('hunter2');
  });

  it('need a token in production, where nobody wants the playground', () => {
    const say = sayIn('en-US');
    for (const token of [{}, { DISCORD_TOKEN: '' }, { DISCORD_TOKEN: ' ' }]) {
      const text = explain(problemOf({ ...token, NODE_ENV: 'production' }), say);
      expect(text).toContain(`DISCORD_TOKEN ${say('config-missing-token')}`);
    }
    const text = explain(problemOf({ DISCORD_TOKEN: '"quoted"', NODE_ENV: 'production' }), say);
    expect(text).toContain(`DISCORD_TOKEN ${say('config-variable-discord-token')}`);
    expect(readConfig({ DISCORD_TOKEN: 'a.b.c', NODE_ENV: 'production' }).token).toBe('a.b.c');
    expect(readConfig({ NODE_ENV: 'development' }).token).toBeUndefined();
  });
});
