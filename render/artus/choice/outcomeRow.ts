import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { shareOf } from '../../parts/share.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { CHIP, drawChip } from '../chip.ts';
import { signed, sum, valueAt } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { LEFT, WIDTH } from './layout.ts';
import { drawNumber, numberWidth } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';

/** How closely rows are set. */
export interface Density {
  /** From one line to the next, in pixels. */
  readonly line: number;
  /** Whether who's pushed has a line of its own; otherwise it's only shown. */
  readonly tellsPushed: boolean;
}

const PADDING = 8;
const INDENT = 44;
const FIGURE = 32;

type Line = (context: CanvasRenderingContext2D, y: number) => void;

function pushedLine(scene: ArtusScene, { figure, to }: NonNullable<Outcome['pushed']>): Line {
  const { theme, words } = scene;
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  return (context, y) => {
    const x = LEFT + INDENT;
    const said = [words.artusPicture.choice.pushes, words.artusPicture.choice.to(to)] as const;
    const widths = said.map((text) => widthOf(text, line.size, line.weight));
    const share = shareOf(widths, WIDTH - INDENT - FIGURE - 16);
    const [before, after] = widths.map((width) => Math.ceil(width * share));
    const width = write(context, said[0], x, y, { ...line, maxWidth: before! });
    drawFigure(context, theme, figure, FIGURE, x + width + 6 + FIGURE / 2, y);
    write(context, said[1], x + width + FIGURE + 14, y, { ...line, maxWidth: after! });
  };
}

/** What the viewer's Knights are worth together after the table has turned, and the difference. */
function turnLine(scene: ArtusScene, turn: NonNullable<Outcome['turn']>): Line {
  const { theme, words } = scene;
  const before = sum(turn.map((knight) => knight.before));
  const after = sum(turn.map((knight) => knight.after));
  const change = after - before;
  return (context, y) => {
    const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
    const right = LEFT + WIDTH - 4;
    const width = write(context, `(${change === 0 ? '±0' : signed(change)})`, right, y, {
      ...line,
      align: 'right',
    });
    const sums = write(context, signed(after), right - width - 8, y, {
      ...line,
      weight: 'bold',
      align: 'right',
    });
    write(context, words.artusPicture.choice.knightsThen, LEFT + 2, y, {
      ...line,
      maxWidth: right - width - sums - 18 - LEFT,
    });
  };
}

/** Lines below the first one. */
function linesBelow(scene: ArtusScene, outcome: Outcome, tellsPushed: boolean): Line[] {
  const { theme, view, words } = scene;
  const { action, later, to, turn, pushed, crowned } = outcome;
  const { choice } = words.artusPicture;
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  const whole = { ...line, maxWidth: WIDTH - INDENT } as const;
  const lines: Line[] = [];
  if (action.type === 'score' && action.chairs.length > 0)
    lines.push((context, y) => {
      action.chairs.forEach((chair, i) => {
        const x = LEFT + INDENT + CHIP.width / 2 + i * (CHIP.width + 6);
        drawChip(context, theme, valueAt(view, chair), x, y);
      });
    });
  else if (action.type === 'moveKnight' && to !== null && later !== null)
    lines.push((context, y) => {
      const width = write(context, choice.landing(to), LEFT + INDENT, y, {
        ...line,
        maxWidth: WIDTH - INDENT - CHIP.width - 14,
      });
      drawChip(context, theme, later, LEFT + INDENT + width + 10 + CHIP.width / 2, y);
    });
  if (crowned)
    lines.push((context, y) => void write(context, words.artus.choose.crowns, LEFT + INDENT, y, whole));
  if (pushed !== null && tellsPushed) lines.push(pushedLine(scene, pushed));
  if (turn !== null) lines.push(turnLine(scene, turn));
  return lines;
}

export function rowHeight(scene: ArtusScene, outcome: Outcome, { line, tellsPushed }: Density): number {
  return PADDING + line * (1 + linesBelow(scene, outcome, tellsPushed).length);
}

function rowLabel({ words }: ArtusScene, { action, met }: Outcome): string {
  const { choice } = words.artusPicture;
  if (!met) return choice.unmet;
  return action.type === 'addRing' ? choice.ringOn(action.chair) : actionWords(action, words);
}

function separator(context: CanvasRenderingContext2D, theme: Theme, y: number): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, y - 1, WIDTH, 1.5);
}

/** One choice: its number, what's done, the points now, and what follows. */
export function drawOutcomeRow(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcome: Outcome,
  number: number,
  top: number,
  { line: pitch, tellsPushed }: Density,
): void {
  const { theme } = scene;
  const right = LEFT + WIDTH - 2;
  if (number > 1) separator(context, theme, top);
  const first = top + PADDING / 2 + pitch / 2;
  const shown = String(number);
  drawNumber(context, theme, shown, LEFT + numberWidth(shown) / 2, first);
  const label = LEFT + Math.max(INDENT, numberWidth(shown) + 3);
  const points = { size: 28, colour: theme.ink, align: 'right' } as const;
  let end = right - write(context, signed(outcome.points), right, first, points) - 6;
  if (outcome.pushed !== null && !tellsPushed) {
    drawFigure(context, theme, outcome.pushed.figure, FIGURE, end - FIGURE / 2, first);
    end -= FIGURE + 4;
  }
  write(context, rowLabel(scene, outcome), label, first, {
    size: LEAST,
    colour: theme.ink,
    maxWidth: end - label,
  });
  linesBelow(scene, outcome, tellsPushed).forEach((line, i) => {
    line(context, first + (i + 1) * pitch);
  });
}
