import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import { write } from '../../parts/text.ts';
import { drawFigure } from '../board/figures.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawHead, HEAD_HEIGHT, LEFT, WIDTH } from './head.ts';
import type { Outcome } from './outcome.ts';
import { actionWords } from './outcomeWords.ts';
import { drawScores } from './scores.ts';

export interface FigureGroup {
  readonly first: Outcome;
  readonly outcomes: readonly Outcome[];
}

/** Outcomes grouped by acting figure, in order of appearance. */
export function byFigure(outcomes: readonly Outcome[]): FigureGroup[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const key = outcome.from === null ? outcome.action.type : `${outcome.from} ${outcome.action.type}`;
    groups.set(key, [...(groups.get(key) ?? []), outcome]);
  }
  return [...groups.values()].map((group) => ({ first: group[0] as Outcome, outcomes: group }));
}

/** One row per figure: its chair, the points it can score, and its number of moves. */
export function drawFigureRows(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  groups: readonly FigureGroup[],
): void {
  const { theme, words } = scene;
  const { choice } = words.artusPicture;
  drawHead(context, scene, seat);
  const ink = { colour: theme.ink };
  const pitch = Math.min(86, (PANEL.height - HEAD_HEIGHT - 16) / groups.length);
  groups.forEach(({ first, outcomes }, i) => {
    const y = PANEL.y + HEAD_HEIGHT + 4 + i * pitch + pitch / 2;
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
  drawScores(context, scene, PANEL.y + HEAD_HEIGHT + 4 + groups.length * pitch);
}
