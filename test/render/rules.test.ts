import { describe, expect, it } from 'vitest';
import * as artus from '../../render/artus/rule.ts';
import * as court from '../../render/court/rule.ts';
import * as quests from '../../render/quests/rule.ts';
import { locales, translator } from '../../src/i18n/index.ts';

/** Steps of the chapters that don't have three. */
const STEPS: Readonly<Record<string, number>> = {
  'artus turn': 2,
  'artus variants': 2,
  // All scoring cards.
  'artus scoring': 6,
  'court goal': 2,
  'court characters': 4,
  'court start': 4,
  'quests turn': 4,
  'quests seals': 6,
  'quests end': 4,
  'quests variants': 4,
  'quests overpaying': 1,
  'quests sealing': 1,
};

const drawn = Object.entries({ artus, court, quests }).flatMap(([game, { STEPS, rulePainting }]) =>
  Object.keys(STEPS).map((chapter) => ({ game, chapter, rulePainting })),
);

describe.each(locales)('the rules’ drawings, %s', (locale) => {
  it.each(drawn)('$game $chapter has a sentence for each step', ({ game, chapter, rulePainting }) => {
    const { text } = rulePainting(`rules-${chapter}`, { theme: 'court', t: translator(locale) })!;
    const sentences = text.split('\n');
    expect(sentences).toHaveLength(STEPS[`${game} ${chapter}`] ?? 3);
    for (const sentence of sentences) expect(sentence).toMatch(/\p{L}.*[.?]$/u);
  });
});
