import type { ArtusAction, ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import type { Painter } from '../painter.ts';
import { staged } from '../parts/stage.ts';
import { choicePainting } from './choice.ts';
import { endPainting } from './end.ts';
import { handPainting } from './hand.ts';
import { tablePainting } from './table.ts';

export const artusPainter: Painter<ArtusView, ArtusAction, ArtusEvent> = {
  table: (scene) => tablePainting(staged(scene)),
  hand: (scene) => handPainting(staged(scene)),
  choice: (scene, options) => choicePainting(staged(scene), options),
  end: (scene) => endPainting(staged(scene)),
};
