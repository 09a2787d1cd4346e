import { afterEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/i18n/index.ts';
import { checkRequests, endMessage, playRandomly, startTable } from './fixtures/random-game.ts';
import { realEasel, type Stage, stage } from './fixtures/stage.ts';
import { randomFrom } from './fixtures/stranger.ts';

const words = wordsOf('en-US');
const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve'];

let on: Stage;
afterEach(() => on.close());

describe('a stranger at the card game', () => {
  const tables = (['basic', 'seals'] as const).flatMap((variant) =>
    [2, 3, 4, 5].map((people) => [people, variant] as const),
  );
  it.each(tables)(
    'plays a whole game for %i, %s, knowing nothing but what is shown',
    { timeout: 60_000 },
    async (people, variant) => {
      on = await stage({
        seed: `${people}`.repeat(32),
        playground: { users: PEOPLE.map((name) => ({ name })), limits: { requests: 200_000 } },
        ...(people === 2 && variant === 'seals' ? { easel: realEasel } : {}),
      });
      const { discord } = on.playground;
      const tableId = await startTable(on, PEOPLE.slice(0, people), { game: 'quests', variant });
      const globalBefore = discord.requestCounts.global;
      await playRandomly(on, tableId, randomFrom(people * 7 + variant.length));

      const table = await on.tables.info(tableId);
      expect(table.result).not.toBeNull();
      expect(endMessage(on).content).toContain('🏆');
      for (const score of table.result!.scores)
        expect(endMessage(on).content).toContain(words.discord.total(score));
      expect(discord.refusals).toEqual([]);
      expect(on.faults()).toEqual([]);
      expect(discord.requestCounts.global - globalBefore).toBe(0);
      checkRequests(on);
    },
  );
});
