import type { Seat } from '../game.ts';
import { cardValue } from './cards.ts';
import type { AdversaryCard, Board, ChallengeMode, QuestsPlayer } from './types.ts';

/** The card's price in this mode, in knights. */
export const priceOf = (mode: ChallengeMode, card: AdversaryCard): number =>
  mode === 'double' ? 2 * cardValue(card) : cardValue(card);

const NONE: readonly ChallengeMode[] = [];
const USUAL: readonly ChallengeMode[] = ['usual'];
const REPEATED: readonly ChallengeMode[] = ['repeated'];
const DOUBLE: readonly ChallengeMode[] = ['double'];
const USUAL_OR_DOUBLE: readonly ChallengeMode[] = ['usual', 'double'];

/** The modes in which the seat may challenge a card with this seal (null is none), whatever its hand. */
export function modesFor(board: Board, seat: Seat, seal: Seat | null): readonly ChallengeMode[] {
  if (board.variant === 'basic') return USUAL;
  if (seal !== null) return seal === seat ? REPEATED : NONE;
  return (board.players[seat] as QuestsPlayer).seals > 0 ? USUAL_OR_DOUBLE : DOUBLE;
}
