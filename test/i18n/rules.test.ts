import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composed } from '../../src/i18n/fluent/translate.ts';
import { locales, translator } from '../../src/i18n/index.ts';

/** IDs in the rows of a page's tables that end with the tag. */
const tagged = (page: string, tag: string): string[] =>
  readFileSync(`docs/rules/${page}.md`, 'utf8')
    .split('\n')
    .flatMap((row) => (row.endsWith(`| ${tag} |`) ? (/^\| `([\w:-]+)`/.exec(row)?.[1] ?? []) : []));

describe.each(locales)('the rules in %s', (locale) => {
  const say = composed(translator(locale));

  it('say which cards of Artus are reconstructed', () => {
    const cards = tagged('artus', 'A').filter((id) => !id.includes('ring'));
    expect(cards).toHaveLength(5);
    const told = say('artus-rules-variants.p4');
    for (const card of cards)
      expect(told).toContain(/\d–\d/.exec(say('artus-card', { card: card.replace(':', '-') }))![0]);
  });

  it('say which adventures have the points that were printed', () => {
    expect(tagged('quests', 'A')).toHaveLength(11);
    const told = say('quests-rules-adventures.p2');
    for (const adventure of tagged('quests', 'F')) {
      const words = say('quests-adventure', { adventure }).match(/\p{L}{4,}/gu)!;
      // German inflects: "Heiliger Gral", "beim Heiligen Gral".
      for (const word of words) expect(told).toContain(word.replace(/er$/, ''));
    }
    for (const adventure of tagged('quests', 'A'))
      expect(told).not.toContain(say('quests-adventure', { adventure }));
  });
});
