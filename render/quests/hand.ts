import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { AdventureId, AdversaryCard, KnightCard, TurnStep } from '../../src/games/quests/types.ts';
import type { Spots } from '../painter.ts';
import { inThemes, type Painting } from '../painting.ts';
import { shield } from '../parts/heraldry.ts';
import { type Rect, sumOf } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, textOf, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { plate } from './board.ts';
import { drawAdventureFace } from './cards/adventures.ts';
import { drawTrophy } from './cards/adversaries.ts';
import { drawKnightRow, drawLivery, knightWidth, RATIO } from './cards/knights.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './plaque.ts';
import {
  LIVERIES,
  type Livery,
  liveryOf,
  payableAdventures,
  strengthOf,
  strengths,
  type Target,
  withinReach,
} from './reading.ts';
import { QUEST, type QuestsScene } from './sheet.ts';
import { questsInks } from './table.ts';
import { ALT_NAME } from './texts.ts';
import { drawTrack, STEPS, trackWidth } from './turn.ts';
import { adversariesWords, adversaryData, canBeatWords, canTakeWords, knightsWords } from './words.ts';

function strengthWords(
  hand: readonly KnightCard[],
  word: (colour: Livery, alone: number, merlins: number) => string,
): string[] {
  const all = strengths(hand);
  return [
    ...KNIGHT_COLOURS.map((colour) => word(colour, all[colour], all[colour] > 0 ? all.merlin : 0)),
    ...(all.merlin > 0 ? [word('merlin', all.merlin, 0)] : []),
  ];
}

const targetWords = ({ view, say }: QuestsScene, seat: Seat): string[] =>
  withinReach(view, seat).map(({ card, mode }) =>
    say('quests-picture-text-target', { ...adversaryData(card), mode }),
  );

const payableWords = ({ view, say }: QuestsScene, seat: Seat): string[] =>
  payableAdventures(view, seat).map(({ id }) => say('quests-adventure', { adventure: id }));

function handAlt(scene: QuestsScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, say } = scene;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  const strengths = strengthWords(hand, (colour, alone, merlins) =>
    say('quests-picture-alt-strength', { colour, strength: alone + merlins, merlins }),
  ).join(say('quests-comma'));
  const adversaries = adversariesWords(say, view.players[seat]?.trophies ?? []);
  return altOf([
    say('quests-picture-alt-hand', { name, knights: knightsWords(say, hand), strengths }),
    say('quests-picture-alt-trophies', { adversaries }),
    canTakeWords(say, payableWords(scene, seat)),
    canBeatWords(say, targetWords(scene, seat)),
  ]);
}

function handText(scene: QuestsScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, say } = scene;
  const listed = (all: readonly string[]) =>
    all.length === 0 ? say('quests-picture-text-none') : all.join(say('quests-comma'));
  const adversaries = adversariesWords(say, view.players[seat]?.trophies ?? []);
  return textOf([
    say('quests-picture-text-hand', { name: shortNames(scene, ALT_NAME)[seat] ?? '' }),
    hand.length === 0 ? say('quests-picture-text-no-knights') : knightsWords(say, hand),
    ...strengthWords(hand, (colour, alone, merlins) =>
      say('quests-picture-text-strength', { colour, alone, merlins, strength: alone + merlins }),
    ),
    say('quests-picture-text-trophies', { adversaries }),
    say('quests-picture-text-can-beat', { adversaries: listed(targetWords(scene, seat)) }),
    say('quests-picture-text-can-take', { adventures: listed(payableWords(scene, seat)) }),
  ]);
}

const SIZE = { width: 1200, height: 774 } as const;

const BAND = { x: 14, y: 14, width: 1172, height: 82 } as const;

const GROUPS = { x: 14, y: 108, width: 1172, height: 330 } as const;

const TOP = 450;

const HEIGHT = 310;

const HELD = { x: 14, y: TOP, width: 300, height: HEIGHT } as const;

const BEAT = { x: 326, y: TOP, width: 400, height: HEIGHT } as const;

const TAKE = { x: 738, y: TOP, width: 448, height: HEIGHT } as const;

