import * as fc from 'fast-check';
import type { CardGameState } from '../../../src/games/quests/cards.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import type { CardGameAction } from '../../../src/games/quests/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';

export interface Course {
  variant: 'basic' | 'seals';
  seats: number;
  rules: Record<string, string>;
  seed: string;
  /** How often a player prefers doing something else to drawing, 0 to 1. */
  activity: number;
}

/** Any set-up and any course of play. */
export const anyCourse: fc.Arbitrary<Course> = fc.record({
  variant: fc.constantFrom('basic', 'seals'),
  seats: fc.integer({ min: 2, max: 5 }),
  rules: fc.record(
    {
      payment: fc.constantFrom('exact', 'lean'),
      forceRevealOnEmpty: fc.constantFrom('off', 'on'),
      columnCheck: fc.constantFrom('seal', 'challenge'),
    },
    { requiredKeys: [] },
  ),
  seed: fc.integer({ min: 0, max: 2 ** 31 }).map((number) => number.toString(16).padStart(32, '0')),
  activity: fc.constantFrom(0, 0.5, 0.9, 1),
});

/** Random numbers in [0, 1) that depend only on the seed. */
export function numbers(seed: string): () => number {
  let state = Number.parseInt(seed.slice(-8), 16) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function choose(
  actions: readonly CardGameAction[],
  activity: number,
  random: () => number,
): CardGameAction {
  const others = actions.filter(({ type }) => type !== 'draw');
  if (random() < activity) {
    if (others.length > 0) return others[Math.floor(random() * others.length)] as CardGameAction;
    return actions.at(-1) as CardGameAction;
  }
  return actions[Math.floor(random() * actions.length)] as CardGameAction;
}

export interface Ply {
  state: CardGameState;
  seat: number;
  actions: readonly CardGameAction[];
  action: CardGameAction;
  chance: SeededChance;
  /** Number of the ply, from 0. */
  number: number;
}

const MAX_PLIES = 5000;

/** Plays a game to its end, showing each ply before it is played; returns the last state. */
export function playOut(course: Course, each: (ply: Ply) => void = () => undefined): CardGameState {
  const { variant, seats, rules, seed, activity } = course;
  const chance = new SeededChance(seed);
  const random = numbers(seed);
  let state = cardGame.setup({ variant, seats, rules }, chance);
  for (let number = 0; number < MAX_PLIES; number++) {
    const [seat] = cardGame.toAct(state);
    if (seat === undefined) return state;
    const actions = cardGame.legalActions(state, seat);
    const action = choose(actions, activity, random);
    each({ state, seat, actions, action, chance, number });
    state = cardGame.play(state, seat, action, chance).state;
  }
  throw new Error('the game doesn’t end');
}
