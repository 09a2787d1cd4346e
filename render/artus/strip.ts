import type { CardId, Figure, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Rect } from '../parts/shapes.ts';
import { NARROWEST, shortened, signed, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawScoreTiles } from './panel.ts';
import {
  badge,
  cards,
  drawnPieces,
  drawPieces,
  figure,
  fitted,
  narrowed,
  type Piece,
  pieceWidth,
  playPieces,
  pointsPlate,
  pushedPieces,
  shiftPieces,
  space,
  text,
} from './pieces.ts';
import {
  cardsOf,
  chairsOf,
  crownsWay,
  lastPlays,
  numberedPlays,
  type Play,
  playsOf,
  scoredBefore,
} from './plays.ts';
import { endedWords } from './ranking.ts';
import { type ArtusScene, cardRow, LEAST, pilesOf, STRIP, tiles } from './sheet.ts';

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

/** A sample of the carpet. */
function carpet(): Piece {
  return {
    width: 40,
    draw: (pen, x, y) => {
      const { context } = pen;
      pen.fillRect(x, y - 14, 34, 28, pen.theme.carpet.fill);
      context.strokeStyle = pen.theme.carpet.edge;
      context.lineWidth = 2.5;
      context.setLineDash([3, 2]);
      context.strokeRect(x + 2, y - 12, 30, 24);
      context.setLineDash([]);
    },
  };
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
  const shifting = plays.filter((play) => play.crowned === null && crownsWay(play) !== null);
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

/** Between explanations, at least and at most. */
const FOOT_GAPS = [16, 40] as const;

/** Where the strip explains the signs on the table. */
export const LEGEND: Rect = { x: STRIP.x, y: STRIP.y + 128, width: STRIP.width, height: STRIP.height - 128 };

const prince = (metal: 'silver' | 'bronze', king: boolean): Figure => ({
  kind: 'prince',
  metal,
  rings: king ? 3 : 1,
  king,
});

export type Entries = readonly (readonly Piece[])[];

/** What the figures and the carpet are. */
export function signLegend({ say }: ArtusScene): Entries {
  return [
    [
      text(say('artus-picture-strip-prince')),
      space(8),
      figure(prince('silver', false)),
      text(say('artus-picture-strip-silver')),
      space(10),
      figure(prince('bronze', false)),
      text(say('artus-picture-strip-bronze')),
    ],
    [figure(prince('bronze', true)), text(say('artus-picture-strip-king'))],
    [carpet(), text(say('artus-picture-strip-carpet'))],
  ];
}

/** A plate with a player's tiles of 50 points, as beside the score. */
function tilesPlate(shown: string): Piece {
  return { width: widthOf(shown, LEAST) + 18, draw: (pen, x, y) => drawScoreTiles(pen, shown, x, y) };
}

/** The part of their width that words of a legend may be set in, for one entry more. */
const NARROW = 0.85;

/** Whether the entries fit side by side in the strip with words that take that part of their width. */
const haveRoom = (entries: Entries, share: number = NARROW): boolean =>
  pieceWidth(narrowed(entries, share).flat()) + FOOT_GAPS[0] * (entries.length - 1) <= WIDTH;

/** Entries in as many lines as they need. */
export const legendLines = (entries: Entries): readonly Entries[] =>
  intoLines(entries, WIDTH, FOOT_GAPS[0], PLAYS);

/** How many cards the seat's own piles still have. */
export const pilesLegend = ({ say, view }: ArtusScene, seat: Seat): Entries =>
  pilesOf(view.variant).map((pile) => [
    cards(pile),
    text(
      say('language-colon', {
        head: say('artus-picture-pile-name', { pile }),
        text: String(view.players[seat]?.piles[pile] ?? 0),
      }),
    ),
  ]);

/** What the sign of cards that go both ways means, if some do. */
export const bothLegend = ({ say }: ArtusScene, shown: readonly CardId[]): Entries =>
  shown.some((card) => (cardRow(card).moveKnight ?? cardRow(card).movePrince)?.both)
    ? [[text('±'), space(8), text(say('artus-picture-hand-both'))]]
    : [];

/** What a plate with points means that are older than the values around it; nothing if there's none. */
function beforeLegend({ say, events, isRiddle }: ArtusScene): Entries {
  const scored = isRiddle ? undefined : scoredBefore(lastPlays(playsOf(events)));
  return scored !== undefined && 'points' in scored.event
    ? [[pointsPlate(signed(scored.event.points)), text(say('artus-picture-strip-before'))]]
    : [];
}

/** The same for the first plate with tiles. */
function tilesLegend({ say, view }: ArtusScene): Entries {
  const count = view.players.map(({ score }) => tiles(score)).find((held) => held > 0);
  return count === undefined
    ? []
    : [[tilesPlate(say('artus-picture-tiles', { count })), text(say('artus-picture-strip-tiles'))]];
}

/** What the signs of cards beside the table mean. */
function cardLegend({ say, view }: ArtusScene): Entries {
  const entry = (kind: PileId | 'hand', name: string): readonly Piece[] => [cards(kind), text(name)];
  const named = [
    entry('hand', say('artus-picture-hand-name')),
    ...pilesOf(view.variant).map((pile) => entry(pile, say('artus-picture-pile-name', { pile }))),
  ];
  return view.phase === 'placement'
    ? [...named, [figure({ kind: 'knight', seat: 0 }), text(say('artus-picture-strip-unplaced'))]]
    : named;
}

/** Other signs beside them, as far as there's room. @param shown cards that are drawn */
function withMore(scene: ArtusScene, shown: readonly CardId[], entries: Entries): Entries {
  if (scene.view.phase === 'placement') return entries;
  const all = [...entries];
  for (const more of [...beforeLegend(scene), ...bothLegend(scene, shown), ...tilesLegend(scene)])
    if (haveRoom([...all, more])) all.push(more);
  return all;
}

/**
 * What the numbers at the chairs mean, in as many words as there's room for: where plays began and what each kind did,
 * only what the newest did, or nothing.
 */
function badgeLegends(scene: ArtusScene): readonly Entries[] {
  const { say, events } = scene;
  const plays = numberedPlays(playsOf(events)).filter((play) => chairsOf(play).to.length > 0);
  const newest = plays.at(-1);
  if (newest === undefined) return [[]];
  const moved = plays.findLast(({ event }) => event.type === 'moved');
  const from = moved
    ? [[badge(moved.seat, String(moved.number), true), text(say('artus-picture-strip-from'))]]
    : [];
  const reached = (kinds: readonly Play[]): Entries => {
    const words = [...new Set(kinds.map(({ event }) => event.type))].map((done) =>
      say('artus-picture-strip-reached', { done }),
    );
    return [[badge(newest.seat, String(newest.number)), text(words.join(say('artus-picture-comma')))]];
  };
  return [[...from, ...reached(plays)], [...from, ...reached([newest])], reached([newest]), []];
}

function drawLine(pen: Pen, entries: Entries, y: number, gap: number): void {
  let x = LEFT;
  for (const entry of entries) {
    drawPieces(pen, entry, x, y);
    x += pieceWidth(entry) + gap;
  }
}

/** The plays in lines, the newest of them if there are more, with bars between turns. */
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
  const shown = fitted(entries, WIDTH, FOOT_GAPS[0]);
  const used = pieceWidth(shown.flat());
  drawLine(pen, shown, y, Math.min(FOOT_GAPS[1], (WIDTH - used) / Math.max(1, entries.length - 1)));
}

