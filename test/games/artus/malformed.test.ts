import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artus } from '../../../src/games/artus/index.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ArtusAction, CardId } from '../../../src/games/artus/types.ts';
import { actionKey, IllegalAction, type Seat } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { knight, position, prince } from './position.ts';
import { anyGame, playGame } from './random-game.ts';

const noChance = new SeededChance('');
const HAND: readonly CardId[] = [
  'knight:3-6',
  'king:1-7-silver',
  'king:ring-bronze',
  'scoring:carpet',
  'scoring:joker',
];
const state = position({
  seats: 2,
  hands: [HAND, ['knight:1-4']],
  figures: [
    prince('silver', 9, 3),
    prince('silver', 20),
    prince('bronze', 21),
    prince('bronze', 22),
    ...knight(0, 0, 1, 15),
    ...knight(1, 5),
  ],
});
const placement = artus.setup({ variant: 'basic', seats: 2, startSeat: 1 }, noChance);
const drawing = { ...state, playsLeft: 0, drawsLeft: 1 };

const reasonOf = (before: ArtusState, action: unknown): unknown => {
  try {
    artus.play(before, 0, action as ArtusAction, noChance);
  } catch (error) {
    if (error instanceof IllegalAction && error.code === 'illegalAction')
      return (error.data as { reason: string }).reason;
    throw error;
  }
  return 'legal';
};

describe('a malformed action', () => {
  it.each([
    [undefined],
    [null],
    [7],
    ['draw'],
    [[]],
    [{}],
    [{ type: 'toString' }],
    [{ type: '__proto__' }],
    [{ type: 'moveKnight' }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: '3' }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: Number.NaN }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: 3.5 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: '0', steps: 3 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: -0, steps: 3 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 28, steps: 3 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: -1, steps: 3 }],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: 3, extra: 1 }],
    [{ type: 'moveKnight', card: 'knight', from: 0, steps: 3 }],
    [{ type: 'moveKnight', card: ['knight:3-6'], from: 0, steps: 3 }],
    [{ type: 'addRing', card: 'king:ring-bronze', chair: Number.POSITIVE_INFINITY }],
    [{ type: 'addRing', card: 'king:ring-bronze', from: 21 }],
    [{ type: 'score', card: 'scoring:carpet' }],
    [{ type: 'score', card: 'scoring:carpet', chairs: '0,1' }],
    [{ type: 'score', card: 'scoring:carpet', chairs: { 0: 0, 1: 1, length: 2 } }],
    [{ type: 'score', card: 'scoring:carpet', chairs: [0, '1'] }],
    [{ type: 'score', card: 'scoring:carpet', chairs: [-0, 1] }],
  ])('%j is malformed', (action) => {
    expect(reasonOf(state, action)).toBe('malformed');
  });
  it('is refused during placement', () => {
    for (const chair of [undefined, null, '1', 1.5, -1, 28, Number.NaN])
      expect(reasonOf(placement, { type: 'place', chair })).toBe('malformed');
  });
  it('is refused during drawing', () => {
    for (const pile of [undefined, null, 0, 'peasants', 'toString'])
      expect(reasonOf(drawing, { type: 'draw', pile })).toBe('malformed');
  });
});

