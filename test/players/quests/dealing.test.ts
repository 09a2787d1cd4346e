import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../../src/games/playout.ts';
import type { CardGameState } from '../../../src/games/quests/cards.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import type { CardGameEvent } from '../../../src/games/quests/types.ts';
import { foldRecord } from '../../../src/games/record.ts';
import type { PublicStep } from '../../../src/players/player.ts';
import { cardGameSearch } from '../../../src/players/quests/index.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';
import { anyCourse, type Course } from '../../games/quests/random-game.ts';
import { boardIn, boardOf } from './boards.ts';

const { fromView, deal } = cardGameSearch;

interface Moment {
  readonly state: CardGameState;
  readonly history: readonly PublicStep[];
}

/** Every state of a random game, with what everyone has seen until then. */
function momentsOf({ variant, seats, rules, seed }: Course): Moment[] {
  const { record } = playRandomly('quests', { variant, seats, rules }, seed);
  const history: PublicStep[] = [];
  return [...foldRecord(record)].map(({ index, state, events }) => {
    if (index !== null) history.push({ seat: record.steps[index]!.seat, events });
    return { state: state as CardGameState, history: history.slice() };
  });
}

function worldOf({ state, history }: Moment, seat: number, seed: number) {
  const view = cardGame.view(state, seat);
  const chance = new SearchChance(seed);
  const known = fromView(view, seat, history, chance);
  const world = fromView(view, seat, history, chance);
  deal(known, world);
  return boardIn(world);
}

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** All hidden knights together, by type. */
const hiddenIn = ({ hands, knights }: ReturnType<typeof boardOf>, seat: number): number[] =>
  hands[0]!.map(
    (_count, type) =>
      hands.reduce((sum, hand, of) => sum + (of === seat ? 0 : hand[type]!), 0) +
      knights.filter((card) => card === type).length,
  );

describe('dealing what a seat can’t see', () => {
  it('keeps everything that it can see', () => {
    fc.assert(
      fc.property(anyCourse, fc.nat(), fc.integer(), (course, at, seed) => {
        const moments = momentsOf(course);
        const moment = moments[at % moments.length]!;
        const seat = at % course.seats;
        const truth = boardOf(moment.state);
        const world = worldOf(moment, seat, seed);
        const { hands, knights, adversaries, ...seen } = truth;
        expect(world).toMatchObject(seen);
        expect(world.hands[seat]).toEqual(hands[seat]);
        expect(world.hands.map((hand) => hand.reduce((sum, count) => sum + count, 0))).toEqual(
          truth.players.map((player) => player.knights),
        );
        expect(world.knights).toHaveLength(knights.length);
        expect(hiddenIn(world, seat)).toEqual(hiddenIn(truth, seat));
        expect(sorted(world.adversaries)).toEqual(sorted(adversaries));
      }),
      { numRuns: 150 },
    );
  });

  it('depends on nothing that it can’t see', () => {
    fc.assert(
      fc.property(anyCourse, fc.nat(), fc.integer(), (course, at, seed) => {
        const moments = momentsOf(course);
        const moment = moments[at % moments.length]!;
        const seat = at % course.seats;
        const { adversaryPile, knightPile } = moment.state;
        const state = {
          ...moment.state,
          hands: moment.state.hands.map((hand, of) => (of === seat ? hand : hand.toReversed())),
          adversaryPile: adversaryPile.toReversed(),
          knightPile: knightPile.toReversed(),
        };
        expect(worldOf({ ...moment, state }, seat, seed)).toEqual(worldOf(moment, seat, seed));
      }),
      { numRuns: 50 },
    );
  });

  it('knows the hand of the only opponent after a reshuffle', () => {
    let reshuffles = 0;
    for (let seed = 0; seed < 20; seed++) {
      const moments = momentsOf({ variant: 'seals', seats: 2, rules: {}, seed: `${seed}`, activity: 0 });
      for (const moment of moments) {
        const drew = moment.history.at(-1)?.events[0] as CardGameEvent | undefined;
        if (drew?.type !== 'drew' || drew.reshuffle?.after !== drew.count) continue;
        reshuffles++;
        expect(worldOf(moment, 0, reshuffles).hands).toEqual(boardOf(moment.state).hands);
      }
    }
    expect(reshuffles).toBeGreaterThan(0);
  });

  /** How many knights of each type the opponent holds in the mean at the start, and how many are hidden. */
  function dealtToOpponent(history: readonly PublicStep[]): { dealt: number[]; hidden: number[] } {
    const moment = momentsOf({ variant: 'basic', seats: 2, rules: {}, seed: '0d', activity: 0 })[0]!;
    const hidden = hiddenIn(boardOf(moment.state), 0);
    const view = cardGame.view(moment.state, 0);
    const chance = new SearchChance(1);
    const known = fromView(view, 0, history, chance);
    const world = fromView(view, 0, history, chance);
    const dealt = hidden.map(() => 0);
    for (let deals = 0; deals < 4000; deals++) {
      deal(known, world);
      boardIn(world).hands[1]!.forEach((count, type) => {
        dealt[type]! += count / 4000;
      });
    }
    return { dealt, hidden };
  }

  it('deals an opponent each hidden knight about equally often', () => {
    const { dealt, hidden } = dealtToOpponent([]);
    dealt.forEach((count, type) => {
      expect(count).toBeCloseTo((4 * hidden[type]!) / 49, 1);
    });
  });

  it('deals the only opponent fewer Merlins once they have acted, and as many cards', () => {
    const before = dealtToOpponent([{ seat: 0, events: [] }]).dealt;
    const after = dealtToOpponent([{ seat: 1, events: [] }]).dealt;
    expect(after.at(-1)! / before.at(-1)!).toBeGreaterThan(0.68);
    expect(after.at(-1)! / before.at(-1)!).toBeLessThan(0.84);
    expect(after.reduce((sum, count) => sum + count)).toBeCloseTo(4, 9);
  });
});
