import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/games/record.ts';
import { runScript } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (...args: string[]) =>
  runScript('simulate', 'artus', '--games', '3', '--seed', '7', ...args);

describe('simulate and replay', () => {
  it('writes records that replay finds true', async () => {
    const file = join(folder, 'games.jsonl');
    const written = await simulate('--variant', 'advanced', '--seats', '4', '--out', file);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toMatch(/games\/s.*plies\/s/);
    expect(written.out).toMatch(/mean score by seat: seat 0: .*seat 3: /);
    expect(written.out).toMatch(/mean score by place: place 1: /);
    const records = readFileSync(file, 'utf8').trimEnd().split('\n').map(parseRecord);
    expect(records.map(({ options }) => options)).toEqual(Array(3).fill({ variant: 'advanced', seats: 4 }));
    expect(new Set(records.map(({ seed }) => seed)).size).toBe(3);
    expect(await runScript('replay', file)).toEqual({
      code: 0,
      err: '',
      out: '3 records, 504 steps: all true.\n',
    });
  });

  it('writes the same for the same seed, and nothing without --out', async () => {
    const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')];
    await Promise.all([simulate('--out', first), simulate('--out', second)]);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    const before = readdirSync(folder);
    expect((await simulate()).code).toBe(0);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('stops at the first false record and says what is false', async () => {
    const good = join(folder, 'good.jsonl');
    await simulate('--seats', '2', '--out', good);
    const lines = readFileSync(good, 'utf8').trimEnd().split('\n');
    const record = JSON.parse(lines[1] as string);
    record.steps[12].facts.scores[0] += 5;
    const bad = join(folder, 'bad.jsonl');
    writeFileSync(bad, [lines[0], JSON.stringify(record), 'not even JSON'].join('\n'));
    const { code, out, err } = await runScript('replay', good, bad);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('bad.jsonl, line 2, is false: at step 12 the facts differ in "scores.0"');
  });

  it.each([
    ['simulate', ['chess']],
    ['simulate', ['artus', '--seats', '5']],
    ['simulate', ['artus', '--games', '0']],
    ['simulate', ['artus', '--rule', 'seals']],
    ['simulate', ['artus', '--fast']],
    ['simulate', ['artus', '--out', '/no/such/folder/games.jsonl']],
    ['replay', []],
    ['replay', ['/no/such/file.jsonl']],
  ])('%s %j ends with 2 and a sentence', async (script, args) => {
    const { code, out, err } = await runScript(script, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.length).toBeGreaterThan(20);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('replay does not call an empty file true', async () => {
    const file = join(folder, 'empty.jsonl');
    writeFileSync(file, '\n');
    expect(await runScript('replay', file)).toEqual({
      code: 1,
      out: '',
      err: 'There is no record to check.\n',
    });
  });
});
