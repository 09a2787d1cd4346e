import type { CanvasRenderingContext2D } from 'canvas';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import type { QuestsScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { drawEntry } from './listEntry.ts';
import { LEFT, LINE, WIDTH } from './listLayout.ts';
import type { OptionGroup } from './optionGroups.ts';
import { drawSmallHand } from './smallHand.ts';

function rule(context: CanvasRenderingContext2D, theme: Theme, y: number): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, y, WIDTH, 1.5);
}

/** The hand, and below it what can be done, numbered in the order of the options. */
export function drawList(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  groups: readonly OptionGroup[],
): void {
  const { theme, words } = scene;
  const { choice } = words.questsPicture;
  const top = drawSmallHand(context, scene, PANEL.y + 12);
  rule(context, theme, top);
  const keep = { size: 26, colour: theme.softInk, align: 'right', maxWidth: WIDTH * 0.45 } as const;
  const kept = write(context, choice.keep, LEFT + WIDTH, top + 26, keep);
  const title = { size: 28, colour: theme.ink, maxWidth: WIDTH - kept - 16 };
  write(context, choice.title, LEFT, top + 26, title);
  const first = top + 74;
  const room = Math.floor((PANEL.y + PANEL.height - 16 - first + LINE / 2) / LINE);
  const shown = groups.length > room ? room - 1 : groups.length;
  groups.slice(0, shown).forEach((group, i) => {
    drawEntry(context, scene, group, i + 1, first + i * LINE);
  });
  if (shown === groups.length) return;
  write(context, choice.more(groups.length - shown), LEFT, first + shown * LINE, {
    size: 26,
    colour: theme.ink,
    maxWidth: WIDTH,
  });
}
