import type { CanvasRenderingContext2D } from 'canvas';
import type { Rect } from '../../parts/parchment.ts';
import { write } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import { drawAdventureFace } from '../cards/adventureCard.ts';
import { drawAdversary } from '../cards/adversaryCard.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import type { Outcome } from './outcome.ts';

/** The target that all rows share. */
export function drawTarget(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  { action }: Outcome,
  area: Rect,
): void {
  const { theme, view, words } = scene;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const label = (text: string, at: number) => {
    wrap(text, 24, area.width - 32, 2, 'bold').forEach((line, i) => {
      write(context, line, x, at + i * 30, { size: 24, colour: theme.chalk, align: 'centre' });
    });
  };
  if (action.type === 'challenge') {
    const size = { width: 184, height: 144 };
    drawAdversary(context, theme, action.card, { x: x - 92, y: y - 104, ...size }, null);
    label(words.quests.adversary(action.card), y + 74);
  } else if (action.type === 'adventure') {
    const adventure = view.adventures.find(({ id }) => id === action.adventure);
    if (adventure !== undefined) drawAdventureFace(context, scene, adventure, x, y);
  } else {
    drawIcon(context, theme, 'draw', 160, x, y - 30);
    label(words.questsPicture.choice.pile(view.knightPile), y + 82);
  }
}
