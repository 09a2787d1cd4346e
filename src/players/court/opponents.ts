import { countAt } from '../../games/court/data.ts';
import { COURTIERS, type CourtAction, type CourtEvent } from '../../games/court/types.ts';
import type { PublicStep } from '../player.ts';
import type { SearchChance } from '../search/chance.ts';
import { Impressions, type Manner, Opponents } from '../search/opponents.ts';
import { Liking } from '../search/playing-on.ts';
import { type Judge, MOST_MOVES } from '../search/position.ts';
import { courtResult, packedSizes } from './board.ts';
import { encodeAction } from './codes.ts';
import { OVER, START_COURTIER } from './phases.ts';
import { CourtPosition } from './position.ts';
import { bagSum, tilesIn } from './survey.ts';

const moves = new Int32Array(MOST_MOVES);

/** Takes one decision of a game. @param index where the move made is among the legal ones */
type Watch = (position: CourtPosition, moves: Int32Array, count: number, index: number) => void;

/** Shows the decisions with a choice of everybody, from set-up on, as far as the record can be followed. */
export function watchRecord(seats: number, history: readonly PublicStep[], watch: Watch): void {
  const rolled: number[] = [];
  const position = new CourtPosition(seats, { below: () => rolled.shift() ?? 0 });
  for (const step of history) {
    const events = step.events as readonly CourtEvent[];
    const action = events[0] && actionOf(events[0]);
    if (!action) return;
    const count = position.legalMoves(moves);
    const index = moves.subarray(0, count).indexOf(encodeAction(action));
    if (index < 0) return;
    if (count > 1) watch(position, moves, count, index);
    rolled.push(...events.flatMap(rollsIn));
    position.play(moves[index]!);
  }
}

/** The dice's outcomes in the order in which a position asks for them. */
function rollsIn(event: CourtEvent): number[] {
  if (event.type === 'rowLaid' && event.rolled) return [COURTIERS.indexOf(event.rolled)];
  return event.type === 'favorRolled' ? [event.seat] : [];
}

/** The action that begins with the event; null if none does. */
function actionOf(event: CourtEvent): CourtAction | null {
  switch (event.type) {
    case 'courtierTaken':
      return { type: 'startCourtier', courtier: event.courtier };
    case 'bid':
      return { type: 'bid', tiles: event.tiles };
    case 'passed':
      return { type: 'pass' };
    case 'chose':
      return { type: 'choose', character: event.character };
    case 'merlinSwapped':
      return { type: 'swapMerlin', give: event.give, take: event.take };
    case 'aspirantsTaken':
      return event.courtiers.length > 1
        ? { type: 'takeAspirants', courtiers: event.courtiers }
        : { type: 'takeAspirant', courtier: event.courtiers[0]! };
    case 'refilled':
      return { type: 'refill', courtiers: event.courtiers };
    case 'tileGiven':
      return { type: 'giveTile', tile: event.tile };
    case 'lancelotSwapped':
      return { type: 'swapLancelot', opponent: event.opponent, give: event.give, take: event.take };
    default:
      return null;
  }
}

/** Points for each member of the smallest, middle and largest group, and for each jester. */
const SIZES = [1, 0.5, 0.25] as const;
const JESTER = 0.2;
const FAVOR = 0.1;
const TILE = 0.05;
const PIP = 0.06;
/** What passing costs, since the next character has a price too. */
const NEXT_PRICE = 0.23;
/** How much the strongest other court counts against the own one. */
const ENVY = 0.5;

/** How much somebody likes each character, in points. */
export type Tastes = readonly number[];

const money = (tiles: number): number => TILE * tilesIn(tiles) + PIP * bagSum(tiles);

/**
 * Somebody who looks at what each move brings at once: courtiers, tiles, and less for whoever is strongest. To
 * them, a character is worth its purse and as much as they like it, whatever it would do for their court.
 */
export class Simple implements Manner<CourtPosition> {
  readonly #tastes: Tastes;
  readonly #chance: SearchChance;
  readonly #scratch: CourtPosition;

  constructor(seats: number, chance: SearchChance, tastes: Tastes) {
    this.#tastes = tastes;
    this.#chance = chance;
    this.#scratch = new CourtPosition(seats, chance);
  }

