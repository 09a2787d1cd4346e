import { ADVERSARIES, adventureOf, KNIGHTS, kindOf } from './cards.ts';
import { ADVENTURES, KNIGHT_COLOURS } from './data.ts';
import type { Need } from './payment.ts';
import type { AdventureId, CardDemand } from './types.ts';

const HIGHEST_PRICE = 2 * Math.max(...ADVERSARIES.values);

const knightColours = KNIGHT_COLOURS.map((colour) => [
  KNIGHTS.position[`${colour}-2`],
  KNIGHTS.position[colour],
]);
const merlin = [KNIGHTS.position.merlin];

const prices: readonly Need[] = Array.from({ length: HIGHEST_PRICE + 1 }, (_, total) => ({
  type: 'total',
  total,
  pools: knightColours,
  jokers: merlin,
}));

/** Knights of one colour, joined by Merlins, worth so much. */
export const challengeNeed = (price: number): Need => prices[price] as Need;

const adversariesMeeting = ({ kind, min }: CardDemand): number[] =>
  ADVERSARIES.cards.flatMap((card, at) =>
    (kind === null || kindOf(card) === kind) && (ADVERSARIES.values[at] as number) >= min ? [at] : [],
  );

const falling = (positions: number[]): number[] =>
  positions.sort((a, b) => (ADVERSARIES.values[b] as number) - (ADVERSARIES.values[a] as number));

function compiled(id: AdventureId): Need {
  const { need } = adventureOf(id);
  return need.type === 'sets'
    ? { type: 'sets', sets: need.sets.map((demands) => demands.map(adversariesMeeting)) }
    : {
        type: 'total',
        total: need.total,
        pools: [falling(adversariesMeeting({ kind: need.kind, min: 1 }))],
        jokers: [],
      };
}

const adventures = new Map(ADVENTURES.map(({ id }) => [id, compiled(id)]));

/** What the adventure asks for, in positions of the adversaries' deck. */
export const adventureNeed = (id: AdventureId): Need => adventures.get(id) as Need;
