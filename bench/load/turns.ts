import { ScriptError } from '../../scripts/errors.ts';
import { median } from '../figure.ts';
import { Crowd, type CrowdOptions } from './crowd.ts';

/** Of a turn, in seconds. */
const TURN = 12;

export interface TurnsOptions extends Omit<CrowdOptions, 'processes'> {
  /** How many processes each has that's compared, at least two of them; all are compared with the first. */
  readonly processes: readonly number[];
  /** Interactions per second, of each during its turns. */
  readonly rate: number;
  /** Of each, in turns of 12 s. */
  readonly minutes: number;
  /** Interactions for each process before anything is measured, while code is new and gets compiled; none if absent. */
  readonly warmUp?: number;
}

/** How a number of processes did in its turns. */
export interface Compared {
  readonly processes: number;
  /** Processor time of an interaction in each turn, in ms, summed over the processes. */
  readonly botMs: readonly number[];
  /** That as a multiple of the first one's in the same turn: the median. */
  readonly ratio: number;
  /** Pictures that people got for an interaction, in each turn. */
  readonly pictures: readonly number[];
  readonly failed: number;
}

/** What an interaction took in one turn. */
interface Turn {
  /** Processor time, in ms. */
  readonly botMs: number;
  readonly pictures: number;
}

/**
 * Compares numbers of processes in turns, a few seconds each, so that a machine that gets slower or faster meanwhile
 * counts for all. Those whose turn it isn't stay idle. `told` hears of each turn, in the order of `processes`.
 * @throws ScriptError where the system doesn't tell processor times; as `Crowd.gather` and `Crowd.leave`
 */
export async function inTurns(
  { processes, rate, tables, minutes, warmUp = 0, ...around }: TurnsOptions,
  told: (turn: readonly Turn[]) => void,
): Promise<Compared[]> {
  const crowds: Crowd[] = [];
  const turns: Turn[][] = [];
  const failed = processes.map(() => 0);
  const most = Math.max(...processes);
  try {
    for (const count of processes) crowds.push(await Crowd.gather({ ...around, tables, processes: count }));
    const warmUpRate = rate / most;
    if (warmUp > 0)
      await Promise.all(
        crowds.map((crowd, at) => crowd.step(warmUpRate * processes[at]!, warmUp / warmUpRate)),
      );
    for (let turn = 0; turn < (minutes * 60) / TURN; turn++) {
      const made: Turn[] = [];
      for (const [at, crowd] of crowds.entries()) {
        const step = await crowd.step(rate, TURN);
        if (step.processorTime.bot === null)
          throw new ScriptError('This system does not tell processor times.', 1);
        made.push({ botMs: step.processorTime.bot, pictures: step.pictures });
        failed[at]! += step.failed;
      }
      turns.push(made);
      told(made);
    }
  } finally {
    await Promise.all(crowds.map((crowd) => crowd.leave()));
  }
  return processes.map((count, at) => ({
    processes: count,
    botMs: turns.map((made) => made[at]!.botMs),
    ratio: median(turns.map((made) => made[at]!.botMs / made[0]!.botMs)),
    pictures: turns.map((made) => made[at]!.pictures),
    failed: failed[at]!,
  }));
}
