import type { CanvasRenderingContext2D } from 'canvas';
import { COURTIERS, type CourtAction, type Courtier, type Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { roundedRect } from '../parts/shapes.ts';
import {
  ALT_LIMIT,
  limited,
  limitedList,
  NARROWEST,
  TEXT_LIMIT,
  widthOf,
  wrap,
  write,
  writeLines,
} from '../parts/text.ts';
import { tableBackdrop } from './backdrop.ts';
import { ASPIRANT, aspirantAt, PEASANT, peasantAt } from './board.ts';
import { choiceWords, doesNow, outcomeLines } from './choice/words.ts';
import {
  bottomAbove,
  type Cell,
  type CourtOption,
  capacity,
  changesCourt,
  drawExchange,
  drawHeading,
  drawRules,
  drawStanding,
  drawStandingHeading,
  gridOf,
  numbered,
  type Outcome,
  outcomeOf,
  SHEET,
  STANDING_WIDTH,
} from './exchange.ts';
import { bust } from './figures/figures.ts';
import { drawCourtsBelow } from './panel.ts';
import { bonus, coin, tileLine } from './pieces/coins.ts';
import { type CourtScene, changesOf, sumOf } from './sheet.ts';
import { drawCastleSide } from './table.ts';
import { shortNames } from './texts.ts';
import { bidsWords, paidWords } from './words.ts';

/** Says how many options aren't listed. */
function drawRest(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  count: number,
  cell: Cell | null,
): void {
  if (cell === null) return;
  write(context, say('court-picture-choice-more', { count }), cell.x, cell.y, {
    size: 28,
    colour: theme.ink,
    maxWidth: cell.width,
  });
}

/** Each option with its number, what changes hands, and the player's standing after it. Returns how many courts fit below. */
function drawActions(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const { cells, rest, courts } = gridOf(outcomes.length, 1, scene.view.players.length);
  drawRules(context, scene, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    const inner = numbered(context, scene.theme, i + 1, cell);
    const told = changesCourt(outcome.action) ? STANDING_WIDTH : 0;
    drawExchange(context, scene, seat, outcome, { ...inner, width: inner.width - told });
    drawStanding(context, scene, seat, outcome, cell);
  });
  drawRest(context, scene, outcomes.length - cells.length, rest);
  return courts;
}

/** A bid to list, or several of the same sum, of which the first is shown. */
interface Bids {
  /** The first one's place among the options, from 1. */
  readonly number: number;
  readonly sum: number;
  readonly tiles: readonly Tile[];
  /** Further bids of the same sum. */
  readonly others: number;
}

/** Bids in the order of the options: each by itself if there's room for so many, otherwise one for each sum. */
function bidsOf(outcomes: readonly Outcome[], room: number): Bids[] {
  const all = outcomes.flatMap(({ action }, i) =>
    action.type === 'bid'
      ? [{ number: i + 1, sum: sumOf(action.tiles), tiles: action.tiles, others: 0 }]
      : [],
  );
  if (all.length <= room) return all;
  const first = (sum: number) => all.find((bid) => bid.sum === sum);
  return all
    .filter((bid) => first(bid.sum) === bid)
    .map((bid) => ({ ...bid, others: all.filter(({ sum }) => sum === bid.sum).length - 1 }));
}

/** Cells wider than this also say what's left. */
const WIDE = 300;

const SUM = { width: 58, height: 44 } as const;

/** Room for what's said beside the tiles. */
const NOTE = 190;

/** The sum, its tiles, and what's left or in how many other ways it can be bid. */
function drawBid(
  context: CanvasRenderingContext2D,
  { theme, say }: CourtScene,
  { sum, tiles, others }: Bids,
  treasury: number,
  { x, y, width }: Cell,
): void {
  roundedRect(context, x, y - SUM.height / 2, SUM.width, SUM.height, 10);
  context.fillStyle = theme.ink;
  context.fill();
  write(context, String(sum), x + SUM.width / 2, y, { size: 34, colour: theme.gold.light, align: 'centre' });
  const wide = width > WIDE;
  const ways = wide
    ? say('court-picture-choice-ways', { others })
    : say('court-picture-choice-ways-short', { others });
  const tells = widthOf(ways, 26, 'normal') * NARROWEST <= NOTE;
  const leaves = wide ? say('court-picture-choice-leaves', { sum: treasury - sumOf(tiles) }) : '';
  const note = others === 0 ? leaves : tells ? ways : say('court-picture-choice-ways-short', { others });
  const told = write(context, note, x + width, y, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
    maxWidth: NOTE,
  });
  const left = x + SUM.width + 10;
  tileLine(context, theme, tiles, {
    x: left,
    y,
    size: wide ? 42 : 38,
    width: x + width - left - (told > 0 ? told + 10 : 0),
  });
}

