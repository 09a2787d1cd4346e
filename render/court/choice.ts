import {
  bestWith,
  compareSizes,
  counting,
  seatsToCome,
  sumUpChanges,
} from '../../src/games/court/reading.ts';
import {
  type Character,
  type CourtAction,
  type Courtier,
  type CourtView,
  GROUPS,
} from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import {
  type CourtOption,
  changesCourt,
  choiceLines,
  countAlike,
  courtOutcome,
  describeRowNeeds,
  hasOtherTiles,
  lacksBids,
  type Outcome,
  offeredBids,
  otherSwaps,
  outcomeLines,
  treasuryAfter,
} from '../../src/telling/court/choices.ts';
import { bidsHeading, sizesText, yesOrNo } from '../../src/telling/court/sentences.ts';
import { prospectLines } from '../../src/telling/court/table.ts';
import { requireChooser, shortNames } from '../../src/telling/scene.ts';
import { limitedAltList, limitedList } from '../../src/telling/text.ts';
import type { Painting } from '../painting.ts';
import { addUp } from '../parts/shapes.ts';
import { small, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { choiceBackdrop, tallBackdrop } from './backdrop.ts';
import { drawNiches } from './castle.ts';
import { coin, tileLine, tilesSign } from './coins.ts';
import {
  type Cell,
  choiceArea,
  drawComing,
  drawExchange,
  drawHeading,
  drawOptionNumber,
  drawProspects,
  drawRules,
  drawStanding,
  drawStandingHeading,
  drawTrend,
  layOutCells,
  layOutPlaceMark,
  numberDisc,
  STANDING_WIDTH,
} from './exchange.ts';
import { groupSize } from './groups.ts';
import { drawSwaps, isTall } from './lancelot.ts';
import { drawPanel } from './panel.ts';
import { drawRefill, isTallRefill } from './refill.ts';
import { type CourtScene, NICHE, nicheX } from './sheet.ts';
import { type Choosable, drawSupply } from './supply.ts';
import { favorDie } from './tokens.ts';

/** Says how many options aren't listed. */
function drawRest(pen: Pen, { t }: CourtScene, count: number, cell: Cell | null): void {
  if (cell === null) return;
  const line = { size: 28, colour: pen.theme.ink, maxWidth: cell.width };
  pen.write(t('court-picture-choice-more', { count }), cell.x, cell.y, line);
}

/** Says what isn't listed, in a cell. */
function writeIn(
  pen: Pen,
  told: string,
  { x, y, width }: Pick<Cell, 'x' | 'y' | 'width'>,
  colour: string,
): void {
  pen.write(told, x, y, { size: 28, minSize: 26, weight: 'normal', colour, maxWidth: width });
}

/** For options, and for who's still to come, unless that would take the options' places away. */
function cellsWithComing(count: number, isComing: boolean): ReturnType<typeof layOutCells> {
  const alone = layOutCells(count);
  if (!isComing) return alone;
  const all = layOutCells(count + 1);
  const isWorse = layOutPlaceMark(all.cells) === 'none' && layOutPlaceMark(alone.cells) !== 'none';
  return all.rest !== null || isWorse ? alone : all;
}

/**
 * Draws each option with its number, except for tiles, which are numbers and stand behind words; what changes hands, and
 * the player's standing after it.
 */
function drawActions(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const isMerlin = outcomes.some(({ action }) => action.type === 'swapMerlin');
  const others = isMerlin ? otherSwaps(scene.view, seat, outcomes) : 0;
  const isVain = isMerlin && outcomes.length === 1;
  const none = isVain ? scene.t('court-picture-choice-no-swap-heading') : undefined;
  const places = new Set(outcomes.map(({ after }) => after.place));
  const place = scene.view.round > 0 && places.size === 1 && outcomes.length > 1 ? [...places][0] : undefined;
  drawStandingHeading(pen, scene, seat, { question: none, place });
  const hasLine = others > 0 && outcomes.length > 1;
  const { cells, rest } = hasLine
    ? layOutCells(outcomes.length + 1, { columns: 1, mostRows: outcomes.length + 1 })
    : cellsWithComing(outcomes.length, seatsToCome(scene.view).length > 0);
  drawRules(pen, rest === null ? cells : [...cells, rest]);
  // Before the first round, places say nothing yet; if all options lead to the same one, the heading has it.
  const mark = scene.view.round === 0 || place !== undefined ? 'none' : layOutPlaceMark(cells);
  const alike = countAlike(scene.view, seat, outcomes);
  const alikeRoom = Math.max(...alike) > 0 ? ALIKE : 0;
  outcomes.slice(0, cells.length).forEach((outcome, i) => {
    const cell = cells[i] as Cell;
    const inner = outcome.action.type === 'giveTile' ? cell : drawOptionNumber(pen, i + 1, cell);
    const told = changesCourt(outcome.action) ? STANDING_WIDTH[mark] : 0;
    drawExchange(pen, scene, seat, outcome, { ...inner, width: inner.width - told - alikeRoom });
    drawStanding(pen, scene, seat, outcome, cell, mark);
    const { x, y, width } = cell;
    if (alike[i]! > 0) drawAlike(pen, scene, alike[i]!, x + width - STANDING_WIDTH[mark] - ALIKE_GAP, y);
  });
  const line = cells[outcomes.length];
  if (line === undefined) drawRest(pen, scene, outcomes.length - cells.length, rest);
  else if (hasLine) {
    const told = scene.t('court-picture-choice-other-swaps', { count: others, vain: 'no' });
    writeIn(pen, told, line, pen.theme.softInk);
  } else drawComing(pen, scene, line);
  if (isVain) drawNoneBetter(pen, scene, seat, others);
}

/** Room for how many other swaps are as good, and after it. */
const ALIKE = 196;

const ALIKE_GAP = 12;

/** Says how many other swaps lead to the same groups, up to `right`. */
function drawAlike(pen: Pen, { t }: CourtScene, count: number, right: number, y: number): void {
  const told = t('court-picture-choice-alike', { count });
  const line = small(pen.theme.softInk, { align: 'right' });
  pen.write(told, right, y, { ...line, maxWidth: ALIKE - ALIKE_GAP });
}

/** Below the only row of a choice: the middle of what's drawn there, large. */
const LARGE_Y = choiceArea.y + 190;

/** Says that no swap makes the court better, and shows its groups. */
function drawNoneBetter(pen: Pen, { t, view }: CourtScene, seat: Seat, count: number): void {
  const { x, y, width } = choiceArea;
  const told = t('court-picture-choice-other-swaps', { count, vain: 'yes' });
  writeIn(pen, told, { x, y: y + 104, width }, pen.theme.ink);
  const { standing } = view.players[seat]!;
  GROUPS.forEach((group, i) => {
    const { size } = standing.groups[group];
    const middle = x + ((i + 0.5) * width) / GROUPS.length;
    coin(pen, group, 82, middle - 40, LARGE_Y);
    groupSize(pen, size, size === standing.sizes[0], middle + 48, LARGE_Y, 1.6);
  });
}

/** The size of a sum's plate in a row of height `row`; in higher rows it grows, at most by the factor `most`. */
const SUM = { width: 58, height: 42, row: 46, most: 1.25 } as const;

/** Draws a sum, and the tiles for it. */
function drawBid(pen: Pen, { action }: Outcome, { x, y, width, height }: Cell): void {
  if (action.type !== 'bid') return;
  const scale = Math.min(SUM.most, Math.max(1, height / SUM.row));
  const plate = SUM.width * scale;
  pen.roundedRect(x, y - (SUM.height * scale) / 2, plate, SUM.height * scale, 10).fill(pen.theme.ink);
  pen.write(String(addUp(action.tiles)), x + plate / 2, y, {
    size: Math.round(34 * scale),
    colour: pen.theme.gold.light,
    align: 'centre',
  });
  const left = x + plate + 12;
  tileLine(pen, action.tiles, { x: left, y, size: Math.round(38 * scale), width: x + width - left });
}

/** Room for bids in one column and in two, with what they're about beside them, and between those. */
const BIDS = { column: 280, columns: 404 } as const;

const BESIDE = 36;

/** Bids that fit into one column, and tiles that two narrow columns have room for. */
const FEW = { bids: 5, listed: 10, tiles: 3 } as const;

/** Of the bids, and whether there are higher ones than those listed. */
interface BidsRoom {
  readonly width: number;
  readonly isCut: boolean;
}

function roomForBids(view: CourtView, seat: Seat, outcomes: readonly Outcome[]): BidsRoom {
  const bids = offeredBids(outcomes);
  const isCut = lacksBids(view, seat, outcomes);
  const count = outcomes.length + (isCut ? 1 : 0);
  const tiles = Math.max(0, ...bids.map(({ length }) => length));
  if (bids.length > 0 && count <= FEW.bids) return { width: BIDS.column, isCut };
  const isNarrow = bids.length > 0 && count <= FEW.listed && tiles <= FEW.tiles;
  return { width: isNarrow ? BIDS.columns : choiceArea.width, isCut };
}

/** Whether bids take the whole sheet. */
const fillsSheet = (view: CourtView, seat: Seat, outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ action }) => action.type === 'bid') &&
  roomForBids(view, seat, outcomes).width === choiceArea.width;

