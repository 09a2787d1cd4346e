import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { writeStory } from '../../parts/story.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import type { Theme } from '../../themes/theme.ts';
import { plate } from '../board/plate.ts';
import { MOST_WITH_STORY, storyOf } from '../panel/story.ts';
import type { QuestsScene } from '../scene.ts';
import { TURN } from '../sheet.ts';
import { describedTurn } from './describedTurn.ts';
import { LEFT, LOG_Y, RIGHT } from './plateLayout.ts';
import { drawTrack } from './stepTrack.ts';
import { drawTurnLog } from './turnLog.ts';

export function drawTurnBackdrop(context: CanvasRenderingContext2D, theme: Theme): void {
  plate(context, theme, TURN);
  context.fillStyle = theme.gold.dark;
  context.fillRect(LEFT, LOG_Y - 6, RIGHT - LEFT, 1.5);
}

/** Whose turn it is and its steps, and what happened in the current or previous turn. */
export function drawTurnPlate(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { theme, view, names, words } = scene;
  const { questsPicture } = words;
  const ink = { colour: theme.chalk };
  if (view.toAct === null) {
    write(context, questsPicture.over, TURN.x + TURN.width / 2, TURN.y + 52, {
      ...ink,
      size: 32,
      align: 'centre',
    });
    const reason = view.end === null ? '' : questsPicture.ended[view.end];
    writeLines(context, wrap(reason, 22, RIGHT - LEFT, 2), TURN.x + TURN.width / 2, TURN.y + 98, 30, {
      ...ink,
      size: 22,
      weight: 'normal',
      align: 'centre',
    });
  } else {
    shield(context, theme, view.toAct, 70, LEFT + 32, TURN.y + 49);
    const name = names[view.toAct] ?? '';
    write(context, name, LEFT + 78, TURN.y + 36, {
      ...ink,
      size: 28,
      minSize: 20,
      maxWidth: RIGHT - LEFT - 80,
    });
    write(context, questsPicture.turn(view.turn + 1), LEFT + 78, TURN.y + 67, { ...ink, size: 20 });
  }
  if (view.toAct !== null) drawTrack(context, scene);
  const told = describedTurn(scene);
  if (told === null) {
    write(context, questsPicture.firstTurn, (LEFT + RIGHT) / 2, LOG_Y + 40, {
      ...ink,
      size: 22,
      align: 'centre',
      maxWidth: RIGHT - LEFT,
    });
    return;
  }
  shield(context, theme, told.log.seat, 40, LEFT + 18, LOG_Y + 24);
  write(context, told.now ? questsPicture.soFar : questsPicture.lastTurn, LEFT + 48, LOG_Y + 24, {
    ...ink,
    size: 24,
  });
  const bottom = TURN.y + TURN.height - 14;
  const end = drawTurnLog(context, scene, told.log, { x: LEFT, y: LOG_Y + 50, width: RIGHT - LEFT }, bottom);
  if (view.players.length <= MOST_WITH_STORY) return;
  const area = { x: LEFT, y: end + 14, width: RIGHT - LEFT, height: bottom - end - 6 };
  writeStory(context, storyOf(scene), area, {
    colour: theme.chalk,
    largest: 22,
    smallest: 18,
    earlier: null,
  });
}
