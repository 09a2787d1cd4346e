import { isOf, pathCommand } from '../src/discord/handlers/command.ts';
import type { ArtusAction } from '../src/games/artus/types.ts';

export const artus = pathCommand('artus', ({ commands }) => commands.artus, [
  {
    words: ({ commands }) => commands.artus.place,
    levels: [({ commands }) => commands.artus.place.chair],
    offers: isOf<ArtusAction>('place'),
  },
  {
    words: ({ commands }) => commands.artus.play,
    levels: [
      ({ commands }) => commands.artus.play.card,
      ({ commands }) => commands.artus.play.figure,
      ({ commands }) => commands.artus.play.choice,
    ],
    offers: isOf<ArtusAction>('moveKnight', 'movePrince', 'addRing', 'score'),
  },
  {
    words: ({ commands }) => commands.artus.draw,
    levels: [({ commands }) => commands.artus.draw.pile],
    offers: isOf<ArtusAction>('draw'),
  },
]);