/** Whose turn it is, and its steps. */
function drawBand(pen: Pen, scene: QuestsScene, seat: Seat): void {
  const { view, names, say } = scene;
  const y = BAND.y + BAND.height / 2;
  const { toAct } = view;
  if (toAct === null) {
    const line = { size: 34, colour: pen.theme.chalk, maxWidth: BAND.width - 60 };
    pen.write(say('quests-picture-over'), BAND.x + 30, y, line);
    return;
  }
  shield(pen, toAct, 64, BAND.x + 46, y);
  const track = BAND.x + BAND.width - 14 - trackWidth(scene);
  const line = { size: 34, minSize: 26, colour: pen.theme.chalk, maxWidth: track - BAND.x - 100 };
  const next = say('quests-picture-hand-next', { name: names[toAct] ?? '' });
  pen.write(toAct === seat ? say('quests-picture-hand-your') : next, BAND.x + 88, y, line);
  drawTrack(pen, scene, track, y);
}

const GAP = 0.08;

/** Minimum width, so that the group's strength fits. */
const NARROW = 204;

const PAD = 16;

interface KnightGroup {
  readonly livery: Livery;
  readonly cards: readonly KnightCard[];
}

/** Doubles first. */
function groupsOf(hand: readonly KnightCard[]): KnightGroup[] {
  return LIVERIES.map((livery) => ({
    livery,
    cards: hand.filter((card) => liveryOf(card) === livery).sort((a, b) => strengthOf(b) - strengthOf(a)),
  })).filter(({ livery, cards }) => livery !== 'merlin' || cards.length > 0);
}

/** Splits the cards into lines; the first is the longest. */
function inLines(cards: readonly KnightCard[], lines: number): readonly (readonly KnightCard[])[] {
  const length = Math.ceil(cards.length / lines);
  return Array.from({ length: lines }, (_, line) => cards.slice(line * length, (line + 1) * length)).filter(
    (line) => line.length > 0,
  );
}

function lineWidth(cards: readonly KnightCard[], height: number): number {
  return cards.reduce((all, card) => all + knightWidth(card, height) + height * GAP, -height * GAP);
}

function widthAt({ cards }: KnightGroup, height: number, lines: number): number {
  const widest = Math.max(0, ...inLines(cards, lines).map((line) => lineWidth(line, height)));
  return Math.max(NARROW, widest + 2 * PAD);
}

/** Distance from a sheet's top to what's below its title. */
const CONTENT = 62;

function drawTitle(pen: Pen, sheet: Rect, text: string, note = ''): void {
  pen.write(text, sheet.x + 20, sheet.y + 30, {
    size: 28,
    colour: pen.theme.ink,
    maxWidth: sheet.width - 40,
  });
  pen.fillRect(sheet.x + 18, sheet.y + 52, sheet.width - 36, 1.5, pen.theme.parchment.dark);
  pen.write(note, sheet.x + sheet.width - 20, sheet.y + sheet.height - 28, {
    colour: pen.theme.softInk,
    size: 26,
    weight: 'normal',
    align: 'right',
    maxWidth: sheet.width - 40,
  });
}

/** A note below the heading when there's nothing to show. */
function drawNothing(pen: Pen, sheet: Rect, text: string): void {
  pen.write(text, sheet.x + 20, sheet.y + CONTENT + 26, {
    size: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    maxWidth: sheet.width - 40,
  });
}

const TOKEN = 44;

const PITCH = 48;

/** The adversaries won, a line for each kind if they're many. */
function drawHeld(pen: Pen, trophies: readonly AdversaryCard[]): void {
  const laidOut = layOutTrophies(trophies, TOKEN, HELD.width - 36);
  drawTrophies(pen, laidOut, HELD.x + 18, HELD.y + CONTENT + PITCH / 2 + 4, PITCH);
}

const SMALL = 28;

