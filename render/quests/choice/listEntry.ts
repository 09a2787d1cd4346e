import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { drawIcon } from '../cards/icons.ts';
import { drawMedal } from '../cards/medal.ts';
import { drawTrophy } from '../cards/token.ts';
import type { QuestsScene } from '../scene.ts';
import { LEFT, WIDTH } from './listLayout.ts';
import type { OptionGroup } from './optionGroups.ts';

const SIGN = LEFT + 62;
const TEXT = LEFT + 92;
const SIZE = 26;

function sign(
  context: CanvasRenderingContext2D,
  { theme, view }: QuestsScene,
  { first }: OptionGroup,
  y: number,
): void {
  const { action } = first;
  if (action.type === 'challenge') drawTrophy(context, theme, action.card, 40, SIGN, y);
  else if (action.type === 'adventure') {
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    drawMedal(context, theme, value, 22, SIGN, y);
  } else drawIcon(context, theme, action.type, 42, SIGN, y);
}

function label({ view, words }: QuestsScene, { first, ways }: OptionGroup): string {
  const { choice } = words.questsPicture;
  const { action } = first;
  if (action.type === 'reveal') return choice.reveal;
  if (action.type === 'draw') return choice.drawUpTo(ways - 1);
  if (action.type === 'adventure') return words.quests.adventure(action.adventure);
  const how = choice.short[view.variant === 'basic' ? 'repeated' : action.mode];
  return ways === 1 ? how : choice.several(how, ways);
}

/** Something that can be done: its number, its card, what it is, and how many cards are left at most. */
export function drawEntry(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  group: OptionGroup,
  number: number,
  y: number,
): void {
  const { theme } = scene;
  const ink = { size: SIZE, colour: theme.ink };
  const { action, completed, gains } = group.first;
  write(context, String(number), LEFT + 16, y, { ...ink, size: 30, align: 'centre' });
  sign(context, scene, group, y);
  const pays = action.type === 'challenge' || action.type === 'adventure';
  const gainers = [...new Set(completed === null ? [] : gains.map(({ seat }) => seat))];
  const right = LEFT + WIDTH;
  const room = right - TEXT - (pays ? 84 : 0) - gainers.length * 34;
  const width = write(context, label(scene, group), TEXT, y, { ...ink, maxWidth: room });
  gainers.forEach((seat, i) => {
    shield(context, theme, seat, 34, TEXT + width + 22 + i * 34, y);
  });
  if (!pays) return;
  const count = write(context, String(group.left), right, y, { ...ink, size: 28, align: 'right' });
  drawIcon(
    context,
    theme,
    action.type === 'challenge' ? 'knights' : 'adversaries',
    36,
    right - count - 20,
    y,
  );
}