/** Draws the possible bids and passing, in the order of the options. Their sums are their numbers. */
function drawBids(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, t } = scene;
  const bids = outcomes.filter(({ action }) => action.type === 'bid').length;
  const { treasury } = view.players[seat]!;
  const most = addUp(treasury);
  const now = hasOtherTiles(view, seat, outcomes)
    ? t('court-picture-choice-other-tiles')
    : t('court-picture-choice-have', { sum: most });
  drawHeading(pen, bidsHeading(t, view, bids > 0), now);
  const { width: whole, isCut } = roomForBids(view, seat, outcomes);
  const { cells: all, rest } = layOutCells(outcomes.length + (isCut ? 1 : 0), { whole });
  const [higher] = isCut ? all.slice(bids) : [];
  const cells = all.filter((cell) => cell !== higher);
  drawRules(pen, rest === null ? all : [...all, rest], whole);
  cells.forEach((cell, i) => {
    const outcome = outcomes[i] as Outcome;
    if (outcome.action.type === 'bid') drawBid(pen, outcome, cell);
    else drawExchange(pen, scene, seat, outcome, cell);
  });
  drawRest(pen, scene, outcomes.length - cells.length, rest);
  if (higher) writeIn(pen, t('court-picture-choice-higher', { sum: most }), higher, pen.theme.ink);
  if (bids > 0) {
    if (whole === choiceArea.width) return;
    const left = choiceArea.x + whole + BESIDE;
    pen.fillRect(left - BESIDE / 2, choiceArea.y + 6, 1.5, choiceArea.height - 12, pen.theme.parchment.dark);
    drawProspects(pen, scene, seat, { ...choiceArea, x: left, width: choiceArea.width - whole - BESIDE });
    return;
  }
  const { x, width } = choiceArea;
  const tiles = { x: x + width / 2, y: LARGE_Y - 30, size: 82, width, align: 'centre' } as const;
  tileLine(pen, treasury, tiles);
}

