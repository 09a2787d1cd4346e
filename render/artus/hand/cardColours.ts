import type { PileId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Theme } from '../../themes/theme.ts';
import type { Field, SeatColours } from '../../themes/tones.ts';

/** The colours of a card's head and back, by its pile. */
export function header(theme: Theme, pile: PileId, seat: Seat): Field {
  const { field, charge } = theme.seats[seat] as SeatColours;
  if (pile === 'knight') return { fill: field, edge: theme.engraving, text: charge };
  return pile === 'king' ? { fill: theme.ink, edge: theme.ink, text: theme.gold.light } : theme.carpet;
}
