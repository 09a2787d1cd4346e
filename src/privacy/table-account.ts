import type { PersonsTime } from '../clocks/clocks.ts';
import type { GameAction, GameView, Seat } from '../games/game.ts';
import type { KeptHint, SeatHolder, TableDocument } from '../table/document.ts';
import { namesAt } from '../table/erasure.ts';
import { isSeated } from '../table/holders.ts';
import { seatHints, seatViewFor } from '../table/views.ts';

/** Somebody's time in a seat: from a step of the game on, until another or up to now (null). */
interface Sitting {
  readonly seat: Seat;
  readonly from: number;
  readonly until: number | null;
}

/** Everything that a table has about one person, and nothing that they may not see. Moments are ISO times. */
export interface TableAccount {
  readonly table: string;
  readonly server: string;
  readonly channel: string;
  readonly game: string;
  readonly variant: string;
  readonly status: TableDocument['status'];
  readonly opened: string;
  readonly started: string | null;
  readonly ended: string | null;
  /** What they're called there. */
  readonly names: readonly string[];
  readonly isHost: boolean;
  readonly hasOpenedIt: boolean;
  readonly isInvited: boolean;
  /** Whether they sit there now, or sat there at the end. */
  readonly isSeated: boolean;
  /** When they last did something there, while they're seated or the host. */
  readonly lastThere: string | null;
  /** Whether they've asked for another clock, or that the table waits or doesn't, in this wait or an earlier one. */
  readonly asksForChange: boolean;
  readonly sat: readonly Sitting[];
  /** Seats that a computer plays since they left. */
  readonly left: readonly Seat[];
  /** What they've decided, by the number of the step. */
  readonly moves: readonly { readonly step: number; readonly seat: Seat; readonly action: GameAction }[];
  /** In their seat. */
  readonly hints: { readonly taken: number; readonly kept: readonly KeptHint[] } | null;
  readonly result: { readonly score: number; readonly place: number } | null;
  /** The running game as they see it from their seat. */
  readonly view: GameView | null;
  /** IDs of everybody's latest clicks at the table, kept so that none counts twice; whose they are isn't stored. */
  readonly recentClicksOfAll: readonly string[];
  readonly clock: PersonsTime | null;
}

const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** @throws what games throw */
export const accountFor =
  (userId: string) =>
  (table: TableDocument): Omit<TableAccount, 'clock'> => {
    const isThem = (holder: SeatHolder) => holder.kind === 'person' && holder.userId === userId;
    const { play, seats, tenures } = table;
    const sat = sittings(table, isThem);
    const seat = seats.findIndex(isThem);
    const result = seat >= 0 && table.status === 'finished' ? play?.result : null;
    return {
      table: table.id,
      server: table.guildId,
      channel: table.channelId,
      game: table.game,
      variant: table.variant,
      status: table.status,
      opened: iso(table.openedAt)!,
      started: iso(table.startedAt),
      ended: iso(table.endedAt),
      names: [...namesAt(table, userId)],
      isHost: table.host.userId === userId,
      hasOpenedIt: table.openedBy === userId,
      isInvited: table.invited.some((guest) => guest.userId === userId),
      isSeated: isSeated(table, userId),
      lastThere: iso(table.there?.find((each) => each.userId === userId)?.at ?? null),
      asksForChange: table.asked?.by.includes(userId) ?? false,
      sat,
      left: [...seats, ...tenures.map(({ holder }) => holder)].flatMap((holder, at) =>
        holder.kind === 'computer' && holder.formerly?.userId === userId
          ? [at < seats.length ? at : tenures[at - seats.length]!.seat]
          : [],
      ),
      moves: (play?.record.steps ?? []).flatMap(({ seat: by, action }, step) =>
        sat.some((time) => time.seat === by && step >= time.from && step < (time.until ?? Infinity))
          ? [{ step, seat: by, action }]
          : [],
      ),
      hints: seat >= 0 ? { taken: seatHints(table, seat).taken, kept: seatHints(table, seat).kept } : null,
      result: result ? { score: result.scores[seat]!, place: result.places[seat]! } : null,
      view: seat >= 0 && table.status === 'playing' ? seatViewFor(userId)(table).view : null,
      recentClicksOfAll: table.requests.map(({ id }) => id),
    };
  };

/** When they sat where, by seat and then in order. */
function sittings(
  { seats, tenures, play }: TableDocument,
  isThem: (holder: SeatHolder) => boolean,
): Sitting[] {
  return seats.flatMap((holder, seat) => {
    const times = [...tenures.filter((tenure) => tenure.seat === seat), { holder, until: null }];
    return times.flatMap(({ holder: by, until }, at) =>
      isThem(by) && (play || until === null) ? [{ seat, from: times[at - 1]?.until ?? 0, until }] : [],
    );
  });
}
