import type { CanvasRenderingContext2D } from 'canvas';
import type { TurnLog, TurnStep } from '../../../src/games/quests/types.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { columnGains, drawColumnGains } from './columnGains.ts';
import { drawDoneStep } from './doneStep.ts';
import { ICON, INDENT, PAID_PER_LINE, PITCH, REVEALED_PER_LINE, ROW, type Strip } from './logLayout.ts';
import { isDone, STEPS } from './steps.ts';

interface Line {
  readonly height: number;
  draw(y: number): void;
}

function linesOf(context: CanvasRenderingContext2D, scene: QuestsScene, log: TurnLog, strip: Strip): Line[] {
  const { theme } = scene;
  const heightOf = (step: TurnStep): number => {
    if (step === 'reveal') return 26 + PITCH * Math.ceil(log.revealed.length / REVEALED_PER_LINE);
    const paid = step === 'adventure' ? (log.adventure?.pay.length ?? 0) : 0;
    return Math.max(ROW, 26 + PITCH * Math.ceil(paid / PAID_PER_LINE));
  };
  const gains = columnGains(scene.events);
  return STEPS.filter((step) => isDone(log, step)).flatMap((step): Line[] => {
    const line: Line = {
      height: heightOf(step),
      draw: (y) => {
        drawIcon(context, theme, step, ICON, strip.x + 18, y);
        drawDoneStep(context, scene, log, step, strip, y);
      },
    };
    if (step !== 'challenge' || gains.length === 0) return [line];
    const won: Line = {
      height: ROW - 10,
      draw: (y) => drawColumnGains(context, theme, gains, strip.x + INDENT, y),
    };
    return [line, won];
  });
}

/** What happened in a turn, one line per step, squeezed if there isn't room. Returns the bottom edge. */
export function drawTurnLog(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  log: TurnLog,
  strip: Strip,
  bottom: number,
): number {
  const lines = linesOf(context, scene, log, strip);
  const whole = lines.reduce((all, { height }) => all + height, 0);
  const squeeze = Math.min(1, (bottom - strip.y) / Math.max(1, whole));
  let top = strip.y;
  for (const { height, draw } of lines) {
    draw(top + (height * squeeze) / 2);
    top += height * squeeze;
  }
  return top;
}
