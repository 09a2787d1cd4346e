import { deepStrictEqual } from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionKey } from '../../../src/games/game.ts';
import {
  ADVERSARIES,
  type CardGameState,
  cardsFromCounts,
  fullDeck,
  KNIGHTS,
} from '../../../src/games/quests/cards.ts';
import { ADVENTURES, cardValue } from '../../../src/games/quests/data.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import { TURN_STEPS } from '../../../src/games/quests/legal.ts';
import type { Board } from '../../../src/games/quests/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { anyCourse, playOut } from './random-game.ts';

const sorted = (cards: readonly string[]): string => [...cards].sort().join(' ');
const ALL_KNIGHTS = sorted(fullDeck(KNIGHTS));
const ALL_ADVERSARIES = sorted(fullDeck(ADVERSARIES));

const shown = (board: Board) => Object.values(board.columns).flat();
const takenOf = (board: Board) => Object.values(board.taken).filter((taken) => taken !== null);

function checkCards({ board, hands, knightPile, adversaryPile }: CardGameState): void {
  const held = hands.flatMap((hand) => cardsFromCounts(KNIGHTS, hand));
  expect(sorted([...held, ...knightPile, ...board.discards])).toBe(ALL_KNIGHTS);
  const spent = takenOf(board).flatMap(({ pay }) => pay);
  const trophies = board.players.flatMap((player) => player.trophies);
  const display = shown(board).map(({ card }) => card);
  expect(sorted([...adversaryPile, ...display, ...trophies, ...spent])).toBe(ALL_ADVERSARIES);
  expect(Object.keys(board.taken)).toHaveLength(13);
  expect(hands.flat().every((count) => count >= 0)).toBe(true);
  expect([board.knightPile, board.adversaryPile]).toEqual([knightPile.length, adversaryPile.length]);
}

function checkBoard({ board, hands }: CardGameState): void {
  const lengths = Object.values(board.columns).map((column) => column.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(4);
  expect(lengths.filter((length) => length === 4).length).toBeLessThanOrEqual(1);
  board.players.forEach((player, seat) => {
    const out = shown(board).filter(({ seal }) => seal === seat).length;
    expect(player.seals + out).toBe(board.variant === 'seals' ? 5 : 0);
    expect(player.knights).toBe(cardsFromCounts(KNIGHTS, hands[seat] as readonly number[]).length);
    const won = ADVENTURES.filter(({ id }) => board.taken[id]?.seat === seat).map(({ value }) => value);
    const score = [...won, ...player.trophies.map(cardValue)].reduce((a, b) => a + b, 0);
    expect(player.score).toBe(score);
  });
}

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('in every game', () => {
  it('cards, columns and seals are conserved, adventures stay taken, and the game ends', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        let before: readonly string[] = [];
        const last = playOut(course, ({ state }) => {
          checkCards(state);
          checkBoard(state);
          const taken = ADVENTURES.filter(({ id }) => state.board.taken[id] !== null).map(({ id }) => id);
          expect(before.every((id) => (taken as string[]).includes(id))).toBe(true);
          before = taken;
        });
        checkCards(last);
        checkBoard(last);
        expect(last.board.end).not.toBeNull();
        expect(last.board.scoresByTurn).toHaveLength(last.board.turn);
        expect(last.board.scoresByTurn.at(-1)).toEqual(cardGame.result(last)?.scores);
        expect(cardGame.view(last, null).places).toEqual(cardGame.result(last)?.places);
      }),
      { numRuns: 10 },
    );
  });

  it('every legal action is listed once, can be played and doesn’t modify the state', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        playOut(course, ({ state, seat, actions }) => {
          expect(actions.length).toBeGreaterThan(0);
          expect(new Set(actions.map(actionKey)).size).toBe(actions.length);
          for (const other of state.board.players.keys())
            if (other !== seat) expect(cardGame.legalActions(state, other)).toEqual([]);
          const before = JSON.stringify(state);
          for (const action of actions) {
            const { state: after } = cardGame.play(state, seat, json(action), new SeededChance(course.seed));
            expect(cardGame.turn(after)).toBe(cardGame.turn(state) + (after.board.toAct === seat ? 0 : 1));
          }
          expect(JSON.stringify(state)).toBe(before);
        });
      }),
      { numRuns: 8 },
    );
  });

  it('a state that went through JSON plays on like one that didn’t', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        playOut(course, ({ state, seat, actions, action }) => {
          const copy = json(state);
          deepStrictEqual(copy, state);
          deepStrictEqual(cardGame.legalActions(copy, seat), actions);
          const step = cardGame.play(state, seat, action, new SeededChance(course.seed));
          deepStrictEqual(cardGame.play(copy, seat, action, new SeededChance(course.seed)), step);
          deepStrictEqual(json(cardGame.view(copy, seat)), cardGame.view(state, seat));
        });
      }),
      { numRuns: 8 },
    );
  });

  it('only reveals and draws make hidden cards known', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        playOut(course, ({ state, seat, action }) => {
          const { revealed } = cardGame.play(state, seat, action, new SeededChance(course.seed));
          expect(revealed).toBe(action.type === 'reveal' || (action.type === 'draw' && action.count > 0));
        });
      }),
      { numRuns: 6 },
    );
  });
});

