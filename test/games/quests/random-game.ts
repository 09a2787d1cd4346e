import * as fc from 'fast-check';
import { SeededChance } from '../../../src/games/chance.ts';
import { quests } from '../../../src/games/quests/index.ts';
import type { QuestsState } from '../../../src/games/quests/state.ts';
import type { QuestsAction } from '../../../src/games/quests/types.ts';

export interface Course {
  variant: 'basic' | 'seals';
  seats: number;
  rules: Record<string, string>;
  seed: string;
  /** How often a player acts when he might as well draw, 0 to 1. */
  zeal: number;
}

/** Any table and any course of play on it. */
export const courses: fc.Arbitrary<Course> = fc.record({
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
  zeal: fc.constantFrom(0, 0.5, 0.9, 1),
});

/** Numbers in [0, 1) that depend on the seed alone. */
export function numbers(seed: string): () => number {
  let state = Number.parseInt(seed.slice(-8), 16) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function choose(actions: readonly QuestsAction[], zeal: number, random: () => number): QuestsAction {
  const deeds = actions.filter(({ type }) => type !== 'draw');
  if (random() < zeal) {
    if (deeds.length > 0) return deeds[Math.floor(random() * deeds.length)] as QuestsAction;
    return actions.at(-1) as QuestsAction;
  }
  return actions[Math.floor(random() * actions.length)] as QuestsAction;
}

export interface Ply {
  state: QuestsState;
  seat: number;
  actions: readonly QuestsAction[];
  action: QuestsAction;
  chance: SeededChance;
  /** Number of the ply, from 0. */
  number: number;
}

const FAR_TOO_LONG = 5000;

/** Plays a game to its end, showing each ply before it is played; returns the last state. */
export function playOut(course: Course, each: (ply: Ply) => void = () => undefined): QuestsState {
  const { variant, seats, rules, seed, zeal } = course;
  const chance = new SeededChance(seed);
  const random = numbers(seed);
  let state = quests.setup({ variant, seats, rules }, chance);
  for (let number = 0; number < FAR_TOO_LONG; number++) {
    const [seat] = quests.toAct(state);
    if (seat === undefined) return state;
    const actions = quests.legalActions(state, seat);
    const action = choose(actions, zeal, random);
    each({ state, seat, actions, action, chance, number });
    state = quests.play(state, seat, action, chance).state;
  }
  throw new Error('the game does not end');
}
