import type { CanvasRenderingContext2D } from 'canvas';
import { roundedRect } from '../../parts/shapes.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { LEFT, RIGHT, TRACK_Y } from './plateLayout.ts';
import { isDone, STEPS } from './steps.ts';

/** A tick on a completed step. */
function tick(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 12, 0, Math.PI * 2);
  context.fillStyle = theme.chalk;
  context.fill();
  context.beginPath();
  context.moveTo(x - 6, y);
  context.lineTo(x - 1.5, y + 5);
  context.lineTo(x + 6, y - 5);
  context.strokeStyle = theme.top.dark;
  context.lineWidth = 3.5;
  context.lineCap = 'round';
  context.stroke();
}

/** The four steps in order: available ones are highlighted, completed ones ticked, the others dimmed. */
export function drawTrack(context: CanvasRenderingContext2D, { theme, view }: QuestsScene): void {
  const pitch = (RIGHT - LEFT) / STEPS.length;
  STEPS.forEach((step, i) => {
    const x = LEFT + (i + 0.5) * pitch;
    const open = view.openSteps.includes(step);
    const done = isDone(view.thisTurn, step);
    if (open) {
      roundedRect(context, x - 27, TRACK_Y - 29, 54, 58, 9);
      context.fillStyle = theme.highlight;
      context.fill();
    }
    context.globalAlpha = open || done ? 1 : 0.45;
    drawIcon(context, theme, step, 44, x, TRACK_Y);
    context.globalAlpha = 1;
    if (done) tick(context, theme, x + 17, TRACK_Y + 18);
  });
}
