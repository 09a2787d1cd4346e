import type { Seat } from '../../src/games/game.ts';
import { KINDS, kindOf } from '../../src/games/quests/data.ts';
import type { AdventureView, AdversaryCard, Kind, QuestsView } from '../../src/games/quests/types.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { type Rect, sumOf } from '../parts/shapes.ts';
import { turnMark } from '../parts/surfaces.ts';
import { NARROWEST, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawToken } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import { LEAST_NAME, nameSize } from './names.ts';
import { faceValue, rankOf, sorted, worthOf } from './reading.ts';
import { PANEL, type QuestsScene } from './sheet.ts';

/** Between adventures with their names, and without. */
const GAP = { named: 14, bare: 7 } as const;

interface Chip {
  readonly value: number;
  /** Empty if there's no room for names. */
  readonly name: string;
  /** From the left edge, in pixels. */
  readonly x: number;
  readonly line: number;
}

/** Adventures somebody has taken, with their points, in lines. */
interface Chips {
  readonly size: number;
  readonly lines: number;
  readonly all: readonly Chip[];
  /** The sum of the points, if they're several, and where it is in the last line. */
  readonly total: string;
  readonly end: number;
}

const pillWidth = (size: number): number => Math.round(size * 1.55);

/** Breaks the adventures into lines of that width. `nameOf` gives what's written beside the points. @param summed whether their sum stands after the last one */
export function layOutChips(
  adventures: readonly AdventureView[],
  nameOf: (adventure: AdventureView) => string,
  size: number,
  width: number,
  summed = true,
): Chips {
  let [x, line] = [0, 0];
  const all = adventures.map((adventure): Chip => {
    const name = nameOf(adventure);
    const own = pillWidth(size) + (name === '' ? 0 : 7 + widthOf(name, size, 'normal'));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const chip = { value: adventure.value, name, x, line };
    x += own + (name === '' ? GAP.bare : GAP.named);
    return chip;
  });
  const said = summed && all.length > 1 ? `= ${sumOf(all.map(({ value }) => value))}` : '';
  if (said !== '' && x + widthOf(said, size) > width) {
    const last = all.at(-1)!;
    // A sum by itself on a line looks as if it belonged to nothing.
    if (last.x > 0) {
      all[all.length - 1] = { ...last, x: 0, line: line + 1 };
      [x, line] = [x - last.x, line + 1];
    } else [x, line] = [0, line + 1];
  }
  return { size, lines: all.length === 0 ? 0 : line + 1, all, total: said, end: x };
}

/** Draws the chips, the first line around y. */
export function drawChips(
  pen: Pen,
  { size, lines, all, total, end }: Chips,
  left: number,
  y: number,
  pitch: number,
): void {
  const { theme } = pen;
  const [width, height] = [pillWidth(size), Math.round(size * 1.16)];
  for (const { value, name, x, line } of all) {
    const at = y + line * pitch;
    pen.roundedRect(left + x, at - height / 2, width, height, height / 2);
    pen.fill(theme.gold.mid).stroke(theme.gold.dark, 2);
    pen.write(String(value), left + x + width / 2, at, { size, colour: theme.engraving, align: 'centre' });
    pen.write(name, left + x + width + 7, at, { size, weight: 'normal', colour: theme.ink });
  }
  pen.write(total, left + end, y + (lines - 1) * pitch, { size, colour: theme.softInk });
}

/** Sizes on a player's plaque, in pixels. */
interface PlaqueForm {
  readonly shield: number;
  /** Width of the crown on a leader's shield. */
  readonly crown: number;
  readonly name: number;
  /** Font size of the points, and the width of three digits. */
  readonly points: number;
  readonly score: number;
  readonly token: number;
  readonly text: number;
  /** Heights of the line with the name, of a line of adversaries, and of one of adventures. */
  readonly head: number;
  readonly trophies: number;
  readonly adventures: number;
}

const SMALL: PlaqueForm = {
  shield: 66,
  crown: 52,
  name: 28,
  points: 48,
  score: 88,
  token: 36,
  text: 26,
  head: 50,
  trophies: 40,
  adventures: 34,
};

const MEDIUM: PlaqueForm = {
  shield: 84,
  crown: 62,
  name: 31,
  points: 58,
  score: 106,
  token: 42,
  text: 28,
  head: 60,
  trophies: 48,
  adventures: 40,
};

const LARGE: PlaqueForm = {
  shield: 104,
  crown: 76,
  name: 34,
  points: 64,
  score: 116,
  token: 44,
  text: 30,
  head: 72,
  trophies: 54,
  adventures: 44,
};

/** To try in this order, until everything fits. */
const formsFor = (players: number): readonly PlaqueForm[] =>
  players > 3 ? [MEDIUM, SMALL] : [LARGE, MEDIUM, SMALL];

