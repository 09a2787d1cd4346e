import type { CanvasRenderingContext2D } from 'canvas';
import type { TurnLog } from '../../../src/games/quests/types.ts';
import { write } from '../../parts/text.ts';
import type { QuestsScene } from '../scene.ts';
import { columnGains, drawColumnGains } from './columnGains.ts';
import { drawDoneStep } from './doneStep.ts';
import { INDENT, ROW, type Strip } from './logLayout.ts';
import { isDone, STEPS } from './steps.ts';

interface Line {
  readonly label: string;
  draw(y: number): void;
}

function linesOf(context: CanvasRenderingContext2D, scene: QuestsScene, log: TurnLog, strip: Strip): Line[] {
  const { theme, words } = scene;
  const { done, columnWon } = words.questsPicture;
  const gains = columnGains(scene.events);
  return STEPS.filter((step) => isDone(log, step)).flatMap((step): Line[] => {
    const line: Line = {
      label: done[step],
      draw: (y) => drawDoneStep(context, scene, log, step, strip, y),
    };
    if (step !== 'challenge' || gains.length === 0) return [line];
    return [
      line,
      { label: columnWon, draw: (y) => drawColumnGains(context, theme, gains, strip.x + INDENT, y) },
    ];
  });
}

/** What happened in a turn, one line per step, squeezed if there isn't room. */
export function drawTurnLog(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  log: TurnLog,
  strip: Strip,
  bottom: number,
): void {
  const lines = linesOf(context, scene, log, strip);
  const pitch = Math.min(ROW, (bottom - strip.y) / Math.max(1, lines.length));
  lines.forEach(({ label, draw }, i) => {
    const y = strip.y + (i + 0.5) * pitch;
    write(context, label, strip.x, y, {
      size: 26,
      weight: 'normal',
      colour: scene.theme.chalk,
      maxWidth: INDENT - 4,
    });
    draw(y);
  });
}
