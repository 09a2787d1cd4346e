import { describe, expect, it } from 'vitest';
import { courtPositions } from '../../scripts/samples/court.ts';
import { buildDecision } from '../../src/discord/choices/decision.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { courtGuide } from '../../src/telling/court/guide.ts';
import { shortlist } from '../../src/telling/court/shortlist.ts';

/** Words of a hand before anything is opened: the question and the buttons. */
const MOST = 90;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** For each language, the words of all hands of some games. */
const counts = locales.map((locale) => {
  const t = translator(locale);
  return [2, 3, 4].flatMap((seats) =>
    [...courtPositions(seats, 3)].flatMap(({ own, options }) => {
      if (options.length < 2) return [];
      const preview = (action: (typeof options)[number]['action']) =>
        options.find((option) => option.action === action)!.preview;
      const scene = { view: own, seat: own.viewer!, names, t, preview };
      const actions = options.map(({ action }) => action);
      const listed = shortlist(scene, actions);
      // More than ten are in a menu, which is read when it's opened.
      const labels = listed.length > 10 ? [] : listed.map((action) => courtGuide.whole!(scene, action).text);
      const prompt = courtGuide.prompt(scene, buildDecision(actions, courtGuide));
      return [{ phase: own.phase, words: wordsIn([prompt, ...labels].join(' ')) }];
    }),
  );
});

describe('a hand in King Arthur’s Court', () => {
  it.each(locales.map((locale, at) => [locale, at] as const))('has at most 90 words, %s', (_locale, at) => {
    expect(counts[at]!.length).toBeGreaterThan(100);
    expect(counts[at]!.filter(({ words }) => words > MOST)).toEqual([]);
  });

  it('has about as many in all languages', () => {
    const [first, ...others] = counts.map(
      (each) => each.reduce((sum, { words }) => sum + words, 0) / each.length,
    );
    for (const mean of others) expect(Math.abs(mean / first! - 1)).toBeLessThan(0.2);
  });
});