/** A colour's total strength, followed by the colour and the Merlins that may join it: "7  5 + 2". */
function drawStrength(
  pen: Pen,
  livery: Livery,
  alone: number,
  merlins: number,
  middle: number,
  y: number,
): void {
  const ink = { colour: pen.theme.ink };
  const joined = livery !== 'merlin' && merlins > 0 && alone > 0;
  const total = String(joined ? alone + merlins : alone);
  const big = 46;
  const parts = joined ? `${alone} + ${merlins}` : '';
  const partsWidth = joined ? widthOf(parts, SMALL) + 50 : 0;
  const whole = 48 + widthOf(total, big) + partsWidth;
  let x = middle - whole / 2;
  drawLivery(pen, livery, 40, x + 20, y);
  x += 48;
  pen.write(total, x, y, { ...ink, size: big });
  if (!joined) return;
  x += widthOf(total, big) + 12;
  pen.write(parts, x, y, { colour: pen.theme.softInk, size: SMALL });
  drawLivery(pen, 'merlin', 32, x + widthOf(parts, SMALL) + 20, y);
}

/** Card heights to try in one line, in pixels. If none fits, there are two lines. */
const HEIGHTS = [196, 184, 172, 160, 148, 136, 124, 112] as const;

const IN_TWO_LINES = 104;

/** A dashed outline for a colour without knights. */
function emptyPlace(pen: Pen, livery: Livery, height: number, x: number, y: number): void {
  const width = height / RATIO;
  pen.roundedRect(x - width / 2, y - height / 2, width, height, height * 0.09);
  pen.dashes(pen.theme.softInk, 2.5, [9, 8]);
  drawLivery(pen, livery, Math.min(62, Math.round(width * 0.6)), x, y);
}

/** The hand by colour, doubles first, with each group's strength below it. */
function drawKnightGroups(pen: Pen, hand: readonly KnightCard[], area: Rect): void {
  const groups = groupsOf(hand);
  const inner = area.width - 24;
  const widthsAt = (height: number, lines: number) => groups.map((group) => widthAt(group, height, lines));
  const fitting = HEIGHTS.find((height) => sumOf(widthsAt(height, 1)) <= inner);
  const height = fitting ?? IN_TWO_LINES;
  const lines = fitting === undefined ? 2 : 1;
  const wanted = widthsAt(height, lines);
  const stretch = inner / sumOf(wanted);
  const all = strengths(hand);
  const y = area.y + 24 + HEIGHTS[0] / 2;
  let left = area.x + 12;
  groups.forEach(({ livery, cards }, i) => {
    const width = (wanted[i] as number) * stretch;
    const middle = left + width / 2;
    if (cards.length === 0) emptyPlace(pen, livery, height, middle, y);
    inLines(cards, lines).forEach((line, n, { length }) => {
      const room = Math.min(lineWidth(line, height), width - PAD);
      const at = y + (n - (length - 1) / 2) * (height + 10);
      drawKnightRow(pen, line, height, middle - room / 2, at, room);
    });
    drawStrength(pen, livery, all[livery], all.merlin, middle, area.y + area.height - 48);
    if (i > 0) {
      pen.fillRect(left - 0.75, area.y + 24, 1.5, area.height - 48, pen.theme.parchment.dark);
    }
    left += width;
  });
}

const CARDS = 2;

const LINES = 5;

const PAYABLE_PITCH = 40;

/** The adventures that can be paid for: as cards if they're few, otherwise by name. */
function drawPayable(pen: Pen, scene: QuestsScene, seat: Seat): void {
  const { say, view } = scene;
  const payable = payableAdventures(view, seat);
  const left = TAKE.x + 20;
  const top = TAKE.y + CONTENT;
  if (payable.length <= CARDS) {
    payable.forEach((adventure, i) => {
      const x = left + QUEST.width / 2 + 4 + i * (QUEST.width + 22);
      drawAdventureFace(pen, scene, adventure, x, top + 8 + QUEST.height / 2);
    });
    return;
  }
  const nameOf = ({ id }: { readonly id: AdventureId }) => say('quests-adventure', { adventure: id });
  const chips = layOutChips(payable, nameOf, 26, TAKE.width - 40);
  const all = chips.all.filter(({ line }) => line < LINES);
  drawChips(pen, { ...chips, all, total: '' }, left, top + 22, PAYABLE_PITCH);
  const rest = chips.all.length - all.length;
  if (rest === 0) return;
  pen.write(say('quests-picture-hand-more', { count: rest }), left, top + 22 + LINES * PAYABLE_PITCH, {
    size: 26,
    colour: pen.theme.ink,
    maxWidth: TAKE.width - 40,
  });
}

