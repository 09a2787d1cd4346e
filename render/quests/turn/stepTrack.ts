import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { shareOf } from '../../parts/share.ts';
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

/** Width of a step without its label. */
const BARE = ICON + 2 * PAD + 4;

/** Labels and steps may be that wide all together, so that there's room for whose turn it is. */
const MOST = 780;

/** The labels with their own widths and those of their steps. */
function chipsOf(scene: QuestsScene) {
  const labels = labelsOf(scene);
  const widths = labels.map((label) => widthOf(label, SIZE));
  const share = shareOf(widths, MOST - labels.length * (BARE + 1) - (labels.length - 1) * GAP);
  return labels.map((label, i) => {
    const told = widths[i]! * share;
    return { label, told: Math.ceil(told), width: Math.ceil(BARE + told) };
  });
}

/** Width of the four steps side by side. */
export function trackWidth(scene: QuestsScene): number {
  return chipsOf(scene).reduce((all, { width }) => all + width + GAP, -GAP);
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
  chipsOf(scene).forEach(({ label, told, width }, i) => {
    const step = STEPS[i]!;
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
    write(context, label, x + PAD + ICON, y, { size: SIZE, colour, maxWidth: told });
    context.globalAlpha = 1;
    if (done) tick(context, theme, x + PAD + ICON - 20, y + 15);
    x += width + GAP;
  });
}
