import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { ActionOf, CardId } from '../../../src/games/artus/types.ts';
import { cardsFrom, OF_PILE, pileNumber } from '../../../src/players/artus/deck.ts';
import type { ArtusPosition } from '../../../src/players/artus/position.ts';
import { SearchChance } from '../../../src/players/search/chance.ts';

/** Chance whose next outcome is told in advance. */
export class ToldChance extends SearchChance {
  next = 0;

  constructor() {
    super(0);
  }

  override below(): number {
    return this.next;
  }

  /** Makes the next draw of the position the one that the state's pile has on top. */
  tell(state: ArtusState, { pile }: ActionOf<'draw'>, position: ArtusPosition): void {
    const seat = position.actor;
    const top = state.players[seat]!.piles[pile][0] as CardId;
    const cards = position.piles[seat]! & OF_PILE[pileNumber(pile)]!;
    const likeTop = cardsFrom([top, top]) & cards;
    const below = cards & ((likeTop & -likeTop) - 1);
    this.next = [...below.toString(2)].filter((bit) => bit === '1').length;
  }
}
