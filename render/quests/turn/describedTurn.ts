import type { TurnLog } from '../../../src/games/quests/types.ts';
import type { QuestsScene } from '../scene.ts';

/** The turn to describe: the current one once something has happened in it, otherwise the previous one. */
export function describedTurn({
  view,
}: QuestsScene): { readonly log: TurnLog; readonly now: boolean } | null {
  const { thisTurn, lastTurn } = view;
  const begun =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  if (begun) return { log: thisTurn, now: true };
  return lastTurn === null ? null : { log: lastTurn, now: false };
}
