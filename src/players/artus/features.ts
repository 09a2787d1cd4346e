import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { NOBODY } from '../search/position.ts';
import type { Features } from '../search/valuation.ts';
import { lowestBit } from './bits.ts';
import { CHOSEN, KIND, KINDS, SCORES, Scores } from './deck.ts';
import type { HandLook } from './hand-look.ts';
import type { KnightsLook } from './knights-look.ts';
import { Outlook } from './outlook.ts';
import type { ArtusPosition } from './position.ts';

const ids = KINDS.map(({ id }) => id);
const scoringIds = ids.filter((_, kind) => SCORES[kind] !== Scores.nothing);
const chosenIds = ids.filter((_, kind) => SCORES[kind] === Scores.chosen);

const NAMES = [
  'score',
  ...Array.from({ length: CHAIR_COUNT - 1 }, (_, i) => `space ${i + 1}`),
  ...ids.map((id) => `hand ${id}`),
  ...ids.map((id) => `pile ${id}`),
  ...scoringIds.map((id) => `hand points ${id}`),
  ...scoringIds.map((id) => `pile points ${id}`),
  ...chosenIds.map((id) => `hand ready ${id}`),
  ...chosenIds.map((id) => `pile ready ${id}`),
  'first knight',
  'second knight',
  'third knight',
  'best now',
  'second now',
  'best ride',
  'rides',
  'prince',
  'turn',
  'to act best',
  'to act second',
  'plays',
  'draws',
  'turns away 1',
  'turns away 2',
  'turns away 3',
];
const at = (name: string): number => NAMES.indexOf(name);
const SPACE = at('space 1') - 1;
const HAND = at(`hand ${ids[0]}`);
const PILE = at(`pile ${ids[0]}`);
const HAND_POINTS = Int32Array.from(ids, (id) => at(`hand points ${id}`));
const PILE_POINTS = Int32Array.from(ids, (id) => at(`pile points ${id}`));
const HAND_READY = Int32Array.from(ids, (id) => at(`hand ready ${id}`));
const PILE_READY = Int32Array.from(ids, (id) => at(`pile ready ${id}`));
const KNIGHT = at('first knight');
const BEST = at('best now');
const RIDE = at('best ride');
const TURN = at('turn');
const ACT = at('to act best');
const PLAYS = at('plays');
const AWAY = at('turns away 1') - 1;

const outlook = new Outlook();

const PHASES = 12;

export const features: Features<ArtusPosition> = {
  names: NAMES,
  phases: PHASES,
  phase: ({ round, rounds }) => Math.ceil((round * (PHASES - 1)) / rounds),
  write(position, seat, into, from) {
    into.fill(0, from, from + NAMES.length);
    const { seats } = position;
    outlook.look(position);
    const own = outlook.knights[seat] as KnightsLook;
    const hand = outlook.hands[seat] as HandLook;
    into[from] = position.scores[seat] as number;
    for (let i = 0; i < own.count; i++) {
      const here = from + SPACE + (own.spaces[i] as number);
      into[here] = (into[here] as number) + 1;
    }
    for (let rest = position.hands[seat] as number; rest !== 0; rest &= rest - 1) {
      const kind = KIND[lowestBit(rest)] as number;
      into[from + HAND + kind] = (into[from + HAND + kind] as number) + 1;
      if (SCORES[kind] === Scores.nothing) continue;
      into[from + (HAND_POINTS[kind] as number)] = own.scored[kind] as number;
      if (CHOSEN[kind] !== 0) into[from + (HAND_READY[kind] as number)] = own.ready[kind] as number;
    }
    for (let rest = position.piles[seat] as number; rest !== 0; rest &= rest - 1) {
      const kind = KIND[lowestBit(rest)] as number;
      into[from + PILE + kind] = (into[from + PILE + kind] as number) + 1;
      if (SCORES[kind] === Scores.nothing) continue;
      into[from + (PILE_POINTS[kind] as number)] = own.scored[kind] as number;
      if (CHOSEN[kind] !== 0) into[from + (PILE_READY[kind] as number)] = own.ready[kind] as number;
    }
    const { actor } = position;
    const acting = actor === seat;
    const placing = position.round === 0;
    if (!placing) {
      for (let i = 0; i < 3 && i < hand.knightCards; i++) into[from + KNIGHT + i] = own.values[i] as number;
      into[from + BEST] = hand.best;
      into[from + BEST + 1] = hand.second;
      into[from + RIDE] = hand.bestRide;
      into[from + RIDE + 1] = hand.rides;
      into[from + RIDE + 2] = hand.prince;
      into[from + TURN] = outlook.bestTurn(seat);
      if (acting && position.playsLeft > 0) into[from + ACT] = hand.best;
      if (acting && position.playsLeft > 1) into[from + ACT + 1] = hand.second;
    }
    if (actor === NOBODY) return;
    if (acting) {
      into[from + PLAYS] = position.playsLeft;
      into[from + PLAYS + 1] = position.drawsLeft;
    } else into[from + AWAY + ((seat - actor + seats) % seats)] = 1;
  },
  outcome: (position, seat) => position.scores[seat] as number,
};
