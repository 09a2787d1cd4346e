import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { write } from '../parts/text.ts';
import { CHIP, drawChip } from './chip.ts';
import { drawFigure } from './figures.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';
import { knightsOf, signed } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL } from './sheet.ts';

const LEFT = PANEL.x + 18;
const WIDTH = PANEL.width - 36;
const COLUMN = WIDTH / 5;
const HEAD = 92;
const PLAIN_ROW = 56;
const TURN_ROW = 77;

function columnAt(index: number): number {
  return LEFT + CHIP.width / 2 + index * COLUMN;
}

/** The viewer's Knights by chair and value, each above the column in which the rows show what it would become. */
function drawHead(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat): void {
  const { theme, view, words } = scene;
  const top = PANEL.y + 12;
  write(context, words.picture.artus.choice.yourKnights, LEFT, top + 14, {
    size: 19,
    colour: theme.softInk,
    maxWidth: WIDTH,
  });
  knightsOf(view, seat).forEach(({ chair, value }, i) => {
    write(context, String(chair), columnAt(i), top + 38, { size: 19, colour: theme.ink, align: 'centre' });
    drawChip(context, theme, value, columnAt(i), top + 64);
  });
}

function drawRow(context: CanvasRenderingContext2D, scene: ArtusScene, outcome: Outcome, top: number): void {
  const { theme, words } = scene;
  const { choice } = words.picture.artus;
  const { action, later, points, pushed, to, turn, crowned } = outcome;
  const right = LEFT + WIDTH;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, top - 1, WIDTH, 1.5);
  const ink = { colour: theme.ink };
  const width = write(context, signed(points), right, top + 19, { ...ink, size: 30, align: 'right' });
  write(context, actionWords(action, words), LEFT, top + 18, {
    ...ink,
    size: 22,
    maxWidth: WIDTH - width - 10,
  });
  let x = LEFT;
  if (to !== null && later !== null && action.type !== 'addRing') {
    x += write(context, choice.lands(to), x, top + 42, { colour: theme.softInk, size: 19 }) + 6;
    if (outcome.figure?.kind === 'knight') drawChip(context, theme, later, x + CHIP.width / 2, top + 41);
  }
  if (crowned) write(context, words.artus.choose.crowns, x, top + 42, { ...ink, size: 18, maxWidth: WIDTH });
  if (pushed !== null) {
    const to = write(context, `→ ${pushed.to}`, right, top + 43, { ...ink, size: 20, align: 'right' });
    drawFigure(context, theme, pushed.figure, 32, right - to - 20, top + 42);
  }
  turn?.forEach(({ after }, i) => {
    drawChip(context, theme, after, columnAt(i), top + 64);
  });
}

/** One row a possible action; where they are too many, the last line says how many more there are. */
export function drawChoiceRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const { theme, words } = scene;
  drawHead(context, scene, seat);
  const bottom = PANEL.y + PANEL.height - 8;
  let top = PANEL.y + HEAD + 4;
  for (const [i, outcome] of outcomes.entries()) {
    const height = outcome.turn === null ? PLAIN_ROW : TURN_ROW;
    const isLast = i === outcomes.length - 1;
    if (top + height + (isLast ? 0 : 34) > bottom) {
      const more = words.picture.artus.choice.more(outcomes.length - i);
      write(context, more, LEFT, top + 18, { size: 22, colour: theme.ink, maxWidth: WIDTH });
      return;
    }
    drawRow(context, scene, outcome, top);
    top += height;
  }
}

export interface FigureGroup {
  readonly first: Outcome;
  readonly outcomes: readonly Outcome[];
}

/** Outcomes by the figure that acts, in the order of their first. */
export function byFigure(outcomes: readonly Outcome[]): FigureGroup[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = outcome.from === null ? outcome.action.type : `${outcome.from} ${outcome.action.type}`;
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups.values()].map((group) => ({ first: group[0] as Outcome, outcomes: group }));
}

/** One row a figure: where it stands, what it brings, how many ways it has. */
export function drawFigureRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  groups: readonly FigureGroup[],
): void {
  const { theme, words } = scene;
  const { choice } = words.picture.artus;
  drawHead(context, scene, seat);
  const ink = { colour: theme.ink };
  const pitch = Math.min(86, (PANEL.height - HEAD - 16) / groups.length);
  groups.forEach(({ first, outcomes }, i) => {
    const y = PANEL.y + HEAD + 4 + i * pitch + pitch / 2;
    context.fillStyle = theme.parchment.dark;
    context.fillRect(LEFT, y - pitch / 2 - 1, WIDTH, 1.5);
    if (first.figure !== null)
      drawFigure(context, theme, first.figure, Math.min(60, pitch - 12), LEFT + 30, y);
    const text = LEFT + 70;
    const low = Math.min(...outcomes.map(({ points }) => points));
    const high = Math.max(...outcomes.map(({ points }) => points));
    const points = low === high ? signed(low) : `${signed(low)} … ${signed(high)}`;
    const width = write(context, points, LEFT + WIDTH, y, {
      ...ink,
      size: low === high ? 30 : 22,
      align: 'right',
    });
    const isRing = first.action.type === 'addRing';
    const label =
      first.from === null
        ? actionWords(first.action, words)
        : isRing
          ? choice.ringOn
          : choice.from(first.from);
    write(context, label, text, y - 12, { ...ink, size: 21, maxWidth: WIDTH - 78 - width });
    const below =
      isRing && first.from !== null ? words.artus.chair(first.from) : choice.ways(outcomes.length);
    write(context, below, text, y + 15, { colour: theme.softInk, size: 18, maxWidth: WIDTH - 78 - width });
  });
}
