import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import type { Theme } from '../themes/theme.ts';
import { CHIP, drawChip } from './chip.ts';
import { drawFigure } from './figures.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';
import { knightsOf, signed, valueAt } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL } from './sheet.ts';

const LEFT = PANEL.x + 18;
const WIDTH = PANEL.width - 36;
const COLUMN = WIDTH / 5;
const HEAD = 92;
const LINE = 31;
const SCORE_ROW = 46;

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

/** Who is pushed and to which chair, ending at `right`; returns where it begins. */
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

/** Whether the row has a second line: where the figure lands and what the chair is worth then. */
function tellsLanding({ figure, action }: Outcome): boolean {
  return action.type === 'score' ? action.chairs.length > 0 : figure?.kind === 'knight';
}

function heightOf(outcome: Outcome): number {
  const lines = tellsLanding(outcome) || outcome.crowned ? 2 : 1;
  return 8 + lines * LINE + (outcome.turn === null ? 0 : CHIP.height + 8);
}

function drawRow(context: CanvasRenderingContext2D, scene: ArtusScene, outcome: Outcome, top: number): void {
  const { theme, words, view } = scene;
  const { action, later, points, pushed, to, turn, crowned } = outcome;
  const right = LEFT + WIDTH;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, top - 1, WIDTH, 1.5);
  const first = top + LINE / 2 + 4;
  const second = first + LINE;
  const ink = { colour: theme.ink };
  const oneLine = !tellsLanding(outcome);
  let end = right - write(context, signed(points), right, first, { ...ink, size: 28, align: 'right' }) - 10;
  if (pushed !== null) {
    const start = drawPushed(context, theme, pushed, oneLine ? end : right, oneLine ? first : second);
    if (oneLine) end = start;
  }
  const label = outcome.met ? actionWords(action, words) : words.picture.artus.choice.unmet;
  write(context, label, LEFT, first, { ...ink, size: 21, maxWidth: end - LEFT });
  if (action.type === 'score') {
    action.chairs.forEach((chair, i) => {
      drawChip(context, theme, valueAt(view, chair), columnAt(i), second);
    });
  } else if (tellsLanding(outcome) && to !== null && later !== null) {
    const place = { colour: theme.softInk, size: 19 };
    const width = write(context, words.picture.artus.choice.lands(to), LEFT, second, place);
    drawChip(context, theme, later, LEFT + width + 8 + CHIP.width / 2, second);
  }
  if (crowned) write(context, words.artus.choose.crowns, LEFT, second, { ...ink, size: 19, maxWidth: WIDTH });
  const third = top + heightOf(outcome) - CHIP.height / 2 - 6;
  turn?.forEach(({ after }, i) => {
    drawChip(context, theme, after, columnAt(i), third);
  });
}

/** Where the rows leave room: every player's score. */
function drawScores(context: CanvasRenderingContext2D, scene: ArtusScene, above: number): void {
  const { theme, view, names, words } = scene;
  const height = SCORE_ROW * view.players.length + 36;
  const top = PANEL.y + PANEL.height - height - 8;
  if (top < above + 24) return;
  write(context, words.picture.artus.scores, LEFT, top + 12, { size: 19, colour: theme.softInk });
  view.players.forEach(({ score }, seat) => {
    const y = top + 36 + (seat + 0.5) * SCORE_ROW;
    shield(context, theme, seat, 40, LEFT + 20, y);
    const ink = { colour: theme.ink };
    const width = write(context, signed(score, false), LEFT + WIDTH, y, { ...ink, size: 26, align: 'right' });
    write(context, names[seat] ?? '', LEFT + 50, y, { ...ink, size: 20, maxWidth: WIDTH - 60 - width });
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
  let top = PANEL.y + HEAD + 10;
  for (const [i, outcome] of outcomes.entries()) {
    const height = heightOf(outcome);
    const isLast = i === outcomes.length - 1;
    if (top + height + (isLast ? 0 : LINE) > bottom) {
      const more = words.picture.artus.choice.more(outcomes.length - i);
      write(context, more, LEFT, top + 18, { size: 21, colour: theme.ink, maxWidth: WIDTH });
      return;
    }
    drawRow(context, scene, outcome, top);
    top += height;
  }
  drawScores(context, scene, top);
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
    const label = first.from === null ? actionWords(first.action, words) : choice.lands(first.from);
    const below = first.action.type === 'addRing' ? choice.aRing : choice.moves(outcomes.length);
    const maxWidth = WIDTH - 78 - width;
    write(context, label, text, first.from === null ? y : y - 12, { ...ink, size: 21, maxWidth });
    if (first.from !== null)
      write(context, below, text, y + 15, { colour: theme.softInk, size: 18, maxWidth });
  });
  drawScores(context, scene, PANEL.y + HEAD + 4 + groups.length * pitch);
}
