import type { AdversaryCard, Kind, QuestsView, TurnLog } from '../../../src/games/quests/types.ts';
import { kindOf } from '../reading.ts';

/** Places in the column of cards that were revealed in this turn and are still there: the last ones that match. */
export function newPlaces(view: QuestsView, log: TurnLog, kind: Kind): ReadonlySet<number> {
  const revealed: AdversaryCard[] = log.revealed.filter((card) => kindOf(card) === kind);
  const places = new Set<number>();
  const column = view.columns[kind];
  for (let place = column.length - 1; place >= 0 && revealed.length > 0; place--) {
    const at = revealed.lastIndexOf(column[place]?.card as AdversaryCard);
    if (at < 0) continue;
    revealed.splice(at, 1);
    places.add(place);
  }
  return places;
}
