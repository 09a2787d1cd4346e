import type { QuestsAction, QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../parts/preparedScene.ts';
import { themes } from '../themes/index.ts';
import { choicePainting } from './choice/choice.ts';
import { endPainting } from './end/end.ts';
import { handBackdrop, handPainting } from './hand/hand.ts';
import { tableBackdrop, tablePainting } from './table.ts';

export const questsPainter: Painter<QuestsView, QuestsAction, QuestsEvent> = {
  backdrops: (id) => [tableBackdrop(themes[id]), handBackdrop(themes[id])],
  table: (scene) => tablePainting(prepareScene(scene)),
  hand: (scene) => handPainting(prepareScene(scene)),
  choice: (scene, options) => choicePainting(prepareScene(scene), options),
  end: (scene) => endPainting(prepareScene(scene)),
  tableSpots: () => new Map(),
  handSpots: () => new Map(),
  piece: () => null,
  emoji: new Map(),
};
