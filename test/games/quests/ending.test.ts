import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import type { AdventureId } from '../../../src/games/quests/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { position } from './notation.ts';
import { adventure, challenge, draw, reveal, ScriptedGame } from './scripted.ts';

/** All adventures but these, taken by seat 1. */
const allTakenExcept = (...open: AdventureId[]): Partial<Record<AdventureId, number>> =>
  Object.fromEntries(ADVENTURES.flatMap(({ id }) => (open.includes(id) ? [] : [[id, 1]])));

describe('the end', () => {
  it('comes at once with the twelfth adventure, without a draw', () => {
    const game = new ScriptedGame(
      position({
        display: 'Y1',
        hands: ['R', 'R R'],
        trophies: ['Y2 Y2 D4'],
        knightPile: 'R',
        taken: allTakenExcept('saxons', 'robbers'),
        toAct: 1,
      }),
    );
    game.play(draw(0)).play(adventure('saxons', 'Y2 Y2'));
    expect(cardGame.toAct(game.state)).toEqual([]);
    expect(game.board.end).toBe('adventures');
    expect(game.events.at(-1)).toEqual({ type: 'ended', reason: 'adventures' });
    expect(cardGame.legalActions(game.state, 0)).toEqual([]);
    expect([cardGame.turn(game.state), game.board.idleTurns]).toEqual([2, 0]);
    expect(game.refusal(draw(1), 0)).toBe('gameOver');
    expect(cardGame.result(game.state)?.scores[0]).toBe(11);
  });

  it('waits for the turn that empties the display to finish', () => {
    const game = new ScriptedGame(
      position({ display: 'Y2', hands: ['R R', 'O', 'E'], trophies: ['Y2'], knightPile: 'R O E' }),
    );
    game.play(challenge('Y2', 'R R')).play(adventure('saxons', 'Y2 Y2'));
    expect(cardGame.result(game.state)).toBeNull();
    game.play(draw(1));
    expect(game.board.end).toBe('display');
    expect(cardGame.toAct(game.state)).toEqual([]);
    expect(game.events.map(({ type }) => type)).toEqual(['drew', 'ended']);
    expect(game.board.players.map(({ knights }) => knights)).toEqual([1, 1, 1]);
  });

  it('still comes at once if that turn takes the twelfth adventure', () => {
    const game = new ScriptedGame(
      position({
        display: 'Y2',
        hands: ['R R', 'O'],
        trophies: ['Y2'],
        knightPile: 'R',
        taken: allTakenExcept('saxons', 'mountain'),
      }),
    );
    game.play(challenge('Y2', 'R R')).play(adventure('saxons', 'Y2 Y2'));
    expect([game.board.end, game.board.lastTurn?.drawn]).toEqual(['adventures', null]);
  });

  it('doesn’t come while the pile or the display has a card', () => {
    const pile = new ScriptedGame(position({ display: 'Y1', hands: ['R', 'O'], adversaryPile: 'B1' }));
    expect(pile.play(challenge('Y1', 'R')).play(draw(0)).board.end).toBeNull();
    const shown = new ScriptedGame(position({ display: 'Y1 B1', hands: ['R', 'O'] }));
    expect(shown.play(challenge('Y1', 'R')).play(draw(0)).board.end).toBeNull();
  });

  it('comes when nobody does anything for a round, willingly or not', () => {
    const game = new ScriptedGame(
      position({ display: 'D4', hands: ['R', 'O', 'E'], knightPile: 'R', adversaryPile: 'Y1' }),
    );
    game.play(draw(0)).play(draw(0)).play(reveal).play(draw(0));
    expect(game.board.idleTurns).toBe(0);
    game.play(draw(0)).play(draw(0));
    expect(game.board.end).toBeNull();
    game.play(draw(0));
    expect(game.board.end).toBe('stalemate');
    expect(cardGame.result(game.state)).toEqual({ scores: [0, 0, 0], places: [1, 1, 1] });
  });
});

