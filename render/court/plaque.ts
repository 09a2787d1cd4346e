import {
  type Change,
  counting,
  joinedByMerlin,
  nextFavor,
  possibleSizes,
  skippedSeats,
} from '../../src/games/court/reading.ts';
import type { Character, CourtPlayerView, CourtView, Tile } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sizesText } from '../../src/telling/court/sentences.ts';
import type { Spot } from '../painter.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin, leastWidth, tileLine } from './coins.ts';
import { bust } from './figures.ts';
import { drawGroupHeaps, drawGroupLines, drawIdleJesters, groupColumns, sizeBelow } from './groups.ts';
import type { CourtScene } from './sheet.ts';
import {
  biddingTag,
  biddingWidth,
  changedPlate,
  comingFavor,
  comingFavorWidth,
  courtierTag,
  decidingFavor,
  favorDie,
  medal,
  moneyTag,
  ownTag,
  signTagWidth,
  vacancy,
} from './tokens.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

/** How a plaque is laid out: pixels from its top, and the diameter of a coin. */
interface Layout {
  readonly height: number;
  readonly shield: number;
  readonly place: number;
  readonly sizes: number;
  /** The same without characters that go back. */
  readonly lasting: number;
  readonly treasury: number;
  /** Top of the groups. */
  readonly groups: number;
  readonly coin: number;
}

const GROUPS_TOP = 44;

/** With two players, whose courts are large, and at the end of three, the groups are lines; otherwise heaps side by side. */
const LINES: Layout = {
  ...{ height: 240, shield: 53, place: 121, sizes: 163, lasting: 197, treasury: 210 },
  ...{ groups: GROUPS_TOP, coin: 44 },
};

const HEAPS: Layout = {
  ...{ height: 188, shield: 45, place: 102, sizes: 138, lasting: 170, treasury: 161 },
  ...{ groups: GROUPS_TOP, coin: 56 },
};

const layoutOf = ({ players, phase }: CourtView): Layout =>
  players.length === 2 || (players.length === 3 && phase === 'over') ? LINES : HEAPS;

const WIDTH = 490;

/** Middle of the column with shield, place and group sizes. */
const ARMS_X = 50;

/** Left edge of name, groups and tiles. */
const TEXT_X = 104;

const HEAD_Y = 22;

/** Height of the signs beside a name. */
const SIGN = 36;

/** Right edge of everything. */
const RIGHT = WIDTH - 14;

/** A plaque's size, in pixels. */
export const plaqueSize = (view: CourtView) => ({ width: WIDTH, height: layoutOf(view).height });

const MEDAL = 42;

const SHIELD = 70;

/** The King's Favor where it decides the place, beside the shield's tip, from the middle of that. */
const DECIDES = { size: 26, x: 33, y: -30 } as const;

/** A seat's court as it counts in the end, at a place in the picture. */
interface Plaque extends Position {
  readonly scene: CourtScene;
  readonly seat: Seat;
  readonly player: CourtPlayerView;
  /** Of all seats, with the last turn. */
  readonly changes: readonly Change[];
}

/** Shield, place, and the sizes of the groups, smallest first; in brackets what's left of them without characters that go back. */
function drawArms(pen: Pen, { scene: { view, t }, player, seat, x, y }: Plaque): void {
  const layout = layoutOf(view);
  const middle = x + ARMS_X;
  const place = t('pictures-place', { place: player.place });
  shield(pen, seat, SHIELD, middle, y + layout.shield);
  // Before the first round, places say nothing yet.
  if (view.round > 0) medal(pen, player.place, place, MEDAL, middle, y + layout.place);
  decidingFavor(pen, view, seat, DECIDES.size, middle + DECIDES.x, y + layout.place + DECIDES.y);
  pen.write(sizesText(player.standing.sizes), middle, y + layout[view.round > 0 ? 'sizes' : 'place'], {
    size: 30,
    minSize: 26,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: 90,
  });
  const lasting = possibleSizes(view, player);
  if (lasting === null) return;
  const words = {
    size: 27,
    minSize: 26,
    weight: 'normal',
    colour: pen.theme.softInk,
    align: 'centre',
  } as const;
  pen.write(`(${sizesText(lasting)})`, middle, y + layout.lasting, { ...words, maxWidth: 94 });
}