/** Height of a leader's crown above the shield. */
const crownHeight = ({ crown }: PlaqueForm, rank: number | null): number =>
  rank === 1 ? Math.round(crown * 0.72) : 0;

/** Height of the shield with the crown above and the place below it. */
const signHeight = (form: PlaqueForm, rank: number | null): number =>
  crownHeight(form, rank) + form.shield + (rank === null ? 0 : form.text + 8);

/** A token with a value on it, or with the kind's emblem and values beside it. */
interface Piece {
  readonly kind: Kind;
  readonly value: number | null;
  readonly beside: string;
  /** From the left edge, in pixels. */
  readonly x: number;
  readonly line: number;
}

/** Adversaries by kind and value, in lines, and what they're worth together. */
interface Trophies {
  readonly token: number;
  readonly lines: number;
  readonly pieces: readonly Piece[];
  readonly total: string;
  /** Where the total is in the last line. */
  readonly end: number;
}

const TROPHIES_GAP = 5;

const SIZE = 28;

const MIN_TOTAL = 76;

/** Width of a value and a plus sign. */
const PER_VALUE = widthOf('2+', SIZE);

const inPortions = (values: readonly number[], most: number): number[][] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, i) => values.slice(i * most, (i + 1) * most));

/** Breaks the pieces into lines of that width, with room for the total after the last one. */
function flow(pieces: readonly Omit<Piece, 'x' | 'line'>[], token: number, width: number, total: number) {
  let [x, line] = [0, 0];
  const placed = pieces.map((piece): Piece => {
    const own = token + (piece.beside === '' ? TROPHIES_GAP : 3 * TROPHIES_GAP + widthOf(piece.beside, SIZE));
    if (x > 0 && x + own > width) [x, line] = [0, line + 1];
    const at = { ...piece, x, line };
    x += own;
    return at;
  });
  const last = placed.at(-1)!;
  if (last.x > 0 && x + total > width) {
    placed[placed.length - 1] = { ...last, x: 0, line: line + 1 };
    [x, line] = [x - last.x, line + 1];
  }
  return { placed, lines: line + 1, end: x };
}

/** One token each if that's a single line; otherwise one for each kind, followed by the values. */
export function layOutTrophies(cards: readonly AdversaryCard[], token: number, width: number): Trophies {
  const total = cards.length > 1 ? `= ${worthOf(cards)}` : '';
  if (cards.length === 0) return { token, lines: 0, pieces: [], total, end: 0 };
  const told = total === '' ? 0 : MIN_TOTAL;
  const single = flow(
    sorted(cards).map((card) => ({ kind: kindOf(card), value: faceValue(card), beside: '' })),
    token,
    width,
    told,
  );
  if (single.lines === 1) return { token, lines: 1, pieces: single.placed, total, end: single.end };
  const values = (kind: Kind) =>
    cards
      .filter((card) => kindOf(card) === kind)
      .map(faceValue)
      .sort();
  const most = Math.max(1, Math.floor((width - told - token) / PER_VALUE));
  const { placed, lines, end } = flow(
    KINDS.flatMap((kind) =>
      inPortions(values(kind), most).map((some) => ({ kind, value: null, beside: some.join('+') })),
    ),
    token,
    width,
    told,
  );
  return { token, lines, pieces: placed, total, end };
}

/** Draws the adversaries, the first line around y. */
export function drawTrophies(
  pen: Pen,
  { token, lines, pieces, total, end }: Trophies,
  left: number,
  y: number,
  pitch: number,
): void {
  for (const { kind, value, beside, x, line } of pieces) {
    const at = y + line * pitch;
    drawToken(pen, kind, value, token, left + x + token / 2, at);
    pen.write(beside, left + x + token + TROPHIES_GAP, at, { size: SIZE, colour: pen.theme.ink });
  }
  pen.write(total, left + end + TROPHIES_GAP, y + (lines - 1) * pitch, {
    size: SIZE,
    colour: pen.theme.softInk,
  });
}

const MARGIN = 12;

export const LEGEND_HEIGHT = 44;

const ROOM = PANEL.height - LEGEND_HEIGHT - 14;

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
  readonly trophies: Trophies;
  readonly adventures: Chips;
  /** Height of the lines. */
  readonly content: number;
}

/** `named` says whether the adventures' names are written, or only their points. */
function laidOut(scene: QuestsScene, form: PlaqueForm, named: boolean): Omit<Plaque, 'place' | 'name'>[] {
  const { view, say } = scene;
  const text = PANEL.x + MARGIN + form.shield + 26;
  const width = PANEL.x + PANEL.width - MARGIN - 12 - text;
  const nameOf = ({ id }: AdventureView) => (named ? say('quests-adventure', { adventure: id }) : '');
  return view.players.map(({ trophies: held }, seat) => {
    const trophies = layOutTrophies(held, form.token, width);
    const taken = view.adventures.filter((adventure) => adventure.taken?.seat === seat);
    const adventures = layOutChips(taken, nameOf, form.text, width);
    const lines = form.head + trophies.lines * form.trophies + adventures.lines * form.adventures;
    const rank = rankOf(view, seat);
    return { seat, rank, form, text, trophies, adventures, content: Math.max(lines, signHeight(form, rank)) };
  });
}

