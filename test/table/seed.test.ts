import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TableService } from '../../src/table/table-service.ts';
import { charactersNamed } from './fixtures/characters.ts';
import { openGame } from './fixtures/room.ts';
import { FaultyStore } from './fixtures/stores.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();
// Whatever else a seed could be made of, a player could guess.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'hrtime'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The seeds of so many games, in the same millisecond each in a store of its own. */
async function seeds(count: number): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < count; at++) {
    const store = new FaultyStore();
    const { id } = await openGame(new TableService({ store, characters: charactersNamed('Merlin') }));
    found.push(JSON.parse(store.texts.get(`play:${id}/start`)!).fairness.seed);
  }
  return found;
}

it('gives each game 256 bits from the system, and nothing from the clock', async () => {
  const found = await seeds(80);
  expect(new Set(found).size).toBe(80);
  for (const seed of found) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const bits = (seed: string) => BigInt(`0x${seed}`);
  const everSet = found.map(bits).reduce((all, seed) => all | seed);
  const alwaysSet = found.map(bits).reduce((all, seed) => all & seed);
  // That one of them stays the same by chance has a probability of 2^-72.
  expect([everSet, alwaysSet]).toEqual([2n ** 256n - 1n, 0n]);
});
