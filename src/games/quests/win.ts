import type { Seat } from '../game.ts';
import { withPlayer } from './board.ts';
import { cardValue } from './cards.ts';
import type { AdversaryCard, QuestsPlayer } from './types.ts';

/** Gives the seat the card as a trophy, with its seal back if it was on the card. */
export const winCard = (
  players: readonly QuestsPlayer[],
  seat: Seat,
  card: AdversaryCard,
  sealReturned: boolean,
): readonly QuestsPlayer[] =>
  withPlayer(players, seat, {
    trophies: [...(players[seat] as QuestsPlayer).trophies, card],
    seals: sealReturned ? 1 : 0,
    score: cardValue(card),
  });
