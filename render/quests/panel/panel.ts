import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../../parts/crown.ts';
import { widthOf } from '../../parts/measure.ts';
import { rule } from '../../parts/rule.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawPlaque } from './plaque.ts';
import { LEGEND_HEIGHT, plaquesOf } from './plaques.ts';

const SIZE = 26;
const SIGN = 40;

/** What the signs on the plaques mean. */
function drawLegend(context: CanvasRenderingContext2D, { theme, view, words }: QuestsScene): void {
  const { legend } = words.questsPicture;
  const y = PANEL.y + PANEL.height - LEGEND_HEIGHT / 2 - 6;
  const entries = [
    ['knights', legend.knights],
    ...(view.variant === 'seals' ? [['seal', legend.seals] as const] : []),
    ['crown', legend.leads],
  ] as const;
  const room = PANEL.width - 44;
  const widths = entries.map(([, text]) => SIGN + widthOf(text, SIZE, 'normal'));
  const gap = Math.min(30, (room - widths.reduce((all, width) => all + width, 0)) / (entries.length - 1));
  let x = PANEL.x + 20;
  entries.forEach(([icon, text], i) => {
    if (icon === 'crown') {
      context.save();
      context.translate(x + 16, y);
      crown(context, 32, theme.gold.dark);
      context.restore();
    } else drawIcon(context, theme, icon, 36, x + 16, y);
    write(context, text, x + SIGN, y, { size: SIZE, weight: 'normal', colour: theme.softInk });
    x += (widths[i] ?? 0) + gap;
  });
}

/** Players with their points and what those are made of, their knights and their seals. */
export function drawPanel(context: CanvasRenderingContext2D, scene: QuestsScene): void {
  const { toAct } = scene.view;
  for (const plaque of plaquesOf(scene)) {
    drawPlaque(context, scene, plaque);
    const { seat, place } = plaque;
    if (![seat, seat + 1].includes(toAct ?? -2)) rule(context, scene.theme, PANEL, place.y + place.height);
  }
  drawLegend(context, scene);
}
