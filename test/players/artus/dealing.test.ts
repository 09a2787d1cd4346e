import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PILES } from '../../../src/games/artus/cards.ts';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { CardId } from '../../../src/games/artus/types.ts';
import { KIND } from '../../../src/players/artus/deck.ts';
import { artusSearch } from '../../../src/players/artus/index.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { anyGame, playGame } from '../../games/artus/random-game.ts';
import { deckOf, seenIn, seenOf } from './seen.ts';

const { fromView, deal } = artusSearch;

function worldOf(state: ArtusState, seat: number, seed: number) {
  const view = artus.view(state, seat);
  const known = fromView(view, seat, [], new SearchChance(seed));
  const world = fromView(view, seat, [], new SearchChance(seed));
  deal(known, world);
  return seenIn(world);
}

const fromPile = (cards: readonly CardId[], pile: string): number =>
  cards.filter((card) => card.startsWith(pile)).length;

describe('dealing what a seat can’t see', () => {
  it('keeps everything that it can see', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.integer(), ({ options, seed }, at, deals) => {
        const { plies } = playGame(options, seed);
        const { before, seat } = plies[at % plies.length]!;
        const world = worldOf(before, seat, deals);
        const { players, ...table } = seenOf(before);
        expect(world).toMatchObject(table);
        expect(world.players[seat]).toEqual(players[seat]);
        for (const [of, { hand, piles, played, score, unplaced }] of before.players.entries()) {
          const dealt = world.players[of]!;
          expect(dealt).toMatchObject({ score, unplaced });
          expect([...dealt.hand, ...dealt.piles, ...played].sort()).toEqual(deckOf(options.variant));
          for (const pile of PILES) {
            expect(fromPile(dealt.hand, pile)).toBe(fromPile(hand, pile));
            expect(fromPile(dealt.piles, pile)).toBe(piles[pile].length);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('depends on nothing that it can’t see', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.integer(), ({ options, seed }, at, deals) => {
        const { plies } = playGame(options, seed);
        const { before, seat } = plies[at % plies.length]!;
        const swapped = {
          ...before,
          players: before.players.map((player, of) => (of === seat ? player : exchanged(player))),
        };
        expect(artus.view(swapped, seat)).toEqual(artus.view(before, seat));
        expect(worldOf(swapped, seat, deals)).toEqual(worldOf(before, seat, deals));
      }),
      { numRuns: 100 },
    );
  });

  it('deals each possible card about equally often', () => {
    const { plies } = playGame({ variant: 'advanced', seats: 2 }, 'often');
    const { before, seat } = plies[10]!;
    const times = new Map<CardId, number>();
    const view = artus.view(before, seat);
    const chance = new SearchChance(1);
    const known = fromView(view, seat, [], chance);
    const world = fromView(view, seat, [], chance);
    for (let i = 0; i < 8000; i++) {
      deal(known, world);
      for (const card of seenIn(world).players[1 - seat]!.hand) times.set(card, (times.get(card) ?? 0) + 1);
    }
    expect(times.size).toBe(15);
    for (const [card, count] of times) {
      const expected = card === 'king:ring-either' ? 6000 : 3000;
      expect(Math.abs(count - expected)).toBeLessThan(200);
    }
  });
});

describe('a draw', () => {
  const { plies } = playGame({ variant: 'advanced', seats: 2 }, 'drawing');
  const { before, seat, action } = plies.find((ply) => ply.action.type === 'draw')!;
  const afterDraw = (observer: number) => {
    const world = fromView(artus.view(before, observer), observer, [], new SearchChance(3));
    deal(world, world);
    const hand = world.hands[seat]!;
    const seen = world.play(artusSearch.moveOf(action, world));
    return { seen, drawn: world.hands[seat]! & ~hand };
  };

  it('tells the observer which card they drew', () => {
    const { seen, drawn } = afterDraw(seat);
    expect(seen).toBe(KIND[Math.log2(drawn)]! + 1);
  });

  it('tells others nothing', () => {
    const { seen, drawn } = afterDraw(1 - seat);
    expect(drawn).not.toBe(0);
    expect(seen).toBe(0);
  });
});

/** The same player with each pile's cards turned around, hand and pile together. */
function exchanged(player: ArtusState['players'][number]): ArtusState['players'][number] {
  const turned = Object.fromEntries(
    PILES.map((pile) => [
      pile,
      [...player.hand.filter((card) => card.startsWith(pile)), ...player.piles[pile]].reverse(),
    ]),
  ) as Record<(typeof PILES)[number], CardId[]>;
  const hand = player.hand.map((card) => turned[PILES.find((pile) => card.startsWith(pile))!].shift()!);
  return { ...player, hand, piles: turned };
}
