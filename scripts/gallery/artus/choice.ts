import { artusPainter } from '../../../render/artus/painter.ts';
import type { ThemeId } from '../../../render/painter.ts';
import type { CardId } from '../../../src/games/artus/types.ts';
import { optionsOfCard, type Position } from '../../../test/render/fixtures/artusPositions.ts';
import { firstMatch } from '../first-match.ts';
import type { GalleryPicture } from '../gallery.ts';
import { course, sceneIn } from './scenes.ts';

/** Moves of one figure. */
const FIGURE_CHOICES = [
  ['knight', 'knight:4-7', 'knight'],
  ['knight-both-ways', 'knight:1-5-both', 'knight'],
  ['king', 'king:4-8-either', 'king'],
  ['king-both-ways', 'king:1-5-both-either', 'king'],
] as const;

/** Everything one card can do. */
const CARD_CHOICES = [
  'knight:7-9',
  'king:ring-either',
  'scoring:all',
  'scoring:colours',
  'scoring:joker',
] as const;

/** Scoring cards where there's more than one way to choose Knights. */
const CHOSEN = ['scoring:colours', 'scoring:three-red'] as const;

/** Chair of the player's first Knight, or of the King. */
function chairOf({ own, toAct }: Position, kind: 'king' | 'knight'): number {
  return own.chairs.findIndex((figure) =>
    kind === 'knight'
      ? figure?.kind === 'knight' && figure.seat === toAct
      : figure?.kind === 'prince' && figure.king,
  );
}

export function choicePictures(theme: ThemeId): GalleryPicture[] {
  const four = course('advanced', 4);
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { own }: Position, options: Position['options']) =>
    pictures.push({
      name: `choice-${name}-${theme}`,
      painting: artusPainter.choice(sceneIn(theme, own), options),
    });
  const holding = (card: CardId) =>
    firstMatch(four, (position) => optionsOfCard(position, card).length > 0, card);
  const placing = four[5] as Position;
  add('place', placing, placing.options);
  for (const [name, card, kind] of FIGURE_CHOICES) {
    const position = holding(card);
    add(name, position, optionsOfCard(position, card, chairOf(position, kind)));
  }
  for (const card of CARD_CHOICES) {
    const position = holding(card);
    add(card.replace(':', '-'), position, optionsOfCard(position, card));
  }
  for (const card of CHOSEN) {
    const position = firstMatch(four, (at) => optionsOfCard(at, card).length > 1, card);
    add(`${card.replace(':', '-')}-chosen`, position, optionsOfCard(position, card));
  }
  const drawing = firstMatch(four, ({ own }) => own.playsLeft === 0 && own.drawsLeft > 0, 'a draw');
  add('draw', drawing, drawing.options);
  return pictures;
}