/** Explanations across the foot of the strip. */
export function drawFoot(pen: Pen, entries: Entries): void {
  pen.fillRect(LEFT, LEGEND.y, WIDTH, 1.5, pen.theme.parchment.dark);
  drawLegend(pen, entries, LEGEND_LINE);
}

/** The same in two lines, if all can't be side by side. @returns whether they're in two */
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
  const { say, events, view } = scene;
  if (view.phase === 'over') return endedWords(scene, LONGEST_NAME);
  if (view.phase === 'placement')
    return [
      say('artus-picture-strip-placing', {
        name: shortened(scene.names[view.startSeat] ?? '', LONGEST_NAME),
      }),
    ];
  const turned = events.some(({ type }) => type === 'turned') ? [say('artus-picture-strip-turned')] : [];
  return [...turned, say('artus-picture-strip-leaves'), say('artus-picture-strip-turns')];
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

/** What's tried in turn, until all plays have room: so much told in so many lines, with words of that width. */
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

/** As many plays as there's room for, and the cards that are drawn. */
function playsInLines(
  scene: ArtusScene,
  plays: readonly Play[],
): { readonly lines: readonly Entries[]; readonly shown: readonly CardId[] } {
  const linesOf = ({ tells, most, share }: (typeof TRIES)[number]) =>
    intoLines(narrowed(playEntries(scene, plays, tells), share), WIDTH, GAP, most);
  const fitting = TRIES.find((each) => linesOf(each).flat().length === plays.length) ?? TRIES.at(-1)!;
  return { lines: linesOf(fitting), shown: fitting.tells.cards ? cardsOf(lastPlays(plays)) : [] };
}

/**
 * What happened last, numbered as at the chairs, unless that's told beside it; in the room that's left, what matters most.
 */
export function drawStrip(
  pen: Pen,
  scene: ArtusScene,
  { marks = [], legends, told = null }: StripContent = {},
): void {
  const plays = told === null ? playsOf(scene.events) : [];
  const { lines, shown } = playsInLines(scene, plays);
  drawPlays(pen, plays, lines);
  const free = LINES.slice(lines.length);
  const explained = (legends ?? [cardLegend(scene)]).filter((entries) => entries.length > 0);
  const more = (entries: Entries) => (legends ? entries : withMore(scene, told ?? shown, entries));
  const badgesBeside = (others: Entries) =>
    badgeLegends(scene).find((each) => haveRoom([...others, ...each], NARROWEST)) ?? [];
  if (free.length === 0) {
    const foot = explained.at(-1) ?? marks;
    drawFoot(pen, more([...foot, ...badgesBeside(foot)]));
    return;
  }
  for (const entries of explained.slice(-free.length).toReversed())
    drawLegend(pen, more(entries), free.pop()!);
  const hints = hintsFor(scene);
  free.forEach((y, i) => {
    // Who has won isn't a hint.
    const look =
      scene.view.phase === 'over'
        ? ({ colour: pen.theme.ink, weight: 'bold' } as const)
        : ({ colour: pen.theme.softInk, weight: 'normal' } as const);
    pen.write(hints[i] ?? '', LEFT, y, { size: LEAST, ...look, maxWidth: WIDTH });
  });
  const marked = [...marks, ...signLegend(scene)];
  drawFoot(pen, [...marked, ...badgesBeside(marked)]);
}
