import { bid, pass } from './auction.ts';
import { choose } from './choose.ts';
import { giveTile } from './roles/arthur.ts';
import { takeAspirant, takeAspirants } from './roles/guinevere.ts';
import { swapLancelot } from './roles/lancelot.ts';
import { swapMerlin } from './roles/merlin.ts';
import { refill } from './roles/refill.ts';
import { startCourtier } from './start.ts';
import type { Draft } from './state.ts';
import type { CourtAction, CourtEvent } from './types.ts';

/** Applies a legal action to the draft. */
export function carryOut(draft: Draft, action: CourtAction, events: CourtEvent[]): void {
  switch (action.type) {
    case 'startCourtier':
      startCourtier(draft, action, events);
      break;
    case 'bid':
      bid(draft, action, events);
      break;
    case 'pass':
      pass(draft, events);
      break;
    case 'choose':
      choose(draft, action, events);
      break;
    case 'swapMerlin':
      swapMerlin(draft, action, events);
      break;
    case 'takeAspirants':
      takeAspirants(draft, action, events);
      break;
    case 'takeAspirant':
      takeAspirant(draft, action, events);
      break;
    case 'refill':
      refill(draft, action, events);
      break;
    case 'giveTile':
      giveTile(draft, action, events);
      break;
    case 'swapLancelot':
      swapLancelot(draft, action, events);
      break;
  }
}
