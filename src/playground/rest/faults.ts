import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { Fault, type FaultableRequest, type FaultMatch, type FaultSetup } from './fault.ts';

/** The faults tests have added to the REST API. */
export class Faults {
  readonly #matchers = new Map<Fault, (request: FaultableRequest) => boolean>();

  /** Adds a fault; it stays until it's removed. Several may hit the same request, in the order they were added. */
  add({ match = {}, effect }: FaultSetup): Fault {
    const fault = new Fault(effect, () => this.#matchers.delete(fault));
    this.#matchers.set(fault, matcher(match));
    return fault;
  }

  /** Removes every fault and lets hanging requests go on. */
  clear(): void {
    for (const fault of this.#matchers.keys()) fault.release();
    this.#matchers.clear();
  }

  /** The faults that hit a request. Counts it, so ask once per request. */
  of(request: FaultableRequest): Fault[] {
    return [...this.#matchers].flatMap(([fault, matches]) => (matches(request) ? [fault] : []));
  }
}

function matcher(match: FaultMatch): (request: FaultableRequest) => boolean {
  const { nth, random, times = Number.POSITIVE_INFINITY } = match;
  const wanted = nth === undefined ? null : [nth].flat();
  const draw = random ? drawer(random.seed) : null;
  let fitting = 0;
  let hits = 0;
  return (request) => {
    if (!fits(match, request)) return false;
    fitting += 1;
    // Drawn for each request, so one that's out of turn doesn't change the draws of the next.
    const drawn = !random || !draw || draw() < random.probability;
    if (hits >= times || !drawn || !(wanted?.includes(fitting) ?? true)) return false;
    hits += 1;
    return true;
  };
}

function fits({ method, route, where }: FaultMatch, request: FaultableRequest): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (typeof route === 'string' && route !== request.route) return false;
  if (route instanceof RegExp && !route.test(request.route)) return false;
  return where?.(request) ?? true;
}

/** Draws numbers from 0 to 1. */
function drawer(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}
