import type { TableDocument } from '../../src/table/document.ts';
import type { DueTable } from './due-clocks.ts';

/** As late as a clock may be done, in ms. */
const AT_MOST = 5_000;

/** What a channel was told. */
export interface Telling {
  /** How many messages of the table there were. */
  readonly messages: number;
  /** When the first one came, in ms since 1970. */
  readonly at: number;
}

function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** What has become of clocks that were due. */
export class ClockTally {
  readonly #tables: readonly DueTable[];
  readonly #found: readonly (TableDocument | undefined)[];
  readonly #told: ReadonlyMap<string, Telling>;
  /** Processor time of all processes of the bot while they were due, in ms; null where the system doesn't tell. */
  readonly #used: number | null;
  /** Outages that were counted: their time counts for no clock. */
  readonly #outages: number;

  constructor(
    tables: readonly DueTable[],
    found: readonly (TableDocument | undefined)[],
    told: ReadonlyMap<string, Telling>,
    { used, outages }: { readonly used: number | null; readonly outages: number },
  ) {
    this.#tables = tables;
    this.#found = found;
    this.#told = told;
    this.#used = used;
    this.#outages = outages;
  }

  /** How many were done so often. */
  #done(fits: (times: number) => boolean): number {
    return this.#tables.filter(({ revision }, at) => fits((this.#found[at]?.revision ?? revision) - revision))
      .length;
  }

  #toldTimes(fits: (times: number) => boolean): number {
    return this.#tables.filter(({ channelId }) => fits(this.#told.get(channelId)?.messages ?? 0)).length;
  }

  /** From when each was due until the computer's decision was saved, in ms; the shortest first. */
  get #late(): number[] {
    return this.#tables
      .flatMap(({ due, revision }, at) => {
        const table = this.#found[at];
        return table && table.revision > revision ? [table.changedAt - due] : [];
      })
      .sort((a, b) => a - b);
  }

  /** Each was done once and in time, and told once. */
  get isAllWell(): boolean {
    const all = this.#tables.length;
    const late = this.#late;
    return (
      this.#done((times) => times === 1) === all &&
      this.#toldTimes((times) => times === 1) === all &&
      (late.at(-1) ?? 0) <= AT_MOST &&
      (late[0] ?? 0) >= 0 &&
      this.#outages === 0
    );
  }

  /** What's counted, in the order in which it's printed. */
  get rows(): Readonly<Record<string, number | string>> {
    const late = this.#late;
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
    const first = Math.min(...this.#tables.map(({ due }) => due));
    const last = Math.max(...this.#tables.map(({ due }) => due));
    const lastTold = Math.max(...[...this.#told.values()].map(({ at }) => at));
    return {
      clocks: this.#tables.length,
      'due within': seconds(last - first),
      'done once': this.#done((times) => times === 1),
      'done twice': this.#done((times) => times > 1),
      'never done': this.#done((times) => times < 1),
      'late, median': seconds(quantile(late, 0.5)),
      'late, 99 %': seconds(quantile(late, 0.99)),
      'late, at most': seconds(quantile(late, 1)),
      'later than 5 s': late.filter((ms) => ms > AT_MOST).length,
      'done too early': late.filter((ms) => ms < 0).length,
      'told once': this.#toldTimes((times) => times === 1),
      'told twice': this.#toldTimes((times) => times > 1),
      'told never': this.#toldTimes((times) => times < 1),
      'last channel told after the last was due': seconds(lastTold - last),
      'outages counted': this.#outages,
      'processor time of the bot for each':
        this.#used === null ? '–' : `${(this.#used / this.#tables.length).toFixed(1)} ms`,
    };
  }
}
