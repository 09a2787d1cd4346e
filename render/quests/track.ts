import type { Seat } from '../../src/games/game.ts';
import type { TurnLog, TurnStep } from '../../src/games/quests/types.ts';
import type { Spot } from '../painter.ts';
import { shareOf } from '../parts/shapes.ts';
import { widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { mayTakeLater, withinReach } from './reading.ts';
import { type QuestsScene, TURN } from './sheet.ts';

/** The parts of a turn, in their order. */
export const STEPS: readonly TurnStep[] = ['reveal', 'challenge', 'adventure', 'draw'];

/** Whether the step was done in the turn. */
export function isDone(log: TurnLog | null, step: TurnStep): boolean {
  if (log === null) return false;
  if (step === 'reveal') return log.revealed.length > 0;
  return step === 'draw' ? log.drawn !== null : log[step] !== null;
}

const SIZE = 26;

const HEIGHT = 60;

const ICON = 44;

const PAD = 12;

const GAP = 10;

/** A tick on a completed step. */
function tick(pen: Pen, x: number, y: number): void {
  const { context } = pen;
  pen.circle(x, y, 13).fill(pen.theme.chalk);
  pen.line([x - 6, y], [x - 1.5, y + 5], [x + 6, y - 5]);
  context.lineCap = 'round';
  pen.stroke(pen.theme.top.dark, 4);
}

/** From the step that has been chosen, down to what's said of it. */
function drawPointer(pen: Pen, x: number, top: number): void {
  pen.polygon([x - 18, top - 2], [x + 18, top - 2], [x, top + 14]);
  pen.fill(pen.theme.highlight);
}

const labelsOf = ({ say, view: { maxDraw } }: QuestsScene): readonly string[] =>
  STEPS.map((step) =>
    step === 'draw' && maxDraw > 0
      ? say('quests-picture-step-draw-most', { most: maxDraw })
      : say(`quests-picture-step-${step}`),
  );

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

/** The left edge of the first step. */
export const trackLeft = (scene: QuestsScene): number => TURN.x + TURN.width - 16 - trackWidth(scene);

/** Of the band with the steps; its number is left of them. */
export const turnSpot = (scene: QuestsScene): Spot => ({
  ...TURN,
  number: [Math.min(TURN.x + 366, trackLeft(scene) - 40), TURN.y + TURN.height / 2],
});

/** The steps open to whoever's turn it is; to themselves, only those that their hand allows. */
export function openTo({ view }: QuestsScene, reader: Seat | null): readonly TurnStep[] {
  if (reader === null || view.toAct !== reader || withinReach(view, reader).length > 0) return view.openSteps;
  return view.openSteps.filter((step) => step !== 'challenge');
}

/** Whether a step before it may still bring what it needs: cards to challenge, or adversaries to pay with. */
const mayOpen = ({ view }: QuestsScene, opened: readonly TurnStep[], step: TurnStep): boolean =>
  step === 'adventure'
    ? mayTakeLater(view, view.toAct!)
    : opened.some((each) => STEPS.indexOf(each) < STEPS.indexOf(step));

/**
 * The four steps in order: `opened` ones are bright, completed ones ticked, those left out struck through, those that
 * may open later in the turn dashed, and the others dark. Once one is `chosen`, it alone is bright, with a pointer to
 * what's below; the other open ones have a bright edge.
 */
export function drawTrack(
  pen: Pen,
  scene: QuestsScene,
  opened: readonly TurnStep[],
  left: number,
  y: number,
  chosen?: TurnStep,
): void {
  const { theme } = pen;
  const { view } = scene;
  let x = left;
  chipsOf(scene).forEach(({ label, told, width }, i) => {
    const step = STEPS[i]!;
    const open = opened.includes(step);
    const done = isDone(view.thisTurn, step);
    const isLater = !open && !done && i >= STEPS.indexOf(view.step) && mayOpen(scene, opened, step);
    pen.roundedRect(x, y - HEIGHT / 2, width, HEIGHT, 10);
    const isBright = open && (chosen === undefined || chosen === step);
    if (isBright) pen.fill(theme.highlight);
    else if (open) pen.stroke(theme.highlight, 3);
    else if (isLater) pen.dashes(theme.chalk, 2.5, [9, 7]);
    else pen.stroke(theme.gold.dark, 2);
    if (!open && !done && !isLater) pen.context.globalAlpha = 0.6;
    drawIcon(pen, step, ICON, x + PAD + ICON / 2 - 4, y);
    const colour = isBright ? theme.engraving : theme.chalk;
    pen.write(label, x + PAD + ICON, y, { size: SIZE, colour, maxWidth: told });
    pen.context.globalAlpha = 1;
    if (done) tick(pen, x + PAD + ICON - 20, y + 15);
    else if (i < STEPS.indexOf(view.step)) pen.fillRect(x + PAD, y - 1.5, width - 2 * PAD, 4, theme.chalk);
    if (chosen === step) drawPointer(pen, x + width / 2, y + HEIGHT / 2);
    x += width + GAP;
  });
}
