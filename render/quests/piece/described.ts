import type { CanvasRenderingContext2D } from 'canvas';
import { ADVENTURES, ADVERSARY_NUMBERS, KINDS } from '../../../src/games/quests/data.ts';
import type { Kind } from '../../../src/games/quests/types.ts';

import type { Words } from '../../../src/i18n/index.ts';
import type { Theme } from '../../themes/theme.ts';
import { adventureFace } from '../cards/adventureCard.ts';
import { adversaryFace } from '../cards/adversaryCard.ts';
import { knightFace } from '../cards/knightCard.ts';
import { sealFace } from '../cards/seal.ts';
import { faceValue, kindOf, sum } from '../reading.ts';

/** A piece to be drawn large, and what's said about it. */
export interface Described {
  readonly title: string;
  /** Beside the title, for what scores. */
  readonly points: string;
  readonly says: readonly string[];
  /** Draws it around the origin, within 240 × 370 pixels. */
  draw(context: CanvasRenderingContext2D, theme: Theme): void;
}

const CARD = { x: 0, y: 0, width: 236, height: 174 } as const;

function kindPiece(kind: Kind, words: Words): Described {
  const numbers = ADVERSARY_NUMBERS.filter(({ card }) => kindOf(card) === kind);
  const values = numbers.map(({ card }) => faceValue(card));
  const cards = sum(numbers.map(({ count }) => count));
  const most = numbers.at(-1)!.card;
  return {
    title: words.questsPicture.choice.named(words.quests.kind(kind, 2)),
    points: '',
    says: words.questsPicture.pieces.kind(cards, Math.min(...values), Math.max(...values)),
    draw: (context, theme) => adversaryFace(context, theme, most, CARD),
  };
}

/** What a piece is and says; null if there's none of that ID. */
export function described(id: string, words: Words): Described | null {
  const { pieces } = words.questsPicture;
  const kind = KINDS.find((one) => one === id);
  if (kind !== undefined) return kindPiece(kind, words);
  const adventure = ADVENTURES.find((one) => one.id === id);
  if (adventure !== undefined)
    return {
      title: words.quests.adventure(adventure.id),
      points: pieces.points(adventure.value),
      says: pieces.adventure(adventure.id),
      draw: (context, theme) => {
        context.scale(1.48, 1.48);
        adventureFace(context, theme, { ...adventure, taken: null }, words);
      },
    };
  if (id === 'seal')
    return { ...pieces.seal, points: '', draw: (context, theme) => sealFace(context, theme, 0, 220) };
  if (id !== 'knight' && id !== 'double' && id !== 'merlin') return null;
  const card = { knight: 'red', double: 'red-2', merlin: 'merlin' } as const;
  return {
    ...pieces[id],
    points: '',
    draw: (context, theme) => knightFace(context, theme, card[id], id === 'double' ? 220 : 310),
  };
}
