import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { plate } from '../board/plate.ts';
import type { QuestsScene } from '../scene.ts';
import { LAST, TURN } from '../sheet.ts';
import { describedTurn } from './describedTurn.ts';
import { drawTrack, trackWidth } from './stepTrack.ts';
import { drawTurnLog } from './turnLog.ts';

export function drawTurnBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, TURN);
  plate(context, theme, LAST);
}

/** Whose turn it is, and its steps; or why the game is over. */
export function drawTurnBand(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view, names, words } = scene;
  const { questsPicture } = words;
  const y = TURN.y + TURN.height / 2;
  if (view.toAct === null) {
    const width = write(context, questsPicture.over, TURN.x + 30, y, {
      size: 40,
      colour: theme.chalk,
      maxWidth: TURN.width / 2,
    });
    write(context, view.end === null ? '' : questsPicture.ended[view.end], TURN.x + 60 + width, y, {
      size: 30,
      weight: 'normal',
      colour: theme.chalk,
      maxWidth: TURN.width - 90 - width,
    });
    return;
  }
  shield(context, theme, view.toAct, 74, TURN.x + 50, y);
  const track = TURN.x + TURN.width - 16 - trackWidth(scene);
  const name = { size: 34, minSize: 26, colour: theme.chalk, maxWidth: track - TURN.x - 108 };
  write(context, names[view.toAct] ?? '', TURN.x + 94, y - 18, name);
  write(context, questsPicture.turn(view.turn + 1), TURN.x + 94, y + 20, {
    size: 26,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: name.maxWidth,
  });
  drawTrack(context, scene, track, y);
}

/** What happened in the current or the previous turn. */
export function drawLastTurn(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, names, words } = scene;
  const { questsPicture } = words;
  const told = describedTurn(scene);
  const y = LAST.y + 32;
  const head = { size: 28, minSize: 26, colour: theme.chalk };
  if (told === null) {
    write(context, questsPicture.firstTurn, LAST.x + 24, y, { ...head, maxWidth: LAST.width - 48 });
    return;
  }
  shield(context, theme, told.log.seat, 40, LAST.x + 38, y);
  const name = names[told.log.seat] ?? '';
  const title = told.now ? questsPicture.soFar(name) : questsPicture.lastTurn(name);
  write(context, title, LAST.x + 66, y, { ...head, maxWidth: LAST.width - 90 });
  drawTurnLog(
    context,
    scene,
    told.log,
    { x: LAST.x + 22, y: LAST.y + 58, width: LAST.width - 40 },
    LAST.y + LAST.height - 10,
  );
}
