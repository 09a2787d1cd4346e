import type { TableInfo } from '../table/types.ts';
import type { ClockDocument, Line, Place } from './clock-document.ts';
import { isWanted } from './following.ts';
import type { Call, Caller } from './ports.ts';

/** Saves a change of a table's clock. @returns the clock as it was saved */
export type Save = (change: (clock: ClockDocument) => ClockDocument) => Promise<ClockDocument>;

const isSame = (a: Line, b: Line): boolean => a.key === b.key && a.kind === b.kind && a.seat === b.seat;

const nameOf = (tableId: string, { kind, seat, key }: Line): string => `${tableId}${kind[0]}${seat}${key}`;

/**
 * Sends the lines that are wanted, once each, and deletes the others. A line is stored before it's sent; if it isn't
 * known whether it was, the channel is searched for it first.
 */
export class Lines {
  readonly #caller: Caller;
  readonly #turn: () => Promise<void>;
  /** Lines that this run has stored and not yet tried to send. */
  readonly #fresh = new Set<string>();

  /** `turn` resolves when something may be sent. */
  constructor(caller: Caller, turn: () => Promise<void>) {
    this.#caller = caller;
    this.#turn = turn;
  }

  /** Call before the line is stored. */
  isNew(tableId: string, line: Line): void {
    this.#fresh.add(nameOf(tableId, line));
  }

  /** @throws what the caller throws; then it's to be tried again later */
  async tidy(
    clock: ClockDocument,
    table: TableInfo,
    callOf: (line: Line, nonce: string) => Promise<Call>,
    save: Save,
  ): Promise<ClockDocument> {
    let current = clock;
    for (const line of clock.lines) {
      const name = nameOf(table.id, line);
      const wanted = isWanted(line, clock, table);
      if (wanted && line.place !== null) continue;
      await this.#turn();
      const isUnsent = this.#fresh.delete(name);
      const call = await callOf(line, name);
      const place = line.place ?? (isUnsent ? null : await this.#caller.find(table, call));
      if (wanted) {
        const sent = place ?? (await this.#caller.call(table, call)) ?? 'nowhere';
        current = await save(withPlace(line, sent));
      } else {
        if (place !== null && place !== 'nowhere') await this.#caller.retract(place);
        current = await save(withoutLine(line));
      }
    }
    return current;
  }
}

const withPlace =
  (line: Line, place: Place | 'nowhere') =>
  (clock: ClockDocument): ClockDocument => ({
    ...clock,
    lines: clock.lines.map((each) => (isSame(each, line) ? { ...each, place } : each)),
  });

const withoutLine =
  (line: Line) =>
  (clock: ClockDocument): ClockDocument => ({
    ...clock,
    lines: clock.lines.filter((each) => !isSame(each, line)),
  });
