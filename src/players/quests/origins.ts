import { counted, KNIGHTS } from '../../games/quests/cards.ts';
import { START_HAND } from '../../games/quests/data.ts';
import type { QuestsEvent } from '../../games/quests/types.ts';
import type { PublicStep } from '../player.ts';
import { type PackedKnights, packedKnights } from './packed-knights.ts';

/**
 * Where knights come from, by the public record. At a reshuffle every knight that isn't reshuffled is in a hand, so
 * everyone knows which knights those are, together.
 */
export interface Origins {
  /** The knights of the last reshuffle; all others are older. */
  readonly fresh: PackedKnights;
  /** By seat: how many older and how many fresh knights it has had since then, and which knights it has paid. */
  readonly older: readonly number[];
  readonly drawn: readonly number[];
  readonly paid: readonly PackedKnights[];
}

/** @returns null if nothing has been reshuffled yet, or if the record doesn't lead to hands of these sizes */
export function originsIn(history: readonly PublicStep[], sizes: readonly number[]): Origins | null {
  const held = sizes.map(() => START_HAND);
  let discards = 0;
  let origins: { fresh: number; older: number[]; drawn: number[]; paid: number[] } | null = null;
  for (const event of history.flatMap(({ events }) => events as readonly QuestsEvent[])) {
    if (event.type === 'challenged') {
      const pay = packedKnights(counted(KNIGHTS, event.pay));
      discards += pay;
      held[event.seat]! -= event.pay.length;
      if (origins !== null) origins.paid[event.seat]! += pay;
    } else if (event.type === 'drew') {
      const { seat, count, reshuffle } = event;
      held[seat]! += count;
      if (reshuffle !== null) {
        const late = Math.max(0, count - reshuffle.after);
        origins = {
          fresh: discards,
          older: held.map((cards, of) => cards - (of === seat ? late : 0)),
          drawn: held.map((_cards, of) => (of === seat ? late : 0)),
          paid: held.map(() => 0),
        };
        discards = 0;
      } else if (origins !== null) origins.drawn[seat]! += count;
    }
  }
  return held.every((cards, seat) => cards === sizes[seat]) ? origins : null;
}
