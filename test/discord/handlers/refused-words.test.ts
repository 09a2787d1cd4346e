import { expect, it } from 'vitest';
import { refusalSentence } from '../../../src/discord/handlers/refuse.ts';
import { translator } from '../../../src/i18n/index.ts';
import { Refusal } from '../../../src/table/refusal.ts';

it.each([
  ['en-US', 'Basic or Advanced'],
  ['fr', 'Débutant ou Avancé'],
  ['de', 'Grundspiel oder Profispiel'],
])('a refusal names variants as menus do: %s', (locale, named) => {
  const refusal = new Refusal('unknownVariant', {
    game: 'artus',
    variant: 'zzz',
    known: ['basic', 'advanced'],
  });
  expect(refusalSentence(refusal, translator(locale))).toContain(named);
});
