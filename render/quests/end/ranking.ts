import type { Seat } from '../../../src/games/game.ts';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { worthOf } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';

export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Whether somebody with the same points is behind for having fewer knights. */
  readonly breaksTie: boolean;
  /** Those the player has taken. */
  readonly adventures: readonly AdventureView[];
  readonly trophies: number;
}

/** Best first; players with the same score and the same number of knights share a place. */
export function ranking({ view }: QuestsScene): Ranked[] {
  const { players } = view;
  const places =
    view.places ?? players.map(({ score }) => 1 + players.filter((other) => other.score > score).length);
  const placeOf = (seat: Seat) => places[seat] ?? 1;
  return players
    .map(({ score, knights, trophies }, seat) => ({
      seat,
      score,
      knights,
      place: placeOf(seat),
      breaksTie: players.some((other, at) => other.score === score && placeOf(at) > placeOf(seat)),
      adventures: view.adventures.filter(({ taken }) => taken?.seat === seat),
      trophies: worthOf(trophies),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
