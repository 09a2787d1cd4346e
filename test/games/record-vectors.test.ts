import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesOf } from '../../scripts/lines.ts';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { findingIn } from '../../src/playground/page/checker/reading.ts';
import { fairnessOfEach, hasPython } from './python.ts';

/** A line of a file of records: each tells whether its shuffles can be checked, and are true. */
interface Vector {
  readonly name: string;
  readonly right: boolean;
  /** Whether the rules of its game allow it, too. */
  readonly rules?: false;
  readonly line?: string;
  /** What stands in the line for a list of that many, joined by commas. */
  readonly repeated?: { readonly text: string; readonly by: string; readonly times: number };
  /** The bytes of a line that's no text. */
  readonly hex?: string;
}

const vectors: readonly Vector[] = JSON.parse(readFileSync('docs/record-vectors.json', 'utf8'));
const lines = vectors.map(({ line, hex, repeated }) => {
  if (line === undefined) return Buffer.from(hex!, 'hex');
  if (!repeated) return Buffer.from(line);
  const { text, by, times } = repeated;
  return Buffer.from(line.replace(text, Array.from({ length: times }, () => by).join()));
});

/** The names of those that a check says are true. */
const named = (isTrue: (at: number) => boolean): string[] =>
  vectors.filter((_, at) => isTrue(at)).map(({ name }) => name);

const right = named((at) => vectors[at]!.right);

it('the page’s check finds the right ones true, and no others', () => {
  expect(named((at) => findingIn(1, lines[at]!)?.wrong === null)).toEqual(right);
});

it.skipIf(!hasPython)('the second implementation does, too', async () => {
  const said = await fairnessOfEach(lines);
  expect(named((at) => said[at] === 'true')).toEqual(right);
});

it('so does the replay, as far as the rules allow', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vectors-'));
  const replayed = async (bytes: Buffer, at: number): Promise<boolean> => {
    const file = join(folder, `${at}.jsonl`);
    await writeFile(file, bytes);
    try {
      for await (const line of linesOf(file)) verifyRecord(parseRecord(line));
      return true;
    } catch {
      return false;
    }
  };
  const found = await Promise.all(lines.map(replayed));
  await rm(folder, { recursive: true });
  expect(named((at) => found[at]!)).toEqual(
    named((at) => vectors[at]!.right && vectors[at]!.rules !== false),
  );
});