/** Of the King's Favor that Arthur brings or keeps. */
const FAVOR = 34;

/** Its words stay in Arthur's column. */
const FAVOR_WORDS = 112;

/** Vertical middles of what's below a character: what its tiles come to, the groups, and the Favor. */
const BELOW = { head: 18, tiles: 54, groups: 114, favor: 172 } as const;

/** Draws what the player has in tiles after taking a character, around x. */
function drawTilesAfter(pen: Pen, { t }: CourtScene, sum: number, more: boolean, x: number): void {
  const head = small(pen.theme.ink, { align: 'centre', maxWidth: 138 });
  const after = t('court-picture-choice-treasury-after', { more: yesOrNo(more) });
  pen.write(after, x, choiceArea.y + BELOW.head, head);
  const text = String(sum);
  const left = x - (TILES + 8 + textWidth(text, 34)) / 2;
  const y = choiceArea.y + BELOW.tiles;
  tilesSign(pen, TILES, left + TILES / 2, y);
  pen.write(text, left + TILES + 8, y, { size: 34, colour: pen.theme.ink });
}

const TILES = 38;

/** Draws that Arthur's player keeps or gets the King's Favor, around x. */
function drawFavorAfter(pen: Pen, { view, t }: CourtScene, seat: Seat, x: number): void {
  const told = t('court-picture-choice-favor', { has: yesOrNo(view.favor === seat) });
  const line = small(pen.theme.ink, { maxWidth: FAVOR_WORDS });
  const y = choiceArea.y + BELOW.favor;
  const left = x - (FAVOR + 8 + Math.min(line.maxWidth, textWidth(told, line.size, line.weight))) / 2;
  favorDie(pen, FAVOR, left + FAVOR / 2, y);
  pen.write(told, left + FAVOR + 8, y, line);
}

