import { hasType, pathCommand } from '../src/discord/handlers/command.ts';
import type { ArtusAction } from '../src/games/artus/types.ts';

export const artus = pathCommand('artus', 'commands-artus', [
  {
    id: 'commands-artus-place',
    levels: ['commands-artus-place-chair'],
    offers: hasType<ArtusAction>('place'),
  },
  {
    id: 'commands-artus-play',
    levels: ['commands-artus-play-card', 'commands-artus-play-figure', 'commands-artus-play-choice'],
    offers: hasType<ArtusAction>('moveKnight', 'movePrince', 'addRing', 'score'),
  },
  { id: 'commands-artus-draw', levels: ['commands-artus-draw-pile'], offers: hasType<ArtusAction>('draw') },
]);
