import type { PublicStep } from '../player.ts';
import type { SearchChance } from '../search/chance.ts';
import { Impressions } from '../search/impressions.ts';
import { Liking } from '../search/liking.ts';
import { Opponents } from '../search/opponents.ts';
import type { Judge } from '../search/position.ts';
import { START_COURTIER } from './phases.ts';
import type { CourtPosition } from './position.ts';
import { watchRecord } from './record.ts';
import { Simple, type Tastes } from './simple.ts';

/** How many players are taken to be simple before they've moved. */
const SIMPLE = 0.05;

/** What simple players may think of the characters: any order. */
const TASTES: readonly Tastes[] = orders([0.5, 0.6, 0.7, 0.8]);

/**
 * What the record makes of everybody but the seat that decides. Whoever plays by the judge may well search, so the
 * search thinks that they do.
 */
export function opponentsOf(
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
