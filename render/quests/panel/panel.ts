import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../../parts/crown.ts';
import { rule, shareOf } from '../../parts/shapes.ts';
import { widthOf, write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawPlaque, LEGEND_HEIGHT, plaquesOf } from '../plaque.ts';
import { PANEL, type QuestsScene } from '../sheet.ts';

const SIZE = 26;
const SIGN = 40;
/** Between the signs, at least and at most. */
const GAPS = [6, 30] as const;

/** What the signs on the plaques mean. */
function drawLegend(context: CanvasRenderingContext2D, { theme, view, say }: QuestsScene): void {
  const y = PANEL.y + PANEL.height - LEGEND_HEIGHT / 2 - 6;
  const entries = [
    ['knights', say('quests-picture-legend-knights')],
    ...(view.variant === 'seals' ? [['seal', say('quests-picture-legend-seals')] as const] : []),
    ['crown', say('quests-picture-legend-leads')],
  ] as const;
  const room = PANEL.width - 44;
  const told = entries.map(([, text]) => widthOf(text, SIZE, 'normal'));
  const share = shareOf(told, room - entries.length * SIGN - (entries.length - 1) * GAPS[0]);
  const widths = told.map((width) => SIGN + width * share);
  const used = widths.reduce((all, width) => all + width, 0);
  const gap = Math.min(GAPS[1], (room - used) / (entries.length - 1));
  let x = PANEL.x + 20;
  entries.forEach(([icon, text], i) => {
    if (icon === 'crown') {
      context.save();
      context.translate(x + 16, y);
      crown(context, 32, theme.gold.dark);
      context.restore();
    } else drawIcon(context, theme, icon, 36, x + 16, y);
    const width = widths[i] ?? 0;
    write(context, text, x + SIGN, y, {
      size: SIZE,
      weight: 'normal',
      colour: theme.softInk,
      maxWidth: Math.ceil(width - SIGN),
    });
    x += width + gap;
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
