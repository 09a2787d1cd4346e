import { afterEach, describe, it } from 'vitest';
import { playWholeGame } from '../fixtures/random-game.ts';
import { realRenderer, type Stage, stage } from '../fixtures/stage.ts';
import { randomFrom } from '../fixtures/stranger.ts';

const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve'];

let on: Stage;
afterEach(() => on.close());

describe('random clicks in the card game', () => {
  const tables = (['basic', 'seals'] as const).flatMap((variant) =>
    [2, 3, 4, 5].map((people) => [people, variant] as const),
  );
  it.each(tables)(
    "play a whole game of %i players, %s, from what's on screen",
    { timeout: 60_000 },
    async (people, variant) => {
      on = await stage({
        seed: `${people}`.repeat(32),
        playground: { users: PEOPLE.map((name) => ({ name })), limits: { requests: 200_000 } },
        ...(people === 2 && variant === 'seals' ? { renderer: realRenderer } : {}),
      });
      const opening = { game: 'quests', variant };
      await playWholeGame(on, PEOPLE.slice(0, people), opening, randomFrom(people * 7 + variant.length));
    },
  );
});
