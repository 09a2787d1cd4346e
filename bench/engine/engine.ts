import { RecordedChance } from '../../src/games/chance.ts';
import type { GameId } from '../../src/games/game.ts';
import { derivedSeed, playRandomly } from '../../src/games/playout.ts';
import { recordGame, replay } from '../../src/games/record.ts';
import { type Figure, median } from '../figure.ts';
import { foldThroughBoardgameio } from './boardgameio.ts';
import { chessPlayouts } from './chess.ts';
import { type Fold, folding } from './folding.ts';
import { playouts } from './playouts.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

const RUNS = 5;
const RUN_MILLISECONDS = 1000;
const RECORDS = 60;

/** Plain folds per fold through the reducer, which takes much longer. */
const PLAIN_FOLDS = 15;

function figuresOf(id: GameId, { options, goal, ratioGoal }: Subject): Figure[] {
  const game = recordGame({ game: id });
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

  const compare = () => {
    const plainly = median(Array.from({ length: PLAIN_FOLDS }, () => measured(plain)));
    return plainly / measured(reducer);
  };
  playouts(game, options, RUN_MILLISECONDS);
  const speeds: number[] = [];
  const chess: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const speed = playouts(game, options, RUN_MILLISECONDS);
    speeds.push(speed);
    chess.push(speed / chessPlayouts(RUN_MILLISECONDS));
  }
  // Only now, because the reducer freezes the states, and the rules are slower once they've seen frozen ones.
  compare();
  const ratios = Array.from({ length: RUNS }, compare);
  return [
    {
      name: `${name}: random playouts, all legal actions generated`,
      unit: 'plies/s',
      value: median(speeds),
      runs: speeds,
      ...(goal !== undefined && { goal: { atLeast: goal } }),
    },
    {
      name: `${name}: speed of random playouts`,
      unit: 'times',
      value: median(chess),
      runs: chess,
      goal: { atLeast: 2 },
      against: 'random games of chess by chessops',
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

/** How fast the rules are, on their own and compared with boardgame.io. */
export async function engineFigures(): Promise<Figure[]> {
  return [...SUBJECTS].flatMap(([id, subject]) => figuresOf(id, subject));
}
