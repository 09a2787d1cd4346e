import { type Figure, median } from '../figure.ts';
import { type Load, PER_SECOND, SECONDS, TABLES } from './load.ts';
import { measure } from './measure.ts';

const RUNS = 3;

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

/** How soon the bot answers under load, with pictures, over real sockets and with the store on disk. */
export async function answerFigures(): Promise<Figure[]> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await measure(run));
  const figure = (name: string, unit: string, of: (load: Load) => number, atMost?: number): Figure => {
    const runs = loads.map(of);
    return { name, unit, value: median(runs), runs, ...(atMost === undefined ? {} : { goal: { atMost } }) };
  };
  const under = `${PER_SECOND}/s for ${SECONDS} s over ${TABLES} tables`;
  return [
    figure(`first answer, median, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.5)),
    figure(`first answer, p99, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.99), 100),
    figure(`first answer, longest, ${under}`, 'ms', ({ waits }) => Math.max(...waits), 3000),
    figure(`first answers that failed, ${under}`, '', ({ failed }) => failed, 0),
    figure(`interactions made, ${under}`, '/s', ({ pace }) => pace),
    figure('requests against the global limit per human turn', '', ({ globalPerTurn }) => globalPerTurn, 0),
  ];
}
