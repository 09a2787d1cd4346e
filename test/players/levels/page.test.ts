import { describe, expect, it } from 'vitest';
import { derivedSeed } from '../../../src/games/playout.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import { games } from '../../../src/games/registry.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import type { PublicStep } from '../../../src/players/player.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { page } from '../../../src/players/registry.ts';

/** How many knights Pages draw where they may draw two, over a game without stalemate. */
async function drawn(variant: string, seats: number, seed: string): Promise<unknown[]> {
  const game = games.get(cardGame.id)!;
  const chance = new SeededChance(seed);
  const random = seededRandom(seed);
  const history: PublicStep[] = [];
  const counts: unknown[] = [];
  let state = game.setup({ variant, seats }, chance);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const view = game.view(state, seat);
    const actions = game.legalActions(state, seat);
    const action = await page.choose({ game, view, seat, actions, history: [...history], random });
    const step = game.play(state, seat, action, chance);
    if ('maxDraw' in view && view.maxDraw === 2 && 'count' in action && game.toAct(step.state).length > 0)
      counts.push(action.count);
    state = step.state;
    history.push({ seat, events: step.events });
  }
  return counts;
}

describe('a Page in the card game', () => {
  it.each([
    ['basic', 2],
    ['basic', 5],
    ['seals', 3],
  ])('draws as many knights as it may: %s, %i seats', async (variant, seats) => {
    const games = Array.from({ length: 3 }, (_, at) =>
      drawn(variant, seats, derivedSeed(`${variant} ${seats}`, at)),
    );
    const counts = (await Promise.all(games)).flat();
    expect(counts.length).toBeGreaterThan(30);
    expect(new Set(counts)).toEqual(new Set([2]));
  });
});
