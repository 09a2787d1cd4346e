import { sum, worthOf } from '../../../render/quests/reading.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { AdversaryCard, QuestsView } from '../../../src/games/quests/types.ts';

/**
 * The view with these adversaries held, by seat, and the adventures taken by whom `takerOf` says (null for nobody), and
 * with scores that add up.
 */
export function scored(
  view: QuestsView,
  held: readonly (readonly AdversaryCard[])[],
  takerOf: (adventure: number) => Seat | null,
): QuestsView {
  const adventures = view.adventures.map((adventure, i) => {
    const seat = takerOf(i);
    return { ...adventure, taken: seat === null ? null : { seat, pay: [] } };
  });
  return {
    ...view,
    adventures,
    players: view.players.map((player, seat) => {
      const trophies = held[seat] ?? [];
      const taken = adventures.filter((adventure) => adventure.taken?.seat === seat);
      return { ...player, trophies, score: worthOf(trophies) + sum(taken.map(({ value }) => value)) };
    }),
  };
}
