import type { Seat } from '../game.ts';
import { add, type Bag, EMPTY, remove } from './bag.ts';
import { hasBlackDie } from './data.ts';
import { beginRole } from './roles/begin.ts';
import { characterIndex, holderOf } from './seats.ts';
import type { CourtState, Draft } from './state.ts';
import { tilesOf } from './tile-bag.ts';
import { type ActionOf, CHARACTERS, type Character, type CourtEvent } from './types.ts';

const CHOICES = CHARACTERS.map(
  (character): ActionOf<'choose'> => Object.freeze({ type: 'choose', character }),
);

/** The character that must be taken now: the black die's, if two others are gone and it isn't. */
export function forcedCharacter(state: CourtState): Character | null {
  if (!hasBlackDie(state.seats) || state.blackDie === null || holderOf(state, state.blackDie) !== null)
    return null;
  const taken = state.takenBy.filter((holder) => holder !== null).length;
  return taken === state.seats - 1 ? state.blackDie : null;
}

export function legalChoices(state: CourtState): ActionOf<'choose'>[] {
  const forced = forcedCharacter(state);
  return CHOICES.filter(
    ({ character }) => holderOf(state, character) === null && (forced === null || character === forced),
  );
}

/** The winner takes the character and its purse, the tiles bid become the new purse, and the role begins. */
export function choose(draft: Draft, { character }: ActionOf<'choose'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const at = characterIndex(character);
  const purse = draft.purses[at] as Bag;
  remove(draft.treasuries, seat, draft.bid);
  add(draft.treasuries, seat, purse);
  draft.purses[at] = draft.bid;
  draft.takenBy[at] = seat;
  events.push({ type: 'chose', seat, character, paid: tilesOf(draft.bid), received: tilesOf(purse) });
  draft.opener = null;
  draft.bid = EMPTY;
  draft.bidder = null;
  draft.passed = 0;
  beginRole(draft, seat, character, events);
}
