import { hasTags, seatsToCome, sumUpChanges } from '../../src/games/court/reading.ts';
import { type AuctionView, COURTIERS, type CourtEvent, type RoleView } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { bidsAlone, briefEvents, decisionKind } from '../../src/telling/court/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, fittingShare, strike } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { coin, emptyPlace, tileLines } from './coins.ts';
import { bust } from './figures.ts';
import { toldInLegend } from './legend.ts';
import { BOARD, CARPET_AREA, type CourtScene, changesIn, MEADOW } from './sheet.ts';

/** Left edge, vertical middle and width of a part of the board. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the pending decision goes, where the auction or role goes, and where those who take part go. */
interface BoardLayout {
  readonly decision: Place;
  readonly affair: Place;
  readonly foot: Place;
}

const MIDDLE = BOARD.y + BOARD.height / 2;

const TOP = BOARD.y + 64;

const TABLE_LAYOUT: BoardLayout = {
  decision: { x: BOARD.x + 26, y: TOP, width: 304 },
  affair: { x: BOARD.x + 366, y: TOP, width: BOARD.width - 388 },
  foot: { x: BOARD.x + 28, y: BOARD.y + 147, width: BOARD.width - 56 },
};

/** If there's neither auction nor role. */
const ALONE = { ...TABLE_LAYOUT.decision, y: MIDDLE, width: BOARD.width - 56 } as const;

/** Above the middle of both parts of the board: their heads. And the first line of a task, below its. */
const HEAD = -34;

const TASK_LINE = 4;

/** What the highest bid is, while it can be raised and once it has won. */
export const bidHead = ({ view: { phase }, t }: CourtScene): string =>
  t(phase === 'choose' ? 'court-picture-winning' : 'court-picture-highest');

/** Draws the highest bid: who bids, how much, and which tiles. */
function drawAuction(pen: Pen, scene: CourtScene, auction: AuctionView, { x, y, width }: Place): void {
  const { t } = scene;
  const line = { colour: pen.theme.chalk, maxWidth: width };
  if (auction.bidder === null) {
    pen.write(t('court-picture-no-bid'), x, y + HEAD, { ...line, size: 30, minSize: 26 });
    pen.write(t('court-picture-must-bid'), x, y + TASK_LINE, { ...line, size: 26, weight: 'normal' });
    return;
  }
  pen.write(bidHead(scene), x, y + HEAD, { ...line, size: 27, minSize: 26 });
  shield(pen, auction.bidder, 60, x + 28, y + 18);
  const left = x + 66;
  const told = pen.write(String(auction.sum), left, y + 18, { size: 58, colour: pen.theme.highlight });
  const tiles = left + told + 12;
  const room = x + width - tiles;
  tileLines(pen, auction.tiles, { x: tiles, ys: [y - 2, y + 38], size: 36, width: room, align: 'left' });
}

const TASK = 27;

const PITCH = 32;

const isOpening = ({ phase, auction }: CourtScene['view']): boolean =>
  phase === 'bid' && auction?.bidder === null;

/** The name of who's swapped with, or who gets the tile. */
const opponentOf = ({ view: { phase, role }, names }: CourtScene): string =>
  names[(phase === 'giveTile' ? role?.seat : role?.opponent) ?? -1] ?? '';

/** What's being decided, in a few words. */
export function courtTask(scene: CourtScene): string {
  const { view, t } = scene;
  return isOpening(view)
    ? t(bidsAlone(view) ? 'court-picture-lone-bid' : 'court-picture-opening-bid')
    : t('court-picture-task', { phase: decisionKind(view), opponent: opponentOf(scene) });
}

/** The same for whoever decides. */
export function ownTask(scene: CourtScene): string {
  const { view, t } = scene;
  const { auction, players, viewer } = view;
  const phase = decisionKind(view);
  if (phase === 'pass' && auction !== null) {
    const have = addUp(players[viewer ?? -1]?.treasury ?? []);
    return t('court-picture-own-pass', { have, sum: auction.sum });
  }
  return isOpening(view)
    ? t(bidsAlone(view) ? 'court-picture-own-lone-bid' : 'court-picture-own-opening-bid')
    : t('court-picture-own-task', { phase, opponent: opponentOf(scene) });
}

/** Draws who has won, with their arms. */
function drawWinners(pen: Pen, { view, names, t }: CourtScene, { x, y, width }: Place): void {
  const winners = view.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  winners.forEach((seat, i) => {
    shield(pen, seat, 100, x + 44 + i * 108, y);
  });
  const left = x + winners.length * 108 + 6;
  const line = { minSize: 26, maxWidth: x + width - left } as const;
  const head = t(winners.length > 1 ? 'court-picture-winners' : 'court-picture-winner');
  pen.write(head, left, y - 24, { ...line, size: 30, weight: 'normal', colour: pen.theme.chalk });
  const named = t('court-names', { names: winners.map((seat) => names[seat] ?? '') });
  pen.write(named, left, y + 22, { ...line, size: 38, colour: pen.theme.highlight });
}

