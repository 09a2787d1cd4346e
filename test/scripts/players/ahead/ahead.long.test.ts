import { describe, expect, it } from 'vitest';
import { ahead } from '../../../../scripts/players/ahead/ahead.ts';
import type { ArtusState } from '../../../../src/games/artus/state.ts';
import type { PileId } from '../../../../src/games/artus/types.ts';
import {
  type AnyGame,
  actionKey,
  type GameAction,
  type GameState,
  type Seat,
} from '../../../../src/games/game.ts';
import { derivedSeed } from '../../../../src/games/playout.ts';
import { recordGame } from '../../../../src/games/record.ts';
import { SeededChance } from '../../../../src/games/seeded-chance.ts';
import type { Decision } from '../../../../src/players/player.ts';
import { seededRandom } from '../../../../src/players/random.ts';
import { computerPlayers, DEFAULT_PLAYER } from '../../../../src/players/registry.ts';

const artus: AnyGame = recordGame({ game: 'artus' });

const decisionAt = (state: GameState, seat: Seat, random: () => number): Decision => ({
  game: artus,
  view: artus.view(state, seat),
  seat,
  actions: artus.legalActions(state, seat),
  history: [],
  random,
});

const randomly = ({ actions, random }: Decision): GameAction =>
  actions[Math.floor(random() * actions.length)]!;

/** Plays a game between `ahead` in one seat and random players in the others. */
function playAgainstRandom(variant: string, mine: Seat, game: number) {
  const chance = new SeededChance(derivedSeed('against random', game));
  const random = seededRandom(`choices ${game}`);
  let state = artus.setup({ variant, seats: 2 }, chance);
  for (let seats = artus.toAct(state); seats.length > 0; seats = artus.toAct(state)) {
    const seat = seats[0]!;
    const decision = decisionAt(state, seat, random);
    const action = seat === mine ? (ahead.choose(decision) as GameAction) : randomly(decision);
    state = artus.play(state, seat, action, chance).state;
  }
  return artus.result(state)!;
}

describe('the player that looks one action ahead', () => {
  it('wins more than 160 of 200 games against a random player', () => {
    let won = 0;
    for (let game = 0; game < 200; game++) {
      const mine = game % 2;
      const { scores } = playAgainstRandom(game < 160 ? 'basic' : 'advanced', mine, game);
      if (scores[mine]! > scores[1 - mine]!) won++;
    }
    expect(won).toBeGreaterThan(160);
  });

  it('chooses the same when two states differ only in what it can’t see', () => {
    for (const variant of artus.variants) {
      const chance = new SeededChance(derivedSeed(variant, 0));
      let state = artus.setup({ variant, seats: 3 }, chance);
      for (let ply = 0; ply < 40; ply++) {
        const seat = artus.toAct(state)[0]!;
        const other = withHiddenChanged(state, seat);
        expect(other).not.toEqual(state);
        expect(artus.view(other, seat)).toEqual(artus.view(state, seat));
        const [choice, again] = [state, other].map((known) =>
          ahead.choose(decisionAt(known, seat, seededRandom(`ply ${ply}`))),
        );
        expect(again).toEqual(choice);
        state = artus.play(state, seat, choice as GameAction, chance).state;
      }
    }
  });

  it('takes a legal action, however ties are broken', () => {
    const state = artus.setup({ variant: 'basic', seats: 3 }, new SeededChance(derivedSeed('ties', 0)));
    const seat = artus.toAct(state)[0]!;
    const legal = artus.legalActions(state, seat).map(actionKey);
    for (const drawn of [0, 0.5, 1 - Number.EPSILON])
      expect(legal).toContain(actionKey(ahead.choose(decisionAt(state, seat, () => drawn)) as GameAction));
  });
});

/** The state with all piles reversed, and each opponent's hand swapped for cards of their piles where possible. */
function withHiddenChanged(state: GameState, seat: Seat): GameState {
  const artusState = state as unknown as ArtusState;
  const players = artusState.players.map((player, of) => {
    const piles = {
      knight: player.piles.knight.toReversed(),
      king: player.piles.king.toReversed(),
      scoring: player.piles.scoring.toReversed(),
    };
    if (of === seat) return { ...player, piles };
    const hand = player.hand.map((card) => {
      const pile = piles[card.split(':')[0] as PileId];
      if (pile.length === 0) return card;
      pile.push(card);
      return pile.shift()!;
    });
    return { ...player, hand, piles };
  });
  return { ...artusState, players } as unknown as GameState;
}

describe('the registry of computer players', () => {
  it('has each under its own id, including the default', () => {
    for (const [id, player] of computerPlayers) expect(player.id).toBe(id);
    expect(computerPlayers.get(DEFAULT_PLAYER.id)).toBe(DEFAULT_PLAYER);
  });
});

describe('seeded randomness', () => {
  it('gives the same numbers for the same text, spread over [0, 1)', () => {
    const draw = (text: string) => Array.from({ length: 1_000 }, seededRandom(text));
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
    const tenths = new Set(draw('a').map((value) => Math.floor(value * 10)));
    expect([...tenths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
