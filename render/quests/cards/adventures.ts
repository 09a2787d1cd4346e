import type { AdventureNeed, AdventureView, CardDemand } from '../../../src/games/quests/types.ts';
import type { Translate } from '../../../src/i18n/fluent/translate.ts';
import { addUp } from '../../parts/shapes.ts';
import { evenSize, textWidth, wrap } from '../../parts/text.ts';
import type { Pen } from '../../pen.ts';
import { shade } from '../art/layers.ts';
import { drawVignette, VIGNETTE_RATIO } from '../art/vignette.ts';
import { ADVENTURE, type CardGameScene } from '../sheet.ts';
import { drawAnyCard, drawToken } from './adversaries.ts';

const INSET = 5;

/** The drawing in the card's upper right corner, with the points left of it. */
const SCENE = { width: 130, height: 130 * VIGNETTE_RATIO } as const;

const SCENE_X = ADVENTURE.width / 2 - INSET - SCENE.width / 2;

const SCENE_Y = -ADVENTURE.height / 2 + INSET + SCENE.height / 2;

const MEDAL = { x: (-ADVENTURE.width / 2 + SCENE_X - SCENE.width / 2) / 2, radius: 34 } as const;

/** Below the drawing. */
const TOP = SCENE_Y + SCENE.height / 2;

/** Font sizes in one line and in two, and the height of a line, also where letters have marks above or below. */
const NAME = { most: 32, broken: 30, least: 26, pitch: 1, loose: 1.1 } as const;

/** A frame around the card reaches into it. */
const NAME_ROOM = ADVENTURE.width - 16;

/** The lines of a name, and their font size. @param broken that of two lines */
function nameLines(name: string, most: number, broken: number = NAME.broken) {
  const alone = evenSize([{ text: name, room: NAME_ROOM }], NAME.least, NAME.most);
  if (most === 1 || alone === NAME.most) return { lines: [name], size: alone };
  const lines = wrap(name, broken, NAME_ROOM, most, 'bold');
  return { lines, size: lines.length > 1 ? broken : alone };
}

/** Half the height of capitals, as a fraction of the font size. */
const CAPITAL = 0.345;

/** Middle of a name's only line: the same on all cards, so that names side by side are on one line. */
const NAME_Y = TOP + 21;

/** Writes the name in at most this many lines, centred around `middle`. */
function writeName(
  pen: Pen,
  name: string,
  colour: string,
  most: number,
  middle = NAME_Y,
  broken: number = NAME.broken,
) {
  const ink = { colour, align: 'centre', minSize: NAME.least, maxWidth: NAME_ROOM } as const;
  const { lines, size } = nameLines(name, most, broken);
  const pitch = size * (/\p{M}/u.test(name.normalize('NFD')) ? NAME.loose : NAME.pitch);
  const first =
    lines.length === 1 ? NAME_Y + (NAME.most - size) * CAPITAL : middle - ((lines.length - 1) / 2) * pitch;
  pen.writeLines(lines, 0, first, pitch, { ...ink, size });
}

/** What a card asks for: the side of a token, the widths and height of any card and of one of a value or more, and what's between two. */
const NEED = { token: 42, width: 38, least: 46, height: 44, gap: 4, apart: 10 } as const;

/** Font sizes of the words, to try in this order. */
const WORDS = [30, 28, 26] as const;

const NEED_ROOM = ADVENTURE.width - 16;

const widthOfDemand = ({ kind, min }: CardDemand): number =>
  kind !== null ? NEED.token : min > 1 ? NEED.least : NEED.width;

const widthOfDemands = (all: readonly CardDemand[]): number =>
  addUp(all.map((one) => widthOfDemand(one) + NEED.gap)) - NEED.gap;

/** Draws the cards that an adventure needs, from the left edge on. */
function drawDemands(pen: Pen, all: readonly CardDemand[], left: number, y: number): void {
  let x = left;
  for (const one of all) {
    const { kind, min } = one;
    const width = widthOfDemand(one);
    if (kind === null) drawAnyCard(pen, min > 1 ? `${min}+` : '', width, NEED.height, x + width / 2, y);
    else drawToken(pen, kind, min > 1 ? min : null, width, x + width / 2, y);
    x += width + NEED.gap;
  }
}

/** What the cards shown come to, in a word or two; nothing if they say it all. */
function needWords(need: AdventureNeed, t: Translate): string {
  if (need.type === 'total') return t('quests-picture-need-total', { total: need.total });
  const [first = [], second] = need.sets;
  if (second !== undefined) return t('quests-picture-or');
  if (first.some(({ min }) => min > 1)) return '';
  return first.some(({ kind }) => kind !== null)
    ? t('quests-picture-need-each')
    : t('quests-picture-need-count', { count: first.length });
}

/** What an adventure asks for, in words between or after the cards. */
interface Need {
  readonly cards: readonly CardDemand[];
  readonly words: string;
  /** Cards that may be paid instead. */
  readonly instead: readonly CardDemand[];
  /** In one row if there's room, otherwise with the words below. */
  readonly rows: 1 | 2;
  /** Font size of the words, the width of everything in one row, and what's between the cards and what comes after them. */
  readonly size: number;
  readonly width: number;
  readonly apart: number;
}

