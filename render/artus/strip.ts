import {
  cardsPlayed,
  collectPlays,
  crownsWay,
  isShift,
  lastPlays,
  type Play,
} from '../../src/games/artus/reading.ts';
import type { CardId } from '../../src/games/artus/types.ts';
import { shortened } from '../../src/telling/text.ts';
import type { Rect } from '../parts/shapes.ts';
import { NARROWEST } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import {
  badgeLegends,
  beforeLegend,
  bothLegend,
  cardLegend,
  type Entries,
  playSigns,
  signLegend,
  tilesLegend,
} from './legends.ts';
import {
  drawnPieces,
  drawPieces,
  fitPieces,
  narrowed,
  type Piece,
  pieceWidth,
  playPieces,
  pushedPieces,
  shiftPieces,
  space,
} from './pieces.ts';
import { endHeadline } from './ranking.ts';
import { type ArtusScene, LEAST, STRIP } from './sheet.ts';

const LONGEST_NAME = 16;

/** Puts entries into lines of at most `width`, `gap` apart; the first are left out if there are too many. */
function intoLines(
  entries: readonly (readonly Piece[])[],
  width: number,
  gap: number,
  most: number,
): (readonly Piece[])[][] {
  const lines: (readonly Piece[])[][] = [];
  let room = 0;
  for (const entry of entries) {
    const needed = pieceWidth(entry) + gap;
    if (lines.length === 0 || needed > room) {
      lines.push([]);
      room = width + gap;
    }
    lines.at(-1)?.push(entry);
    room -= needed;
  }
  return lines.length <= most ? lines : intoLines(entries.slice(1), width, gap, most);
}

/** What's told of whoever played last where there's room. */
interface Telling {
  /** From which piles they drew. */
  readonly draws: boolean;
  /** With which cards. */
  readonly cards: boolean;
  /** That all values shifted, at plays by which the King went on: at the newest of them in words, or only by a sign. */
  readonly shift: 'words' | 'sign' | null;
}

const BRIEF: Telling = { draws: false, cards: false, shift: 'sign' };

/** The most that's told first. */
const TELLINGS: readonly Telling[] = [
  { draws: true, cards: true, shift: 'words' },
  { draws: false, cards: true, shift: 'words' },
  { draws: false, cards: true, shift: 'sign' },
  { ...BRIEF, shift: 'words' },
  BRIEF,
];

/** The plays, each with whom it pushed. */
function playEntries(scene: ArtusScene, plays: readonly Play[], tells: Telling): Entries {
  const last = lastPlays(plays);
  const drawn = tells.draws ? drawnPieces(scene) : [];
  const shifting = plays.filter(isShift);
  return plays.map((play) => {
    const pushed = pushedPieces(scene, play);
    const inWords = tells.shift === 'words' && play === shifting.at(-1);
    const shift = tells.shift !== null && shifting.includes(play) ? shiftPieces(scene, inWords) : [];
    const isPushed = crownsWay(play) === play.pushed;
    return [
      ...playPieces(scene, play, last.includes(play), tells.cards),
      ...(isPushed ? [] : shift),
      ...(pushed.length > 0 ? [space(8), ...pushed] : []),
      ...(isPushed ? shift : []),
      ...(play === last.at(-1) && drawn.length > 0 ? [space(20), ...drawn] : []),
    ];
  });
}

export const LEFT = STRIP.x + 18;

export const WIDTH = STRIP.width - 36;

export const LINES = [STRIP.y + 27, STRIP.y + 67, STRIP.y + 107] as const;

const LEGEND_LINE = STRIP.y + 148;

const GAP = 22;

/** The space between explanations, at least and at most. */
const FOOT_GAPS = [16, 40] as const;

/** Where the strip explains the signs on the table. */
export const LEGEND: Rect = { x: STRIP.x, y: STRIP.y + 128, width: STRIP.width, height: STRIP.height - 128 };

/** The part of their width that words of a legend may be set in, for one entry more. */
const NARROW = 0.85;

