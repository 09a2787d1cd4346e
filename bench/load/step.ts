/** What happened while people went on at one rate. */
export interface Step {
  /** Wanted interactions per second. */
  readonly rate: number;
  readonly seconds: number;
  /** Interactions per second; fewer than wanted where nobody could act. */
  readonly made: number;
  /** Interactions without a response within three seconds. */
  readonly failed: number;
  /** Milliseconds to each first answer. */
  readonly waits: readonly number[];
  /** Of an interaction, in ms: the bot's, and that of the local Discord and its people. Null where the system doesn't tell. */
  readonly processorTime: { readonly bot: number | null; readonly load: number | null };
  /** Pictures that people got for an interaction; those of a table that has moved on before its picture is drawn aren't. */
  readonly pictures: number;
  /** The bot's memory each second, in MB; empty where the system doesn't tell. */
  readonly memory: readonly number[];
}

/** The share of what's wanted that has to be done for a rate to count as kept. */
const KEPT = 0.95;

/** The longest that 99 % of first answers may take, in ms. */
export const GOAL = 250;

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** Whether answers came in time, and as many as were wanted. */
export const keepsGoal = ({ rate, made, failed, waits }: Step): boolean =>
  failed === 0 && made >= rate * KEPT && quantile(waits, 0.99) <= GOAL;

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A step in figures, as they're printed. */
export function summaryOf(step: Step) {
  const { rate, seconds, made, failed, waits, processorTime, pictures, memory } = step;
  return {
    rate,
    seconds,
    made,
    failed,
    p50: quantile(waits, 0.5),
    p90: quantile(waits, 0.9),
    p99: quantile(waits, 0.99),
    longest: quantile(waits, 1),
    botMs: processorTime.bot,
    loadMs: processorTime.load,
    pictures,
    memoryMb: mean(memory),
    kept: keepsGoal(step),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

const shown = (value: number | null): string =>
  value === null ? '–' : value >= 100 ? String(Math.round(value)) : value.toPrecision(2);

/** One line of the table that `HEADING` begins. */
export const lineOf = (summary: Summary): string =>
  [
    summary.rate,
    summary.made,
    summary.p50,
    summary.p90,
    summary.p99,
    summary.longest,
    summary.failed,
    summary.botMs,
    summary.loadMs,
    summary.pictures,
    summary.memoryMb,
  ]
    .map((value, column) => shown(value).padStart(HEADING[column]!.length))
    .join('  ')
    .concat(summary.kept ? '' : '  goal missed');

export const HEADING = [
  'wanted/s',
  'made/s',
  'p50 ms',
  'p90 ms',
  'p99 ms',
  'longest',
  'failed',
  'bot ms each',
  'load ms each',
  'pictures each',
  'memory MB',
] as const;
