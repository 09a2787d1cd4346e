import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { QuestsScene } from '../scene.ts';
import { drawTrack, trackWidth } from '../turn/stepTrack.ts';
import { BAND } from './layout.ts';

/** Whose turn it is, and its steps. */
export function drawBand(context: CanvasRenderingContext2D, scene: QuestsScene, seat: Seat): void {
  const { theme, view, names, words } = scene;
  const { hand, over } = words.questsPicture;
  const y = BAND.y + BAND.height / 2;
  const { toAct } = view;
  if (toAct === null) {
    write(context, over, BAND.x + 30, y, {
      size: 34,
      colour: theme.chalk,
      maxWidth: BAND.width - 60,
    });
    return;
  }
  shield(context, theme, toAct, 64, BAND.x + 46, y);
  const track = BAND.x + BAND.width - 14 - trackWidth(scene);
  write(context, toAct === seat ? hand.your : hand.next(names[toAct] ?? ''), BAND.x + 88, y, {
    size: 34,
    minSize: 26,
    colour: theme.chalk,
    maxWidth: track - BAND.x - 100,
  });
  drawTrack(context, scene, track, y);
}
