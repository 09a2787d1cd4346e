import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { isDone, STEPS } from './steps.ts';

const SIZE = 26;
const HEIGHT = 60;
const ICON = 44;
const PAD = 12;
const GAP = 10;

/** A tick on a completed step. */
function tick(context: CanvasRenderingContext2D, theme: Theme, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 13, 0, Math.PI * 2);
  context.fillStyle = theme.chalk;
  context.fill();
  context.beginPath();
  context.moveTo(x - 6, y);
  context.lineTo(x - 1.5, y + 5);
  context.lineTo(x + 6, y - 5);
  context.strokeStyle = theme.top.dark;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.stroke();
}

const labelsOf = ({ words }: QuestsScene): readonly string[] =>
  STEPS.map((step) => words.questsPicture.steps[step]);

const chipWidth = (label: string): number => Math.ceil(ICON + widthOf(label, SIZE) + 2 * PAD + 4);

/** Width of the four steps side by side. */
export function trackWidth(scene: QuestsScene): number {
  return labelsOf(scene).reduce((all, label) => all + chipWidth(label) + GAP, -GAP);
}

/** The four steps in order: available ones are bright, completed ones ticked, the others dark. */
export function drawTrack(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  left: number,
  y: number,
): void {
  const { theme, view } = scene;
  let x = left;
  labelsOf(scene).forEach((label, i) => {
    const step = STEPS[i]!;
    const width = chipWidth(label);
    const open = view.openSteps.includes(step);
    const done = isDone(view.thisTurn, step);
    roundedRect(context, x, y - HEIGHT / 2, width, HEIGHT, 10);
    if (open) {
      context.fillStyle = theme.highlight;
      context.fill();
    } else {
      context.strokeStyle = theme.gold.dark;
      context.lineWidth = 2;
      context.stroke();
    }
    if (!open && !done) context.globalAlpha = 0.6;
    drawIcon(context, theme, step, ICON, x + PAD + ICON / 2 - 4, y);
    const colour = open ? theme.engraving : theme.chalk;
    write(context, label, x + PAD + ICON, y, { size: SIZE, colour });
    context.globalAlpha = 1;
    if (done) tick(context, theme, x + PAD + ICON - 20, y + 15);
    x += width + GAP;
  });
}
