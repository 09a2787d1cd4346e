import { isOpenSeat, keptSeatOf } from './seats.ts';
import type { Pace, TableInfo, TableStatus } from './types.ts';

/** What lists of tables go by: public, and the same from one move to the next. */
export interface Standing {
  readonly id: string;
  readonly channelId: string;
  readonly status: TableStatus;
  /** When it began to stand so, in ms since 1970: opened, started or ended. */
  readonly since: number;
  readonly pace: Pace;
  /** User IDs. */
  readonly host: string;
  readonly seated: readonly string[];
  /** Those for whom a computer keeps a seat. */
  readonly kept: readonly string[];
  /** Those who may take a free seat; null for everybody. */
  readonly guests: readonly string[] | null;
  /** Whether there's a seat to take: a free one in the lobby, or one that was left. */
  readonly hasRoom: boolean;
}

export function standingOf(table: TableInfo): Standing {
  const { id, channelId, status, pace, seats, access, invited, maxSeats } = table;
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.userId] : []));
  const former = seats.flatMap((seat) =>
    seat.kind === 'computer' && seat.formerly ? [seat.formerly.userId] : [],
  );
  return {
    id,
    channelId,
    status,
    since: table.endedAt ?? table.startedAt ?? table.openedAt,
    pace,
    host: table.host.userId,
    seated: [...new Set(seated)],
    kept:
      status === 'playing'
        ? [...new Set(former)].filter((userId) => keptSeatOf(table, userId) !== undefined)
        : [],
    guests: access === 'open' ? null : invited.map(({ userId }) => userId),
    hasRoom: status === 'lobby' ? seats.length < maxSeats : status === 'playing' && seats.some(isOpenSeat),
  };
}

/** Whether the person may take a seat there. */
export const hasRoomFor = ({ hasRoom, guests }: Standing, userId: string): boolean =>
  hasRoom && (guests === null || guests.includes(userId));

/** Whether they have a seat there, or a computer keeps one for them. */
export const belongsTo = ({ seated, kept }: Standing, userId: string): boolean =>
  seated.includes(userId) || kept.includes(userId);
