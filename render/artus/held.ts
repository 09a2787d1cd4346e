import { cardRow, movableKing, sortedHand, worthNow } from '../../src/games/artus/reading.ts';
import type { CardId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { cardHead } from '../../src/telling/artus/sentences.ts';
import type { ArtusScene } from './sheet.ts';
import type { HeldCard } from './small-cards.ts';

/** The seat's hand as pictures show it; `numbers` are those of the choices that play a card. */
export const heldCards = (
  { view, t }: ArtusScene,
  seat: Seat,
  numbers: ReadonlyMap<CardId | null, number> = new Map(),
): HeldCard[] =>
  sortedHand(view.players[seat]?.hand ?? []).map((card) => ({
    card,
    title: cardRow(card).scoring && t('artus-picture-title', { card: cardHead(card) }),
    best: cardRow(card).scoring?.of === 'best' ? t('artus-picture-hand-best') : undefined,
    king: movableKing(view, card),
    now: worthNow(view, seat, card),
    number: numbers.get(card) ?? null,
  }));
