import type { QuestsAction, QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../parts/preparedScene.ts';
import { themes } from '../themes/index.ts';
import { choicePainting } from './choice/choice.ts';
import { questsEmoji } from './emoji/emoji.ts';
import { endPainting } from './end/end.ts';
import { handBackdrop, handPainting } from './hand/hand.ts';
import { piecePainting } from './piece/piece.ts';
import { printed, printedBackdrop, printedSpots } from './print.ts';
import { HAND_SPOTS, tableSpots } from './spots.ts';
import { tableBackdrop, tablePainting } from './table.ts';

export const questsPainter: Painter<QuestsView, QuestsAction, QuestsEvent> = {
  backdrops: (id) => [tableBackdrop(themes[id]), handBackdrop(themes[id])].map(printedBackdrop),
  table: (scene) => printed(tablePainting(prepareScene(scene))),
  hand: (scene) => printed(handPainting(prepareScene(scene))),
  choice: (scene, options) => printed(choicePainting(prepareScene(scene), options)),
  end: (scene) => printed(endPainting(prepareScene(scene))),
  tableSpots: (scene) => printedSpots(tableSpots(prepareScene(scene))),
  handSpots: () => printedSpots(HAND_SPOTS),
  piece: piecePainting,
  emoji: questsEmoji,
};
