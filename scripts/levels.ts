import { recordGame } from '../src/games/record.ts';
import { LEVELS } from '../src/players/levels.ts';
import { positive, readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { TRIALS, type Trial } from './levels/trials.ts';
import { runScript } from './run-script.ts';
import { standings } from './tournament/standings.ts';
import { tournament } from './tournament/tournament.ts';
import { counted, listed } from './wording.ts';

const USAGE = `npx tsx scripts/levels.ts [--games G] [--seed S] [--levels page,squire,knight] [--game ID] [--jobs J]
Measures what each level achieves, and compares it with its goal. Fails if a goal lies outside the 95 % interval.`;

const percent = (share: number): string => (100 * share).toFixed(1);

const goalOf = ({ atLeast, atMost }: Trial): string =>
  atMost === undefined ? `≥ ${atLeast}` : `${atLeast} to ${atMost}`;

interface Settings {
  readonly games: number;
  readonly seed: string;
  readonly jobs: number;
}

/** @returns whether the goal may have been reached, as far as so many games can tell */
async function tried(trial: Trial, { games, seed, jobs }: Settings): Promise<boolean> {
  const { game: id, variant, players, level, atLeast, atMost = 100, randomFirst = 0 } = trial;
  const seats = players.length;
  const request = { game: recordGame({ game: id }), options: { variant, seats }, players, seed, jobs };
  const played = await tournament({ ...request, deals: Math.ceil(games / seats), randomFirst, json: false });
  const { players: all, decidedBySeat } = standings(players, played);
  const { share, interval, margin, p95 } = all.find(({ name }) => name === level)!;
  const [low, high] = interval;
  const isMet = share >= atLeast / 100 && share <= atMost / 100;
  const cells = [
    `${id} ${variant}`,
    players.join(', '),
    `${percent(share)} %`,
    `${percent(low)} to ${percent(high)}`,
    `${goalOf(trial)}${isMet ? '' : ' (missed)'}`,
    `${margin < 0 ? '−' : '+'}${Math.abs(margin).toFixed(1)}`,
    `${p95.toFixed(0)} ms`,
    `${percent(decidedBySeat)} %`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  return high >= atLeast / 100 && low <= atMost / 100;
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      levels: { type: 'string', default: LEVELS.join() },
      game: { type: 'string' },
      jobs: { type: 'string', default: '2' },
    },
  });
  const levels = values.levels.split(',');
  const trials = TRIALS.filter(
    ({ level, game }) => levels.includes(level) && (values.game === undefined || values.game === game),
  );
  if (trials.length === 0) throw new ScriptError(`No trial is for ${listed(levels)}.\n${USAGE}`, 2);
  const games = positive('games', values.games);
  console.log(`${counted(games, 'game')} each, seed ${values.seed}\n`);
  console.log(
    '| game | players | first places | 95 % interval | goal | margin | p95 | decided by the deal |',
  );
  console.log(`|${' --- |'.repeat(8)}`);
  let missed = 0;
  for (const trial of trials)
    if (!(await tried(trial, { games, seed: values.seed, jobs: positive('jobs', values.jobs) }))) missed++;
  if (missed > 0) throw new ScriptError(`${counted(missed, 'goal')} missed.`, 1);
});
