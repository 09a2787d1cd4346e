import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Measures, onMeasure } from '../base/measures.ts';
import { GAUGES, type GaugeName, known, LABELS, type LabelName, statusClass } from './series.ts';

/** What Node's own metrics have too much of: active handles by type and each part of the heap. */
const LEFT_OUT = /^nodejs_(active_|heap_space_)/;

/** What a gauge shows; those with a label have a number for each of its values. */
type Reading = number | Readonly<Record<string, number>>;

/**
 * What the process measures, for Prometheus: at most 300 series, since labels have only values that are known
 * beforehand.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #ends: (() => void)[] = [];

  constructor() {
    const register = this.#registry;
    collectDefaultMetrics({ register, gcDurationBuckets: [0.01, 0.1] });
    for (const { name } of register.getMetricsAsArray())
      if (LEFT_OUT.test(name)) register.removeSingleMetric(name);

    const answers = this.#histogram(
      'first_answer_seconds',
      'From an interaction to its first answer',
      'kind',
      [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 3],
    );
    this.#on('answer', ({ kind, ms }) => answers(kind, ms));
    const pictures = this.#histogram(
      'picture_seconds',
      'From an interaction to its first picture',
      'pictured',
      [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    );
    this.#on('picture', ({ kind, ms }) => pictures(kind, ms));
    const thoughts = this.#histogram(
      'thinking_seconds',
      'How long computer players think',
      'level',
      [0.01, 0.1, 0.5, 1, 2.5, 5, 15],
    );
    this.#on('thought', ({ player, ms }) => thoughts(player, ms));
    const fallbacks = this.#counter('thinking_fallbacks_total', 'Decisions made by a stand-in', 'level');
    this.#on('fallback', ({ player }) => fallbacks(player));
    const calls = this.#histogram(
      'store_call_seconds',
      'How long calls of the store take',
      'operation',
      [0.001, 0.005, 0.01, 0.025, 0.1, 0.25, 1],
    );
    const failures = this.#counter('store_failures_total', 'Calls of the store that failed', 'operation');
    this.#on('storeCall', ({ operation, ms, hasFailed }) => {
      calls(operation, ms);
      if (hasFailed) failures(operation);
    });
    this.#countRequests();
    this.#count('takeover', 'takeovers_total', 'Channels that this process tells in place of another');
    this.#count('timeJump', 'time_jumps_total', 'How often the machine’s time has jumped');
  }

  /** Shows what `read` says each time somebody asks. */
  gauge(name: GaugeName, read: () => Reading): void {
    const { help, label } = GAUGES[name];
    const show = (gauge: Gauge) => {
      const reading = read();
      if (label === null) return gauge.set(reading as number);
      const readings = reading as Readonly<Record<string, number>>;
      for (const value of LABELS[label]) gauge.set({ [label]: value }, readings[value] ?? 0);
    };
    const gauge: Gauge = new Gauge({
      name: `round_table_${name}`,
      help,
      labelNames: label === null ? [] : [label],
      registers: [this.#registry],
      collect: () => show(gauge),
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** In Prometheus' text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Measures no more. */
  close(): void {
    for (const end of this.#ends.splice(0)) end();
    this.#registry.clear();
  }

  #on<What extends keyof Measures>(what: What, listener: (measured: Measures[What]) => void): void {
    this.#ends.push(onMeasure(what, listener));
  }

  /** All series are there from the start, so that the first failure is a rise. */
  #histogram(name: string, help: string, label: LabelName, buckets: number[]) {
    const labelNames = [label === 'pictured' ? 'kind' : label];
    const [labelName] = labelNames as [string];
    const histogram = new Histogram({
      name: `round_table_${name}`,
      help,
      labelNames,
      buckets,
      registers: [this.#registry],
    });
    for (const value of LABELS[label]) histogram.zero({ [labelName]: value });
    return (value: string, ms: number) => histogram.observe({ [labelName]: known(label, value) }, ms / 1000);
  }

  #count(what: keyof Measures, name: string, help: string): void {
    const counter = new Counter({ name: `round_table_${name}`, help, registers: [this.#registry] });
    this.#on(what, () => counter.inc());
  }

  #counter(name: string, help: string, label: LabelName) {
    const counter = new Counter({
      name: `round_table_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
    });
    for (const value of LABELS[label]) counter.inc({ [label]: value }, 0);
    return (value: string) => counter.inc({ [label]: known(label, value) });
  }

  #countRequests(): void {
    const requests = new Counter({
      name: 'round_table_discord_requests_total',
      help: 'Requests to Discord by what they are for and how they ended',
      labelNames: ['route', 'status'],
      registers: [this.#registry],
    });
    for (const route of LABELS.route) for (const status of LABELS.status) requests.inc({ route, status }, 0);
    this.#on('request', ({ route, status }) =>
      requests.inc({ route: known('route', route), status: statusClass(status) }),
    );
  }
}
