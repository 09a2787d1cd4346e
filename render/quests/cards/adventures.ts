import type { CanvasRenderingContext2D } from 'canvas';
import type { AdventureNeed, AdventureView, CardDemand } from '../../../src/games/quests/types.ts';
import type { Say } from '../../../src/i18n/fluent/say.ts';
import { mix, withShadow } from '../../parts/colour.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { numberOf } from '../../parts/spoken.ts';
import { stamp } from '../../parts/stamp.ts';
import { widthOf, wrap, write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawVignette, VIGNETTE_RATIO } from '../art/vignette.ts';
import { QUEST, type QuestsScene } from '../sheet.ts';
import { drawAnyCard, drawToken } from './adversaries.ts';

const SIZE = 26;

const PITCH = 27;

/** Where letters have marks above or below them. */
const LOOSE = 30;

/** Writes the name in one or two lines around y. */
function writeName(
  context: CanvasRenderingContext2D,
  name: string,
  colour: string,
  y: number,
  room: number,
): void {
  const lines = wrap(name, SIZE, room, 2, 'bold');
  const pitch = /\p{M}/u.test(name.normalize('NFD')) ? LOOSE : PITCH;
  lines.forEach((line, i) => {
    const at = y + (i - (lines.length - 1) / 2) * pitch;
    write(context, line, 0, at, { size: SIZE, colour, align: 'centre', maxWidth: room });
  });
}

const TOKEN = 36;

const SMALL = 34;

const ADVENTURE_NEED_PITCH = 38;

/** Half of the room for the word between two choices; a longer one moves them apart. */
const OR = 19;

/** One of the cards that an adventure needs. */
function drawDemand(
  context: CanvasRenderingContext2D,
  theme: Theme,
  { kind, min }: CardDemand,
  x: number,
  y: number,
) {
  if (kind === null) drawAnyCard(context, theme, min > 1 ? String(min) : '', 34, 42, x, y);
  else drawToken(context, theme, kind, min > 1 ? min : null, min > 1 ? SMALL : TOKEN, x, y);
}

/** What the cards shown come to, in a word or two. */
function needWords(need: AdventureNeed, say: Say): string {
  if (need.type === 'total') return say('quests-picture-need-total', { total: need.total });
  const [first = []] = need.sets;
  if (first.some(({ min }) => min > 1)) return say('quests-picture-need-least');
  return first.some(({ kind }) => kind !== null)
    ? say('quests-picture-need-each')
    : say('quests-picture-need-count', { count: first.length });
}

/** What an adventure asks for: the cards in a row around (0, 0), and words below. */
function drawNeed(context: CanvasRenderingContext2D, theme: Theme, need: AdventureNeed, say: Say): void {
  const ink = { colour: theme.ink, align: 'centre' as const, size: 26 };
  const [first = [], second] =
    need.type === 'sets' ? need.sets : [[{ kind: need.kind, min: 1 }] satisfies CardDemand[]];
  const up = second === undefined ? 0 : -3;
  first.forEach((one, i) => {
    drawDemand(context, theme, one, (i - (first.length - 1) / 2) * ADVENTURE_NEED_PITCH, up);
  });
  if (second === undefined) {
    write(context, needWords(need, say), 0, 37, { ...ink, maxWidth: QUEST.width - 14 });
    return;
  }
  const or = say('quests-picture-or');
  const apart = Math.max(0, (widthOf(or, ink.size) / 2 - OR) / 2);
  write(context, or, -20 - apart, 35, ink);
  for (const one of second) drawDemand(context, theme, one, 22 + apart, 33);
}

/** Points in a gold medal. */
export function drawMedal(
  context: CanvasRenderingContext2D,
  theme: Theme,
  points: number,
  radius: number,
  x: number,
  y: number,
): void {
  const box = Math.ceil(radius * 2.5);
  stamp(context, `medal ${theme.id} ${points} ${radius}`, box, box, x, y, (inner) => {
    const disc = (r: number, colour: string) => {
      inner.beginPath();
      inner.arc(0, 0, r, 0, Math.PI * 2);
      inner.fillStyle = colour;
      inner.fill();
    };
    withShadow(inner, theme, radius * 0.12, () => disc(radius, theme.gold.dark));
    disc(radius - 2.5, theme.gold.light);
    disc(radius * 0.83, theme.gold.mid);
    write(inner, String(points), 0, 0, {
      size: Math.round(radius * 1.2),
      colour: theme.engraving,
      align: 'centre',
    });
  });
}

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
  say: Say,
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
  const name = say('quests-adventure', { adventure: adventure.id });
  writeName(context, name, open ? theme.ink : theme.chalk, NAME_Y, width - 6);
  if (!open) return;
  context.save();
  context.translate(0, NEED_Y);
  drawNeed(context, theme, adventure.need, say);
  context.restore();
}

/** An adventure card, centred on (x, y); dark if it's taken. */
export function drawAdventureFace(
  context: CanvasRenderingContext2D,
  { theme, say }: QuestsScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  const key = `adventure ${theme.id} ${adventure.id} ${numberOf(say)} ${adventure.taken === null}`;
  stamp(context, key, QUEST.width + 20, QUEST.height + 20, x, y, (inner) =>
    adventureFace(inner, theme, adventure, say),
  );
}
