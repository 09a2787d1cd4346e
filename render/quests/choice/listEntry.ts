import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawMedal } from '../cards/medal.ts';
import { drawSeal } from '../cards/seal.ts';
import { drawTrophy } from '../cards/token.ts';
import type { QuestsScene } from '../scene.ts';
import { LEFT, WIDTH } from './listLayout.ts';
import type { OptionGroup } from './optionGroups.ts';

function sign(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  { first }: OptionGroup,
  y: number,
): void {
  const { theme, view } = scene;
  const { action } = first;
  const x = LEFT + 20;
  if (action.type === 'challenge') {
    drawTrophy(context, theme, action.card, 38, x, y);
    if (view.variant === 'seals' && action.mode !== 'double')
      drawSeal(context, theme, view.toAct ?? 0, 32, x + 36, y + 1);
  } else if (action.type === 'adventure') {
    drawMedal(
      context,
      theme,
      view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0,
      20,
      x,
      y,
    );
  } else drawIcon(context, theme, action.type, 40, x, y);
}

function label({ words }: QuestsScene, { first, ways }: OptionGroup): string {
  const { choice } = words.questsPicture;
  const { action } = first;
  if (action.type === 'reveal') return choice.reveal;
  if (action.type === 'draw') return choice.drawUpTo(ways - 1);
  if (action.type === 'adventure') return words.quests.adventure(action.adventure);
  return [choice.short[action.mode], choice.ways(ways)].filter((part) => part !== '').join(', ');
}

export function drawEntry(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  group: OptionGroup,
  y: number,
): void {
  const { theme } = scene;
  const { action } = group.first;
  sign(context, scene, group, y);
  const pays = action.type === 'challenge' || action.type === 'adventure';
  const text = LEFT + (scene.view.variant === 'seals' ? 76 : 54);
  const room = LEFT + WIDTH - text - (pays ? 74 : 0);
  const gainers = [
    ...new Set(group.first.completed === null ? [] : group.first.gains.map(({ seat }) => seat)),
  ];
  write(context, label(scene, group), text, gainers.length > 0 ? y - 10 : y, {
    size: gainers.length > 0 ? 18 : 21,
    minSize: 16,
    colour: theme.ink,
    maxWidth: room,
  });
  gainers.forEach((seat, i) => {
    shield(context, theme, seat, 26, text + 11 + i * 25, y + 14);
  });
  if (!pays) return;
  const right = LEFT + WIDTH;
  const count = write(context, String(group.left), right, y, { size: 27, colour: theme.ink, align: 'right' });
  const icon = action.type === 'challenge' ? 'knights' : 'adversaries';
  drawIcon(context, theme, icon, 36, right - count - 18, y);
}
