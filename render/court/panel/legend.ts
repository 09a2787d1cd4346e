import type { CanvasRenderingContext2D } from 'canvas';
import { rule } from '../../parts/rule.ts';
import { write } from '../../parts/text.ts';
import { blackDie, favorDie } from '../pieces/dice.ts';
import { vacancy } from '../pieces/vacancy.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { LEGEND_TOP, LEGEND_YS } from './layout.ts';

const SIZE = 26;

/** What the signs on the courts mean, at the bottom of the parchment. */
export function drawLegend(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const left = PANEL.x + 26;
  rule(context, scene.theme, PANEL, LEGEND_TOP);
  const [first, second] = LEGEND_YS;
  explainSizes(context, scene, left, first);
  explainSigns(context, scene, left, second);
}

/** How the sizes of the groups are written, and the black die if there is one. */
export function explainSizes(
  context: CanvasRenderingContext2D,
  { theme, words, view }: CourtScene,
  x: number,
  y: number,
): void {
  const { legend } = words.courtPicture;
  const line = { size: SIZE, colour: theme.ink };
  const plain = { ...line, weight: 'normal' } as const;
  let left = x + write(context, legend.example, x, y, line) + 8;
  const isDie = view.blackDie !== null;
  left += write(context, isDie ? legend.weakestShort : legend.weakest, left, y, plain) + 20;
  if (!isDie) return;
  blackDie(context, theme, 32, left + 16, y);
  write(context, legend.blackDie, left + 40, y, plain);
}

/** The King's Favor, and characters still to take. */
export function explainSigns(
  context: CanvasRenderingContext2D,
  { theme, words, view }: CourtScene,
  left: number,
  y: number,
): void {
  const { legend } = words.courtPicture;
  const line = { size: SIZE, weight: 'normal', colour: theme.ink } as const;
  favorDie(context, theme, 32, left + 17, y);
  const told = write(context, legend.favor, left + 42, y, line);
  if (view.phase === 'over') return;
  vacancy(context, theme, 34, left + told + 78, y);
  write(context, legend.toTake, left + told + 102, y, line);
}
