import type { Seat } from '../../src/games/game.ts';
import { couldReveal, mayTakeLater, withinReach } from '../../src/games/quests/reading.ts';
import type { TurnLog, TurnStep } from '../../src/games/quests/types.ts';
import type { Spot, SpotKey } from '../painter.ts';
import { fittingShare, type Rect } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { type CardGameScene, TURN_BAND } from './sheet.ts';

/** The parts of a turn, in their order. */
export const TURN_PARTS: readonly TurnStep[] = ['reveal', 'challenge', 'adventure', 'draw'];

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

/** Draws how many cards may be drawn. */
function drawWords({ t, view }: CardGameScene): string {
  const most = view.maxDraw;
  return most === 0 ? t('quests-picture-step-draw') : t('quests-picture-step-draw-most', { most });
}

const labelsOf = (scene: CardGameScene): readonly string[] =>
  TURN_PARTS.map((step) => (step === 'draw' ? drawWords(scene) : scene.t(`quests-picture-step-${step}`)));

/** Width of a step without its label. */
const BARE = ICON + 2 * PAD + 4;

/** Labels and steps may be that wide all together, so that there's room for whose turn it is. */
const MOST = 780;

/** The labels with their own widths and those of their steps. */
function chipsOf(scene: CardGameScene) {
  const labels = labelsOf(scene);
  const widths = labels.map((label) => textWidth(label, SIZE));
  const share = fittingShare(widths, MOST - labels.length * (BARE + 1) - (labels.length - 1) * GAP);
  return labels.map((label, i) => {
    const told = widths[i]! * share;
    return { label, told: Math.ceil(told), width: Math.ceil(BARE + told) };
  });
}

/** Width of the four steps side by side. */
export function trackWidth(scene: CardGameScene): number {
  return chipsOf(scene).reduce((all, { width }) => all + width + GAP, -GAP);
}

/** The left edge of the first step. */
export const trackLeft = (scene: CardGameScene): number =>
  TURN_BAND.x + TURN_BAND.width - 16 - trackWidth(scene);

/** Of the band with the steps; its number is left of them. */
export const turnSpot = (scene: CardGameScene): Spot => ({
  ...TURN_BAND,
  number: [Math.min(TURN_BAND.x + 366, trackLeft(scene) - 40), TURN_BAND.y + TURN_BAND.height / 2],
});

/** The steps open to whoever's turn it is; to themselves, only those that their hand allows. */
export function openTo({ view }: CardGameScene, reader: Seat | null): readonly TurnStep[] {
  if (reader === null || view.toAct !== reader || withinReach(view, reader).length > 0) return view.openSteps;
  return view.openSteps.filter((step) => step !== 'challenge');
}

/** Whether a step before it may still bring what it needs: cards to challenge, or adversaries to pay with. */
const mayOpen = ({ view }: CardGameScene, opened: readonly TurnStep[], step: TurnStep): boolean =>
  step === 'adventure'
    ? mayTakeLater(view, view.toAct!)
    : opened.some((each) => TURN_PARTS.indexOf(each) < TURN_PARTS.indexOf(step));

type Look = 'now' | 'open' | 'later' | 'other';

function drawPlate(pen: Pen, { x, y, width, height }: Rect, look: Look): void {
  const { chalk, gold, highlight } = pen.theme;
  pen.roundedRect(x, y, width, height, 10);
  if (look === 'now') pen.fill(highlight);
  else if (look === 'open') pen.fill(gold.mid);
  else if (look === 'later') pen.dashes(chalk, 2.5, [9, 7]);
  else pen.stroke(gold.dark, 2);
}

/** Through a step that was left out. */
const drawSkipped = (pen: Pen, x: number, y: number, width: number): void =>
  pen.fillRect(x, y - 1.5, width, 4, pen.theme.chalk);

/**
 * Draws the four steps in order: `opened` ones are bright, completed ones ticked, those left out struck through if they were
 * possible, those that may open later in the turn dashed, and the others dark. Once one is `chosen`, it alone is bright, with a pointer to
 * what's below; the other open ones are filled, too, but less bright.
 */
