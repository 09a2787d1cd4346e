import type { Seat } from '../game.ts';
import { favorAtRoundEnd } from './assumptions.ts';
import { openAuction } from './auction.ts';
import { hasBlackDie } from './data.ts';
import { sizesNow } from './ranking.ts';
import { holderOf, quotaLeft } from './seats.ts';
import type { Draft } from './state.ts';
import { CHARACTERS, type Character, type CourtEvent } from './types.ts';

/** Ends the current role and moves on to the next auction or the end of the round. */
export function endRole(draft: Draft, events: CourtEvent[]): void {
  draft.role = null;
  draft.opponent = null;
  if (draft.treasuries.every((_, seat) => quotaLeft(draft, seat) === 0)) endRound(draft, events);
  if (draft.phase !== 'over') openAuction(draft);
}

function endRound(draft: Draft, events: CourtEvent[]): void {
  moveFavor(draft, events);
  draft.sizesByRound.push(sizesNow(draft));
  if (draft.lastRound) {
    draft.phase = 'over';
    draft.actor = null;
    draft.blackDie = null;
    events.push({ type: 'roundEnded', round: draft.round }, { type: 'ended' });
    return;
  }
  if (hasBlackDie(draft.seats)) {
    const character = CHARACTERS.find((_, at) => draft.takenBy[at] === null) as Character;
    draft.blackDie = character;
    events.push({ type: 'blackDieMoved', character });
  }
  draft.takenBy.fill(null);
  events.push({ type: 'roundEnded', round: draft.round });
  draft.round++;
}

function moveFavor(draft: Draft, events: CourtEvent[]): void {
  const arthur = holderOf(draft, 'arthur');
  const from = draft.favor as Seat;
  draft.favor = favorAtRoundEnd(from, arthur);
  if (arthur !== null) events.push({ type: 'favorMoved', from, to: arthur });
}
