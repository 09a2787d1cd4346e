import type { CardGameAction, CardGameEvent, CardGameView } from '../../src/games/quests/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../scene.ts';
import { themes } from '../themes/index.ts';
import { choicePainting } from './choice.ts';
import { handBackdrop } from './decision.ts';
import { cardGameEmoji } from './emoji.ts';
import { endPainting } from './end.ts';
import { handPainting, handSpots } from './hand.ts';
import { piecePainting } from './piece.ts';
import { rulePainting } from './rule.ts';
import { LONG_SCALE, printed, printedBackdrop, printedSpots, SIZE } from './sheet.ts';
import { tableBackdrop, tablePainting, tableSpots } from './table.ts';

export const cardGamePainter: Painter<CardGameView, CardGameAction, CardGameEvent> = {
  backdrops: (id) =>
    [tableBackdrop(themes[id]), handBackdrop(themes[id])].map((each) => printedBackdrop(each)),
  table: (scene) => printed(tablePainting(prepareScene(scene))),
  hand: (scene) => printed(handPainting(prepareScene(scene))),
  choice(scene, options) {
    const painting = choicePainting(prepareScene(scene), options);
    return painting.height > SIZE.height ? printed(painting, LONG_SCALE) : printed(painting);
  },
  end: (scene) => printed(endPainting(prepareScene(scene))),
  tableSpots: (scene) => printedSpots(tableSpots(prepareScene(scene))),
  handSpots: (scene) => printedSpots(handSpots(prepareScene(scene))),
  piece: (id, setting) => rulePainting(id, setting) ?? piecePainting(id, setting),
  emoji: cardGameEmoji,
};
