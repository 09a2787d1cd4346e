import { artusEmoji } from '../../../../render/artus/emoji/emoji.ts';
import type { CardId, PileId } from '../../../games/artus/types.ts';
import { signOf } from '../sign-of.ts';

/** The emblem of a pile of cards. */
export const pileSign = (pile: PileId): string => signOf(artusEmoji, `artus_${pile}`);

/** The emblem of a card: that of its pile, but for rings and the joker. */
export function cardSign(card: CardId): string {
  if (card === 'scoring:joker') return signOf(artusEmoji, 'artus_joker');
  if (card.startsWith('king:ring')) return signOf(artusEmoji, 'artus_ring');
  return pileSign(card.slice(0, card.indexOf(':')) as PileId);
}
