import type { AdventureNeed, AdventureView, CardDemand } from '../../../src/games/quests/types.ts';
import type { Say } from '../../../src/i18n/fluent/say.ts';
import { widthOf, wrap } from '../../parts/text.ts';
import type { Pen } from '../../pen.ts';
import { numberOf } from '../../scene.ts';
import { mix } from '../../themes/index.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawVignette, VIGNETTE_RATIO } from '../art/vignette.ts';
import { QUEST, type QuestsScene } from '../sheet.ts';
import { drawAnyCard, drawToken } from './adversaries.ts';

const SIZE = 26;

const PITCH = 27;

/** Where letters have marks above or below them. */
const LOOSE = 30;

/** Writes the name in one or two lines around y. */
function writeName(pen: Pen, name: string, colour: string, y: number, room: number): void {
  const lines = wrap(name, SIZE, room, 2, 'bold');
  const pitch = /\p{M}/u.test(name.normalize('NFD')) ? LOOSE : PITCH;
  lines.forEach((line, i) => {
    const at = y + (i - (lines.length - 1) / 2) * pitch;
    pen.write(line, 0, at, { size: SIZE, colour, align: 'centre', maxWidth: room });
  });
}

const TOKEN = 36;

const SMALL = 34;

const ADVENTURE_NEED_PITCH = 38;

/** Half of the room for the word between two choices; a longer one moves them apart. */
const OR = 19;

/** One of the cards that an adventure needs. */
function drawDemand(pen: Pen, { kind, min }: CardDemand, x: number, y: number) {
  if (kind === null) drawAnyCard(pen, min > 1 ? String(min) : '', 34, 42, x, y);
  else drawToken(pen, kind, min > 1 ? min : null, min > 1 ? SMALL : TOKEN, x, y);
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
function drawNeed(pen: Pen, need: AdventureNeed, say: Say): void {
  const ink = { colour: pen.theme.ink, align: 'centre' as const, size: 26 };
  const [first = [], second] =
    need.type === 'sets' ? need.sets : [[{ kind: need.kind, min: 1 }] satisfies CardDemand[]];
  const up = second === undefined ? 0 : -3;
  first.forEach((one, i) => {
    drawDemand(pen, one, (i - (first.length - 1) / 2) * ADVENTURE_NEED_PITCH, up);
  });
  if (second === undefined) {
    pen.write(needWords(need, say), 0, 37, { ...ink, maxWidth: QUEST.width - 14 });
    return;
  }
  const or = say('quests-picture-or');
  const apart = Math.max(0, (widthOf(or, ink.size) / 2 - OR) / 2);
  pen.write(or, -20 - apart, 35, ink);
  for (const one of second) drawDemand(pen, one, 22 + apart, 33);
}

/** Points in a gold medal. */
export function drawMedal(pen: Pen, points: number, radius: number, x: number, y: number): void {
  const { theme } = pen;
  const box = Math.ceil(radius * 2.5);
  pen.stamp(`medal ${points} ${radius}`, box, box, x, y, (inner) => {
    const disc = (r: number, colour: string) => {
      inner.circle(0, 0, r).fill(colour);
    };
    inner.withShadow(radius * 0.12, () => disc(radius, theme.gold.dark));
    disc(radius - 2.5, theme.gold.light);
    disc(radius * 0.83, theme.gold.mid);
    inner.write(String(points), 0, 0, {
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

function scene(pen: Pen, { id, value, taken }: AdventureView): void {
  pen.at(0, SCENE_Y, () => {
    drawVignette(pen, id, SCENE);
    if (taken !== null) {
      pen.context.globalAlpha = 0.62;
      pen.fillRect(
        -SCENE / 2,
        (-SCENE * VIGNETTE_RATIO) / 2,
        SCENE,
        SCENE * VIGNETTE_RATIO,
        shade(pen.theme),
      );
    }
  });
  drawMedal(pen, value, MEDAL.radius, MEDAL.x, MEDAL.y);
}

/** An adventure card of QUEST's size around the origin; dark, and without what it asks for, if it's taken. */
export function adventureFace(pen: Pen, adventure: AdventureView, say: Say): void {
  const { theme } = pen;
  const { width, height } = QUEST;
  const open = adventure.taken === null;
  const outline = () => pen.roundedRect(-width / 2, -height / 2, width, height, 10);
  outline();
  pen.fill(open ? theme.parchment.light : shade(theme));
  scene(pen, adventure);
  outline();
  pen.stroke(open ? theme.parchment.dark : theme.floor.dark, 3);
  const name = say('quests-adventure', { adventure: adventure.id });
  writeName(pen, name, open ? theme.ink : theme.chalk, NAME_Y, width - 6);
  if (!open) return;
  pen.at(0, NEED_Y, () => drawNeed(pen, adventure.need, say));
}

/** An adventure card, centred on (x, y); dark if it's taken. */
export function drawAdventureFace(
  pen: Pen,
  { say }: QuestsScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  const key = `adventure ${adventure.id} ${numberOf(say)} ${adventure.taken === null}`;
  pen.stamp(key, QUEST.width + 20, QUEST.height + 20, x, y, (inner) => adventureFace(inner, adventure, say));
}