/** Up to this many options stand in a single column. */
const ONE_COLUMN = 14;

/** The possible bids and passing, in the order of the options. Returns how many courts fit below. */
function drawBids(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  const { theme, view, say } = scene;
  const treasury = view.players[seat]?.treasury ?? [];
  const pass = outcomes.findIndex(({ action }) => action.type === 'pass');
  const bids = bidsOf(outcomes, capacity(2) - 1);
  drawHeading(
    context,
    scene,
    bidsWords(say, view.auction?.sum ?? 0, bids.length > 0),
    say('court-picture-choice-treasury', { tiles: paidWords(say, treasury) }),
  );
  const entries: readonly (Bids | number)[] =
    pass < 0 ? bids : [...bids, pass + 1].sort((a, b) => numberOf(a) - numberOf(b));
  const columns = entries.length > ONE_COLUMN ? 2 : 1;
  const { cells, rest, courts } = gridOf(entries.length, columns, view.players.length);
  drawRules(context, scene, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const entry = entries[i] as Bids | number;
    const inner = numbered(context, theme, numberOf(entry), cell);
    if (typeof entry !== 'number') drawBid(context, scene, entry, sumOf(treasury), inner);
    else drawExchange(context, scene, seat, outcomes[entry - 1] as Outcome, inner);
  });
  drawRest(context, scene, entries.length - cells.length, rest);
  return courts;
}

function numberOf(entry: Bids | number): number {
  return typeof entry === 'number' ? entry : entry.number;
}

/** Height of a character at least, in pixels. */
const LEAST = (SHEET.bottom - SHEET.top) / 4;

const TEXT = 138;

const ABILITY = 26;

function drawCharacter(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcome: Outcome,
  number: number,
  top: number,
): void {
  const { theme, view, say } = scene;
  const { action, after } = outcome;
  if (action.type !== 'choose') return;
  const { purse } = view.characters[action.character];
  const left = SHEET.x + TEXT;
  const width = SHEET.width - TEXT;
  bust(context, theme, action.character, 124, SHEET.x + 62, top + 86);
  bonus(context, theme, action.character, 40, SHEET.x + 62, top + 170);
  numbered(context, theme, number, { x: SHEET.x - 6, y: top + 30, width, height: LEAST });
  const cell = { x: left, y: top + 34, width, height: LEAST };
  const end = drawStanding(context, scene, seat, outcome, cell);
  write(context, say('court-character', { character: action.character }), left, top + 34, {
    size: 29,
    minSize: 26,
    colour: theme.ink,
    maxWidth: end - left - 4,
  });
  const sum = say('court-picture-choice-treasury-after', { sum: sumOf(after.treasury) });
  const told = write(context, sum, left + width, top + 84, {
    size: 26,
    weight: 'normal',
    colour: theme.softInk,
    align: 'right',
  });
  tileLine(context, theme, purse, { x: left, y: top + 84, size: 42, width: width - told - 14 });
  writeLines(context, wrap(doesNow(scene, seat, action.character), ABILITY, width, 2), left, top + 132, 34, {
    size: ABILITY,
    weight: 'normal',
    colour: theme.ink,
    maxWidth: width,
  });
}

/** Each character: purse, ability, and the standing it would lead to. Returns how many courts fit below. */
function drawCharacters(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  drawStandingHeading(context, scene, seat);
  const { theme, view } = scene;
  const pitchAbove = (courts: number) => (bottomAbove(courts) - SHEET.top) / outcomes.length;
  let courts = view.players.length;
  while (courts > 0 && pitchAbove(courts) < LEAST) courts--;
  const pitch = pitchAbove(courts);
  outcomes.forEach((outcome, i) => {
    const top = SHEET.top + i * pitch;
    context.fillStyle = theme.parchment.dark;
    context.fillRect(SHEET.x, top, SHEET.width, 1.5);
    drawCharacter(context, scene, seat, outcome, i + 1, top + (pitch - LEAST) / 2);
  });
  return courts;
}

/** Courtiers that the action takes from the row. */
function fromRow(action: CourtAction): readonly Courtier[] {
  if (action.type === 'swapMerlin') return action.take;
  if (action.type === 'takeAspirants') return action.courtiers;
  return action.type === 'takeAspirant' ? [action.courtier] : [];
}

/** Courtiers that the action takes from the peasantry. */
function fromPeasantry(action: CourtAction): readonly Courtier[] {
  if (action.type === 'refill') return action.courtiers;
  return action.type === 'startCourtier' ? [action.courtier] : [];
}