export function drawTrack(
  pen: Pen,
  scene: CardGameScene,
  opened: readonly TurnStep[],
  left: number,
  y: number,
  chosen?: TurnStep,
): void {
  const { theme } = pen;
  const { view } = scene;
  let x = left;
  chipsOf(scene).forEach(({ label, told, width }, i) => {
    const step = TURN_PARTS[i]!;
    const open = opened.includes(step);
    const done = isDone(view.thisTurn, step);
    const isPast = !done && i < TURN_PARTS.indexOf(view.step);
    const isLater = !open && !done && !isPast && mayOpen(scene, opened, step);
    const isBright = open && (chosen === undefined || chosen === step);
    const look = isBright ? 'now' : open ? 'open' : isLater ? 'later' : 'other';
    drawPlate(pen, { x, y: y - HEIGHT / 2, width, height: HEIGHT }, look);
    if (!open && !done && !isLater) pen.context.globalAlpha = 0.6;
    drawIcon(pen, step, ICON, x + PAD + ICON / 2 - 4, y);
    const colour = open ? theme.engraving : theme.chalk;
    pen.write(label, x + PAD + ICON, y, { size: SIZE, colour, maxWidth: told });
    pen.context.globalAlpha = 1;
    if (done) tick(pen, x + PAD + ICON - 20, y + 15);
    else if (isPast && (step !== 'reveal' || couldReveal(view, scene.events)))
      drawSkipped(pen, x + PAD, y, width - 2 * PAD);
    if (chosen === step) drawPointer(pen, x + width / 2, y + HEIGHT / 2);
    x += width + GAP;
  });
}

/** Steps' looks, in the order in which they're explained. */
const MEANINGS = ['now', 'not', 'later', 'done', 'skipped'] as const;

/** A step's look, small and on the band's own dark ground. */
const SAMPLE = { width: 66, height: 40, inset: 5, icon: 28, line: 46, gap: 10, apart: 24 } as const;

/** The looks and their meanings side by side, in lines of that width. */
function meaningsIn({ t }: CardGameScene, width: number, size: number) {
  let [x, line] = [0, 0];
  return MEANINGS.map((look) => {
    const told = t(`quests-picture-steps-${look}`);
    const own = SAMPLE.width + SAMPLE.gap + textWidth(told, size, 'normal');
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const at = { look, told, x, line };
    x += own + SAMPLE.apart;
    return at;
  });
}

function drawSample(pen: Pen, look: (typeof MEANINGS)[number], x: number, y: number): void {
  const { width, height, inset, icon } = SAMPLE;
  const middle = x + width / 2;
  pen.roundedRect(x, y - height / 2, width, height, 8).fill(pen.theme.top.dark);
  const plate = {
    x: x + inset,
    y: y - height / 2 + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  };
  drawPlate(pen, plate, look === 'now' || look === 'later' ? look : 'other');
  if (look === 'not' || look === 'skipped') pen.context.globalAlpha = 0.6;
  drawIcon(pen, 'challenge', icon, middle, y);
  pen.context.globalAlpha = 1;
  if (look === 'done') tick(pen, middle + 12, y + 4);
  if (look === 'skipped') drawSkipped(pen, plate.x + 4, y, plate.width - 8);
}

/** What the looks of the steps mean. */
export const stepsKey = (scene: CardGameScene): SpotKey => ({
  lead: scene.t('quests-picture-steps'),
  height: (width, size) => (meaningsIn(scene, width, size).at(-1)!.line + 1) * SAMPLE.line,
  draw(pen, { x: left, y: top, width }, size) {
    for (const { look, told, x, line } of meaningsIn(scene, width, size)) {
      const y = top + (line + 0.5) * SAMPLE.line;
      drawSample(pen, look, left + x, y);
      const words = left + x + SAMPLE.width + SAMPLE.gap;
      const maxWidth = left + width - words;
      pen.write(told, words, y, { size, weight: 'normal', colour: pen.theme.ink, maxWidth });
    }
  },
});
