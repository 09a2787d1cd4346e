import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import type { Words } from '../../../src/i18n/index.ts';
import { mix } from '../../parts/colour.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { numberOf } from '../../parts/spoken.ts';
import { stamp } from '../../parts/stamp.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawVignette, VIGNETTE_RATIO } from '../art/vignette.ts';
import type { QuestsScene } from '../scene.ts';
import { QUEST } from '../sheet.ts';
import { writeName } from './adventureName.ts';
import { drawNeed } from './adventureNeed.ts';
import { drawMedal } from './medal.ts';

const INSET = 5;
const SCENE = QUEST.width - 2 * INSET;
const SCENE_Y = -QUEST.height / 2 + INSET + (SCENE * VIGNETTE_RATIO) / 2;
const MEDAL = { x: -QUEST.width / 2 + 28, y: -QUEST.height / 2 + 28, radius: 25 } as const;
const NAME_Y = 5;
const NEED_Y = 60;

/** The colour of an adventure that's out of play. */
export const shade = (theme: Theme): string => mix(theme.parchment.mid, theme.floor.dark, 0.72);

function scene(context: CanvasRenderingContext2D, theme: Theme, { id, value, taken }: AdventureView): void {
  context.save();
  context.translate(0, SCENE_Y);
  drawVignette(context, theme, id, SCENE);
  if (taken !== null) {
    context.globalAlpha = 0.62;
    context.fillStyle = shade(theme);
    context.fillRect(-SCENE / 2, (-SCENE * VIGNETTE_RATIO) / 2, SCENE, SCENE * VIGNETTE_RATIO);
  }
  context.restore();
  drawMedal(context, theme, value, MEDAL.radius, MEDAL.x, MEDAL.y);
}

/** An adventure card of QUEST's size around the origin; dark, and without what it asks for, if it's taken. */
export function adventureFace(
  context: CanvasRenderingContext2D,
  theme: Theme,
  adventure: AdventureView,
  words: Words,
): void {
  const { width, height } = QUEST;
  const open = adventure.taken === null;
  const outline = () => roundedRect(context, -width / 2, -height / 2, width, height, 10);
  outline();
  context.fillStyle = open ? theme.parchment.light : shade(theme);
  context.fill();
  scene(context, theme, adventure);
  outline();
  context.strokeStyle = open ? theme.parchment.dark : theme.floor.dark;
  context.lineWidth = 3;
  context.stroke();
  const name = words.quests.adventure(adventure.id);
  writeName(context, name, open ? theme.ink : theme.chalk, NAME_Y, width - 6);
  if (!open) return;
  context.save();
  context.translate(0, NEED_Y);
  drawNeed(context, theme, adventure.need, words);
  context.restore();
}

/** An adventure card, centred on (x, y); dark if it's taken. */
export function drawAdventureFace(
  context: CanvasRenderingContext2D,
  { theme, words }: QuestsScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  const key = `adventure ${theme.id} ${adventure.id} ${numberOf(words)} ${adventure.taken === null}`;
  stamp(context, key, QUEST.width + 20, QUEST.height + 20, x, y, (inner) =>
    adventureFace(inner, theme, adventure, words),
  );
}
