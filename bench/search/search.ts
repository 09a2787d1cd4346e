import { recordGame } from '../../src/games/record.ts';
import { playouts } from '../engine/playouts.ts';
import { type Figure, median } from '../figure.ts';
import { searchSpeed } from './playouts.ts';
import { SEARCHED, type Searched } from './subjects.ts';
import { twinPlayouts } from './twins.ts';

const RUNS = 5;
const RUN_MILLISECONDS = 1000;

function figuresOf(subject: Searched): Figure[] {
  const { game: id, options, goal } = subject;
  const game = recordGame({ game: id });
  const name = `${id} ${options.variant}, ${options.seats} seats`;
  const speeds: number[] = [];
  const ratios: number[] = [];
  twinPlayouts(subject, RUN_MILLISECONDS);
  playouts(game, options, RUN_MILLISECONDS);
  for (let run = 0; run < RUNS; run++) {
    speeds.push(searchSpeed(subject));
    ratios.push(twinPlayouts(subject, RUN_MILLISECONDS) / playouts(game, options, RUN_MILLISECONDS));
  }
  return [
    {
      name: `${name}: a Knight's search, one core`,
      unit: 'playouts/s',
      value: median(speeds),
      runs: speeds,
      goal: { atLeast: goal },
    },
    {
      name: `${name}: random games on the search's position`,
      unit: 'times',
      value: median(ratios),
      runs: ratios,
      against: "the same with the game's pure functions",
    },
  ];
}

/** How fast computer players search. */
export async function searchFigures(): Promise<Figure[]> {
  return SEARCHED.flatMap(figuresOf);
}
