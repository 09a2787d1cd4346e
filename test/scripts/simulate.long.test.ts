import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/games/record-form.ts';
import { runScript, runScriptHardlyRead, runScriptUnread } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-'));
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = (...args: string[]) =>
  runScript('simulate', 'artus', '--games', '3', '--seed', '7', ...args);

describe('simulate and replay', () => {
  it('writes records that replay accepts', async () => {
    const file = join(folder, 'games.jsonl');
    const written = await simulate('--variant', 'advanced', '--seats', '4', '--out', file);
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toMatch(/games\/s.*plies\/s/);
    expect(written.out).toMatch(/mean score by seat: seat 0: .*seat 3: /);
    expect(written.out).toMatch(/mean score by place: place 1: /);
    const records = readFileSync(file, 'utf8').trimEnd().split('\n').map(parseRecord);
    expect(records.map(({ options }) => options)).toEqual(Array(3).fill({ variant: 'advanced', seats: 4 }));
    expect(new Set(records.map((record) => record.version === 1 && record.seed)).size).toBe(3);
    expect(await runScript('replay', file)).toEqual({
      code: 0,
      err: '',
      out: '3 records, 504 steps: all valid.\n',
    });
  });

  it('writes the same records for the same seed, and nothing without --out', async () => {
    const [first, second] = [join(folder, 'first.jsonl'), join(folder, 'second.jsonl')];
    await Promise.all([simulate('--out', first), simulate('--out', second)]);
    expect(readFileSync(second, 'utf8')).toBe(readFileSync(first, 'utf8'));
    const before = readdirSync(folder);
    expect((await simulate()).code).toBe(0);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('stops at the first invalid record and says what is wrong', async () => {
    const good = join(folder, 'good.jsonl');
    await simulate('--seats', '2', '--out', good);
    const lines = readFileSync(good, 'utf8').trimEnd().split('\n');
    const record = JSON.parse(lines[1] as string);
    record.steps[12].facts.scores[0] += 5;
    const bad = join(folder, 'bad.jsonl');
    writeFileSync(bad, [lines[0], JSON.stringify(record), 'not even JSON'].join('\n'));
    const { code, out, err } = await runScript('replay', good, bad);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('bad.jsonl, line 2: at step 13 the facts differ in "scores.0"');
    expect(err).toMatch(/\nBefore that: 4 records, [\d,]+ steps, all valid\.\n$/);
  });

  it("counts what was valid before a file that can't be read", async () => {
    const { code, out, err } = await runScript('replay', 'docs/records/court.jsonl', folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      `"${folder}" can't be read: it's a folder.\nBefore that: 1 record, 117 steps, all valid.\n`,
    );
  });

  it('accepts a byte-order mark and Windows line endings', async () => {
    const file = join(folder, 'windows.jsonl');
    const record = readFileSync('docs/records/quests.jsonl', 'utf8').trim();
    writeFileSync(file, `\uFEFF${record}\r\n\r\n${record}`);
    expect(await runScript('replay', file)).toEqual({
      code: 0,
      err: '',
      out: '2 records, 142 steps: all valid.\n',
    });
  });

  it('ends quietly when nobody reads its output any more', async () => {
    const quiet = { code: 0, out: '', err: '' };
    expect(await runScriptUnread('replay', 'docs/records/court.jsonl')).toEqual(quiet);
    expect(await runScriptUnread('simulate', 'court', '--games', '1')).toEqual(quiet);
    const more = ['simulate', 'court', '--games', '5', '--out', '/dev/stdout'] as const;
    expect(await runScriptHardlyRead(...more)).toEqual(quiet);
  });

  it('explains its usage, and uses the singular for one game', async () => {
    for (const script of ['simulate', 'replay']) {
      const { code, out, err } = await runScript(script, '--help');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(new RegExp(`^npx tsx scripts/${script}\\.ts `));
    }
    const { out } = await runScript('simulate', 'court', '--games', '1', '--seed', '-5');
    expect(out).toMatch(/^court standard, 4 seats, 1 game, seed -5\n/);
  });

  it.each([
    ['simulate', ['artus', '--seats', '5'], 'This game has 2 to 4 seats, not 5.\n'],
    ['simulate', ['artus', '--out', '/no/folder/f'], '"/no/folder/f" can\'t be written: no such file'],
    ['replay', [], 'Name at least one file of records.\nnpx tsx scripts/replay.ts'],
    ['replay', ['/no/file'], '"/no/file" can\'t be read: no such file or folder.\n'],
  ])('%s %j exits with 2 and a message', async (script, args, said) => {
    const { code, out, err } = await runScript(script, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.slice(0, said.length)).toBe(said);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it("replay doesn't accept an empty file", async () => {
    const file = join(folder, 'empty.jsonl');
    writeFileSync(file, '\n');
    expect(await runScript('replay', file)).toEqual({
      code: 1,
      out: '',
      err: 'There are no records to verify.\n',
    });
  });
});
