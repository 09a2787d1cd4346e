import type { CourtAction, CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../scene.ts';
import { themes } from '../themes/index.ts';
import { choiceBackdrop, tableBackdrop } from './backdrop.ts';
import { choicePainting } from './choice.ts';
import { courtEmoji } from './emoji.ts';
import { endPainting } from './end.ts';
import { piecePainting } from './piece.ts';
import { rulePainting } from './rule.ts';
import { choiceSpots, handPainting, handSpots, tablePainting, tableSpots } from './table.ts';

export const courtPainter: Painter<CourtView, CourtAction, CourtEvent> = {
  backdrops: (id) => [tableBackdrop(themes[id]), choiceBackdrop(themes[id])],
  table: (scene) => tablePainting(prepareScene(scene)),
  hand: (scene) => (scene.view.phase === 'over' ? endPainting : handPainting)(prepareScene(scene)),
  choice: (scene, options) => choicePainting(prepareScene(scene), options),
  end: (scene) => endPainting(prepareScene(scene)),
  tableSpots: ({ view }) => tableSpots(view),
  handSpots: ({ view }) => handSpots(view),
  choiceSpots: ({ view }) => choiceSpots(view),
  piece: (id, setting) => rulePainting(id, setting) ?? piecePainting(id, setting),
  emoji: courtEmoji,
};
