import { vi } from 'vitest';
import type { Texts } from '../../src/i18n/languages.ts';

// Tests that import this file first have one language more, whose words are like no other's: el, one of Discord's
// codes, for which the bot has no words.

vi.mock('../../src/i18n/languages.ts', async (original) => {
  const { languages } = await original<{ languages: ReadonlyMap<string, Texts> }>();
  const { pseudo } = await import('../../scripts/language/pseudo.ts');
  const source = [...languages.get('en-US')!].map(([file, text]) => [file, pseudo(text)] as const);
  return { languages: new Map<string, Texts>([...languages, ['el', new Map(source)]]) };
});
