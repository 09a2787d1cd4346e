import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFixtureRequest, writeFixture } from '../../scripts/fixture/fixture.ts';

const RECORD = readFileSync('test/records/stalemate.jsonl', 'utf8');

/** The arguments after the file in the page's example. */
const [, worked = ''] =
  /^npm run fixture -- report\.jsonl (.+)$/m.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];

/** A copy of those parts of the project that the script and its tests need. */
const project = mkdtempSync(join(tmpdir(), 'round-table-'));
const records = join(project, 'test/records');
beforeAll(() => {
  mkdirSync(records, { recursive: true });
  for (const part of ['node_modules', 'scripts', 'src']) symlinkSync(resolve(part), join(project, part));
  copyFileSync('test/records/replaying.ts', join(records, 'replaying.ts'));
});
afterAll(() => rmSync(project, { recursive: true }));

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((done) => {
    // Neither colours nor what this test run has set for its own workers.
    const env = { PATH: process.env.PATH ?? '', NO_COLOR: '1' };
    execFile(process.execPath, args, { cwd: project, env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const vitest = (filter: string) => run('node_modules/vitest/vitest.mjs', 'run', `test/records/${filter}`);

/** What the script prints; rejects with its errors. */
const fixture = async (file: string, ...args: string[]): Promise<string> =>
  writeFixture(readFixtureRequest([join(project, file), ...args]), records);

/** Puts a bug report's file into the project. @returns its name */
function report(name: string, ...lines: string[]): string {
  writeFileSync(join(project, name), `${lines.join('\n')}\n`);
  return name;
}

interface Loose {
  steps: { seat: number; action: object; facts: Record<string, unknown> }[];
  facts: Record<string, unknown>;
  result: { scores: number[]; places: number[] } | null;
}

function changed(change: (record: Loose) => void): string {
  const record = JSON.parse(RECORD) as Loose;
  change(record);
  return JSON.stringify(record);
}

const written = (name: string): string => readFileSync(join(records, `${name}.test.ts`), 'utf8');

describe('npm run fixture', () => {
  beforeAll(() => {
    report('report.jsonl', RECORD);
    report('several.jsonl', 'not even JSON', '', RECORD.trim());
  });

  it('writes the example in CONTRIBUTING.md', async () => {
    const { code, out, err } = await run(
      '--import',
      'tsx',
      'scripts/fixture.ts',
      'report.jsonl',
      ...worked.split(' '),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Run it: npx vitest run test/records/stalemate.test.ts');
    for (const file of ['stalemate.jsonl', 'stalemate.test.ts'])
      expect(readFileSync(join(records, file), 'utf8')).toBe(readFileSync(`test/records/${file}`, 'utf8'));
  });

  it.each<[string, (record: Loose) => void, string, string]>([
    [
      'facts',
      ({ steps }) => void Object.assign(steps[2]!.facts, { turn: 9 }),
      'at step 3 the facts differ in "turn": recorded 9, computed 3',
      `expect(factsAfter(record, 3)).toHaveProperty('turn', 9);`,
    ],
    [
      'action',
      ({ steps }) => void Object.assign(steps[1]!.action, { count: 3 }),
      'at step 2 the action breaks the rules: that’s more than may be drawn',
      `expect(factsAfter(record, 2)).toHaveProperty('turn', 2);`,
    ],
    [
      'set-up',
      ({ facts }) => void Object.assign(facts, { knightPile: 44 }),
      'at set-up the facts differ in "knightPile": recorded 44, computed 45',
      `expect(factsAfter(record, 0)).toHaveProperty('knightPile', 44);`,
    ],
    [
      'result',
      ({ result }) => void Object.assign(result!, { places: [1, 1] }),
      'the result differs in "places.0": recorded 1, computed 2',
      `expect(resultOf(record)).toHaveProperty('places.0', 1);`,
    ],
    [
      'absent',
      ({ steps }) => void delete steps[0]!.facts.turn,
      'at step 1 the facts differ in "turn": recorded absent, computed 1',
      `expect(factsAfter(record, 1)).not.toHaveProperty('turn');`,
    ],
  ])('asserts what a wrong record says: %s', async (name, change, words, assertion) => {
    const said = await fixture(report(`false-${name}.jsonl`, changed(change)));
    expect(said).toContain(`It fails: ${words}.`);
    expect(written(`false-${name}`)).toContain(assertion);
  });

  it('asserts the result of a correct record', async () => {
    expect(await fixture('report.jsonl', '--name', 'true')).toContain(
      'The engine agrees with the whole record.',
    );
    expect(written('true')).toContain(`expect(resultOf(record)).toHaveProperty('scores.0', 0);`);
    expect(written('true')).toContain('verifyBefore(record, 5);');
  });

  it('asserts what the rules ask for', async () => {
    await fixture('report.jsonl', '--name', 'false-rule', '--step', '2', '--expect', 'players.1.knights=5');
    expect(written('false-rule')).toContain(
      `expect(factsAfter(record, 2)).toHaveProperty('players.1.knights', 5);`,
    );
    await fixture('report.jsonl', '--name', 'false-tie', '--expect', 'places.0=1');
    expect(written('false-tie')).toContain(`expect(resultOf(record)).toHaveProperty('places.0', 1);`);
  });

  it('writes tests that fail only at the wrong step', async () => {
    const { code, out, err } = await vitest('');
    expect(code).toBe(1);
    const failed = [...err.matchAll(/^ FAIL .*> the record (.*)$/gm)].map(([, name]) => name);
    expect(failed.sort()).toEqual([
      'false-absent > step 1 does what it should: seat 0, {"type":"draw","count":1}',
      'false-action > step 2 does what it should: seat 1, {"type":"draw","count":3}',
      'false-facts > step 3 does what it should: seat 0, {"type":"draw","count":0}',
      'false-result > ends as it should',
      'false-rule > step 2 does what it should: seat 1, {"type":"draw","count":2}',
      'false-set-up > is set up as it should be',
      'false-tie > ends as it should',
    ]);
    expect(err).toContain('at step 2 the action breaks the rules: that’s more than may be drawn.');
    expect(err).toContain('to have property "players.1.knights" with value 5');
    expect(out).toMatch(/Tests {2}7 failed \| 10 passed/);
  });

  it('picks one record of several', async () => {
    await fixture('several.jsonl', '--name', 'third', '--line', '3');
    expect(readFileSync(join(records, 'third.jsonl'), 'utf8')).toBe(RECORD);
  });

  it.each<[string[], string]>([
    [['nowhere.jsonl'], '"FILE" can\'t be read: no such file or folder.'],
    [['My report.jsonl'], '--name must be lower-case words or numbers joined by hyphens, not "My report".'],
    [['several.jsonl'], 'FILE has more than one record: choose one with --line, e.g. --line 1.'],
    [['several.jsonl', '--line', '2'], 'FILE has no record on line 2.'],
    [['several.jsonl', '--line', '0'], '--line must be a positive whole number, not "0".'],
    [
      ['several.jsonl', '--line', '1'],
      "FILE, line 1, can't be replayed: it isn’t JSON; each line must be one whole record.",
    ],
    [['report.jsonl', 'b.jsonl'], 'Unexpected argument "b.jsonl".'],
    [['report.jsonl', '--step', '5'], "There's no step 5: the record has 4 steps."],
    [['report.jsonl', '--step', 'x'], '--step must be a positive whole number, not "x".'],
    [['report.jsonl', '--expect', 'end'], '--expect must be path=value, e.g. scores.0=12, not "end".'],
  ])('refuses %j', async ([name = '', ...args], sentence) => {
    const before = readdirSync(records);
    await expect(fixture(name, ...args)).rejects.toThrow(sentence.replace('FILE', join(project, name)));
    expect(readdirSync(records)).toEqual(before);
  });

  it('refuses to overwrite a file, and a step after the first wrong one', async () => {
    writeFileSync(join(records, 'taken.test.ts'), '');
    await expect(fixture('report.jsonl', '--name', 'taken')).rejects.toThrow(
      'taken.test.ts already exists; choose another --name.',
    );
    const file = report(
      'late.jsonl',
      changed(({ steps }) => void Object.assign(steps[2]!.facts, { turn: 9 })),
    );
    await expect(fixture(file, '--step', '4')).rejects.toThrow(
      'The record is already wrong before that: at step 3 the facts differ in "turn": recorded 9, computed 3.',
    );
  });
});
