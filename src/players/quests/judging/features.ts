import { LAST_ADVENTURE } from '../../../games/quests/data.ts';
import type { Features } from '../../search/valuation.ts';
import type { QuestsPosition } from '../position.ts';
import { Inputs } from './inputs.ts';
import { RELATIVE_INPUTS } from './relative-inputs.ts';
import { SEAT_INPUTS } from './seat-inputs.ts';

const PHASES = 6;

const inputs = new Inputs();

/** What the net sees of a seat, for a linear valuation. */
export const features: Features<QuestsPosition> = {
  names: ['one', ...SEAT_INPUTS, ...RELATIVE_INPUTS],
  phases: PHASES,
  phase: ({ taken }) => Math.floor((taken * PHASES) / (LAST_ADVENTURE + 1)),
  write(position, seat, into, at) {
    inputs.read(position);
    into[at] = 1;
    into.set(inputs.seats[seat]!, at + 1);
    into.set(inputs.relative[seat]!, at + 1 + SEAT_INPUTS.length);
  },
  outcome: ({ scores }, seat) => scores[seat]!,
};