  choose(position: CourtPosition, moves: Int32Array, count: number): number {
    if (position.phase === START_COURTIER) return this.#chance.below(count);
    let best = 0;
    let equal = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < count; at++) {
      this.#scratch.copy(position);
      this.#scratch.play(moves[at]!);
      const value = valueFor(this.#scratch, position.actor, this.#tastes);
      if (value < most) continue;
      equal = value > most ? 1 : equal + 1;
      most = value;
      if (equal === 1 || this.#chance.below(equal) === 0) best = at;
    }
    return best;
  }
}

function valueFor(position: CourtPosition, seat: number, tastes: Tastes): number {
  if (position.phase === OVER) return -seatsAhead(position, seat);
  let strongest = 0;
  for (let other = 0; other < position.seats; other++)
    if (other !== seat) strongest = Math.max(strongest, courtWorth(position, other));
  return (
    courtWorth(position, seat) -
    ENVY * strongest +
    money(position.treasuries[seat]!) +
    (position.favor === seat ? FAVOR : 0) +
    prospects(position, seat, tastes)
  );
}

/** The court as it would score now. */
function courtWorth({ courts, held }: CourtPosition, seat: number): number {
  const sizes = packedSizes(courts[seat]!, held[seat]!);
  const groups = SIZES[0] * (sizes >> 8) + SIZES[1] * ((sizes >> 4) & 15) + SIZES[2] * (sizes & 15);
  return groups + JESTER * countAt(courts[seat]!, 0);
}

function seatsAhead(position: CourtPosition, seat: number): number {
  const own = courtResult(position, seat);
  let ahead = 0;
  for (let other = 0; other < position.seats; other++) if (courtResult(position, other) > own) ahead++;
  return ahead;
}

/** What the character taken promises, or else the auction. A seat takes one in each round. */
function prospects(position: CourtPosition, seat: number, tastes: Tastes): number {
  const held = position.held[seat]!;
  if (held !== 0) return tastes[31 - Math.clz32(held)]!;
  let best = 0;
  let total = 0;
  let open = 0;
  for (let character = 0; character < 4; character++) {
    if (position.taken & (1 << character)) continue;
    const gain = tastes[character]! + money(position.purses[character]!);
    best = Math.max(best, gain);
    total += gain;
    open++;
  }
  if (position.bidder === seat) return best - money(position.bid);
  return open === 1 ? 0 : (total - best) / (open - 1) - NEXT_PRICE;
}

/** How many players are taken to be simple before they've moved. */
const SIMPLE = 0.05;

/** What simple players may think of the characters: any order. */
const TASTES: readonly Tastes[] = orders([0.5, 0.6, 0.7, 0.8]);

/**
 * What the record makes of everybody but the seat that decides. Whoever plays by the judge may well search, so the
 * search thinks that they do.
 */
export function modelOpponents(
  position: CourtPosition,
  history: readonly PublicStep[],
  judge: Judge<CourtPosition>,
  chance: SearchChance,
): Opponents<CourtPosition> {
  const { actor, seats } = position;
  const impressions = impressionsFrom(history, seats, judge, chance);
  const [, ...simple] = impressions.manners;
  const shares = Array.from({ length: seats }, (_, seat) =>
    seat === actor ? [] : impressions.of(seat).slice(1),
  );
  return new Opponents(simple, shares, chance);
}

/**
 * How likely everybody plays by the judge, which is the first manner, or is simple: one manner for each order of tastes.
 */
export function impressionsFrom(
  history: readonly PublicStep[],
  seats: number,
  judge: Judge<CourtPosition>,
  chance: SearchChance,
): Impressions<CourtPosition> {
  const manners = [new Liking(judge), ...TASTES.map((tastes) => new Simple(seats, chance, tastes))];
  const before = [1 - SIMPLE, ...TASTES.map(() => SIMPLE / TASTES.length)];
  const impressions = new Impressions(manners, before, seats);
  watchRecord(seats, history, (position, moves, count, index) => {
    if (position.phase !== START_COURTIER) impressions.see(position, moves, count, index);
  });
  return impressions;
}

function orders(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, at) => orders(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}