const SIZE = 27;

const NAME = 30;

const NAME_LEAST = 26;

/** What a seat does in the auction, or that a role skips it, in a word or two; empty if nothing yet. */
function biddingWords(scene: CourtScene, seat: Seat): string {
  const { view, t } = scene;
  const { auction, role } = view;
  if (role !== null && skippedSeats(scene).includes(seat))
    return t('court-picture-skipped', { character: role.character });
  if (auction === null) return '';
  if (auction.bidder === seat) return t('court-picture-bids', { sum: auction.sum });
  return auction.passed.includes(seat) ? t('court-picture-passed') : '';
}

/** Whether a character counts and lies in one of the groups, where it's larger. */
function isInGroup(player: CourtPlayerView, character: Character): boolean {
  if (!player.characters.includes(character)) return false;
  return character !== 'merlin' || joinedByMerlin(player) !== undefined;
}

/** The characters of a seat that lie in none of its groups: they count only at the end, or Merlin has no jester to join. */
const outsideOf = (view: CourtView, seat: Seat): readonly Character[] =>
  view.players[seat]!.characters.filter((id) => !isInGroup(counting(view).players[seat]!, id));

const GAP = 8;

/** Of a bid with the space before it. */
const bidsWidth = (bids: string): number => (bids === '' ? 0 : biddingWidth(bids) + GAP);

/** How much has come or gone, with the space before that. */
const changeWidth = (change: number): number => (change === 0 ? 0 : signTagWidth(change) + GAP);

/** What jesters are that can't join any group; empty if there are none, or where they have room beside the groups. */
const idleWords = ({ t, view }: CourtScene, { standing: { idleJesters: count } }: CourtPlayerView): string =>
  count === 0 || layoutOf(view) === LINES ? '' : t('court-picture-idle-short', { count });

/** Of that with their coin, unless it's on a tag beside it. */
const idleWidth = (told: string, isTagged: boolean): number =>
  told === '' ? 0 : (isTagged ? 0 : SIGN + 5) + Math.ceil(textWidth(told, SIZE, 'normal')) + GAP;

/** That jesters are idle, up to `right`, with their coin unless it's on a tag beside it. */
function drawIdle(pen: Pen, told: string, right: number, y: number, isTagged: boolean): void {
  if (told === '') return;
  pen.write(told, right, y, { size: SIZE, weight: 'normal', colour: pen.theme.ink, align: 'right' });
  if (!isTagged) coin(pen, 'jester', SIGN, right - idleWidth(told, false) + GAP + SIGN / 2, y);
}

/** What's beside the name or beside the tiles, as there's room: that jesters are idle, and the bid. */
type Beside = Readonly<Record<'idle' | 'bids', string>>;

/** Whether the King's Favor has come to the seat with the last turn. */
const hasGotFavor = ({ events }: CourtScene, seat: Seat): boolean =>
  events.some((event) => event.type === 'favorMoved' && event.to === seat && event.from !== seat);

