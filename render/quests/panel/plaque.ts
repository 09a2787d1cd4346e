import type { CanvasRenderingContext2D } from 'canvas';
import { crown } from '../../parts/crown.ts';
import type { Rect } from '../../parts/rect.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { turnMark } from '../../parts/turnMark.ts';
import { drawIcon } from '../cards/icons.ts';
import type { QuestsScene } from '../scene.ts';
import { drawChips } from './chips.ts';
import { crownHeight, signHeight } from './plaqueForm.ts';
import type { Plaque } from './plaques.ts';
import { drawTrophies } from './trophies.ts';

const RIGHT = 14;
/** Free space on both sides of a score's spot. */
const AIR = 4;

/** Where a player's points are. */
export function scoreSpot({ place, form, content }: Plaque): Rect {
  const top = place.y + (place.height - content) / 2;
  return {
    x: place.x + place.width - RIGHT - form.score - AIR,
    y: top,
    width: form.score + 2 * AIR,
    height: form.head,
  };
}

/** The shield, with the place below it and a crown on whoever leads. */
function sign(context: CanvasRenderingContext2D, scene: QuestsScene, plaque: Plaque) {
  const { theme, words } = scene;
  const { seat, place, form, rank } = plaque;
  const above = crownHeight(form, rank);
  const height = signHeight(form, rank);
  const top = place.y + (place.height - height) / 2;
  const middle = place.x + form.shield / 2 + 12;
  if (rank === 1) {
    context.save();
    context.translate(middle, top + form.crown * 0.34);
    crown(context, form.crown, theme.gold.dark);
    context.restore();
  }
  shield(context, theme, seat, form.shield, middle, top + above + form.shield / 2);
  if (rank === null) return;
  const y = top + above + form.shield + form.text / 2 + 9;
  write(context, words.questsPicture.place(rank), middle, y, {
    size: form.text,
    colour: theme.ink,
    align: 'centre',
    maxWidth: form.shield + 20,
  });
}

/** Knights in hand, and seals left. */
function counts(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  { seat, form }: Plaque,
  right: number,
  y: number,
) {
  const { theme, view } = scene;
  const player = view.players[seat]!;
  let x = right;
  for (const [icon, count] of [
    ...(view.variant === 'seals' ? [['seal', player.seals] as const] : []),
    ['knights', player.knights] as const,
  ]) {
    x -= write(context, String(count), x, y, { size: form.text, colour: theme.ink, align: 'right' });
    drawIcon(context, theme, icon, form.text + 12, x - 20, y);
    x -= 46;
  }
  return x;
}

export function drawPlaque(context: CanvasRenderingContext2D, scene: QuestsScene, plaque: Plaque): void {
  const { theme, view, names } = scene;
  const { seat, place, form, text, trophies, adventures, content } = plaque;
  const { x, y, width, height } = place;
  if (view.toAct === seat) {
    const mark = { x, y: y + 3, width, height: height - 6 };
    turnMark(context, theme, mark, { reach: 21, down: height / 2 });
  }
  sign(context, scene, plaque);
  const right = x + width - RIGHT;
  const top = y + (height - content) / 2;
  const middle = top + form.head / 2;
  const score = String(view.players[seat]?.score ?? 0);
  write(context, score, right, middle, { size: form.points, colour: theme.ink, align: 'right' });
  const end = counts(context, scene, plaque, right - form.score - 16, middle);
  const name = { size: form.name, minSize: 26, colour: theme.ink, maxWidth: end - text };
  write(context, names[seat] ?? '', text, middle, name);
  const first = top + form.head + form.trophies / 2;
  drawTrophies(context, theme, trophies, text, first, form.trophies);
  const below = top + form.head + trophies.lines * form.trophies + form.adventures / 2;
  drawChips(context, theme, adventures, text, below, form.adventures);
}