/** The outer characters' columns are a little further in than their niches, inside the sheet's margins. */
const belowNiche = (character: Character): number =>
  CASTLE_MIDDLE + (nicheX(character) - CASTLE_MIDDLE) * 0.94;

const CASTLE_MIDDLE = choiceArea.x + choiceArea.width / 2;

/** Below each character that can be chosen: what all tiles come to with its purse, and the standing it leads to. */
function drawCharacters(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, t } = scene;
  const now = view.players[seat]!;
  drawStandingHeading(pen, scene, seat);
  outcomes.forEach((outcome, i) => {
    const { action } = outcome;
    if (action.type !== 'choose') return;
    numberDisc(pen, i + 1, nicheX(action.character) - 52, NICHE.top + 16);
    const x = belowNiche(action.character);
    const { sum, more } = treasuryAfter(scene, seat, outcome);
    drawTilesAfter(pen, scene, sum, more, x);
    const best = bestWith(view, seat, action.character);
    const trend = compareSizes(best, now.standing.sizes);
    const middle = trend === 0 ? x : x - 13;
    const y = choiceArea.y + BELOW.groups;
    const sizes = { size: 38, colour: pen.theme.ink, align: 'centre' } as const;
    const told = pen.write(sizesText(best), middle, y, sizes);
    drawTrend(pen, trend, middle + told / 2 + 17, y);
    if (action.character === 'arthur') drawFavorAfter(pen, scene, seat, x);
  });
  const line = small(pen.theme.softInk, { maxWidth: choiceArea.width });
  const foot = choiceArea.y + choiceArea.height - 16;
  pen.write(t('court-picture-choice-at-best'), choiceArea.x, foot, line);
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

/** The courtiers in the row and the peasantry that at least one option takes. */
const choosableOf = (outcomes: readonly Outcome[]): Choosable => ({
  row: new Set(outcomes.flatMap(({ action }) => fromRow(action))),
  peasantry: new Set(outcomes.flatMap(({ action }) => fromPeasantry(action))),
});

/** Draws what each option does, in the order of the options. */
function drawOptions(pen: Pen, scene: CourtScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const has = (...types: readonly string[]) => outcomes.some(({ action }) => types.includes(action.type));
  if (has('bid', 'pass')) drawBids(pen, scene, seat, outcomes);
  else if (has('choose')) drawCharacters(pen, scene, seat, outcomes);
  else if (has('refill')) drawRefill(pen, scene, seat, outcomes);
  else if (has('swapLancelot')) {
    drawStandingHeading(pen, scene, seat);
    drawSwaps(pen, scene, seat, outcomes);
  } else drawActions(pen, scene, seat, outcomes);
}

/** What each option would do, in a picture of the table with all courts. */
export function choicePainting(scene: CourtScene, options: readonly CourtOption[]): Painting {
  const { view, theme, t } = scene;
  const seat = requireChooser(view);
  const counted = { ...scene, view: counting(view) };
  const outcomes = options.map((option) => courtOutcome(seat, option));
  const changes = sumUpChanges([], view.players.length);
  const names = shortNames(scene, 20);
  const heading = [
    ...choiceLines(counted, seat, outcomes),
    ...(view.phase === 'bid' ? prospectLines(counted, seat) : []),
    ...(view.phase === 'refill' ? describeRowNeeds(counted, seat, names) : []),
  ];
  const lines = outcomeLines(counted, seat, outcomes, names);
  const more = (count: number) => t('court-picture-choice-more', { count });
  const tall = isTall(outcomes) || isTallRefill(outcomes);
  return {
    ...(tall ? tallBackdrop(theme) : choiceBackdrop(theme)),
    draw: (pen) => {
      drawNiches(pen, scene);
      drawOptions(pen, counted, seat, outcomes);
      const bidder = fillsSheet(view, seat, outcomes) ? seat : null;
      if (!tall) drawSupply(pen, scene, choosableOf(outcomes), bidder);
      drawPanel(pen, scene, changes);
    },
    alt: limitedAltList(t, heading.join(' '), lines, more),
    get text() {
      return limitedList(heading.join('\n'), lines, more);
    },
  };
}
