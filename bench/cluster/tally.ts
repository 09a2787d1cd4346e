import { WRONGS, type Wrong } from './mismatch.ts';

/** What has happened while people played. */
export class Tally {
  interactions = 0;
  /** While something was in trouble, or had just been. */
  unanswered = 0;
  /** Steps of games that were accepted from people. */
  steps = 0;
  games = 0;
  /** Games whose steps couldn't be compared one by one, since something was undone or they took very long. */
  uncounted = 0;
  kills = 0;
  freezes = 0;
  restarts = 0;
  /** Processes that ended by themselves. */
  ends = 0;
  /** Network faults between processes and Discord or the store. */
  faults = 0;
  takeovers = 0;
  /** In ms: how long somebody at a table was waiting without anybody there being answered. */
  longestWait = 0;
  /** In ms: how long a channel was owed something without being told anything. */
  longestDebt = 0;
  /** In ms: how long a channel saw an earlier moment again. */
  longestBack = 0;
  readonly wrongs = Object.fromEntries(WRONGS.map((wrong) => [wrong, 0])) as Record<Wrong, number>;

  get isAllWell(): boolean {
    return Object.values(this.wrongs).every((count) => count === 0);
  }

  /** What's counted, in the order in which it's printed. */
  get rows(): Readonly<Record<string, number | string>> {
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
    const { unanswered, ...wrongs } = this.wrongs;
    return {
      interactions: this.interactions,
      'steps of games': this.steps,
      'games finished': this.games,
      'games with undos or too long to count': this.uncounted,
      ...{ kills: this.kills, freezes: this.freezes, restarts: this.restarts },
      'processes that ended by themselves': this.ends,
      'network faults': this.faults,
      'channels taken over': this.takeovers,
      'unanswered because of these': this.unanswered,
      'unanswered otherwise': unanswered,
      ...wrongs,
      'longest wait for any answer': seconds(this.longestWait),
      'longest debt to a channel': seconds(this.longestDebt),
      'an earlier moment again, longest': seconds(this.longestBack),
    };
  }
}

/** The rows as aligned lines. */
export function tableOf(rows: Tally['rows']): string {
  const widest = Math.max(...Object.keys(rows).map(({ length }) => length));
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(widest)}  ${String(value).padStart(8)}`)
    .join('\n');
}
