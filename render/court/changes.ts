import {
  type Character,
  COURTIERS,
  type CourtEvent,
  type Courtier,
  type Tile,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';

/** What events did to one seat. */
export interface Change {
  /** Courtiers gained, or lost where negative. */
  readonly court: Readonly<Record<Courtier, number>>;
  readonly gained: readonly Tile[];
  readonly lost: readonly Tile[];
}

export interface Changes {
  /** By seat. */
  readonly seats: readonly Change[];
  /** Characters chosen. */
  readonly chosen: ReadonlySet<Character>;
  /** A new row was laid. */
  readonly rowLaid: boolean;
  /** Who has newly got the King's Favor. */
  readonly favored: Seat | null;
}

interface Draft {
  readonly court: Record<Courtier, number>;
  readonly gained: Tile[];
  readonly lost: Tile[];
}

function move(drafts: readonly Draft[], event: CourtEvent): void {
  const add = (seat: Seat, courtiers: readonly Courtier[], sign: 1 | -1) => {
    for (const courtier of courtiers) (drafts[seat] as Draft).court[courtier] += sign;
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
      drafts[event.seat]?.lost.push(...event.paid);
      drafts[event.seat]?.gained.push(...event.received);
      break;
    case 'tileGiven':
      drafts[event.from]?.lost.push(event.tile);
      drafts[event.to]?.gained.push(event.tile);
      break;
  }
}

/** The sum of what happened, for the marks on a picture. */
export function changesOf(events: readonly CourtEvent[], seats: number): Changes {
  const drafts = Array.from(
    { length: seats },
    (): Draft => ({
      court: Object.fromEntries(COURTIERS.map((courtier) => [courtier, 0])) as Record<Courtier, number>,
      gained: [],
      lost: [],
    }),
  );
  for (const event of events) move(drafts, event);
  const moved = events.findLast((event) => event.type === 'favorMoved' || event.type === 'favorRolled');
  return {
    seats: drafts,
    chosen: new Set(events.flatMap((event) => (event.type === 'chose' ? [event.character] : []))),
    rowLaid: events.some(({ type }) => type === 'rowLaid' || type === 'refilled'),
    favored: moved?.type === 'favorMoved' ? moved.to : (moved?.seat ?? null),
  };
}
