import { WinningChances } from '../src/analysis/winning-chances.ts';
import type { AnyGame, GameState, SetupOptions } from '../src/games/game.ts';
import { games } from '../src/games/registry.ts';
import type { ComputerPlayer } from '../src/players/player.ts';
import { positive, readArguments } from './arguments.ts';
import { runScript } from './run-script.ts';
import { entrantOf } from './tournament/entrants.ts';
import { played } from './tournament/match.ts';

const USAGE = `npx tsx scripts/calibration.ts [--games G] [--players page,squire] [--seed S] [--game ID] [--seats N]
Compares the judge's winning chances with how games between computer players end, for every game and number of seats.
Prints a table: what the judge said on average, and how often the seat came first, both in percent.`;

/** Where one column ends and the next begins. */
const LIMITS = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95];

/** So many positions are judged once: neighbours hardly differ. */
const STRIDE = 4;

/** Chances between two limits. */
interface Column {
  count: number;
  said: number;
  came: number;
}

/** What the judge said, and what came of it. */
class Calibration {
  readonly columns: readonly Column[] = [0, ...LIMITS].map(() => ({ count: 0, said: 0, came: 0 }));
  #squares = 0;
  #count = 0;

  add(said: number, came: number): void {
    const column = this.columns[LIMITS.filter((limit) => said >= limit).length]!;
    column.count++;
    column.said += said;
    column.came += came;
    this.#squares += (said - came) ** 2;
    this.#count++;
  }

  /** The mean difference between what was said and what came, 0 to 1. */
  get error(): number {
    return this.columns.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / this.#count;
  }

  /** The mean square of what was wrong: 0 for whoever knows the winner. */
  get brier(): number {
    return this.#squares / this.#count;
  }
}

interface Settings {
  readonly count: number;
  /** They take turns at the seats. */
  readonly players: readonly ComputerPlayer[];
  readonly seed: string;
}

async function calibrated(game: AnyGame, options: SetupOptions, settings: Settings): Promise<Calibration> {
  const { count, players, seed } = settings;
  const { variant, seats } = options;
  const calibration = new Calibration();
  const chances = new WinningChances(game, variant, seats, 1);
  for (let deal = 0; deal < count; deal++) {
    const states: GameState[] = [];
    const watched: AnyGame = {
      ...game,
      play: (...move) => {
        const step = game.play(...move);
        states.push(step.state);
        return step;
      },
    };
    const seated = Array.from({ length: seats }, (_, seat) => players[(seat + deal) % players.length]!);
    const performances = await played(watched, options, seated, { deal, rotation: 0 }, seed);
    for (let at = deal % STRIDE; at < states.length - 1; at += STRIDE)
      for (const [seat, said] of chances.of(states[at]!).entries())
        calibration.add(said, performances[seat]!.share);
  }
  return calibration;
}

const percent = (share: number): string => (100 * share).toFixed(0);

const cellOf = ({ count, said, came }: Column): string =>
  count === 0 ? '' : `${percent(said / count)} → ${percent(came / count)}`;

const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      games: { type: 'string', default: '200' },
      players: { type: 'string', default: 'page,squire' },
      seed: { type: 'string', default: '1' },
      game: { type: 'string' },
      seats: { type: 'string' },
    },
  });
  const players = await Promise.all(values.players.split(',').map(entrantOf));
  const settings = { count: positive('games', values.games), players, seed: values.seed };
  const ranges = [0, ...LIMITS].map((from, at) => `${percent(from)}–${percent(LIMITS[at] ?? 1)}`);
  row(['game', 'seats', ...ranges, 'error', 'Brier score', 'of knowing nothing']);
  row(Array.from({ length: ranges.length + 5 }, () => '---'));
  for (const [id, game] of games) {
    if (values.game !== undefined && values.game !== id) continue;
    const variant = game.variants.at(-1)!;
    for (let { min: seats } = game.seats; seats <= game.seats.max; seats++) {
      if (values.seats !== undefined && Number(values.seats) !== seats) continue;
      const { columns, error, brier } = await calibrated(game, { variant, seats }, settings);
      const nothing = (seats - 1) / seats ** 2;
      const scores = [percent(error), brier.toFixed(3), nothing.toFixed(3)];
      row([`${id} ${variant}`, String(seats), ...columns.map(cellOf), ...scores]);
    }
  }
});
