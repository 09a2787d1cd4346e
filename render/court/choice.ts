import { COURTIERS, type CourtAction, type Courtier, type Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { sumOf } from '../parts/shapes.ts';
import { altOf, listOf, NARROWEST, widthOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { tableBackdrop } from './backdrop.ts';
import { ASPIRANT, aspirantAt, PEASANT, peasantAt } from './board.ts';
import {
  type CourtOption,
  changesCourt,
  choiceWords,
  doesNow,
  type Outcome,
  outcomeLines,
  outcomeOf,
} from './choice-words.ts';
import { bonus, coin, tileLine } from './coins.ts';
import {
  bottomAbove,
  type Cell,
  capacity,
  drawExchange,
  drawHeading,
  drawRules,
  drawStanding,
  drawStandingHeading,
  gridOf,
  numbered,
  SHEET,
  STANDING_WIDTH,
} from './exchange.ts';
import { bust } from './figures.ts';
import { drawCourtsBelow } from './panel.ts';
import { type CourtScene, changesOf } from './sheet.ts';
import { drawCastleSide } from './table.ts';
import { bidsWords, paidWords } from './words.ts';

/** Says how many options aren't listed. */
function drawRest(pen: Pen, { say }: CourtScene, count: number, cell: Cell | null): void {
  if (cell === null) return;
  pen.write(say('court-picture-choice-more', { count }), cell.x, cell.y, {
    size: 28,
    colour: pen.theme.ink,
    maxWidth: cell.width,
  });
}

/** Each option with its number, what changes hands, and the player's standing after it. Returns how many courts fit below. */
function drawActions(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): number {
  drawStandingHeading(pen, scene, seat);
  const { cells, rest, courts } = gridOf(outcomes.length, 1, scene.view.players.length);
  drawRules(pen, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    const inner = numbered(pen, i + 1, cell);
    const told = changesCourt(outcome.action) ? STANDING_WIDTH : 0;
    drawExchange(pen, scene, seat, outcome, { ...inner, width: inner.width - told });
    drawStanding(pen, scene, seat, outcome, cell);
  });
  drawRest(pen, scene, outcomes.length - cells.length, rest);
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
  pen: Pen,
  { say }: CourtScene,
  { sum, tiles, others }: Bids,
  treasury: number,
  { x, y, width }: Cell,
): void {
  pen.roundedRect(x, y - SUM.height / 2, SUM.width, SUM.height, 10).fill(pen.theme.ink);
  pen.write(String(sum), x + SUM.width / 2, y, { size: 34, colour: pen.theme.gold.light, align: 'centre' });
  const wide = width > WIDE;
  const ways = wide
    ? say('court-picture-choice-ways', { others })
    : say('court-picture-choice-ways-short', { others });
  const tells = widthOf(ways, 26, 'normal') * NARROWEST <= NOTE;
  const leaves = wide ? say('court-picture-choice-leaves', { sum: treasury - sumOf(tiles) }) : '';
  const note = others === 0 ? leaves : tells ? ways : say('court-picture-choice-ways-short', { others });
  const told = pen.write(note, x + width, y, {
    size: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
    maxWidth: NOTE,
  });
  const left = x + SUM.width + 10;
  tileLine(pen, tiles, {
    x: left,
    y,
    size: wide ? 42 : 38,
    width: x + width - left - (told > 0 ? told + 10 : 0),
  });
}

/** Up to this many options stand in a single column. */
const ONE_COLUMN = 14;

/** The possible bids and passing, in the order of the options. Returns how many courts fit below. */
function drawBids(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): number {
  const { view, say } = scene;
  const treasury = view.players[seat]?.treasury ?? [];
  const pass = outcomes.findIndex(({ action }) => action.type === 'pass');
  const bids = bidsOf(outcomes, capacity(2) - 1);
  drawHeading(
    pen,
    bidsWords(say, view.auction?.sum ?? 0, bids.length > 0),
    say('court-picture-choice-treasury', { tiles: paidWords(say, treasury) }),
  );
  const entries: readonly (Bids | number)[] =
    pass < 0 ? bids : [...bids, pass + 1].sort((a, b) => numberOf(a) - numberOf(b));
  const columns = entries.length > ONE_COLUMN ? 2 : 1;
  const { cells, rest, courts } = gridOf(entries.length, columns, view.players.length);
  drawRules(pen, rest === null ? cells : [...cells, rest]);
  cells.forEach((cell, i) => {
    const entry = entries[i] as Bids | number;
    const inner = numbered(pen, numberOf(entry), cell);
    if (typeof entry !== 'number') drawBid(pen, scene, entry, sumOf(treasury), inner);
    else drawExchange(pen, scene, seat, outcomes[entry - 1] as Outcome, inner);
  });
  drawRest(pen, scene, entries.length - cells.length, rest);
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
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  outcome: Outcome,
  number: number,
  top: number,
): void {
  const { view, say } = scene;
  const { action, after } = outcome;
  if (action.type !== 'choose') return;
  const { purse } = view.characters[action.character];
  const left = SHEET.x + TEXT;
  const width = SHEET.width - TEXT;
  bust(pen, action.character, 124, SHEET.x + 62, top + 86);
  bonus(pen, action.character, 40, SHEET.x + 62, top + 170);
  numbered(pen, number, { x: SHEET.x - 6, y: top + 30, width, height: LEAST });
  const cell = { x: left, y: top + 34, width, height: LEAST };
  const end = drawStanding(pen, scene, seat, outcome, cell);
  pen.write(say('court-character', { character: action.character }), left, top + 34, {
    size: 29,
    minSize: 26,
    colour: pen.theme.ink,
    maxWidth: end - left - 4,
  });
  const sum = say('court-picture-choice-treasury-after', { sum: sumOf(after.treasury) });
  const told = pen.write(sum, left + width, top + 84, {
    size: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'right',
  });
  tileLine(pen, purse, { x: left, y: top + 84, size: 42, width: width - told - 14 });
  pen.writeLines(wrap(doesNow(scene, seat, action.character), ABILITY, width, 2), left, top + 132, 34, {
    size: ABILITY,
    weight: 'normal',
    colour: pen.theme.ink,
    maxWidth: width,
  });
}

/** Each character: purse, ability, and the standing it would lead to. Returns how many courts fit below. */
function drawCharacters(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): number {
  drawStandingHeading(pen, scene, seat);
  const { view } = scene;
  const pitchAbove = (courts: number) => (bottomAbove(courts) - SHEET.top) / outcomes.length;
  let courts = view.players.length;
  while (courts > 0 && pitchAbove(courts) < LEAST) courts--;
  const pitch = pitchAbove(courts);
  outcomes.forEach((outcome, i) => {
    const top = SHEET.top + i * pitch;
    pen.fillRect(SHEET.x, top, SHEET.width, 1.5, pen.theme.parchment.dark);
    drawCharacter(pen, scene, seat, outcome, i + 1, top + (pitch - LEAST) / 2);
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
  pen: Pen,
  colour: string,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): void {
  pen.circle(x, y, size / 2 + 4).stroke(colour, 6);
}

/** Rings around the courtiers in the row and the peasantry that at least one action takes. */
function drawChoosable(pen: Pen, { view }: CourtScene, outcomes: readonly Outcome[]): void {
  const row = new Set(outcomes.flatMap(({ action }) => fromRow(action)));
  const peasants = new Set(outcomes.flatMap(({ action }) => fromPeasantry(action)));
  view.row.forEach((courtier, i) => {
    if (row.has(courtier)) ring(pen, pen.theme.highlight, aspirantAt(i), ASPIRANT);
  });
  COURTIERS.forEach((courtier, i) => {
    if (peasants.has(courtier)) ring(pen, pen.theme.highlight, peasantAt(i), PEASANT);
  });
}

/** What the row may be laid from, type by type. Returns how many courts fit below. */
function drawSupply(pen: Pen, scene: CourtScene, outcomes: readonly Outcome[]): number {
  const { view, say } = scene;
  const count = outcomes[0]?.action.type === 'refill' ? outcomes[0].action.courtiers.length : 0;
  drawHeading(
    pen,
    say('court-picture-choice-heading', { phase: view.phase, opponent: '' }),
    say('court-picture-choice-any-of', { count }),
  );
  const types = COURTIERS.filter((id) => view.peasantry[id] > 0);
  const { cells, courts } = gridOf(types.length, 1, view.players.length);
  drawRules(pen, cells);
  cells.forEach(({ x, y, width, height }, i) => {
    const id = types[i] as (typeof types)[number];
    const size = Math.min(66, Math.floor(height) - 8);
    coin(pen, id, size, x + size / 2, y);
    const line = { size: 30, colour: pen.theme.ink };
    const told = pen.write(
      say('court-picture-choice-up-to', { count: Math.min(count, view.peasantry[id]) }),
      x + width,
      y,
      { ...line, weight: 'normal', align: 'right', maxWidth: width / 2 - size },
    );
    pen.write(say('court-courtier', { courtier: id, count: 2 }), x + size + 14, y, {
      ...line,
      maxWidth: width - size - told - 34,
    });
  });
  return courts;
}

/** Up to this many new rows are listed one by one. */
const ROWS_LISTED = 9;

/** Draws what each option does, in the order of the options. Returns how many courts fit below. */
function drawOptions(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): number {
  const has = (...types: readonly string[]) => outcomes.some(({ action }) => types.includes(action.type));
  if (has('bid', 'pass')) return drawBids(pen, scene, seat, outcomes);
  if (has('choose')) return drawCharacters(pen, scene, seat, outcomes);
  if (has('refill') && outcomes.length > ROWS_LISTED) return drawSupply(pen, scene, outcomes);
  return drawActions(pen, scene, seat, outcomes);
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
    draw: (pen) => {
      drawCastleSide(pen, scene, changes);
      drawChoosable(pen, scene, outcomes);
      const room = drawOptions(pen, scene, seat, outcomes);
      drawCourtsBelow(pen, scene, courtsOf(scene, seat).slice(0, room));
    },
    alt: altOf([
      ...heading,
      ...lines.map((line) => (line.endsWith('.') ? line : say('language-sentence', { text: line }))),
    ]),
    get text() {
      return listOf(heading.join('\n'), lines, (count) => say('court-picture-choice-more', { count }));
    },
  };
}
