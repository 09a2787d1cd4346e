import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../scripts/lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'round-table-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'lines');

async function read(content: string | Buffer, longest?: number): Promise<string[]> {
  writeFileSync(file, content);
  const lines = [];
  for await (const line of linesOf(file, longest)) lines.push(line);
  return lines;
}

describe('lines of a file', () => {
  it.each([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\r\n\r\nb', ['a', '', 'b']],
    ['\uFEFFa\n\uFEFFb', ['a', 'b']],
    ['a\u2028b\rc\n', ['a\u2028b\rc']],
  ])('of %j are %j', async (content, lines) => {
    expect(await read(content)).toEqual(lines);
  });

  it('are whole, however the file is split into chunks', async () => {
    const line = fc.nat(150_000).map((length) => 'ö€'.repeat(length / 5));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 4 }), async (lines) => {
        expect(await read(`${lines.join('\n')}\n`)).toEqual(lines);
      }),
      { numRuns: 15 },
    );
  });

  it('are refused if too long, before the rest is read', async () => {
    const MEBIBYTE = 1 << 20;
    expect(await read(`a\n${'b'.repeat(MEBIBYTE)}\n`, MEBIBYTE)).toHaveLength(2);
    await expect(read(`a\n${'b'.repeat(MEBIBYTE + 1)}`, MEBIBYTE)).rejects.toThrow(
      `${file}, line 2 is longer than 1 MiB; each line must be one whole record.`,
    );
  });

  it('are refused if not UTF-8', async () => {
    await expect(read(Buffer.from('\uFEFFa', 'utf16le'))).rejects.toThrow(
      `${file}, line 1 isn't UTF-8 text.`,
    );
  });
});