/** Draws who decides, and what about. */
function drawDecision(pen: Pen, scene: CourtScene, { x: left, y, width }: Place): void {
  const { view, names } = scene;
  if (view.phase === 'over') {
    drawWinners(pen, scene, { x: left, y, width });
    return;
  }
  if (view.toAct === null) {
    pen.write(courtTask(scene), left, y, { size: 30, colour: pen.theme.chalk, maxWidth: width });
    return;
  }
  shield(pen, view.toAct, 100, left + 44, y);
  const x = left + 102;
  const room = width - 102;
  const lines = wrap(courtTask(scene), TASK, room, 2, 'normal');
  pen.write(names[view.toAct] ?? '', x, y + HEAD, {
    size: 32,
    minSize: 26,
    colour: pen.theme.highlight,
    maxWidth: room,
  });
  pen.writeLines(lines, x, y + TASK_LINE, PITCH, {
    size: TASK,
    weight: 'normal',
    colour: pen.theme.chalk,
    maxWidth: room,
  });
}

const SHIELD = 46;

const FOOT_PITCH = 52;

const FOOT_LABEL = 26;

const GAP = 22;

const LINE = 52;

interface Party {
  readonly label: string;
  readonly seats: readonly Seat[];
  /** Whether they're out of it. */
  readonly struck: boolean;
}

/** Who takes part in what goes on, and who no longer does. */
function partiesOf({ view, t }: CourtScene): readonly Party[] {
  const { auction, role, phase } = view;
  const parties: readonly Party[] =
    role !== null
      ? [{ label: t('court-picture-to-come'), seats: seatsToCome(view), struck: false }]
      : auction !== null
        ? [
            {
              label: t('court-picture-still-in'),
              seats: phase === 'choose' ? [] : auction.bidders,
              struck: false,
            },
            { label: t('court-picture-passed-head'), seats: auction.passed, struck: true },
          ]
        : [];
  return parties.filter(({ seats }) => seats.length > 0);
}

/** Shields behind words, one after the other, on further lines if there's no room; or a hint if nobody else takes part. */
function drawFoot(pen: Pen, scene: CourtScene, place: Place): void {
  const { view, t } = scene;
  let { x, y } = place;
  // At the end, nobody may be left to use a new row.
  const isUseless =
    view.characters.merlin.takenBy !== null && addUp(Object.values(view.peasantry)) < view.rowSize;
  const hint = t('court-picture-hint', { phase: view.phase === 'refill' && isUseless ? 'over' : view.phase });
  pen.write(hint, x, y, small(pen.theme.chalk, { maxWidth: place.width }));
  const parties = partiesOf(scene);
  const labels = parties.map(({ label }) => textWidth(label, FOOT_LABEL, 'normal'));
  const shields = parties.reduce((all, { seats }) => all + seats.length * FOOT_PITCH + 10, 0);
  const share = fittingShare(labels, place.width - shields - GAP * (parties.length - 1));
  const narrow = share < NARROWEST ? 1 : share;
  parties.forEach(({ label, seats, struck }, i) => {
    const told = labels[i]! * narrow;
    const width = told + 10 + seats.length * FOOT_PITCH;
    if (x > place.x && x + Math.floor(width) > place.x + place.width) {
      x = place.x;
      y += LINE;
    }
    pen.write(label, x, y, small(pen.theme.chalk, { maxWidth: Math.ceil(told) }));
    x += width - seats.length * FOOT_PITCH;
    for (const seat of seats) {
      const [middle, half] = [x + SHIELD / 2, SHIELD * 0.46];
      shield(pen, seat, SHIELD, middle, y);
      if (struck) strike(pen, [middle - half, y + half], [middle + half, y - half], 5, pen.theme.chalk);
      x += FOOT_PITCH;
    }
    x += GAP;
  });
  if (hint === '' && y === place.y && toldInLegend(scene, changesIn(scene)) === null)
    drawLastTurn(pen, scene, { x, y, width: place.x + place.width - x });
}

/** Between two lines about the last turn, how much further up they are than one, and the least room for them; they may be so narrow. */
const LAST = { pitch: 27, up: 4, room: 160, narrow: 0.86 } as const;

/** Whether an event has moved courtiers or tiles. */
const hasMoved = (event: CourtEvent, seats: number): boolean => hasTags(sumUpChanges([event], seats));

/** Draws what yellow tags are about, in the room that's left; with fewer than four players, the panel says it. */
function drawLastTurn(pen: Pen, { view, events, names, t }: CourtScene, { x, y, width }: Place): void {
  const seats = view.players.length;
  const moves = events.filter((event) => hasMoved(event, seats));
  if (seats < 4 || moves.length === 0 || width < LAST.room) return;
  const told = t('court-picture-last-turn-told', { moves: briefEvents(t, moves, names).join(' ') });
  const isNarrow = (line: string) => textWidth(line, FOOT_LABEL, 'normal') * LAST.narrow > width;
  const lines = isNarrow(told) ? wrap(told, FOOT_LABEL, width, 2) : [told];
  // Half a sentence would mislead.
  if (lines.join(' ') !== told || lines.some(isNarrow)) return;
  const top = y - (lines.length - 1) * (LAST.pitch / 2 + LAST.up);
  pen.writeLines(lines, x, top, LAST.pitch, small(pen.theme.chalk, { maxWidth: width }));
}

