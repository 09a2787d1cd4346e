import { CHAIR_COUNT, SPACES } from '../../games/artus/data.ts';
import { KINDS, KNIGHT_STEPS, PLACE_BIT, PRINCE_STEPS } from './deck.ts';

/** How far a chair is behind the King, 0 to 27. */
export type Space = number;

/** -15 to 10, by space, and again from 28 on so that sums of two spaces need no remainder. */
export const SPACE_VALUE = Int8Array.from(
  { length: 2 * CHAIR_COUNT },
  (_, at) => SPACES[at % CHAIR_COUNT]!.value,
);

/** Bits of places, by space. */
export const SPACE_PLACE = Int8Array.from(SPACES, ({ colour }) => (colour === null ? 0 : PLACE_BIT[colour]));

/** Points that a Knight leaving one space and, in a later turn, the next one, can expect from the second. */
const SECOND = 0.5;

const after = (space: Space, steps: number): Space => (space - steps + CHAIR_COUNT) % CHAIR_COUNT;

/**
 * What a Knight on a space brings with a card: its value now, and half the best value it can get to. By kind, then by
 * space; empty for cards that move no Knight.
 */
export const RIDES: readonly Float64Array[] = KNIGHT_STEPS.map((steps) =>
  steps.length === 0
    ? new Float64Array(0)
    : Float64Array.from({ length: CHAIR_COUNT }, (_, space) => {
        const reached = Array.from(steps, (each) => SPACE_VALUE[after(space, each)]!);
        return SPACE_VALUE[space]! + SECOND * Math.max(...reached);
      }),
);

/** How far the King can go with a card, as bits 0 to 27, by kind. */
export const KING_STEPS = Int32Array.from(KINDS, (_, kind) =>
  PRINCE_STEPS[kind]!.reduce((bits, steps) => bits | (1 << ((steps + CHAIR_COUNT) % CHAIR_COUNT)), 0),
);