function ring(
  context: CanvasRenderingContext2D,
  colour: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): void {
  context.beginPath();
  context.arc(x, y, size / 2 + 4, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.stroke();
}

/** Rings around the courtiers in the row and the peasantry that at least one action takes. */
function drawChoosable(
  context: CanvasRenderingContext2D,
  { theme, view }: CourtScene,
  outcomes: readonly Outcome[],
): void {
  const row = new Set(outcomes.flatMap(({ action }) => fromRow(action)));
  const peasants = new Set(outcomes.flatMap(({ action }) => fromPeasantry(action)));
  view.row.forEach((courtier, i) => {
    if (row.has(courtier)) ring(context, theme.highlight, aspirantAt(i), ASPIRANT);
  });
  COURTIERS.forEach((courtier, i) => {
    if (peasants.has(courtier)) ring(context, theme.highlight, peasantAt(i), PEASANT);
  });
}

/** What the row may be laid from, type by type. Returns how many courts fit below. */
function drawSupply(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  outcomes: readonly Outcome[],
): number {
  const { theme, view, say } = scene;
  const count = outcomes[0]?.action.type === 'refill' ? outcomes[0].action.courtiers.length : 0;
  drawHeading(
    context,
    scene,
    say('court-picture-choice-heading', { phase: view.phase, opponent: '' }),
    say('court-picture-choice-any-of', { count }),
  );
  const types = COURTIERS.filter((id) => view.peasantry[id] > 0);
  const { cells, courts } = gridOf(types.length, 1, view.players.length);
  drawRules(context, scene, cells);
  cells.forEach(({ x, y, width, height }, i) => {
    const id = types[i] as (typeof types)[number];
    const size = Math.min(66, Math.floor(height) - 8);
    coin(context, theme, id, size, x + size / 2, y);
    const line = { size: 30, colour: theme.ink };
    const told = write(
      context,
      say('court-picture-choice-up-to', { count: Math.min(count, view.peasantry[id]) }),
      x + width,
      y,
      {
        ...line,
        weight: 'normal',
        align: 'right',
        maxWidth: width / 2 - size,
      },
    );
    write(context, say('court-courtier', { courtier: id, count: 2 }), x + size + 14, y, {
      ...line,
      maxWidth: width - size - told - 34,
    });
  });
  return courts;
}

/** Up to this many new rows are listed one by one. */
const ROWS_LISTED = 9;

/** Draws what each option does, in the order of the options. Returns how many courts fit below. */
function drawOptions(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  const has = (...types: readonly string[]) => outcomes.some(({ action }) => types.includes(action.type));
  if (has('bid', 'pass')) return drawBids(context, scene, seat, outcomes);
  if (has('choose')) return drawCharacters(context, scene, seat, outcomes);
  if (has('refill') && outcomes.length > ROWS_LISTED) return drawSupply(context, scene, outcomes);
  return drawActions(context, scene, seat, outcomes);
}

/** The seats whose courts matter most, first the chooser's and the opponent's. */
function courtsOf({ view }: CourtScene, seat: Seat): readonly Seat[] {
  const opponent = view.role?.opponent ?? view.auction?.bidder ?? null;
  const clockwise = view.players.map((_, i) => (seat + i) % view.players.length);
  return [...new Set([seat, ...(opponent === null ? [] : [opponent]), ...clockwise])];
}

/** What each action would do, next to the castle where the choosable courtiers are marked. */
export function choicePainting(scene: CourtScene, options: readonly CourtOption[]): Painting {
  const { view, theme, say } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  const outcomes = options.map((option) => outcomeOf(seat, option));
  const changes = changesOf([], view.players.length);
  const names = shortNames(scene, 20);
  const heading = choiceWords(scene, seat, outcomes.length);
  const lines = outcomeLines(scene, seat, outcomes, names);
  return {
    ...tableBackdrop(theme),
    draw: (context) => {
      drawCastleSide(context, scene, changes);
      drawChoosable(context, scene, outcomes);
      const room = drawOptions(context, scene, seat, outcomes);
      drawCourtsBelow(context, scene, courtsOf(scene, seat).slice(0, room));
    },
    alt: limited(
      [
        ...heading,
        ...lines.map((line) => (line.endsWith('.') ? line : say('language-sentence', { text: line }))),
      ],
      ' ',
      ALT_LIMIT,
    ),
    text: limitedList(
      heading.join('\n'),
      lines,
      (count) => say('court-picture-choice-more', { count }),
      TEXT_LIMIT,
    ),
  };
}
