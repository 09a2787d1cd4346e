import type { Place } from '../../../src/games/artus/data.ts';
import type { ArtusView, CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import { cardRow } from '../cardIcons.ts';
import { knightsOf, onCarpet, type Standing, spaceAt, sum } from '../reading.ts';

function isAt(view: ArtusView, { chair }: Standing, place: Place): boolean {
  return place === 'carpet' ? onCarpet(chair) : spaceAt(view.king, chair).colour === place;
}

/** The most that a scoring card would score for the seat now; null for cards that move a figure or add a ring. */
export function worthNow(view: ArtusView, seat: Seat, card: CardId): number | null {
  const { scoring } = cardRow(card);
  if (scoring === undefined) return null;
  const knights = knightsOf(view, seat);
  if (scoring.of === 'all') return sum(knights.map(({ value }) => value)) * scoring.sign + 0;
  if (scoring.of === 'best') return knights[0]?.value ?? 0;
  const left = [...knights];
  let worth = 0;
  for (const place of scoring.places) {
    const best = left.findIndex((knight) => isAt(view, knight, place));
    if (best < 0) return scoring.penalty;
    worth += (left.splice(best, 1)[0] as Standing).value;
  }
  return worth;
}
