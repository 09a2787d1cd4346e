import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { runScript } from './run.ts';

const FOLDER = 'src/i18n/languages/zh-TW';

describe('npm run language', () => {
  afterEach(() => rmSync(FOLDER, { recursive: true, force: true }));

  it('says how it’s used', async () => {
    for (const args of [
      [],
      ['new'],
      ['new', 'xx'],
      ['check', 'xx'],
      ['types', 'fr'],
      ['check', 'fr', 'de'],
    ]) {
      const { code, err } = await runScript('language', ...args);
      expect(err).toContain('usage: npm run language');
      expect(code).toBe(2);
    }
  });

  it('starts a language that’s complete but for its words', async () => {
    const { code, out } = await runScript('language', 'new', 'zh-TW');
    expect(code).toBe(0);
    expect(out).toContain('npm run language -- check zh-TW');
    expect(readFileSync(`${FOLDER}/language.ftl`, 'utf8')).toContain('language-formats = zh-TW');
    expect((await runScript('language', 'check', 'zh-TW')).code).toBe(0);
    const again = await runScript('language', 'new', 'zh-TW');
    expect([again.code, existsSync(FOLDER)]).toEqual([1, true]);
  });
});
