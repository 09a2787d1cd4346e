import { SETTINGS, type Strengths } from '../search/strengths.ts';

/** By number of seats: a Page comes first about as often as each `ahead` that it plays against. */
const LOOSENESS: Readonly<Record<number, number>> = { 2: 1.43, 3: 1.4, 4: 1.55 };

/** With three seats or more, each playout plays a round to its end. How well the levels do is in docs/computer-players.md. */
export const courtStrengths: Strengths = {
  knight: { playouts: (seats) => (seats === 2 ? 3000 : 800), settings: SETTINGS },
  squire: { deals: 1, looseness: 0.2 },
  page: { looseness: (_variant, seats) => LOOSENESS[seats]! },
};