/** Name, the King's Favor or that it comes, characters still to take, how many `jesters` have come or gone, and characters outside the groups. */
function drawHead(
  pen: Pen,
  { scene, seat, player, changes, x, y: top }: Plaque,
  { idle, bids }: Beside,
): void {
  const { view, names, t } = scene;
  const jesters = changes[seat]?.court.jester ?? 0;
  const y = top + HEAD_Y;
  const left = x + TEXT_X;
  const name = names[seat] ?? '';
  const outside = outsideOf(view, seat);
  const vacancies = view.round > 0 ? player.quotaLeft : 0;
  let right = x + RIGHT;
  if (view.favor === seat) {
    if (hasGotFavor(scene, seat)) changedPlate(pen, SIGN + 8, right - SIGN / 2, y);
    favorDie(pen, SIGN, right - SIGN / 2, y);
    right -= SIGN + GAP;
  } else if (nextFavor(view) === seat) {
    comingFavor(pen, SIGN, right, y);
    right -= comingFavorWidth(SIGN) + GAP;
    const soon = t('court-picture-favor-next');
    const words = textWidth(soon, SIZE, 'normal');
    const signs = (outside.length + vacancies) * (SIGN + GAP);
    const others = signs + idleWidth(idle, jesters !== 0) + changeWidth(jesters) + bidsWidth(bids);
    if (textWidth(name, NAME) + words + 2 * GAP + others <= right - left) {
      pen.write(soon, right, y, { size: SIZE, weight: 'normal', colour: pen.theme.ink, align: 'right' });
      right -= words + 2 * GAP;
    }
  }
  for (const character of outside.toReversed()) {
    bust(pen, character, SIGN, right - SIGN / 2, y);
    right -= SIGN + GAP;
  }
  for (let place = 0; place < vacancies; place++) {
    vacancy(pen, SIGN, right - SIGN / 2, y);
    right -= SIGN + GAP;
  }
  drawIdle(pen, idle, right, y, jesters !== 0);
  right -= idleWidth(idle, jesters !== 0);
  courtierTag(pen, 'jester', jesters, right - signTagWidth(jesters), y);
  right -= changeWidth(jesters);
  biddingTag(pen, bids, view.auction?.bidder === seat, right, y);
  right -= bidsWidth(bids);
  const room = right - left - 4;
  const you = t('court-picture-you');
  const tag = GAP + biddingWidth(you);
  const own = view.viewer === seat && textWidth(name, NAME_LEAST) + tag <= room ? you : '';
  const maxWidth = room - (own === '' ? 0 : tag);
  const line = { size: NAME, minSize: NAME_LEAST, colour: pen.theme.ink, maxWidth };
  ownTag(pen, own, left + pen.write(name, left, y, line) + GAP, y);
}

/** Beside lines of empty groups: idle jesters. */
const BESIDE = { x: 160, y: 120 } as const;

/** Draws the groups and who has come or gone; beside lines, also the jesters that can't join one. */
function drawGroups(pen: Pen, { scene, seat, player, changes, x, y }: Plaque): void {
  const { view } = scene;
  const layout = layoutOf(view);
  const room = { x: x + TEXT_X, y: y + layout.groups, width: RIGHT - TEXT_X, coin: layout.coin };
  if (layout === HEAPS) {
    drawGroupHeaps(pen, player, changes[seat], room, groupColumns(counting(view).players, changes, room));
    return;
  }
  const { idleJesters } = player.standing;
  drawGroupLines(pen, player, idleJesters > 0 ? undefined : changes[seat], room);
  if (idleJesters > 0) drawIdleJesters(pen, scene, idleJesters, room.x + BESIDE.x, y + BESIDE.y);
}

const SUM = 28;

/** What follows the tiles: their sum, or at the end that they're worth nothing. */
function sumWords({ view, t }: CourtScene, treasury: readonly Tile[]): string {
  return view.phase === 'over'
    ? t('court-picture-no-points')
    : t('court-picture-sum', { sum: addUp(treasury) });
}

/** The width of that, and of the tiles' change. */
function sumWidth(scene: CourtScene, treasury: readonly Tile[], money: number): number {
  return GAP + textWidth(sumWords(scene, treasury), SUM) + changeWidth(money);
}

/** Room for the tiles with their sum, beside the bid. */
const roomBeside = (bids: string): number => RIGHT - TEXT_X - bidsWidth(bids);

