import { type Figure, median } from '../figure.ts';
import { PER_SECOND, SECONDS, TABLES } from './load.ts';
import { type Measured, measure } from './measure.ts';

const RUNS = 3;

/** Tables at which Knights think while others are answered. */
const THINKING = 4;

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

/** How soon the bot answers under load, with pictures, over real sockets and with the store on disk. */
export async function answerFigures(): Promise<Figure[]> {
  return [...(await figuresWith(0)), ...(await figuresWith(THINKING))];
}

async function figuresWith(thinking: number): Promise<Figure[]> {
  const loads: Measured[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await measure(run, thinking));
  const figure = (name: string, unit: string, of: (load: Measured) => number, atMost?: number): Figure => {
    const runs = loads.map(of);
    return { name, unit, value: median(runs), runs, ...(atMost === undefined ? {} : { goal: { atMost } }) };
  };
  const meanwhile = thinking === 0 ? '' : `, Knights thinking at ${thinking} other tables`;
  const under = `${PER_SECOND}/s for ${SECONDS} s over ${TABLES} tables${meanwhile}`;
  return [
    figure(`first answer, median, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.5)),
    figure(`first answer, p99, ${under}`, 'ms', ({ waits }) => quantile(waits, 0.99), 100),
    figure(`first answer, longest, ${under}`, 'ms', ({ waits }) => Math.max(...waits), 3000),
    figure(`first answers that failed, ${under}`, '', ({ failed }) => failed, 0),
    figure(`event loop lag, p99, ${under}`, 'ms', ({ lag }) => lag.p99, 20),
    figure(`interactions made, ${under}`, '/s', ({ pace }) => pace),
    figure(
      `requests against the global limit per human turn, ${under}`,
      '',
      ({ globalPerTurn }) => globalPerTurn,
      0,
    ),
  ];
}
