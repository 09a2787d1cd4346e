import type { Result } from '../src/games/game.ts';
import { Mean } from './mean.ts';

const perSecond = (count: number, milliseconds: number): string =>
  Math.round((count * 1000) / milliseconds).toLocaleString('en');

/** Speed and mean scores of finished games with the same number of seats. */
export class Statistics {
  #games = 0;
  #plies = 0;
  #milliseconds = 0;
  readonly #bySeat: readonly Mean[];
  readonly #byPlace: readonly Mean[];

  constructor(seats: number) {
    this.#bySeat = Array.from({ length: seats }, () => new Mean());
    this.#byPlace = Array.from({ length: seats }, () => new Mean());
  }

  add({ scores, places }: Result, plies: number, milliseconds: number): void {
    this.#games += 1;
    this.#plies += plies;
    this.#milliseconds += milliseconds;
    for (const [seat, score] of scores.entries()) {
      this.#bySeat[seat]?.add(score);
      this.#byPlace[(places[seat] as number) - 1]?.add(score);
    }
  }

  /** The speed counts only playing, not writing records. */
  summary(): string {
    const listed = (name: string, means: readonly Mean[], first: number) =>
      means.map(({ text }, index) => `${name} ${index + first}: ${text}`).join(', ');
    return [
      `${perSecond(this.#games, this.#milliseconds)} games/s, ${perSecond(this.#plies, this.#milliseconds)} plies/s`,
      `mean score by seat: ${listed('seat', this.#bySeat, 0)}`,
      `mean score by place: ${listed('place', this.#byPlace, 1)}`,
    ].join('\n');
  }
}