/** Draws a treasury's tiles and their sum; at the right edge, the bid and what tiles have come or gone. */
function drawTreasury(
  pen: Pen,
  { scene, seat, player: { treasury }, changes, x, y: top }: Plaque,
  { idle, bids }: Beside,
): void {
  const { view } = scene;
  const isOver = view.phase === 'over';
  const money = changes[seat]?.money ?? 0;
  const y = top + layoutOf(view).treasury;
  biddingTag(pen, bids, view.auction?.bidder === seat, x + RIGHT, y);
  let left = x + TEXT_X;
  const width = roomBeside(bids) - sumWidth(scene, treasury, money) - idleWidth(idle, false);
  left += tileLine(pen, treasury, { x: left, y, size: isOver ? 36 : 40, width }) + GAP;
  const { ink, softInk } = pen.theme;
  const [weight, colour] = isOver ? (['normal', softInk] as const) : (['bold', ink] as const);
  pen.write(sumWords(scene, treasury), left, y, { size: SUM, weight, colour });
  const right = x + RIGHT - bidsWidth(bids);
  moneyTag(pen, money, right - signTagWidth(money), y);
  drawIdle(pen, idle, right - changeWidth(money), y, false);
}

/** Draws a court: shield and place, groups as they count in the end, treasury, and recent changes. */
export function drawPlaque(
  pen: Pen,
  scene: CourtScene,
  seat: Seat,
  changes: readonly Change[],
  place: Position,
): void {
  const player = counting(scene.view).players[seat]!;
  const plaque = { scene, seat, player, changes, ...place };
  const money = changes[seat]?.money ?? 0;
  const bids = biddingWords(scene, seat);
  const needed = leastWidth(player.treasury) + sumWidth(scene, player.treasury, money);
  const fits = needed <= roomBeside(bids);
  drawArms(pen, plaque);
  const idle = idleWords(scene, player);
  const isBelow = needed + idleWidth(idle, false) <= roomBeside(fits ? bids : '');
  drawHead(pen, plaque, { idle: isBelow ? '' : idle, bids: fits ? '' : bids });
  drawGroups(pen, plaque);
  drawTreasury(pen, plaque, { idle: isBelow ? idle : '', bids: fits ? bids : '' });
}

/** From names, groups and tiles to the edge of their place. */
const MARGIN_OF_SPOT = 2;

/** The named places of a seat's court. */
export function plaqueSpots(view: CourtView, seat: Seat, { x, y }: Position): [string, Spot][] {
  const layout = layoutOf(view);
  const rect = (left: number, top: number, width: number, height: number): Rect => ({
    ...{ x: x + left, y: y + top },
    ...{ width, height },
  });
  const at = (left: number, top: number) => [x + left, y + top] as const;
  const text = RIGHT - TEXT_X + 2 * MARGIN_OF_SPOT;
  const left = TEXT_X - MARGIN_OF_SPOT;
  const { groups, treasury } = layout;
  const bottom = possibleSizes(view, view.players[seat]!) === null ? layout.sizes : layout.lasting;
  // Characters stand left of the King's Favor.
  const signs = view.players[seat]!.quotaLeft + outsideOf(view, seat).length;
  const beside = RIGHT - SIGN - signs * (SIGN + GAP);
  const sign = (id: string, width: number): [string, Spot] => [
    id,
    { ...rect(RIGHT - width, HEAD_Y - SIGN / 2, width, SIGN), number: at(beside - width, HEAD_Y) },
  ];
  return [
    [`player-${seat}`, rect(0, 0, WIDTH, layout.height)],
    [
      `court-${seat}`,
      {
        ...rect(left, groups + 6, text, treasury - groups - 33),
        number: at(RIGHT - 26, groups + layout.coin / 2 + sizeBelow(layout.coin) - 8),
      },
    ],
    [`money-${seat}`, { ...rect(left, treasury - 18, text, 37), number: at(RIGHT - 24, treasury) }],
    [
      `place-${seat}`,
      // The number is beside the shield, at the parchment's edge.
      { ...rect(ARMS_X - 47, layout.shield - 37, 90, bottom - layout.shield + 52), number: at(-18, HEAD_Y) },
    ],
    ...(view.favor === seat ? [sign('favor', SIGN)] : []),
    ...(nextFavor(view) === seat ? [sign('favor-next', comingFavorWidth(SIGN))] : []),
  ];
}
