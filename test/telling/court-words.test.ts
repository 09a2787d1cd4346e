import { describe, expect, it } from 'vitest';
import { courtPositions } from '../../scripts/samples/court.ts';
import { buildDecision } from '../../src/discord/choices/decision.ts';
import { translator } from '../../src/i18n/index.ts';
import { courtGuide } from '../../src/telling/court/guide.ts';
import { eventSentences } from '../../src/telling/court/sentences.ts';

const told = (courtiers: readonly ('maiden' | 'guard')[]): string =>
  eventSentences(translator('en-US'), [{ type: 'refilled', seat: 0, courtiers, full: false }], ['Ann']).join(
    ' ',
  );

describe("a new row that the peasantry can't fill", () => {
  it('lists those that are left', () => {
    expect(told(['maiden', 'guard'])).toBe(
      'Ann can only partly fill the new row: a maiden and a guard. The peasantry is used up, so this is the last round.',
    );
  });

  it('is said to be empty if none are left', () => {
    expect(told([])).toBe(
      'Ann can’t lay out a new row: the peasantry is used up, so this is the last round.',
    );
  });
});

/** The questions of this kind in random games. */
function asked(phase: 'refill' | 'bid', locale = 'en-US', seats = 4): string[] {
  const t = translator(locale);
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
  return [...courtPositions(seats, 1)].flatMap(({ own, options }) => {
    if (own.phase !== phase || options.length < 2) return [];
    const actions = options.map(({ action }) => action);
    const preview = (action: (typeof actions)[number]) =>
      options.find((option) => option.action === action)!.preview;
    const scene = { view: own, seat: own.viewer!, names, t, preview };
    return [courtGuide.prompt(scene, buildDecision(actions, courtGuide))];
  });
}

describe('a question in the Court', () => {
  it('tells the peasantry as a sentence does', () => {
    const all = asked('refill');
    expect(all.length).toBeGreaterThan(0);
    for (const text of all) expect(text).toMatch(/The peasantry has (?:[a-z]+ [a-z]+(?:, | and |\.$))+$/);
    expect(all.join(' ')).toMatch(/ and /);
  });

  it('names the peasantry in German as what’s there, not as an object', () => {
    const all = asked('refill', 'de', 3);
    expect(all.join(' ')).toMatch(/Im Volk: .*\bein (?:Narr|Wächter|Ritter)\b/);
    for (const text of all) expect(text).not.toMatch(/\beinen (?:Narren|Wächter|Ritter)\b/);
  });

  it('names the highest bid once', () => {
    const raises = asked('bid').filter((text) => text.includes('or pass'));
    expect(raises.length).toBeGreaterThan(0);
    for (const text of raises)
      expect(text).toMatch(/^\*\*Do you bid more, or pass\?\*\* [A-Z][a-z]+ has bid [\d+= ]+\. If /);
  });

  it('tells the last who can bid that nobody else can', () => {
    const opens = asked('bid').filter((text) => text.includes('What do you bid?'));
    const alone = opens.filter((text) => text.includes('Nobody else can bid now'));
    expect(alone.length).toBeGreaterThan(0);
    expect(alone.length).toBeLessThan(opens.length);
    for (const text of alone) expect(text).not.toContain('The highest bidder');
  });
});
