import type { Seat } from '../game.ts';
import { type Bag, EMPTY, tilesOf } from './bag.ts';
import { hasBlackDie } from './data.ts';
import { beginArthur } from './roles/arthur.ts';
import { beginGuinevere } from './roles/guinevere.ts';
import { beginLancelot } from './roles/lancelot.ts';
import { beginMerlin } from './roles/merlin.ts';
import { add, type CourtState, characterIndex, type Draft, holderOf, remove } from './state.ts';
import { type ActionOf, CHARACTERS, type Character, type CourtEvent } from './types.ts';

const CHOICES = CHARACTERS.map(
  (character): ActionOf<'choose'> => Object.freeze({ type: 'choose', character }),
);

/** The character that must be taken now: the black die's, if two others are gone and it is not. */
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

/** The character and its purse change hands for the tiles bid, and its role begins. */
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
  draft.role = character;
  begin(draft, seat, character, events);
}

function begin(draft: Draft, seat: Seat, character: Character, events: CourtEvent[]): void {
  switch (character) {
    case 'merlin':
      beginMerlin(draft, seat);
      break;
    case 'guinevere':
      beginGuinevere(draft, seat);
      break;
    case 'arthur':
      beginArthur(draft, seat, events);
      break;
    case 'lancelot':
      beginLancelot(draft, seat, events);
      break;
  }
}