/** Free height around what's on a plaque, except in the smallest form. */
const AROUND = 20;

/** The players' plaques from top to bottom, as high as what's on them, with equal space between. */
export function plaquesOf(scene: QuestsScene): Plaque[] {
  const height = (all: readonly { content: number }[]) => sumOf(all.map(({ content }) => content));
  const forms = formsFor(scene.view.players.length);
  const named = forms.map((form) => laidOut(scene, form, true));
  const isWhole = ({ seat, form, text }: (typeof named)[number][number]) =>
    widthOf(scene.names[seat] ?? '', LEAST_NAME) * NARROWEST <= nameRoom(scene, { seat, form }, text);
  const fitting = named.filter(
    (some, i) => height(some) + (i < forms.length - 1 ? AROUND : 0) * some.length <= ROOM,
  );
  const all =
    fitting.find((some) => some.every(isWhole)) ?? fitting.at(-1) ?? laidOut(scene, forms.at(-1)!, false);
  const space = (ROOM - height(all)) / all.length;
  const rooms = all.map((plaque) => ({
    name: scene.names[plaque.seat] ?? '',
    room: nameRoom(scene, plaque, plaque.text),
  }));
  const name = nameSize(rooms, all[0]!.form.name);
  let y = PANEL.y + 8;
  return all.map((plaque) => {
    const place = { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: plaque.content + space };
    y += place.height;
    return { ...plaque, name, place };
  });
}

const RIGHT = 18;

/** The shield, with the place below it and a crown on whoever leads. */
function sign(pen: Pen, scene: QuestsScene, plaque: Plaque) {
  const { say } = scene;
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
  pen.write(say('quests-picture-place', { place: rank }), middle, y, {
    size: form.text,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: form.shield + 20,
  });
}

/** Between a player's counts and points. */
const APART = 16;

/** What a player has in numbers, from right to left: seals left, and knights in hand. */
const countsOf = ({ variant, players }: QuestsView, seat: Seat) => [
  ...(variant === 'seals' ? [['seal', players[seat]!.seals] as const] : []),
  ['knights', players[seat]!.knights] as const,
];

/** Width of a count's sign with the space around it. */
const COUNT = 46;

/** Room for the name between the shield and the counts. */
function nameRoom(
  { view }: QuestsScene,
  { seat, form }: Pick<Plaque, 'seat' | 'form'>,
  left: number,
): number {
  const counts = countsOf(view, seat).map(([, count]) => COUNT + widthOf(String(count), form.text));
  return PANEL.x + PANEL.width - MARGIN - RIGHT - form.score - APART - sumOf(counts) - left;
}

/** Knights in hand, and seals left. */
function counts(pen: Pen, { view }: QuestsScene, { seat, form }: Plaque, right: number, y: number): void {
  let x = right;
  for (const [icon, count] of countsOf(view, seat)) {
    x -= pen.write(String(count), x, y, { size: form.text, colour: pen.theme.ink, align: 'right' });
    drawIcon(pen, icon, form.text + 12, x - 20, y);
    x -= COUNT;
  }
}

export function drawPlaque(pen: Pen, scene: QuestsScene, plaque: Plaque): void {
  const { view, names } = scene;
  const { seat, place, form, text, trophies, adventures, content } = plaque;
  const { x, y, width, height } = place;
  if (view.toAct === seat) {
    const mark = { x, y: y + 3, width, height: height - 6 };
    turnMark(pen, mark, { reach: 21, down: height / 2 });
  }
  sign(pen, scene, plaque);
  const right = x + width - RIGHT;
  const top = y + (height - content) / 2;
  const middle = top + form.head / 2;
  const score = String(view.players[seat]?.score ?? 0);
  pen.write(score, right, middle, { size: form.points, colour: pen.theme.ink, align: 'right' });
  counts(pen, scene, plaque, right - form.score - APART, middle);
  const maxWidth = nameRoom(scene, plaque, text);
  pen.write(names[seat] ?? '', text, middle, { size: plaque.name, colour: pen.theme.ink, maxWidth });
  const first = top + form.head + form.trophies / 2;
  drawTrophies(pen, trophies, text, first, form.trophies);
  const below = top + form.head + trophies.lines * form.trophies + form.adventures / 2;
  drawChips(pen, adventures, text, below, form.adventures);
}
