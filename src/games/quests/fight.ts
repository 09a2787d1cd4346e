import type { Seat } from '../game.ts';
import { type Draft, withPlayer } from './board.ts';
import { withoutCard, withSeal } from './columns.ts';
import type { AdversaryCard, ChallengeMode, QuestsEvent } from './types.ts';
import { winCard } from './win.ts';

/** Seals the card or wins it, depending on mode and variant (sections 3 and 5). */
export function fight(draft: Draft, seat: Seat, card: AdversaryCard, mode: ChallengeMode): QuestsEvent {
  if (mode === 'usual' && draft.variant === 'seals') {
    draft.columns = withSeal(draft.columns, card, seat);
    draft.players = withPlayer(draft.players, seat, { seals: -1 });
    return { type: 'sealed', seat, card };
  }
  const sealReturned = mode === 'repeated';
  draft.columns = withoutCard(draft.columns, card, sealReturned ? seat : null);
  draft.players = winCard(draft.players, seat, card, sealReturned);
  return { type: 'won', seat, card, sealReturned };
}
