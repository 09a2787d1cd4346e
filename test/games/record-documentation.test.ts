import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/games/game.ts';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';

const recordOf = (game: GameId) => parseRecord(readFileSync(`docs/records/${game}.jsonl`, 'utf8'));
const blocksOf = (page: string): unknown[] =>
  page
    .split('```json\n')
    .slice(1)
    .map((text) => JSON.parse(text.slice(0, text.indexOf('```'))));

const PAGE = readFileSync('docs/record.md', 'utf8');

/** The heading of the section that shows numbered steps of each game's complete record. */
const HEADINGS: Readonly<Record<GameId, string>> = {
  artus: 'Artus',
  court: "King Arthur's Court",
  quests: 'King Arthur: the card game',
};
const sectionOf = (game: GameId): string => {
  const section = PAGE.split('\n## ').find((text) => text.startsWith(`${HEADINGS[game]}\n`));
  if (section === undefined) throw new Error(`No section about ${game}`);
  return section;
};

describe('the documented records', () => {
  it('include one in full, cut off after its first step', () => {
    const shown = parseRecord(blocksOf(sectionOf('artus'))[0]);
    const whole = recordOf('artus');
    expect(verifyRecord(shown)).toBeDefined();
    expect(shown.steps).toEqual(whole.steps.slice(0, 1));
    expect({ ...shown, steps: whole.steps, result: whole.result }).toEqual(whole);
  });

  it.each(GAME_IDS)('hold a complete, valid game of %s, whose steps the page shows', (game) => {
    const page = sectionOf(game);
    const whole = recordOf(game);
    expect(whole.game).toBe(game);
    expect(verifyRecord(whole)).toBeDefined();
    expect(whole.result).not.toBeNull();
    const numbers = [...page.matchAll(/Step (\d+),/g)].map(([, number]) => Number(number));
    expect(numbers.length).toBeGreaterThan(0);
    const steps = blocksOf(page).slice(game === 'artus' ? 1 : 0);
    expect(steps).toEqual(numbers.map((number) => whole.steps[number - 1]));
  });
});