describe('the score', () => {
  const finished = (hands: string[], trophies: string[], taken: Partial<Record<AdventureId, number>>) => {
    const game = new ScriptedGame(position({ display: 'D5', hands, trophies, taken }));
    for (const _ of hands) game.play(draw(0));
    return cardGame.result(game.state);
  };

  it('counts adventures and the adversaries in hand', () => {
    expect(finished(['', ''], ['Y2 D4', ''], { 'holy-grail': 0, 'green-knight': 0 })?.scores).toEqual([
      39, 0,
    ]);
  });

  it('breaks ties by knight cards, a double counting as one', () => {
    const trophies = ['D4', 'B2 B2', 'G1'];
    expect(finished(['RR RR EE EE', 'R O E E M', 'R'], trophies, {})?.places).toEqual([2, 1, 3]);
    expect(finished(['RR RR', 'R O', 'R'], trophies, {})?.places).toEqual([1, 1, 3]);
  });
});

describe('set-up', () => {
  it('shows adversaries until a column holds four', () => {
    const first = ['power-1', 'enemy-2', 'power-2', 'monster-3', 'power-1', 'dragon-4', 'enemy-1', 'power-3'];
    const state = withTop(first);
    const { columns, adversaryPile, knightPile } = state.board;
    expect(Object.values(columns).map((column) => column.length)).toEqual([4, 2, 1, 1]);
    expect([adversaryPile, knightPile]).toEqual([36, 53 - 12]);
    expect(state.board.players.map(({ knights, seals }) => [knights, seals])).toEqual([
      [4, 5],
      [4, 5],
      [4, 5],
    ]);
  });

  it('shows thirteen if every column gets three first', () => {
    const state = withTop([
      ...['power-1', 'power-1', 'power-1', 'enemy-1', 'enemy-1', 'enemy-1'],
      ...['monster-2', 'monster-2', 'monster-2', 'dragon-3', 'dragon-3', 'dragon-3', 'dragon-3'],
    ]);
    expect(state.board.adversaryPile).toBe(31);
  });

  it('draws the start seat unless it’s given', () => {
    const drawn = new SeededChance('5');
    const start = cardGame.setup({ variant: 'basic', seats: 4 }, drawn).board.startSeat;
    expect(drawn.drawn.at(-1)).toEqual({ what: 'start seat', outcome: start });
    const given = new SeededChance('5');
    expect(cardGame.toAct(cardGame.setup({ variant: 'basic', seats: 4, startSeat: 0 }, given))).toEqual([0]);
    expect(given.drawn.map(({ what }) => what)).toEqual(['adversary pile', 'knight pile']);
  });

  it.each([
    [{ variant: 'advanced', seats: 3 }, 'unknownVariant'],
    [{ variant: 'basic', seats: 6 }, 'seatCount'],
    [{ variant: 'basic', seats: 1 }, 'seatCount'],
    [{ variant: 'basic', seats: 2, startSeat: 2 }, 'unknownSeat'],
    [{ variant: 'basic', seats: 2, rules: { payment: 'generous' } }, 'unknownRule'],
    [{ variant: 'basic', seats: 2, rules: { house: 'on' } }, 'unknownRule'],
  ])('refuses %j', (options, code) => {
    expect(() => cardGame.setup(options, new SeededChance('1'))).toThrowError(
      expect.objectContaining({ code }),
    );
  });
});

/** A three-player game with seals that starts with these adversaries, in this order. */
function withTop(first: readonly string[]) {
  return cardGame.setup(
    { variant: 'seals', seats: 3, startSeat: 0 },
    {
      shuffle: (what, items) => {
        if (what !== 'adversary pile') return [...items];
        const rest = [...items];
        for (const card of first) rest.splice(rest.indexOf(card as (typeof items)[0]), 1);
        return [...(first as unknown as typeof items), ...rest];
      },
      pick: (_what, outcomes) => outcomes[0] as (typeof outcomes)[0],
    },
  );
}
