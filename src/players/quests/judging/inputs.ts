import { type QuestsBoard, SEATS } from '../board.ts';
import { TYPES } from '../packed-trophies.ts';
import { RELATIVE_INPUTS, writeRelative } from './relative-inputs.ts';
import { SEAT_INPUTS, writeSeat } from './seat-inputs.ts';
import { TABLE_INPUTS, writeTable } from './table-inputs.ts';

/** Everything that the net sees of a position. */
export class Inputs {
  readonly table = new Float64Array(TABLE_INPUTS.length);
  /** By seat. */
  readonly seats = Array.from({ length: SEATS }, () => new Float64Array(SEAT_INPUTS.length));
  readonly relative = Array.from({ length: SEATS }, () => new Float64Array(RELATIVE_INPUTS.length));
  readonly #unseen = new Int32Array(TYPES);

  read(board: QuestsBoard): void {
    writeTable(board, this.table);
    this.#unseen.fill(0);
    for (let at = 0; at < board.adversaryPile; at++) this.#unseen[board.adversaries[at]!]!++;
    for (let seat = 0; seat < board.seats; seat++) {
      writeSeat(board, seat, this.#unseen, this.seats[seat]!);
      writeRelative(board, seat, this.relative[seat]!);
    }
  }
}
