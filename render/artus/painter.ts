import type { ArtusAction, ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import type { Painter } from '../painter.ts';
import { choicePainting } from './choice.ts';
import { endPainting } from './end.ts';
import { handPainting } from './hand.ts';
import { artusScene } from './scene.ts';
import { tablePainting } from './table.ts';

export const artusPainter: Painter<ArtusView, ArtusAction, ArtusEvent> = {
  table: (scene) => tablePainting(artusScene(scene)),
  hand: (scene) => handPainting(artusScene(scene)),
  choice: (scene, options) => choicePainting(artusScene(scene), options),
  end: (scene) => endPainting(artusScene(scene)),
};
