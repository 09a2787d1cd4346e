import type { Seat } from '../../src/games/game.ts';
import { currentRank, heldCounts } from '../../src/games/quests/reading.ts';
import type { AdventureView } from '../../src/games/quests/types.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import { turnMark } from '../parts/surfaces.ts';
import { evenSize, NARROWEST, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { drawPlace, placeWidth } from './legend.ts';
import { type CardGameScene, PANEL } from './sheet.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './tally.ts';

/** Sizes on a player's plaque, in pixels. */
interface PlaqueForm {
  readonly shield: number;
  /** Width of the crown on a leader's shield. */
  readonly crown: number;
  readonly name: number;
  /** Font size of the points. */
  readonly points: number;
  readonly token: number;
  readonly text: number;
  /** Heights of the line with the name, of a line of adversaries, and of one of adventures. */
  readonly head: number;
  readonly trophies: number;
  readonly adventures: number;
  /** Of the line with the counts below the name; 0 if they're beside it. */
  readonly counts: number;
}

const SMALL: PlaqueForm = {
  shield: 66,
  crown: 52,
  name: 28,
  points: 48,
  token: 36,
  text: 26,
  head: 50,
  trophies: 40,
  adventures: 34,
  counts: 0,
};

const MEDIUM: PlaqueForm = {
  shield: 84,
  crown: 62,
  name: 31,
  points: 58,
  token: 42,
  text: 28,
  head: 60,
  trophies: 48,
  adventures: 40,
  counts: 0,
};

const LARGE: PlaqueForm = {
  shield: 104,
  crown: 76,
  name: 34,
  points: 64,
  token: 44,
  text: 30,
  head: 72,
  trophies: 54,
  adventures: 44,
  counts: 0,
};

/** For two. */
const LARGEST: PlaqueForm = {
  shield: 116,
  crown: 84,
  name: 38,
  points: 76,
  token: 50,
  text: 32,
  head: 76,
  trophies: 62,
  adventures: 48,
  counts: 50,
};

/** With its counts in a line of their own. */
const roomy = (form: PlaqueForm): PlaqueForm => ({ ...form, counts: 44 });

/** To try in this order, until everything fits. */
const formsFor = (players: number): readonly PlaqueForm[] => {
  const smaller = [roomy(MEDIUM), MEDIUM, SMALL];
  if (players > 3) return smaller;
  const larger = [roomy(LARGE), LARGE, ...smaller];
  return players > 2 ? larger : [LARGEST, ...larger];
};

/** Height of a leader's crown above the shield. */
const crownHeight = ({ crown }: PlaqueForm, rank: number | null): number =>
  rank === 1 ? Math.round(crown * 0.72) : 0;

/** Height of the shield with the crown above and the place below it. */
const signHeight = (form: PlaqueForm, rank: number | null): number =>
  crownHeight(form, rank) + form.shield + (rank === null ? 0 : form.text + 8);

const MARGIN = 12;

export const LEGEND_HEIGHT = 44;

const ROOM = PANEL.height - LEGEND_HEIGHT - 14;

/** No name is smaller: if there isn't room for it, it's written narrower. */
const LEAST_NAME = 26;

/** Everything about a player, and where. */
interface Plaque {
  readonly seat: Seat;
  readonly place: Rect;
  /** The place by points; null while everybody has the same. */
  readonly rank: number | null;
  readonly form: PlaqueForm;
  /** Font size of the name: the same for all. */
  readonly name: number;
  /** Left edge of everything beside the shield. */
  readonly text: number;
  readonly trophies: ReturnType<typeof layOutTrophies>;
  readonly adventures: ReturnType<typeof layOutChips>;
  /** Height of the lines. */
  readonly content: number;
}

/** `named` says whether the adventures' names are written, or only their points. */
function laidOut(scene: CardGameScene, form: PlaqueForm, named: boolean): Omit<Plaque, 'place' | 'name'>[] {
  const { view, t } = scene;
  const text = PANEL.x + MARGIN + form.shield + 26;
  const width = PANEL.x + PANEL.width - MARGIN - 12 - text;
  const nameOf = ({ id }: AdventureView) => (named ? t('quests-adventure', { adventure: id }) : '');
  return view.players.map(({ trophies: held }, seat) => {
    const trophies = layOutTrophies(held, form.token, width);
    const taken = view.adventures.filter((adventure) => adventure.taken?.seat === seat);
    const adventures = layOutChips(taken, nameOf, form.text, width);
    const lines =
      form.head + form.counts + trophies.lines * form.trophies + adventures.lines * form.adventures;
    const rank = currentRank(view, seat);
    return { seat, rank, form, text, trophies, adventures, content: Math.max(lines, signHeight(form, rank)) };
  });
}

/** Free height around what's on a plaque, except in the smallest form. */
const AROUND = 20;

/** The players' plaques from top to bottom, as high as what's on them, with equal space between. */
export function layOutPlaques(scene: CardGameScene): Plaque[] {
  const height = (all: readonly { content: number }[]) => addUp(all.map(({ content }) => content));
  const forms = formsFor(scene.view.players.length);
  const named = forms.map((form) => laidOut(scene, form, true));
  const isWhole =
    (narrowest: number) =>
    ({ seat, form, text }: (typeof named)[number][number]) =>
      textWidth(scene.names[seat] ?? '', LEAST_NAME) * narrowest <= nameRoom(scene, { seat, form }, text);
  const fitting = named.filter(
    (some, i) => height(some) + (i < forms.length - 1 ? AROUND : 0) * some.length <= ROOM,
  );
  const all =
    fitting.find((some) => some.every(isWhole(1))) ??
    fitting.find((some) => some.every(isWhole(NARROWEST))) ??
    fitting.at(-1) ??
    laidOut(scene, forms.at(-1)!, false);
  const space = (ROOM - height(all)) / all.length;
  const rooms = all.map((plaque) => ({
    text: scene.names[plaque.seat] ?? '',
    room: nameRoom(scene, plaque, plaque.text),
  }));
  const name = evenSize(rooms, LEAST_NAME, all[0]!.form.name);
  let y = PANEL.y + 8;
  return all.map((plaque) => {
    const place = { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: plaque.content + space };
    y += place.height;
    return { ...plaque, name, place };
  });
}

const RIGHT = 18;

/** The shield, with the place below it and a crown on whoever leads. */
function sign(pen: Pen, scene: CardGameScene, plaque: Plaque) {
  const { seat, place, form, rank } = plaque;
  const above = crownHeight(form, rank);
  const height = signHeight(form, rank);
  const top = place.y + (place.height - height) / 2;
  const middle = place.x + form.shield / 2 + 12;
  if (rank === 1) {
    pen.at(middle, top + form.crown * 0.34, () => crown(pen, form.crown, pen.theme.gold.dark));
  }
  shield(pen, seat, form.shield, middle, top + above + form.shield / 2);
  if (rank === null) return;
  const y = top + above + form.shield + form.text / 2 + 9;
  const width = Math.min(form.shield + 20, placeWidth(scene, seat, form.text));
  drawPlace(pen, scene, seat, { left: middle - width / 2, width, y, size: form.text });
}

/** The space between a player's counts and points. */
const APART = 16;

/** Width of a count's sign with the space around it. */
const COUNT = 54;

/** Room for the points of whoever has the most digits. */
const scoreRoom = ({ view }: CardGameScene, { points }: PlaqueForm): number =>
  Math.max(...view.players.map(({ score }) => textWidth(String(score), points)));

/** Room for the name between the shield and the counts. */
function nameRoom(scene: CardGameScene, { seat, form }: Pick<Plaque, 'seat' | 'form'>, left: number): number {
  const right = PANEL.x + PANEL.width - MARGIN - RIGHT - scoreRoom(scene, form) - APART;
  if (form.counts > 0) return right - left;
  const counts = heldCounts(scene.view, seat).map(([, count]) => COUNT + textWidth(String(count), form.text));
  return right - addUp(counts) - left;
}

/** Knights in hand, and seals left. */
function counts(pen: Pen, { view }: CardGameScene, { seat, form }: Plaque, right: number, y: number): void {
  let x = right;
  for (const [icon, count] of heldCounts(view, seat).reverse()) {
    x -= pen.write(String(count), x, y, { size: form.text, colour: pen.theme.ink, align: 'right' });
    drawIcon(pen, icon, form.text + 12, x - 22, y);
    x -= COUNT;
  }
}

/** The same from left to right, each with its word. */
function namedCounts(pen: Pen, { view, t }: CardGameScene, { seat, form, text }: Plaque, y: number): void {
  let x = text;
  for (const [icon, count] of heldCounts(view, seat)) {
    const told =
      icon === 'seal' ? t('quests-seals', { seals: count }) : t('quests-picture-held', { knights: count });
    const size = form.text - 2;
    drawIcon(pen, icon, form.text + 8, x + 18, y);
    x +=
      42 + pen.write(told, x + 42, y, { size, weight: 'normal', colour: pen.theme.ink, maxWidth: 160 }) + 22;
  }
}

export function drawPlaque(pen: Pen, scene: CardGameScene, plaque: Plaque, isToAct: boolean): void {
  const { view, names } = scene;
  const { seat, place, form, text, trophies, adventures, content } = plaque;
  const { x, y, width, height } = place;
  if (isToAct) {
    const mark = { x, y: y + 3, width, height: height - 6 };
    turnMark(pen, mark, { reach: 21, down: height / 2 });
  }
  sign(pen, scene, plaque);
  const right = x + width - RIGHT;
  const top = y + (height - content) / 2;
  const middle = top + form.head / 2;
  const score = String(view.players[seat]?.score ?? 0);
  pen.write(score, right, middle, { size: form.points, colour: pen.theme.ink, align: 'right' });
  if (form.counts === 0) counts(pen, scene, plaque, right - scoreRoom(scene, form) - APART, middle);
  else namedCounts(pen, scene, plaque, top + form.head + form.counts / 2 - 4);
  const maxWidth = nameRoom(scene, plaque, text);
  pen.write(names[seat] ?? '', text, middle, { size: plaque.name, colour: pen.theme.ink, maxWidth });
  const below = top + form.head + form.counts;
  const first = below + form.trophies / 2;
  drawTrophies(pen, trophies, text, first, form.trophies);
  const last = below + trophies.lines * form.trophies + form.adventures / 2;
  drawChips(pen, adventures, text, last, form.adventures);
}
