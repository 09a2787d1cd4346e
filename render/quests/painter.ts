import type { QuestsAction, QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../parts/preparedScene.ts';
import { themes } from '../themes/index.ts';
import { choicePainting } from './choice/choice.ts';
import { endPainting } from './end/end.ts';
import { handBackdrop, handPainting } from './hand/hand.ts';
import { printed, printedBackdrop } from './print.ts';
import { tableBackdrop, tablePainting } from './table.ts';

export const questsPainter: Painter<QuestsView, QuestsAction, QuestsEvent> = {
  backdrops: (id) => [tableBackdrop(themes[id]), handBackdrop(themes[id])].map(printedBackdrop),
  table: (scene) => printed(tablePainting(prepareScene(scene))),
  hand: (scene) => printed(handPainting(prepareScene(scene))),
  choice: (scene, options) => printed(choicePainting(prepareScene(scene), options)),
  end: (scene) => printed(endPainting(prepareScene(scene))),
  tableSpots: () => new Map(),
  handSpots: () => new Map(),
  piece: () => null,
  emoji: new Map(),
};
