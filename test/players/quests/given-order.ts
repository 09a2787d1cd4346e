import { SearchChance } from '../../../src/players/search/chance.ts';

/** Chance that brings cards in a given order instead of shuffling them. */
export class GivenOrder extends SearchChance {
  /** First card first. */
  order: readonly number[] = [];

  constructor() {
    super(0);
  }

  override shuffle(list: { [at: number]: number }, count: number): void {
    for (let at = 0; at < count; at++) list[at] = this.order[count - 1 - at]!;
  }
}
