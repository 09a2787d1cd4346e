import { isDeepStrictEqual } from 'node:util';
import { RecordedChance, SeededChance } from '../src/games/chance.ts';
import type { AnyGame, GameId, GameState, SetupOptions } from '../src/games/game.ts';
import { derivedSeed, playRandomly, seededIndex } from '../src/games/playout.ts';
import { gameOf, type RecordStep, replay, type StoredRecord } from '../src/games/record.ts';
import { foldThroughBoardgameio } from './boardgameio.ts';
import { type Figure, median } from './figure.ts';

interface Subject {
  readonly game: GameId;
  readonly options: SetupOptions;
  /** Plies/s that random playouts have to reach. */
  readonly goal?: number;
  /** How many times faster a move has to be than through boardgame.io's reducer. */
  readonly ratioGoal?: number;
}

const SUBJECTS: readonly Subject[] = [
  { game: 'artus', options: { variant: 'advanced', seats: 4 }, goal: 200_000, ratioGoal: 20 },
  { game: 'court', options: { variant: 'standard', seats: 4 }, goal: 200_000 },
  { game: 'quests', options: { variant: 'seals', seats: 4 }, goal: 200_000, ratioGoal: 20 },
];

const RUNS = 5;
const RUN_MILLISECONDS = 1000;
const RECORDS = 60;
/** Plain folds beside one through the reducer, which takes as long as many of them. */
const PLAIN_FOLDS = 15;

/** Milliseconds of processor time spent by this process so far: other work on the machine does not count. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Plies/s of whole random games, set-up included, all legal actions of whoever acts being generated on each ply. */
function playouts(game: AnyGame, options: SetupOptions, milliseconds: number): number {
  const choose = seededIndex('playouts');
  const began = spent();
  let plies = 0;
  for (let index = 0; spent() - began < milliseconds; index++) {
    const chance = new SeededChance(derivedSeed('playouts', index));
    let state = game.setup(options, chance);
    for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
      const seat = seats[choose(seats.length)] as number;
      const actions = game.legalActions(state, seat);
      state = game.play(
        state,
        seat,
        actions[choose(actions.length)] as (typeof actions)[number],
        chance,
      ).state;
      plies += 1;
    }
  }
  return (plies * 1000) / (spent() - began);
}

type Fold = (start: GameState, steps: readonly RecordStep[]) => GameState;

/** Plies/s of the records' moves; sees to it that they come to the same end. */
function folding(
  records: readonly StoredRecord[],
  starts: readonly GameState[],
  ends: readonly GameState[],
  fold: Fold,
): number {
  let plies = 0;
  let time = 0;
  for (const [index, record] of records.entries()) {
    const began = spent();
    const end = fold(starts[index] as GameState, record.steps);
    time += spent() - began;
    plies += record.steps.length;
    if (!isDeepStrictEqual(end, ends[index])) throw new Error('a fold came to another end');
  }
  return (plies * 1000) / time;
}

function figuresOf({ game: id, options, goal, ratioGoal }: Subject): Figure[] {
  const game = gameOf({ game: id });
  const name = `${id} ${options.variant}, ${options.seats} seats`;
  const records = Array.from(
    { length: RECORDS },
    (_, i) => playRandomly(id, options, derivedSeed('records', i)).record,
  );
  const starts = records.map((record) => replay(record, 0));
  const ends = records.map((record) => replay(record));
  const measured = (fold: Fold) => folding(records, starts, ends, fold);
  const plain: Fold = (start, steps) =>
    steps.reduce(
      (state, { seat, action, chance }) => game.play(state, seat, action, new RecordedChance(chance)).state,
      start,
    );
  const reducer = foldThroughBoardgameio(game, options.seats);

  playouts(game, options, RUN_MILLISECONDS);
  const compare = () => {
    const plainly = median(Array.from({ length: PLAIN_FOLDS }, () => measured(plain)));
    return plainly / measured(reducer);
  };
  compare();
  const speeds: number[] = [];
  const ratios: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    speeds.push(playouts(game, options, RUN_MILLISECONDS));
    ratios.push(compare());
  }
  return [
    {
      name: `${name}: random playouts, all legal actions generated`,
      unit: 'plies/s',
      value: median(speeds),
      runs: speeds,
      ...(goal !== undefined && { goal: { atLeast: goal } }),
    },
    {
      name: `${name}: speed of a move`,
      unit: 'times',
      value: median(ratios),
      runs: ratios,
      ...(ratioGoal !== undefined && { goal: { atLeast: ratioGoal } }),
      against: "the same moves through boardgame.io's reducer",
    },
  ];
}

/** How fast the rules are, alone and beside boardgame.io. */
export async function engineFigures(): Promise<Figure[]> {
  return SUBJECTS.flatMap(figuresOf);
}
