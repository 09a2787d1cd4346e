import { isOf, pathCommand } from '../src/discord/handlers/path-command.ts';
import type { ArtusAction } from '../src/games/artus/types.ts';

export const artus = pathCommand('artus', (say) => say.commands.artus, [
  {
    words: (say) => say.commands.artus.place,
    levels: [(say) => say.commands.artus.place.chair],
    offers: isOf<ArtusAction>('place'),
  },
  {
    words: (say) => say.commands.artus.play,
    levels: [
      (say) => say.commands.artus.play.card,
      (say) => say.commands.artus.play.figure,
      (say) => say.commands.artus.play.choice,
    ],
    offers: isOf<ArtusAction>('moveKnight', 'movePrince', 'addRing', 'score'),
  },
  {
    words: (say) => say.commands.artus.draw,
    levels: [(say) => say.commands.artus.draw.pile],
    offers: isOf<ArtusAction>('draw'),
  },
]);