describe('an action that the rules refuse', () => {
  it.each([
    [{ type: 'place', chair: 3 }, 'notNow'],
    [{ type: 'draw', pile: 'king' }, 'notNow'],
    [{ type: 'moveKnight', card: 'knight:7-9', from: 0, steps: 7 }, 'notInHand'],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: 2 }, 'notOnCard'],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 0, steps: -3 }, 'notOnCard'],
    [{ type: 'moveKnight', card: 'scoring:joker', from: 0, steps: 0 }, 'notOnCard'],
    [{ type: 'moveKnight', card: 'king:1-7-silver', from: 0, steps: 3 }, 'notOnCard'],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 5, steps: 3 }, 'wrongFigure'],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 4, steps: 3 }, 'wrongFigure'],
    [{ type: 'moveKnight', card: 'knight:3-6', from: 20, steps: 3 }, 'wrongFigure'],
    [{ type: 'movePrince', card: 'knight:3-6', from: 20, steps: 3 }, 'notOnCard'],
    [{ type: 'movePrince', card: 'king:1-7-silver', from: 21, steps: 3 }, 'wrongFigure'],
    [{ type: 'movePrince', card: 'king:1-7-silver', from: 0, steps: 3 }, 'wrongFigure'],
    [{ type: 'addRing', card: 'king:1-7-silver', chair: 20 }, 'notOnCard'],
    [{ type: 'addRing', card: 'king:ring-bronze', chair: 20 }, 'wrongFigure'],
    [{ type: 'addRing', card: 'scoring:joker', chair: 9 }, 'wrongFigure'],
    [{ type: 'addRing', card: 'scoring:joker', chair: 0 }, 'wrongFigure'],
    [{ type: 'score', card: 'knight:3-6', chairs: [] }, 'notOnCard'],
    [{ type: 'score', card: 'scoring:carpet', chairs: [] }, 'wrongChoice'],
    [{ type: 'score', card: 'scoring:carpet', chairs: [1, 0] }, 'wrongChoice'],
    [{ type: 'score', card: 'scoring:carpet', chairs: [0, 0] }, 'wrongChoice'],
    [{ type: 'score', card: 'scoring:carpet', chairs: [0, 5] }, 'wrongChoice'],
    [{ type: 'score', card: 'scoring:carpet', chairs: [0, 1, 15] }, 'wrongChoice'],
    [{ type: 'score', card: 'scoring:joker', chairs: [15] }, 'wrongChoice'],
  ])('%j: %s', (action, reason) => {
    expect(reasonOf(state, action)).toBe(reason);
  });
  it('is refused during placement and drawing too', () => {
    expect(reasonOf(placement, { type: 'place', chair: 7 })).toBe('chairTaken');
    expect(reasonOf(placement, { type: 'draw', pile: 'king' })).toBe('notNow');
    expect(
      reasonOf({ ...placement }, { type: 'addRing', card: placement.players[0]?.hand[3], chair: 7 }),
    ).toBe('notNow');
    expect(reasonOf(drawing, { type: 'draw', pile: 'king' })).toBe('pileEmpty');
    expect(reasonOf(drawing, { type: 'score', card: 'scoring:joker', chairs: [] })).toBe('notNow');
  });
  it('is refused for a seat that isn’t at the table', () => {
    for (const seat of [-1, 2, 0.5, Number.NaN, '0' as unknown as Seat])
      for (const act of [
        () => artus.play(state, seat, { type: 'draw', pile: 'king' }, noChance),
        () => artus.legalActions(state, seat),
        () => artus.view(state, seat),
      ])
        expect(act).toThrow(expect.objectContaining({ code: 'unknownSeat' }));
  });
});

describe('play and legalActions', () => {
  const value = fc.oneof(
    fc.integer({ min: -10, max: 30 }),
    fc.constantFrom(...HAND, 'king:ring-either', 'king', 'knight', 'scoring'),
    fc.array(fc.integer({ min: 0, max: 27 }), { maxLength: 4 }),
    fc.jsonValue({ maxDepth: 1 }),
  );
  const keys = ['card', 'from', 'steps', 'chair', 'chairs', 'pile'];
  const types = ['place', 'moveKnight', 'movePrince', 'addRing', 'score', 'draw'];

  it('agree on every action, however mutated', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.nat(),
        fc.array(
          fc.record({ pick: fc.nat(), key: fc.constantFrom('type', ...keys), value, drop: fc.boolean() }),
          { minLength: 20, maxLength: 20 },
        ),
        ({ options, seed }, at, mutations) => {
          const { plies } = playGame(options, seed);
          const { before, seat, actions } = plies[at % plies.length] as (typeof plies)[number];
          const legal = new Set(actions.map(actionKey));
          for (const { pick, key, value: mutated, drop } of mutations) {
            const action: Record<string, unknown> = { ...actions[pick % actions.length] };
            if (drop) delete action[key];
            else action[key] = key === 'type' ? types[pick % types.length] : mutated;
            const attempt = () => artus.play(before, seat, action as ArtusAction, noChance);
            const copy = JSON.stringify(before);
            if (legal.has(actionKey(action)) && !Object.values(action).some((part) => Object.is(part, -0)))
              attempt();
            else expect(attempt).toThrow(expect.objectContaining({ code: 'illegalAction' }));
            expect(JSON.stringify(before)).toBe(copy);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
