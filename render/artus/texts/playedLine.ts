import type { CardId, PileId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { pileCards } from '../cardIcons.ts';
import type { ArtusScene } from '../scene.ts';

type ArtusTexts = Words['artusPicture']['text'];

/** What has been played from one pile: the cards played or the cards left, whichever list is shorter. */
function playedOf(text: ArtusTexts, pile: PileId, played: readonly CardId[]): string[] {
  const cards = played.filter((card) => card.startsWith(`${pile}:`));
  if (cards.length === 0) return [];
  const left = pileCards(pile);
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return [cards.length > left.length ? text.allBut(pile, left) : text.played(pile, cards)];
}

export function playedLine(scene: ArtusScene, seat: Seat, name: string, piles: readonly PileId[]): string[] {
  const { text } = scene.words.artusPicture;
  const played = scene.view.players[seat]?.played ?? [];
  const byPile = piles.flatMap((pile) => playedOf(text, pile, played));
  return byPile.length === 0 ? [] : [text.playedBy(name, byPile)];
}
