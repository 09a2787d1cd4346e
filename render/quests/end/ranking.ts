import type { Seat } from '../../../src/games/game.ts';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { worthOf } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Those the player has taken. */
  readonly adventures: readonly AdventureView[];
  readonly trophies: number;
}

/** Best first; players with the same score and the same number of knights share a place. */
export function ranking({ view }: QuestsScene): Ranked[] {
  return view.players
    .map(({ score, knights, trophies }, seat) => ({
      seat,
      score,
      knights,
      place: view.places?.[seat] ?? 1 + view.players.filter((other) => other.score > score).length,
      adventures: view.adventures.filter(({ taken }) => taken?.seat === seat),
      trophies: worthOf(trophies),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
