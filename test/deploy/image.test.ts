import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from '../../src/config.ts';
import { copiesOf, environmentOf, lineage, type Stage, stagesOf, textsOf } from './dockerfile.ts';

const stages = stagesOf('Dockerfile');
const last = stages.at(-1)!;
const environment = environmentOf(stages, last);
const fromHere = stages.flatMap(copiesOf).filter(({ from }) => from === null);
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the image', () => {
  it('is built in stages on a slim Node that the program runs on', () => {
    expect(stages.length).toBeGreaterThan(1);
    const names = stages.map(({ name }) => name);
    const images = stages.map(({ from }) => from).filter((from) => !names.includes(from));
    expect(new Set(images).size).toBe(1);
    const [, major] = /^node:(\d+)-\w+-slim$/.exec(images[0]!) ?? [];
    expect(engines.node).toBe('>=20.19');
    expect(Number(major)).toBe(24);
    for (const { from } of stages.flatMap(copiesOf)) if (from !== null) expect(names).toContain(from);
  });

  it('has one folder in all stages, since the built program names its files', () => {
    const folders = stages.map((stage) => lineage(stages, stage).flatMap((each) => textsOf(each, 'WORKDIR')));
    expect(folders).toEqual(stages.map(() => ['/app']));
  });

  it('sets nothing that the bot doesn’t know, and what it sets is valid', () => {
    expect(environment.NODE_ENV).toBe('production');
    for (const name of Object.keys(environment))
      if (name !== 'NODE_ENV') expect(Object.keys(VARIABLES)).toContain(name);
    const { metrics, storeUrl } = readConfig({ ...environment, DISCORD_TOKEN: 'a.b.c' });
    expect(metrics).toEqual({ host: '0.0.0.0', port: 9464 });
    expect(textsOf(last, 'EXPOSE')).toEqual([String(metrics?.port)]);
    expect(textsOf(last, 'VOLUME')).toEqual([`/app/${new URL(storeUrl).host}`]);
    // Before anything is installed, so that packages for development aren't.
    expect(environmentOf(stages, stages[0]!).NODE_ENV).toBe('production');
  });

  it('isn’t run by root, nor are its files the runner’s', () => {
    const user = last.instructions.findIndex(({ keyword, text }) => keyword === 'USER' && text !== 'root');
    expect(user).toBeGreaterThan(0);
    expect(last.instructions.slice(user).map(({ keyword }) => keyword)).not.toContain('COPY');
    expect(last.instructions.slice(user).map(({ keyword }) => keyword)).toContain('CMD');
    expect(textsOf(last, 'COPY').filter((text) => text.includes('--chown'))).toEqual([]);
  });

  it('runs what npm start runs, as the first process, so that signals reach it', () => {
    expect((JSON.parse(textsOf(last, 'CMD')[0]!) as string[]).join(' ')).toBe(
      scripts.start.split(' || ').at(-1),
    );
    expect(textsOf(last, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('is healthy while the event loop turns', () => {
    const [check] = textsOf(last, 'HEALTHCHECK');
    expect(check).toContain('/livez');
    expect(check).toContain('process.env.METRICS_PORT');
  });

  it('takes what’s there, and all that .dockerignore lets through', () => {
    const sources = fromHere.flatMap(({ sources }) => sources);
    for (const source of sources) expect(existsSync(source)).toBe(true);
    const [everything, ...allowed] = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(everything).toBe('*');
    const tops = new Set(sources.map((source) => source.split('/')[0]!));
    expect(new Set(allowed)).toEqual(new Set([...tops].map((top) => `!${top}`)));
  });

  it('is made by scripts that are there', () => {
    const ran = (stage: Stage) =>
      textsOf(stage, 'RUN').flatMap((text) => text.match(/scripts\/[\w.-]+/g) ?? []);
    expect(stages.flatMap(ran)).toEqual(['scripts/setup.mjs', 'scripts/build.mjs']);
    for (const script of stages.flatMap(ran)) expect(existsSync(script)).toBe(true);
  });
});
