import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { mix } from '../../parts/colour.ts';
import { withShadow } from '../../parts/shadow.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import type { QuestsScene } from '../scene.ts';
import { QUEST } from '../sheet.ts';
import { writeName } from './adventureName.ts';
import { drawNeed } from './adventureNeed.ts';
import { drawMedal } from './medal.ts';

const MEDAL = { y: -QUEST.height / 2 + 38, radius: 31 } as const;
const NEED_Y = 55;

function face(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { need, value }: AdventureView,
  name: string,
  or: string,
): void {
  const { width, height } = QUEST;
  withShadow(context, theme, 6, () => {
    roundedRect(context, -width / 2, -height / 2, width, height, 10);
    context.fillStyle = theme.parchment.light;
    context.fill();
  });
  for (const [inset, line] of [
    [1, 2],
    [6, 1],
  ] as const) {
    roundedRect(context, -width / 2 + inset, -height / 2 + inset, width - 2 * inset, height - 2 * inset, 9);
    context.strokeStyle = theme.parchment.dark;
    context.lineWidth = line;
    context.stroke();
  }
  drawMedal(context, theme, value, MEDAL.radius, 0, MEDAL.y);
  writeName(context, name, theme.ink);
  context.translate(0, NEED_Y);
  drawNeed(context, theme, need, or);
}

/** The colour of an adventure that's out of play. */
export const shade = (theme: Theme): string => mix(theme.parchment.mid, theme.floor.dark, 0.72);

/** A taken adventure: dark, so that its owner's shield stands out, with name and points still legible. */
function shadedFace(context: CanvasRenderingContext2D, theme: Theme, value: number, name: string): void {
  const { width, height } = QUEST;
  roundedRect(context, -width / 2, -height / 2, width, height, 10);
  context.fillStyle = shade(theme);
  context.fill();
  roundedRect(context, -width / 2 + 1, -height / 2 + 1, width - 2, height - 2, 9);
  context.strokeStyle = theme.floor.dark;
  context.lineWidth = 2;
  context.stroke();
  drawMedal(context, theme, value, MEDAL.radius, 0, MEDAL.y);
  writeName(context, name, theme.chalk);
}

/** An adventure card, centred on (x, y); dark if it's taken. */
export function drawAdventureFace(
  context: CanvasRenderingContext2D,
  { theme, words }: QuestsScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  const name = words.quests.adventure(adventure.id);
  const key = `adventure ${theme.id} ${adventure.id} ${name} ${adventure.taken === null}`;
  stamp(context, key, QUEST.width + 20, QUEST.height + 20, x, y, (inner) => {
    if (adventure.taken === null) face(inner, theme, adventure, name, words.questsPicture.or);
    else shadedFace(inner, theme, adventure.value, name);
  });
}
