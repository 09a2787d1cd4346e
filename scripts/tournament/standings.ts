import type { Performance } from './match.ts';

/** The figures of all of a player's seats. */
export interface Standing {
  readonly name: string;
  /** Seats that the player has at the table. */
  readonly seats: number;
  /** Share of first places, 0 to 1; ties are split. */
  readonly share: number;
  /** The 95 % interval of the share. */
  readonly interval: readonly [low: number, high: number];
  /** Mean of a seat's score less the best other seat's. */
  readonly margin: number;
  /** Of the time per decision, in milliseconds. */
  readonly median: number;
  readonly p95: number;
}

export interface Standings {
  readonly players: readonly Standing[];
  /** Share of deals that the same seat won alone whoever sat there, of all deals played in every rotation. */
  readonly decidedBySeat: number;
}

/** Wilson's interval, with a game as one trial. It stays within 0 and 1, even at the ends. */
export function wilson(share: number, games: number): [number, number] {
  const z = 1.96;
  const centre = share + (z * z) / (2 * games);
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/**
 * @param names the player of each entrant
 * @param games performances by entrant, in order of deals, all rotations of a deal next to each other
 */
export function standings(names: readonly string[], games: readonly (readonly Performance[])[]): Standings {
  const players = [...new Set(names)].map((name) => standingOf(name, names, games));
  return { players, decidedBySeat: decidedBySeat(names.length, games) };
}

function standingOf(
  name: string,
  names: readonly string[],
  games: readonly (readonly Performance[])[],
): Standing {
  const own = names.flatMap((other, at) => (other === name ? [at] : []));
  let share = 0;
  let margin = 0;
  const times: number[] = [];
  for (const game of games)
    for (const at of own) {
      const { share: part, score, times: spent } = game[at]!;
      share += part;
      margin += score - Math.max(...game.flatMap((other, entrant) => (entrant === at ? [] : [other.score])));
      for (const time of spent) times.push(time);
    }
  times.sort((a, b) => a - b);
  const mean = share / games.length;
  return {
    name,
    seats: own.length,
    share: mean,
    interval: wilson(mean, games.length),
    margin: margin / (games.length * own.length),
    median: times[Math.floor(times.length / 2)] ?? 0,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}

function decidedBySeat(seats: number, games: readonly (readonly Performance[])[]): number {
  const deals = Math.floor(games.length / seats);
  let decided = 0;
  for (let deal = 0; deal < deals; deal++) {
    const winners = Array.from({ length: seats }, (_, rotation) => {
      const entrant = games[deal * seats + rotation]!.findIndex(({ share }) => share === 1);
      return entrant < 0 ? -1 - rotation : (entrant - rotation + seats) % seats;
    });
    if (winners.every((seat) => seat === winners[0])) decided++;
  }
  return deals === 0 ? 0 : decided / deals;
}
