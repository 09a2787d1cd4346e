import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/language/faults.ts';
import { languages } from '../../src/i18n/languages.ts';
import { runScript } from './run.ts';

describe('npm run language', () => {
  it('says how it’s used', async () => {
    for (const args of [[], ['new', 'xx'], ['check', 'xx'], ['types', 'fr']]) {
      const { code, err } = await runScript('language', ...args);
      expect(err).toContain('usage: npm run language');
      expect(code).toBe(2);
    }
  });

  it('starts a language that’s complete but for its words', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'languages-'));
    const { code, out } = await runScript('language', 'new', 'it', '--in', folder);
    expect(code).toBe(0);
    expect(out).toContain('npm run language -- check it');
    const files = readdirSync(join(folder, 'it'));
    const texts = files.map((file) => readFileSync(join(folder, 'it', file), 'utf8'));
    expect(texts.join('')).toContain('language-formats = it\n');
    expect(texts.join('')).toContain('language-name = Italiano\n');
    expect(faultsOf(texts, [...languages.get('en-US')!.values()])).toEqual([]);
    const again = await runScript('language', 'new', 'it', '--in', folder);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
  });
});
