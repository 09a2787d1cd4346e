import { isDeepStrictEqual } from 'node:util';
import { newSecret as anySecret, hashOpening } from '../games/fair-chance.ts';
import type { Sealed } from '../games/fairness.ts';
import { newSeed as anySeed } from '../games/seeded-chance.ts';
import type { Name } from './characters.ts';
import type { Play, TableDocument } from './document.ts';
import { holdersAt } from './holders.ts';
import { Refusal } from './refusal.ts';

/** Where tables' randomness comes from. */
export interface Seeds {
  /** What a new table's shuffles follow from: 64 lower-case hexadecimal digits. Null commits it to nothing. */
  readonly newSecret: () => string | null;
  /** For games of tables that have committed to nothing: their records are of version 1. */
  readonly newSeed: () => string;
}

/** From the system's generator. If only `newSeed` is given, new tables commit to nothing. */
export const seedsFrom = ({ newSecret, newSeed }: Partial<Seeds>): Seeds => ({
  newSecret: newSecret ?? (newSeed ? () => null : anySecret),
  newSeed: newSeed ?? anySeed,
});

/** The table with that number in its server, and what's shown of its secret; the same object if it has none. */
export function assignNumber(table: TableDocument, number: number): TableDocument {
  const { game, variant, secret } = table;
  if (secret === undefined) return table;
  const commitment = hashOpening({ number, game, variant, seed: secret });
  return { ...table, fair: { number, commitment, start: null } };
}

/** What its shuffles follow from if the game starts now; null if the table isn't committed to anything. */
export function sealedBy({ fair, secret, seats }: TableDocument): Sealed | null {
  if (!fair || secret === undefined) return null;
  const words = seats.map((holder) => (holder.kind === 'person' ? (holder.word ?? null) : null));
  return { number: fair.number, seed: secret, words };
}

/** What the shuffles follow from besides the secret and the words. */
const given = ({ variant, rules, seats, fair }: TableDocument) => ({
  ...{ variant, rules, startSeat: fair?.startSeat },
  people: seats.map((holder) => (holder.kind === 'person' ? holder.userId : null)),
});

export const hasWords = ({ seats }: TableDocument): boolean =>
  seats.some((holder) => holder.kind === 'person' && holder.word !== undefined);

/**
 * The lobby after a change. If that changes what shuffles follow from, the words that were given before are dropped and
 * asked for again: or whoever knows the secret could try seats and rules after the last word.
 */
export function askedAgain(before: TableDocument, after: TableDocument): TableDocument {
  const { fair } = after;
  if (before.status !== 'lobby' || after.status !== 'lobby' || !fair) return after;
  const [old, now] = [given(before), given(after)];
  if (isDeepStrictEqual(old, now)) return after;
  const { startSeat: _s, ...anybody } = fair;
  return {
    ...after,
    fair: isDeepStrictEqual(old.people, now.people) ? fair : anybody,
    seats: after.seats.map((holder) => {
      if (holder.kind !== 'person' || holder.word === undefined) return holder;
      const { word: _w, ...rest } = holder;
      return { ...rest, asked: true };
    }),
  };
}

/** The table as its game starts: it shows the start, and the record has the words. */
export function begun(table: TableDocument, play: Play): TableDocument {
  const { record } = play;
  if (!table.fair || record.version === 1) return { ...table, play };
  const seats = table.seats.map((holder) => {
    if (holder.kind !== 'person') return holder;
    const { word: _w, asked: _a, ...rest } = holder;
    return rest;
  });
  const { start, words } = record.fairness;
  return {
    ...table,
    play,
    seats,
    fair: { ...table.fair, start, words: words.filter((word) => word !== null).length },
  };
}

/** What's told of a table's shuffles. */
export interface Shuffles {
  /** The table's number in its server, from 1. */
  readonly number: number;
  /** 64 hexadecimal digits. */
  readonly commitment: string;
  /** 64 hexadecimal digits; null until the game starts. */
  readonly start: string | null;
  /** The words given, in seat order. */
  readonly words: readonly { readonly name: Name; readonly word: string }[];
  /** 64 hexadecimal digits; null until the table is over. */
  readonly seed: string | null;
  /** Whether there's a record of them: the game began, and is over. */
  readonly hasRecord: boolean;
}

/** @throws Refusal `noShuffles` if they can't be checked */
export function tableShuffles(table: TableDocument): Shuffles {
  const { fair, secret, play, status } = table;
  if (!fair) throw new Refusal('noShuffles', null);
  const isOver = status === 'finished' || status === 'closed';
  const words = play?.record.version === 2 ? play.record.fairness.words : (sealedBy(table)?.words ?? []);
  const holders = play ? holdersAt(table, 0) : table.seats;
  return {
    ...fair,
    words: words.flatMap((word, seat) => (word === null ? [] : [{ name: holders[seat]!.name, word }])),
    seed: isOver ? (secret ?? null) : null,
    hasRecord: isOver && play !== null,
  };
}