/** The state with everything the viewer (null: a spectator) can't see dealt again. */
function redealHidden(state: CardGameState, viewer: number | null, seed: string): CardGameState {
  const chance = new SeededChance(seed);
  const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : cardsFromCounts(KNIGHTS, hand)));
  const knights = chance.shuffle('hidden', [...hidden, ...state.knightPile]);
  const hands = state.hands.map((hand, seat) => {
    if (seat === viewer) return hand;
    const counts = hand.map(() => 0);
    for (const card of knights.splice(0, state.board.players[seat]?.knights))
      (counts[KNIGHTS.position[card]] as number)++;
    return counts;
  });
  return { ...state, hands, knightPile: knights, adversaryPile: chance.shuffle('pile', state.adversaryPile) };
}

describe('a view', () => {
  it('is the same for games that differ only in what the viewer can’t see', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        let differed = 0;
        playOut(course, ({ state, seat, actions }) => {
          for (const viewer of [...state.board.players.keys(), null]) {
            const other = redealHidden(state, viewer, course.seed);
            if (JSON.stringify(other) !== JSON.stringify(state)) differed++;
            deepStrictEqual(cardGame.view(other, viewer), cardGame.view(state, viewer));
            if (viewer === seat) deepStrictEqual(cardGame.legalActions(other, seat), actions);
          }
        });
        expect(differed).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });

  it('has the viewer’s hand and nobody else’s', () => {
    const state = cardGame.setup({ variant: 'basic', seats: 3 }, new SeededChance('9'));
    expect(cardGame.view(state, 1).hand).toEqual(
      cardsFromCounts(KNIGHTS, state.hands[1] as readonly number[]),
    );
    expect(cardGame.view(state, null)).not.toHaveProperty('hand');
    expect(JSON.stringify(cardGame.view(state, null))).not.toContain('merlin');
  });

  it('shows which steps are still open', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const last = playOut(course, ({ state, actions }) => {
          const { openSteps, maxDraw } = cardGame.view(state, null);
          const legal = new Set(actions.map(({ type }) => type));
          expect([...legal].filter((type) => !openSteps.includes(type))).toEqual([]);
          const passed = TURN_STEPS.slice(0, TURN_STEPS.indexOf(state.board.step));
          expect(openSteps.filter((step) => (passed as string[]).includes(step))).toEqual([]);
          expect(openSteps.filter((step) => !legal.has(step) && step !== 'challenge')).toEqual([]);
          if (legal.has('draw')) expect(actions.at(-1)).toEqual({ type: 'draw', count: maxDraw });
        });
        expect(cardGame.view(last, null)).toMatchObject({ openSteps: [], maxDraw: 0, toAct: null });
      }),
      { numRuns: 8 },
    );
  });
});

describe('a preview', () => {
  it('shows what playing does, apart from cards nobody knows yet', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        playOut(course, ({ state, seat, actions }) => {
          const view = cardGame.view(state, seat);
          for (const action of actions) {
            const step = cardGame.play(state, seat, action, new SeededChance(course.seed));
            const after = cardGame.view(step.state, seat);
            const foreseen = cardGame.preview(view, seat, action);
            if (action.type === 'reveal') {
              const { columns, adversaryPile } = view;
              expect(foreseen.view).toMatchObject({ columns, adversaryPile, step: 'challenge' });
              expect(foreseen.events).toEqual([{ type: 'revealed', seat, cards: [], four: null }]);
            } else {
              const hand = action.type === 'draw' ? view.hand : after.hand;
              deepStrictEqual(foreseen.view, { ...after, hand });
              deepStrictEqual(foreseen.events, step.events);
            }
          }
        });
      }),
      { numRuns: 8 },
    );
  });
});
