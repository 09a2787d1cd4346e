import type { Seat } from '../../game.ts';
import type { Draft } from '../state.ts';
import type { Character, CourtEvent } from '../types.ts';
import { beginArthur } from './arthur.ts';
import { beginGuinevere } from './guinevere.ts';
import { beginLancelot } from './lancelot.ts';
import { beginMerlin } from './merlin.ts';

/** Starts the role of the character that the seat has just taken. */
export function beginRole(draft: Draft, seat: Seat, character: Character, events: CourtEvent[]): void {
  draft.role = character;
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