/** Whether the entries fit side by side in the strip with words that take that part of their width. */
const haveRoom = (entries: Entries, share: number = NARROW): boolean =>
  pieceWidth(narrowed(entries, share).flat()) + FOOT_GAPS[0] * (entries.length - 1) <= WIDTH;

/** Entries in as many lines as they need. */
export const legendLines = (entries: Entries): readonly Entries[] =>
  intoLines(entries, WIDTH, FOOT_GAPS[0], PLAYS);

/** Other signs beside them, as far as there's room, those of plays first. @param shown cards that are drawn */
function withMore(scene: ArtusScene, shown: readonly CardId[], entries: Entries, signs: Entries): Entries {
  if (scene.view.phase === 'placement') return entries;
  const all = [...entries];
  const others = signs.filter((sign) => !entries.includes(sign));
  for (const more of [...others, ...beforeLegend(scene), ...bothLegend(scene, shown), ...tilesLegend(scene)])
    if (haveRoom([...all, more])) all.push(more);
  return all;
}

function drawLine(pen: Pen, entries: Entries, y: number, gap: number): void {
  let x = LEFT;
  for (const entry of entries) {
    drawPieces(pen, entry, x, y);
    x += pieceWidth(entry) + gap;
  }
}

/** Draws the plays in lines, the newest of them if there are more, with bars between turns. */
function drawPlays(pen: Pen, plays: readonly Play[], lines: readonly Entries[]): void {
  const seats = plays.slice(plays.length - lines.flat().length).map(({ seat }) => seat);
  lines.forEach((line, i) => {
    const first = lines.slice(0, i).flat().length;
    const y = LINES[i] ?? 0;
    drawLine(pen, line, y, GAP);
    let x = LEFT;
    line.forEach((entry, at) => {
      if (at > 0 && seats[first + at] !== seats[first + at - 1])
        pen.fillRect(x - GAP / 2 - 3, y - 16, 2, 32, pen.theme.softInk);
      x += pieceWidth(entry) + GAP;
    });
  });
}

/** Explanations side by side. */
function drawLegend(pen: Pen, entries: Entries, y: number): void {
  const shown = fitPieces(entries, WIDTH, FOOT_GAPS[0]);
  const used = pieceWidth(shown.flat());
  drawLine(pen, shown, y, Math.min(FOOT_GAPS[1], (WIDTH - used) / Math.max(1, entries.length - 1)));
}

/** Explanations across the foot of the strip. */
export function drawFoot(pen: Pen, entries: Entries): void {
  pen.fillRect(LEFT, LEGEND.y, WIDTH, 1.5, pen.theme.parchment.dark);
  drawLegend(pen, entries, LEGEND_LINE);
}

/** Draws the same in two lines, if all can't be side by side. @returns whether they're in two */
export function drawFeet(pen: Pen, entries: Entries, others: Entries = []): boolean {
  const all = [...entries, ...others];
  if (haveRoom(all)) {
    drawFoot(pen, all);
    return false;
  }
  const fits = (count: number) => haveRoom(all.slice(0, count), 1) && haveRoom(all.slice(count));
  const half = Math.ceil(all.length / 2);
  const apart = others.length > 0 && fits(entries.length) ? entries.length : half;
  drawLegend(pen, all.slice(0, apart), LINES.at(-1)!);
  drawFoot(pen, all.slice(apart));
  return true;
}

/** What matters most now, in lines. */
function hintsFor(scene: ArtusScene): readonly string[] {
  const { t, events, view } = scene;
  if (view.phase === 'over') return endHeadline(scene, LONGEST_NAME);
  if (view.phase === 'placement')
    return [
      t('artus-picture-strip-placing', { name: shortened(scene.names[view.startSeat] ?? '', LONGEST_NAME) }),
    ];
  const turned = events.some(({ type }) => type === 'turned') ? [t('artus-picture-strip-turned')] : [];
  return [...turned, t('artus-picture-strip-leaves'), t('artus-picture-strip-turns')];
}