const TOKENS = [52, 44, 36] as const;

const MODES = ['usual', 'repeated', 'double'] as const;

/** Adversaries within reach, grouped by how they can be challenged, as large as possible. */
function drawTargets(pen: Pen, scene: QuestsScene, targets: readonly Target[]): void {
  const { say, view } = scene;
  const labelled = view.variant === 'seals';
  const left = BEAT.x + (labelled ? 126 : 22);
  const room = BEAT.x + BEAT.width - 24 - left;
  const groups = MODES.map((mode) => ({
    mode,
    cards: targets.filter((target) => target.mode === mode).map(({ card }) => card),
  })).filter(({ cards }) => cards.length > 0);
  const columnsAt = (token: number) => Math.floor((room + 6) / (token + 6));
  const linesAt = (token: number) =>
    sumOf(groups.map(({ cards }) => Math.ceil(cards.length / columnsAt(token))));
  const token = TOKENS.find((size) => linesAt(size) * (size + 8) <= BEAT.height - 80) ?? TOKENS[2];
  let y = BEAT.y + CONTENT + 4 + token / 2;
  for (const { mode, cards } of groups) {
    if (labelled) {
      const label = { size: 26, colour: pen.theme.ink, maxWidth: 104 };
      pen.write(say(`quests-picture-hand-mode-${mode}`), BEAT.x + 20, y, label);
    }
    const columns = columnsAt(token);
    cards.forEach((card, i) => {
      const at = y + Math.floor(i / columns) * (token + 8);
      drawTrophy(pen, card, token, left + token / 2 + (i % columns) * (token + 6), at);
    });
    y += Math.ceil(cards.length / columns) * (token + 8);
  }
}

export const handBackdrop = inThemes(
  'quests hand',
  SIZE,
  (pen) => {
    hall(pen, SIZE);
    plate(pen, BAND);
    for (const sheet of [GROUPS, HELD, BEAT, TAKE]) parchment(pen, sheet);
  },
  questsInks,
);

function viewerOf({ view }: QuestsScene): { readonly seat: Seat; readonly hand: readonly KnightCard[] } {
  if (view.viewer === null) throw new RangeError('a spectator has no hand');
  return { seat: view.viewer, hand: view.hand ?? [] };
}

export function handPainting(scene: QuestsScene): Painting {
  const { theme, say, view } = scene;
  const { seat, hand } = viewerOf(scene);
  const trophies = view.players[seat]?.trophies ?? [];
  return {
    ...handBackdrop(theme),
    draw: (pen) => {
      drawBand(pen, scene, seat);
      drawKnightGroups(pen, hand, GROUPS);
      drawTitle(pen, HELD, say('quests-picture-hand-trophies'));
      if (trophies.length === 0) drawNothing(pen, HELD, say('quests-picture-hand-no-trophies'));
      else drawHeld(pen, trophies);
      const noteOn = (step: TurnStep) =>
        view.toAct === seat && STEPS.indexOf(view.step) <= STEPS.indexOf(step)
          ? ''
          : say('quests-picture-hand-not-your-turn');
      const targets = withinReach(view, seat);
      drawTitle(pen, BEAT, say('quests-picture-hand-can-beat'), noteOn('challenge'));
      if (targets.length === 0) drawNothing(pen, BEAT, say('quests-picture-hand-nothing'));
      else drawTargets(pen, scene, targets);
      drawTitle(pen, TAKE, say('quests-picture-hand-can-take'), noteOn('adventure'));
      const canTake = payableAdventures(view, seat).length > 0;
      if (!canTake) drawNothing(pen, TAKE, say('quests-picture-hand-nothing'));
      else drawPayable(pen, scene, seat);
    },
    alt: handAlt(scene, seat, hand),
    get text() {
      return handText(scene, seat, hand);
    },
  };
}

/** The places in a picture of a hand, before it's printed. */
export const HAND_SPOTS: Spots = new Map<string, Rect>([
  ['steps', BAND],
  ['knights', GROUPS],
  ['adversaries', HELD],
  ['targets', BEAT],
  ['adventures', TAKE],
]);
