import type { CourtAction, CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Painter } from '../painter.ts';
import { staged } from '../parts/stage.ts';
import { choicePainting } from './choice.ts';
import { endPainting } from './end.ts';
import { handPainting } from './hand.ts';
import { tablePainting } from './table.ts';

export const courtPainter: Painter<CourtView, CourtAction, CourtEvent> = {
  table: (scene) => tablePainting(staged(scene)),
  hand: (scene) => handPainting(staged(scene)),
  choice: (scene, options) => choicePainting(staged(scene), options),
  end: (scene) => endPainting(staged(scene)),
};
