import type { CourtAction, CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Painter } from '../painter.ts';
import { choicePainting } from './choice.ts';
import { endPainting } from './end.ts';
import { handPainting } from './hand.ts';
import { courtScene } from './scene.ts';
import { tablePainting } from './table.ts';

export const courtPainter: Painter<CourtView, CourtAction, CourtEvent> = {
  table: (scene) => tablePainting(courtScene(scene)),
  hand: (scene) => handPainting(courtScene(scene)),
  choice: (scene, options) => choicePainting(courtScene(scene), options),
  end: (scene) => endPainting(courtScene(scene)),
};
