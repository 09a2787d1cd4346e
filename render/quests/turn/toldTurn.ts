import type { TurnLog } from '../../../src/games/quests/types.ts';
import type { QuestsScene } from '../scene.ts';

/** The turn that is told: the one under way once something happened in it, otherwise the last one. */
export function toldTurn({ view }: QuestsScene): { readonly log: TurnLog; readonly now: boolean } | null {
  const { thisTurn, lastTurn } = view;
  const begun =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  if (begun) return { log: thisTurn, now: true };
  return lastTurn === null ? null : { log: lastTurn, now: false };
}
