import { resolve } from 'node:path';
import { positive } from '../../scripts/arguments.ts';
import { type Figure, median } from '../figure.ts';
import { PER_SECOND, type Span, TABLES } from './load.ts';
import { type Measured, type MeasureOptions, measure } from './measure.ts';
import { type Tree, treeIn } from './tree.ts';

const RUNS = '3';
const SECONDS = '30';

/** Tables at which Knights think while others are answered. */
const THINKING = 4;

export interface AnswerOptions {
  /** Another checkout of this project to compare with; the runs of both alternate. */
  readonly tree?: string | undefined;
  readonly runs?: string | undefined;
  /** Of a run. */
  readonly seconds?: string | undefined;
  /** Of a run, instead of seconds. */
  readonly interactions?: string | undefined;
  /** Interactions that are wanted per second. */
  readonly rate?: string | undefined;
  /** Interactions of a run before it's measured, while code is compiled. */
  readonly 'warm-up'?: string | undefined;
}

/** What's measured in each run. */
interface Subject {
  readonly name: string;
  readonly unit: string;
  readonly of: (load: Measured) => number;
  readonly atMost?: number;
  /** Whether it's compared with another tree's as a ratio. */
  readonly compared?: boolean;
}

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? Number.NaN;

const timeOf = (threads: Measured['threads'], name: RegExp): number =>
  Object.entries(threads).reduce((sum, [thread, time]) => sum + (name.test(thread) ? time : 0), 0);

const SUBJECTS: readonly Subject[] = [
  { name: 'first answer, median', unit: 'ms', of: ({ waits }) => quantile(waits, 0.5) },
  {
    name: 'first answer, p99',
    unit: 'ms',
    of: ({ waits }) => quantile(waits, 0.99),
    atMost: 100,
    compared: true,
  },
  { name: 'first answer, longest', unit: 'ms', of: ({ waits }) => Math.max(...waits), atMost: 3000 },
  { name: 'first answers that failed', unit: '', of: ({ failed }) => failed, atMost: 0 },
  { name: 'event loop lag, p99', unit: 'ms', of: ({ lag }) => lag.p99, atMost: 20 },
  { name: 'interactions made', unit: '/s', of: ({ pace }) => pace, compared: true },
  { name: 'interactions unfinished at the end', unit: '', of: ({ unfinished }) => unfinished, atMost: 0 },
  {
    name: 'processor time of an interaction, all threads',
    unit: 'ms',
    of: (load) => load.process / load.made,
    atMost: 18,
    compared: true,
  },
  {
    name: 'processor time of an interaction, main thread',
    unit: 'ms',
    of: ({ main, made }) => (main ?? Number.NaN) / made,
    compared: true,
  },
  {
    name: 'processor time of an interaction, drawing thread',
    unit: 'ms',
    of: ({ threads, made }) => timeOf(threads, /painter-thread/) / made,
    compared: true,
  },
  {
    name: 'processor time of an interaction, helpers of V8',
    unit: 'ms',
    of: ({ threads, made }) => timeOf(threads, /^V8/) / made,
    compared: true,
  },
  {
    name: 'store calls of an interaction',
    unit: '',
    of: ({ storeCalls, made }) => storeCalls / made,
    compared: true,
  },
  {
    name: 'requests against the global limit per human turn',
    unit: '',
    of: ({ globalPerTurn }) => globalPerTurn,
    atMost: 0,
  },
];

/** How soon the bot answers under load, with pictures, over real sockets and with the store on disk. */
export async function answerFigures(options: AnswerOptions = {}): Promise<Figure[]> {
  const runs = positive('runs', options.runs ?? RUNS);
  const { seconds = SECONDS, interactions, rate, 'warm-up': before } = options;
  const warmUp = before === undefined ? 0 : positive('warm-up', before);
  const span: Span = {
    seconds: positive('seconds', seconds),
    ...(rate === undefined ? {} : { rate: positive('rate', rate) }),
    ...(interactions === undefined ? {} : { interactions: positive('interactions', interactions) }),
  };
  const ours = await treeIn('.');
  if (options.tree === undefined)
    return [
      ...figuresOf(await alternate([ours], runs, { span, warmUp, thinking: 0 }), span, 0),
      ...figuresOf(await alternate([ours], runs, { span, warmUp, thinking: THINKING }), span, THINKING),
    ];
  const theirs = await treeIn(options.tree);
  return figuresOf(
    await alternate([theirs, ours], runs, { span, warmUp, thinking: 0 }),
    span,
    0,
    resolve(options.tree),
  );
}

/** The runs of each tree, in turns, so that other work on the machine slows all of them alike. */
async function alternate(
  trees: readonly Tree[],
  runs: number,
  options: Omit<MeasureOptions, 'run'>,
): Promise<Measured[][]> {
  const loads: Measured[][] = trees.map(() => []);
  for (let run = 0; run < runs; run++)
    for (const [index, tree] of trees.entries()) loads[index]!.push(await measure(tree, { ...options, run }));
  return loads;
}

/** Ours are the last; with `tree`, the other tree's come first. */
function figuresOf(
  loads: readonly Measured[][],
  span: Span,
  thinking: number,
  tree: string | null = null,
): Figure[] {
  const ours = loads.at(-1)!;
  const meanwhile = thinking === 0 ? '' : `, Knights thinking at ${thinking} other tables`;
  const { seconds, interactions, rate = PER_SECOND } = span;
  const long = interactions === undefined ? `for ${seconds} s` : `until ${interactions}`;
  const under = `${rate}/s ${long} over ${TABLES} tables${meanwhile}`;
  return SUBJECTS.flatMap(({ name, unit, of, atMost, compared }) => {
    const goal = atMost === undefined ? {} : { goal: { atMost } };
    const own: Figure = { ...figure(`${name}, ${under}`, unit, ours.map(of)), ...goal };
    if (tree === null) return [own];
    const theirs = loads[0]!.map(of);
    const other = figure(`${name}, there`, unit, theirs);
    const ratio = figure(
      `${name}, ratio`,
      'of theirs',
      ours.map((load, run) => of(load) / theirs[run]!),
    );
    return [own, other, ...(compared ? [{ ...ratio, against: tree }] : [])];
  });
}

const figure = (name: string, unit: string, runs: readonly number[]): Figure => ({
  name,
  unit,
  value: median(runs),
  runs,
});