/** Draws the acting character, and whose it is. */
function drawRole(pen: Pen, { t }: CourtScene, role: RoleView, { x, y, width }: Place): void {
  bust(pen, role.character, 100, x + 48, y - 2);
  const left = x + 104;
  pen.write(t('court-character', { character: role.character }), left, y + HEAD, {
    size: 30,
    minSize: 26,
    colour: pen.theme.highlight,
    maxWidth: width - 104,
  });
  shield(pen, role.seat, 56, left + 26, y + 24);
}

/** Draws the pending decision, and the current auction or role with those who take part. */
function drawAffairs(pen: Pen, scene: CourtScene, layout: BoardLayout): void {
  const { role, auction } = scene.view;
  drawDecision(pen, scene, layout.decision);
  if (role !== null) drawRole(pen, scene, role, layout.affair);
  else if (auction !== null) drawAuction(pen, scene, auction, layout.affair);
  drawFoot(pen, scene, layout.foot);
}

/** Draws the board under the castle: what's going on. */
export function drawBoard(pen: Pen, scene: CourtScene): void {
  const { role, auction } = scene.view;
  if (role !== null || auction !== null) drawAffairs(pen, scene, TABLE_LAYOUT);
  else drawDecision(pen, scene, ALONE);
}

const LABEL = 140;

/** Diameters of a coin in the row and in the peasantry. */
export const ASPIRANT = 78;

export const PEASANT = 64;

/** Size of the largest row. */
const PLACES = 5;

type Point = { readonly x: number; readonly y: number };

/** Centre of a place in the row. */
export function aspirantAt(place: number): Point {
  const left = CARPET_AREA.x + 34 + LABEL;
  const pitch = (CARPET_AREA.width - 66 - LABEL) / PLACES;
  return { x: left + pitch * (place + 0.5), y: CARPET_AREA.y + CARPET_AREA.height / 2 };
}

const PEASANTS_APART = (MEADOW.width - 44 - LABEL) / COURTIERS.length;

/** Centre of the coin for a type of peasant, counted in the order of `COURTIERS`. */
export function peasantAt(type: number): Point {
  const left = MEADOW.x + 34 + LABEL;
  return { x: left + PEASANTS_APART * type + 34, y: MEADOW.y + 52 };
}

/** A name and, below it, what it means. */
function label(
  pen: Pen,
  [name, meaning]: readonly [string, string],
  x: number,
  y: number,
  colour: string,
): void {
  const line = { colour, maxWidth: LABEL, size: 28, minSize: 26 };
  pen.write(name, x, y - 18, line);
  pen.write(meaning, x, y + 18, { ...line, weight: 'normal', size: 26 });
}

/** Draws the aspirants on their carpet; the places of those who've left are empty, and being chosen for if a row is laid. */
export function drawRow(pen: Pen, scene: CourtScene): void {
  const { view, t } = scene;
  label(
    pen,
    [t('court-picture-aspirants'), t('court-picture-row')],
    CARPET_AREA.x + 34,
    CARPET_AREA.y + CARPET_AREA.height / 2,
    pen.theme.carpet.text,
  );
  for (let i = 0; i < view.rowSize; i++) {
    const { x, y } = aspirantAt(i);
    const courtier = view.row[i];
    if (courtier !== undefined) {
      coin(pen, courtier, ASPIRANT, x, y);
      continue;
    }
    emptyPlace(pen, pen.theme.carpet.edge, ASPIRANT - 4, x, y);
    if (view.phase === 'refill')
      pen.write('?', x, y, { size: 48, colour: pen.theme.carpet.edge, align: 'centre' });
  }
}

/** From the middle of a peasant's coin down to the type's name. */
const NAME_BELOW = 58;

/** Draws the peasantry, with a count for each type and its name, which says what the signs mean in all of the picture. */
export function drawPeasantry(pen: Pen, scene: CourtScene): void {
  const { view, t } = scene;
  const left = COURTIERS.reduce((sum, courtier) => sum + view.peasantry[courtier], 0);
  label(
    pen,
    [t('court-picture-peasantry'), t('court-picture-peasants', { left })],
    MEADOW.x + 24,
    peasantAt(0).y + NAME_BELOW - 18,
    pen.theme.chalk,
  );
  COURTIERS.forEach((courtier, i) => {
    const { x, y } = peasantAt(i);
    coin(pen, courtier, PEASANT, x, y);
    pen.write(String(view.peasantry[courtier]), x + 39, y, { size: 44, colour: pen.theme.chalk });
    pen.write(
      t('court-courtier', { courtier, count: 2 }),
      x - PEASANT / 2,
      y + NAME_BELOW,
      small(pen.theme.chalk, { maxWidth: PEASANTS_APART - 12 }),
    );
  });
}
