import type { CanvasRenderingContext2D } from 'canvas';
import { widthOf } from '../../parts/measure.ts';
import { rule } from '../../parts/rule.ts';
import { shareOf } from '../../parts/share.ts';
import { write } from '../../parts/text.ts';
import { blackDie, favorDie } from '../pieces/dice.ts';
import { vacancy } from '../pieces/vacancy.ts';
import type { CourtScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { LEGEND_TOP, LEGEND_YS } from './layout.ts';

const SIZE = 26;

/** What the signs on the courts mean, at the bottom of the parchment. */
export function drawLegend(context: CanvasRenderingContext2D, scene: CourtScene): void {
  const [left, width] = [PANEL.x + 26, PANEL.width - 46];
  rule(context, scene.theme, PANEL, LEGEND_TOP);
  const [first, second] = LEGEND_YS;
  explainSizes(context, scene, left, first, width);
  explainSigns(context, scene, left, second, width);
}

/** How the sizes of the groups are written, and the black die if there is one. */
export function explainSizes(
  context: CanvasRenderingContext2D,
  { theme, words, view }: CourtScene,
  x: number,
  y: number,
  width: number,
): void {
  const { legend } = words.courtPicture;
  const isDie = view.blackDie !== null;
  const line = { size: SIZE, colour: theme.ink };
  const example = write(context, legend.example, x, y, line) + 8;
  const [weakest, die] = isDie ? [legend.weakestShort, legend.blackDie] : [legend.weakest, ''];
  const plain = narrowIn([weakest, die], width - example - (isDie ? 60 : 0), theme.ink);
  const left = x + example + plain(context, weakest, x + example, y) + 20;
  if (!isDie) return;
  blackDie(context, theme, 32, left + 16, y);
  plain(context, die, left + 40, y);
}

/** The King's Favor, and characters still to take. */
export function explainSigns(
  context: CanvasRenderingContext2D,
  { theme, words, view }: CourtScene,
  left: number,
  y: number,
  width: number,
): void {
  const { legend } = words.courtPicture;
  const isOver = view.phase === 'over';
  const room = width - (isOver ? 42 : 102);
  const plain = narrowIn(isOver ? [legend.favor] : [legend.favor, legend.toTake], room, theme.ink);
  favorDie(context, theme, 32, left + 17, y);
  const told = plain(context, legend.favor, left + 42, y);
  if (isOver) return;
  vacancy(context, theme, 34, left + told + 78, y);
  plain(context, legend.toTake, left + told + 102, y);
}

/** Writes any of the texts so narrow that all of them fit in the room; returns its width. */
function narrowIn(texts: readonly string[], room: number, colour: string) {
  const width = (text: string) => widthOf(text, SIZE, 'normal');
  const share = shareOf(texts.map(width), room);
  return (context: CanvasRenderingContext2D, text: string, x: number, y: number): number =>
    write(context, text, x, y, {
      size: SIZE,
      weight: 'normal',
      colour,
      maxWidth: Math.ceil(width(text) * share),
    });
}
