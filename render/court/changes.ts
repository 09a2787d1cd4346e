import { type Character, COURTIERS, type CourtEvent, type Courtier } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from './reading.ts';

/** What some events did to one seat. */
export interface Change {
  /** Courtiers gained; negative if lost. */
  readonly court: Readonly<Record<Courtier, number>>;
  /** Change in the treasury's value. */
  readonly money: number;
}

export interface Changes {
  /** By seat. */
  readonly seats: readonly Change[];
  /** Characters chosen. */
  readonly chosen: ReadonlySet<Character>;
}

interface Draft {
  readonly court: Record<Courtier, number>;
  money: number;
}

function move(drafts: readonly Draft[], event: CourtEvent): void {
  const add = (seat: Seat, courtiers: readonly Courtier[], sign: 1 | -1) => {
    for (const courtier of courtiers) (drafts[seat] as Draft).court[courtier] += sign;
  };
  const pay = (seat: Seat, amount: number) => {
    (drafts[seat] as Draft).money += amount;
  };
  switch (event.type) {
    case 'courtierTaken':
      add(event.seat, [event.courtier], 1);
      break;
    case 'aspirantsTaken':
      add(event.seat, event.courtiers, 1);
      break;
    case 'merlinSwapped':
      add(event.seat, event.give, -1);
      add(event.seat, event.take, 1);
      break;
    case 'lancelotSwapped':
      add(event.seat, [event.give], -1);
      add(event.seat, [event.take], 1);
      add(event.opponent, [event.take], -1);
      add(event.opponent, [event.give], 1);
      break;
    case 'chose':
      pay(event.seat, sumOf(event.received) - sumOf(event.paid));
      break;
    case 'tileGiven':
      pay(event.from, -event.tile);
      pay(event.to, event.tile);
      break;
  }
}

/** Sums up the events, for the marks on a picture. */
export function changesOf(events: readonly CourtEvent[], seats: number): Changes {
  const drafts = Array.from(
    { length: seats },
    (): Draft => ({
      court: Object.fromEntries(COURTIERS.map((courtier) => [courtier, 0])) as Record<Courtier, number>,
      money: 0,
    }),
  );
  for (const event of events) move(drafts, event);
  return {
    seats: drafts,
    chosen: new Set(events.flatMap((event) => (event.type === 'chose' ? [event.character] : []))),
  };
}
