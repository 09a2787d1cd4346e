import type { ArtusAction, ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import type { Painter } from '../painter.ts';
import { prepareScene } from '../scene.ts';
import { themes } from '../themes/index.ts';
import { choicePainting, choiceSpots } from './choice.ts';
import { artusEmoji } from './emoji.ts';
import { endPainting } from './end.ts';
import { handPainting, handSpots } from './hand.ts';
import { piecePainting } from './piece.ts';
import { registerBackdrop, registerPainting, registerSpots } from './register.ts';
import { rulePainting } from './rule.ts';
import { tableBackdrop, tablePainting, tableSpots } from './table.ts';

export const artusPainter: Painter<ArtusView, ArtusAction, ArtusEvent> = {
  backdrops: (id) => [tableBackdrop(themes[id]), registerBackdrop(themes[id])],
  table: (scene) => tablePainting(prepareScene(scene)),
  hand: (scene) => handPainting(prepareScene(scene)),
  played: (scene) => registerPainting(prepareScene(scene)),
  playedSpots: (scene) => registerSpots(prepareScene(scene)),
  choice: (scene, options) => choicePainting(prepareScene(scene), options),
  end: (scene) => endPainting(prepareScene(scene)),
  tableSpots: (scene) => tableSpots(prepareScene(scene)),
  handSpots: (scene) => handSpots(prepareScene(scene)),
  choiceSpots: (scene, options) => choiceSpots(prepareScene(scene), options),
  piece: (id, setting) => rulePainting(id, setting) ?? piecePainting(id, setting),
  emoji: artusEmoji,
};