function needOf(need: AdventureNeed, t: Translate): Need {
  const [cards = [], instead = []] = need.type === 'sets' ? need.sets : [[{ kind: need.kind, min: 1 }]];
  const words = needWords(need, t);
  const after = instead.length === 0 ? 0 : NEED.apart + widthOfDemands(instead);
  const apart = words === '' ? 0 : NEED.apart;
  const shown = widthOfDemands(cards) + apart + after;
  const fits = (size: number) => shown + textWidth(words, size) <= NEED_ROOM;
  const size = WORDS.find(fits) ?? WORDS[0];
  const width = shown + textWidth(words, size);
  return { cards, words, instead, rows: fits(size) ? 1 : 2, size, width, apart };
}

/** Size of cards without values above their words, which leaves the name's letters free. */
const BARE = 0.8;

/** Draws what an adventure asks for around (0, y). */
function drawNeed(pen: Pen, { cards, words, instead, rows, size, width, apart }: Need, y: number): void {
  const ink = { colour: pen.theme.ink, size, minSize: WORDS.at(-1)! } as const;
  const own = widthOfDemands(cards);
  if (rows === 2) {
    const bare = cards.every(({ min }) => min === 1);
    pen.at(0, y - (bare ? 17 : 21), () => {
      if (bare) pen.context.scale(BARE, BARE);
      drawDemands(pen, cards, -own / 2, 0);
    });
    const after = instead.length === 0 ? 0 : NEED.apart + widthOfDemands(instead);
    const room = NEED_ROOM - after;
    const told = Math.min(room, textWidth(words, size));
    pen.write(words, -after / 2, y + 17, { ...ink, align: 'centre', maxWidth: room });
    drawDemands(pen, instead, (told - after) / 2 + NEED.apart, y + 17);
    return;
  }
  let x = -width / 2;
  drawDemands(pen, cards, x, y);
  x += own + apart;
  x += pen.write(words, x, y, ink) + NEED.apart;
  drawDemands(pen, instead, x, y);
}

/** Points where a medal was: on a card that's taken. */
function drawSpentMedal(pen: Pen, points: number, radius: number, x: number, y: number): void {
  const { chalk } = pen.theme;
  pen.circle(x, y, radius - 2).stroke(chalk, 2.5);
  pen.write(String(points), x, y, { size: Math.round(radius * 1.2), colour: chalk, align: 'centre' });
}

function drawGold(pen: Pen, { points, radius }: { readonly points: number; readonly radius: number }): void {
  const { theme } = pen;
  const disc = (r: number, colour: string) => {
    pen.circle(0, 0, r).fill(colour);
  };
  disc(radius, theme.gold.dark);
  disc(radius - 2.5, theme.gold.light);
  disc(radius * 0.83, theme.gold.mid);
  pen.write(String(points), 0, 0, {
    size: Math.round(radius * 1.2),
    colour: theme.engraving,
    align: 'centre',
  });
}

/** Points in a gold medal. */
export function drawMedal(pen: Pen, points: number, radius: number, x: number, y: number): void {
  const box = Math.ceil(radius * 2.5);
  pen.stamp(drawGold, { points, radius }, box, box, x, y);
}

function scene(pen: Pen, { id, value, taken }: AdventureView): void {
  pen.at(SCENE_X, SCENE_Y, () => drawVignette(pen, id, SCENE.width, taken !== null));
  const draw = taken === null ? drawMedal : drawSpentMedal;
  draw(pen, value, MEDAL.radius, MEDAL.x, SCENE_Y);
}

/** An adventure card of QUEST's size around the origin; dark, and without what it asks for, if it's taken. */
export function adventureFace(pen: Pen, adventure: AdventureView, t: Translate): void {
  const { theme } = pen;
  const { width, height } = ADVENTURE;
  const open = adventure.taken === null;
  const outline = () => pen.roundedRect(-width / 2, -height / 2, width, height, 10);
  outline();
  pen.fill(open ? theme.parchment.light : shade(theme));
  scene(pen, adventure);
  outline();
  pen.stroke(open ? theme.parchment.dark : theme.floor.dark, 3);
  const name = t('quests-adventure', { adventure: adventure.id });
  if (!open) {
    const isLong = textWidth(name, NAME.least) > NAME_ROOM;
    writeName(pen, name, theme.chalk, isLong ? 2 : 1, TOP + 29, NAME.least);
    return;
  }
  const need = needOf(adventure.need, t);
  if (need.rows === 2) {
    writeName(pen, name, theme.ink, 1);
    drawNeed(pen, need, height / 2 - 40);
    return;
  }
  const isLong = nameLines(name, 2).lines.length > 1;
  writeName(pen, name, theme.ink, 2, TOP + 31);
  drawNeed(pen, need, height / 2 - (isLong ? 29 : 40));
}

function drawCard(
  pen: Pen,
  { adventure, t }: { readonly adventure: AdventureView; readonly t: Translate },
): void {
  adventureFace(pen, adventure, t);
}

/** Middle of the owner's shield on a card that's taken. */
export const OWNER_Y = TOP + 85;

/** Draws an adventure card, centred on (x, y); dark if it's taken. */
export function drawAdventureFace(
  pen: Pen,
  { t }: CardGameScene,
  adventure: AdventureView,
  x: number,
  y: number,
): void {
  // Who has taken it is drawn elsewhere.
  const card = { ...adventure, taken: adventure.taken && { seat: 0, pay: [] } };
  pen.stamp(drawCard, { adventure: card, t }, ADVENTURE.width + 20, ADVENTURE.height + 20, x, y);
}
