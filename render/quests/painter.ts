import type { QuestsAction, QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Painter } from '../painter.ts';
import { choicePainting } from './choice.ts';
import { endPainting } from './end.ts';
import { handPainting } from './hand.ts';
import { questsScene } from './scene.ts';
import { tablePainting } from './table.ts';

export const questsPainter: Painter<QuestsView, QuestsAction, QuestsEvent> = {
  table: (scene) => tablePainting(questsScene(scene)),
  hand: (scene) => handPainting(questsScene(scene)),
  choice: (scene, options) => choicePainting(questsScene(scene), options),
  end: (scene) => endPainting(questsScene(scene)),
};
