import { describe, expect, it } from 'vitest';
import { ahead } from '../../../../scripts/players/ahead/ahead.ts';
import type { AnyGame, GameAction, GameState } from '../../../../src/games/game.ts';
import { derivedSeed } from '../../../../src/games/playout.ts';
import type { CardGameState } from '../../../../src/games/quests/cards.ts';
import { cardGame } from '../../../../src/games/quests/index.ts';
import type { Variant } from '../../../../src/games/quests/types.ts';
import { SeededChance } from '../../../../src/games/seeded-chance.ts';
import { seededRandom } from '../../../../src/players/random.ts';

const game = cardGame as unknown as AnyGame;

/** Plays a whole game; seats that aren't `thinking` play at random. */
function played(variant: Variant, seats: number, index: number, thinking: (seat: number) => boolean) {
  const chance = new SeededChance(derivedSeed(`quests ${variant} ${seats}`, index));
  const random = seededRandom(`quests choices ${index}`);
  let state: GameState = game.setup({ variant, seats }, chance);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const actions = game.legalActions(state, seat);
    const action = thinking(seat)
      ? (ahead.choose({
          game,
          view: game.view(state, seat),
          seat,
          actions,
          history: [],
          random,
        }) as GameAction)
      : actions[Math.floor(random() * actions.length)]!;
    state = game.play(state, seat, action, chance).state;
  }
  return { ...game.result(state)!, end: (state as unknown as CardGameState).board.end };
}

const TABLES = (['basic', 'seals'] as const).flatMap((variant) =>
  [2, 3, 5].map((seats) => [variant, seats] as const),
);

describe('the player that looks one action ahead, at the card game', () => {
  it.each(TABLES)('beats random players: %s, %i seats', (variant, seats) => {
    const games = 12;
    let won = 0;
    for (let index = 0; index < games; index++) {
      const mine = index % seats;
      if (played(variant, seats, index, (seat) => seat === mine).places[mine] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games - 1);
  });

  it.each(TABLES)('ends games by adventures or the empty display: %s, %i seats', (variant, seats) => {
    const ends = Array.from({ length: 8 }, (_, index) => played(variant, seats, index, () => true).end);
    expect(ends).not.toContain('stalemate');
  });

  it('chooses the same whatever the others hold and the piles contain', () => {
    const chance = new SeededChance(derivedSeed('quests hidden', 0));
    let state = cardGame.setup({ variant: 'seals', seats: 3 }, chance);
    for (let ply = 0; ply < 60; ply++) {
      const seat = cardGame.toAct(state)[0]!;
      const other = {
        ...state,
        hands: state.hands.map((hand, of) => (of === seat ? hand : hand.toReversed())),
        knightPile: state.knightPile.toReversed(),
        adversaryPile: state.adversaryPile.toReversed(),
      };
      expect(other).not.toEqual(state);
      const [choice, again] = [state, other].map((known) =>
        ahead.choose({
          game,
          view: cardGame.view(known, seat),
          seat,
          actions: game.legalActions(known as unknown as GameState, seat),
          history: [],
          random: seededRandom(`ply ${ply}`),
        }),
      );
      expect(again).toEqual(choice);
      state = cardGame.play(state, seat, choice as Parameters<typeof cardGame.play>[2], chance).state;
    }
  });
});
