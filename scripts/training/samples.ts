import type { AnyPosition, Features } from '../../src/players/search/position.ts';

/** The positions of many games: each seat's features less the mean of the other seats'. */
export class Samples {
  readonly features: Features<AnyPosition>;
  readonly seats: number;
  /** Positions so far. */
  count = 0;
  /** Features of position p and seat s, from index (p × seats + s) × number of features on. */
  rows = new Float32Array(1 << 20);
  /** By position. */
  phases = new Uint8Array(1 << 14);
  /** By position: whether it's the last of its game. */
  last = new Uint8Array(1 << 14);
  /** By position and seat: the game's outcome less the mean of the other seats'. */
  margins = new Float32Array(1 << 14);
  /** By position and seat: the share of the first place in the end. */
  shares = new Float32Array(1 << 14);
  #first = 0;
  readonly #written: Float64Array;

  constructor(features: Features<AnyPosition>, seats: number) {
    this.features = features;
    this.seats = seats;
    this.#written = new Float64Array(features.names.length * seats);
  }

  /** Starts a game. */
  begin(): void {
    this.#first = this.count;
  }

  add(position: AnyPosition): void {
    const { seats, features } = this;
    const size = features.names.length;
    this.#reserve();
    for (let seat = 0; seat < seats; seat++) features.write(position, seat, this.#written, seat * size);
    const start = this.count * seats * size;
    for (let i = 0; i < size; i++) {
      let total = 0;
      for (let seat = 0; seat < seats; seat++) total += this.#written[seat * size + i] as number;
      for (let seat = 0; seat < seats; seat++) {
        const own = this.#written[seat * size + i] as number;
        this.rows[start + seat * size + i] = own - (total - own) / (seats - 1);
      }
    }
    this.phases[this.count] = features.phase(position);
    this.last[this.count] = 0;
    this.count++;
  }

  /** Ends the game. */
  end(position: AnyPosition): void {
    const { seats } = this;
    if (this.count === this.#first) return;
    const shares = new Float64Array(seats);
    position.shares(shares);
    const outcomes = Array.from(shares, (share, seat) => this.features.outcome?.(position, seat) ?? share);
    const total = outcomes.reduce((sum, outcome) => sum + outcome, 0);
    for (let at = this.#first; at < this.count; at++)
      for (let seat = 0; seat < seats; seat++) {
        const own = outcomes[seat] as number;
        this.margins[at * seats + seat] = own - (total - own) / (seats - 1);
        this.shares[at * seats + seat] = shares[seat] as number;
      }
    this.last[this.count - 1] = 1;
  }

  #reserve(): void {
    const { seats, count } = this;
    const size = this.features.names.length;
    if ((count + 1) * seats * size > this.rows.length)
      this.rows = doubled(this.rows, new Float32Array(this.rows.length * 2));
    if (count + 1 > this.phases.length) {
      this.phases = doubled(this.phases, new Uint8Array(this.phases.length * 2));
      this.last = doubled(this.last, new Uint8Array(this.last.length * 2));
    }
    if ((count + 1) * seats > this.margins.length) {
      this.margins = doubled(this.margins, new Float32Array(this.margins.length * 2));
      this.shares = doubled(this.shares, new Float32Array(this.shares.length * 2));
    }
  }
}

function doubled<T extends Float32Array | Uint8Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
