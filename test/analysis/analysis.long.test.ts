import { describe, expect, it } from 'vitest';
import { type Analysis, analyse, usualEffort } from '../../src/analysis/analysis.ts';
import { WinningChances } from '../../src/analysis/winning-chances.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../src/games/record.ts';
import { knightWith, page } from '../../src/players/registry.ts';
import { careless, KINDS, played } from './fixtures/games.ts';

/** So many games are analysed of each kind, and so many to see whether luck evens out. */
const { GAMES = '3', LUCK = '60' } = process.env;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What the seat lost, as a part of what careless play would have. */
function partLost({ decisions }: Analysis, seat: number): number {
  const own = decisions.filter((each) => each.seat === seat);
  return sum(own.map(({ loss }) => loss)) / sum(own.map(({ careless: lost }) => lost));
}

describe.each(KINDS)('$game, $variant, with $seats', (kind) => {
  it('a Knight errs less than somebody who plays at random', { timeout: 600_000 }, async () => {
    const players = [knightWith(400), careless];
    let [knights, others] = [0, 0];
    for (let game = 0; game < Number(GAMES); game++) {
      const record = await played(kind, players, derivedSeed('knight', game));
      const analysis = analyse(record, { ...usualEffort(record), playouts: 300 });
      knights += partLost(analysis, 0) / Number(GAMES);
      others += partLost(analysis, 1) / Number(GAMES);
    }
    console.log(`${kind.game} ${kind.variant} ${kind.seats}: ${knights.toFixed(4)} ${others.toFixed(4)}`);
    expect(knights).toBeLessThan(others / 2);
  });

  it('luck evens out, and the parts add up', { timeout: 3_600_000 }, async () => {
    const count = Math.ceil(Number(LUCK) / KINDS.length);
    const luck: number[] = [];
    for (let game = 0; game < count; game++) {
      const { start, chances, changes } = analyse(await played(kind, [page], derivedSeed('luck', game)), {
        playouts: 1,
        draws: 8,
      });
      luck.push(sum(changes.map((change) => change.luck[0]!)));
      for (const [seat, result] of chances.at(-1)!.entries()) {
        const parts = changes.map(({ luck, error, unsure }) => luck[seat]! + error[seat]! + unsure[seat]!);
        expect(Math.abs(start[seat]! + sum(parts) - result)).toBeLessThan(1e-9);
      }
    }
    const mean = sum(luck) / count;
    const deviation = Math.sqrt(sum(luck.map((each) => (each - mean) ** 2)) / (count - 1));
    const error = deviation / Math.sqrt(count);
    console.log(
      `${kind.game} ${kind.variant} ${kind.seats}: ${count} games, luck ${mean.toFixed(4)} ± ${error.toFixed(4)}`,
    );
    expect(Math.abs(mean)).toBeLessThan(3.5 * error);
  });
});

describe.each([3, 4])('late in games of the Court with %s', (seats) => {
  /** Steps before the end. */
  const LATE = 20;

  it('the judge isn’t sure of the wrong seat', { timeout: 600_000 }, async () => {
    const losses: number[] = [];
    for (let number = 0; number < 20; number++) {
      const options = { game: 'court', variant: 'standard', seats } as const;
      const record = await played(options, [page], derivedSeed('late', number));
      const states = [...foldRecord(record)].map(({ state }) => state);
      const chances = new WinningChances(recordGame(record), options.variant, seats, number);
      const result = chances.of(states.at(-1)!);
      for (const state of states.slice(-LATE, -1))
        losses.push(-Math.log(Math.max(0.001, chances.of(state)[result.indexOf(Math.max(...result))]!)));
    }
    const loss = sum(losses) / losses.length;
    console.log(`Court, ${seats} seats, late: ${loss.toFixed(3)}`);
    expect(loss).toBeLessThan(Math.log(seats) / 2);
  });
});