/** What a picture's strip has besides what happened last. */
interface StripContent {
  /** Explains the picture's own marks, if it isn't the table's. */
  readonly marks?: Entries;
  /** Legends in lines of their own, if it doesn't count everybody's cards by signs. */
  readonly legends?: readonly Entries[];
  /** What happened last, if that's told elsewhere: the cards that are drawn there. */
  readonly told?: readonly CardId[] | null;
}

/** Lines of plays below which there's room for all legends. */
const PLAYS = LINES.length - 1;

/** The forms of the strip, tried in turn until all plays have room: how much is told, in how many lines, in how wide letters. */
const TRIES: readonly { readonly tells: Telling; readonly most: number; readonly share: number }[] = [
  ...TELLINGS.map((tells) => ({ tells, most: PLAYS, share: 1 })),
  { tells: BRIEF, most: PLAYS, share: 0.9 },
  ...[1, 0.9, 0.8].map((share) => ({
    tells: { ...BRIEF, shift: 'words' as const },
    most: LINES.length,
    share,
  })),
  ...(['sign', null] as const).flatMap((shift) =>
    [1, 0.9, 0.8, NARROWEST].map((share) => ({ tells: { ...BRIEF, shift }, most: LINES.length, share })),
  ),
];

/** As many plays as there's room for, the cards that are drawn, and what signs mean that have no words there. */
function playsInLines(
  scene: ArtusScene,
  plays: readonly Play[],
): { readonly lines: readonly Entries[]; readonly shown: readonly CardId[]; readonly signs: Entries } {
  const linesOf = ({ tells, most, share }: (typeof TRIES)[number]) =>
    intoLines(narrowed(playEntries(scene, plays, tells), share), WIDTH, GAP, most);
  const fitting = TRIES.find((each) => linesOf(each).flat().length === plays.length) ?? TRIES.at(-1)!;
  const lines = linesOf(fitting);
  return {
    lines,
    shown: fitting.tells.cards ? cardsPlayed(lastPlays(plays)) : [],
    signs: playSigns(scene, plays.slice(-lines.flat().length), fitting.tells.shift === 'sign'),
  };
}

/**
 * Draws what happened last, numbered as at the chairs, unless that's told beside it; in the room that's left, what matters most.
 */
export function drawStrip(
  pen: Pen,
  scene: ArtusScene,
  { marks = [], legends, told = null }: StripContent = {},
): void {
  const plays = told === null ? collectPlays(scene.events) : [];
  const { lines, shown, signs } = playsInLines(scene, plays);
  drawPlays(pen, plays, lines);
  const free = LINES.slice(lines.length);
  const explained = (legends ?? [cardLegend(scene)]).filter((entries) => entries.length > 0);
  const more = (entries: Entries) => (legends ? entries : withMore(scene, told ?? shown, entries, signs));
  const badgesBeside = (others: Entries) =>
    badgeLegends(scene).find((each) => haveRoom([...others, ...each], NARROWEST)) ?? [];
  if (free.length === 0) {
    const usual = explained.at(-1) ?? marks;
    // The signs of cards are beside the table most of the time.
    const foot = legends || haveRoom([...usual, ...signs]) ? usual : [];
    drawFoot(pen, more([...foot, ...signs, ...badgesBeside([...foot, ...signs])]));
    return;
  }
  const explaining = explained.slice(-free.length).map(more);
  for (const entries of explaining.toReversed()) drawLegend(pen, entries, free.pop()!);
  const hints = hintsFor(scene);
  free.forEach((y, i) => {
    // Who has won isn't a hint.
    const look =
      scene.view.phase === 'over'
        ? ({ colour: pen.theme.ink, weight: 'bold' } as const)
        : ({ colour: pen.theme.softInk, weight: 'normal' } as const);
    pen.write(hints[i] ?? '', LEFT, y, { size: LEAST, ...look, maxWidth: WIDTH });
  });
  const marked = [
    ...marks,
    ...signLegend(scene),
    ...signs.filter((sign) => !explaining.flat().includes(sign)),
  ];
  drawFoot(pen, [...marked, ...badgesBeside(marked)]);
}
