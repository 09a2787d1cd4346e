import './pseudo-language.ts';

import { describe, expect, it } from 'vitest';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { englishIn } from './whole-games.ts';

const others = [...languages.keys()].filter((locale) => locale !== SOURCE);

describe.each(others)('whole games in %s have no English word', (locale) => {
  it.each([
    ['artus', 'basic', 3],
    ['artus', 'advanced', 2],
    ['artus', 'advanced', 4],
    ['court', 'standard', 2],
    ['court', 'standard', 4],
    ['quests', 'basic', 2],
    ['quests', 'basic', 5],
    ['quests', 'seals', 3],
    ['quests', 'seals', 4],
  ])('%s %s, %i players', { timeout: 120_000 }, async (game, variant, people) => {
    expect(await englishIn(locale, game, variant, people, people)).toEqual([]);
  });
});
