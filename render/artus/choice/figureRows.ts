import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import { drawFigure } from '../board/figures.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { BOTTOM, LEFT, TOP, WIDTH } from './layout.ts';
import { drawNumber, numberWidth, ranges } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';

export interface FigureGroup {
  readonly first: Outcome;
  readonly outcomes: readonly Outcome[];
  /** Of the outcomes among all of them, from 1. */
  readonly numbers: readonly number[];
}

/** Outcomes grouped by acting figure, in order of appearance. */
export function byFigure(outcomes: readonly Outcome[]): FigureGroup[] {
  const groups = new Map<string, { outcomes: Outcome[]; numbers: number[] }>();
  outcomes.forEach((outcome, i) => {
    const key = outcome.from === null ? outcome.action.type : `${outcome.from}`;
    const group = groups.get(key) ?? { outcomes: [], numbers: [] };
    group.outcomes.push(outcome);
    group.numbers.push(i + 1);
    groups.set(key, group);
  });
  return [...groups.values()].map((group) => ({ first: group.outcomes[0] as Outcome, ...group }));
}

function pointsWords(outcomes: readonly Outcome[]): string {
  const points = outcomes.map((outcome) => outcome.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`;
}

/** How many moves the figure can make, and whether it can get a ring. */
function uses({ words }: ArtusScene, { first, outcomes }: FigureGroup): string {
  const { choice } = words.artusPicture;
  if (first.from === null) return actionWords(first.action, words);
  const rings = outcomes.filter(({ action }) => action.type === 'addRing').length;
  const moves = outcomes.length - rings;
  if (moves === 0) return choice.aRing;
  return rings === 0 ? choice.moves(moves) : choice.movesOrRing(moves);
}

/** One row per figure: the numbers of its choices, its chair, the points, and what it can do. */
export function drawFigureRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  groups: readonly FigureGroup[],
): number {
  const { theme, words } = scene;
  const pitch = Math.min(104, (BOTTOM - TOP) / groups.length);
  const line = { size: LEAST, colour: theme.ink } as const;
  const right = LEFT + WIDTH - 4;
  groups.forEach((group, i) => {
    const { first, outcomes, numbers } = group;
    const y = TOP + (i + 0.5) * pitch;
    if (i > 0) {
      context.fillStyle = theme.parchment.dark;
      context.fillRect(LEFT, y - pitch / 2 - 1, WIDTH, 1.5);
    }
    const [upper, lower] = [y - pitch * 0.21, y + pitch * 0.21];
    const shown = ranges(numbers);
    const width = numberWidth(shown);
    drawNumber(context, theme, shown, LEFT + 1 + width / 2, upper);
    write(context, pointsWords(outcomes), right, upper, { ...line, size: 32, align: 'right' });
    const label = first.from === null ? '' : words.artusPicture.choice.on(first.from);
    write(context, label, LEFT + width + 12, upper, { ...line, maxWidth: WIDTH - width - 80 });
    const size = Math.min(46, pitch * 0.5);
    if (first.figure !== null) drawFigure(context, theme, first.figure, size, LEFT + size / 2 + 2, lower);
    const indent = first.figure === null ? 4 : size + 10;
    write(context, uses(scene, group), LEFT + indent, lower, {
      ...line,
      weight: 'normal',
      maxWidth: WIDTH - indent - 4,
    });
  });
  return TOP + groups.length * pitch;
}
