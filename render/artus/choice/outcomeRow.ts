import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { CHIP, drawChip } from '../chip.ts';
import { signed, valueAt } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { columnAt, LEFT, WIDTH } from './head.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';

export const LINE_HEIGHT = 31;

/** Who is pushed to which chair, right-aligned at `right`. Returns the left edge. */
function drawPushed(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { figure, to }: NonNullable<Outcome['pushed']>,
  right: number,
  y: number,
): number {
  const width = write(context, `→ ${to}`, right, y, { colour: theme.ink, size: 19, align: 'right' });
  drawFigure(context, theme, figure, 34, right - width - 20, y - 1);
  return right - width - 40;
}

/** Whether the row has a second line, with the landing chair and its value. */
function tellsLanding({ figure, action }: Outcome): boolean {
  return action.type === 'score' ? action.chairs.length > 0 : figure?.kind === 'knight';
}

export function rowHeight(outcome: Outcome): number {
  const lines = tellsLanding(outcome) || outcome.crowned ? 2 : 1;
  return 8 + lines * LINE_HEIGHT + (outcome.turn === null ? 0 : CHIP.height + 8);
}

export function drawOutcomeRow(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcome: Outcome,
  top: number,
): void {
  const { theme, words, view } = scene;
  const { action, later, points, pushed, to, turn, crowned } = outcome;
  const right = LEFT + WIDTH;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, top - 1, WIDTH, 1.5);
  const first = top + LINE_HEIGHT / 2 + 4;
  const second = first + LINE_HEIGHT;
  const ink = { colour: theme.ink };
  const oneLine = !tellsLanding(outcome);
  let end = right - write(context, signed(points), right, first, { ...ink, size: 28, align: 'right' }) - 10;
  if (pushed !== null) {
    const start = drawPushed(context, theme, pushed, oneLine ? end : right, oneLine ? first : second);
    if (oneLine) end = start;
  }
  const label = outcome.met ? actionWords(action, words) : words.artusPicture.choice.unmet;
  write(context, label, LEFT, first, { ...ink, size: 21, maxWidth: end - LEFT });
  if (action.type === 'score') {
    action.chairs.forEach((chair, i) => {
      drawChip(context, theme, valueAt(view, chair), columnAt(i), second);
    });
  } else if (tellsLanding(outcome) && to !== null && later !== null) {
    const place = { colour: theme.softInk, size: 19 };
    const width = write(context, words.artusPicture.choice.lands(to), LEFT, second, place);
    drawChip(context, theme, later, LEFT + width + 8 + CHIP.width / 2, second);
  }
  if (crowned) write(context, words.artus.choose.crowns, LEFT, second, { ...ink, size: 19, maxWidth: WIDTH });
  const third = top + rowHeight(outcome) - CHIP.height / 2 - 6;
  turn?.forEach(({ after }, i) => {
    drawChip(context, theme, after, columnAt(i), third);
  });
}
