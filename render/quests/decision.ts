import type { Seat } from '../../src/games/game.ts';
import { KINDS } from '../../src/games/quests/data.ts';
import { columnGains, type Gain } from '../../src/games/quests/reading.ts';
import type { AdventureId, Kind, TurnStep } from '../../src/games/quests/types.ts';
import { inThemes } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import type { Pen } from '../pen.ts';
import {
  drawAdventure,
  drawAdventuresBackdrop,
  drawBoard,
  drawBoardBackdrop,
  drawChosen,
  drawGain,
  drawHeading,
  drawOffered,
  drawPiles,
  drawPilesBackdrop,
  drawPlate,
  drawSpark,
  gainWidth,
  NEW,
} from './board.ts';
import { type Entry, newsEntries } from './legend.ts';
import { drawNumberButton } from './number.ts';
import {
  adventureAt,
  type CardGameScene,
  cardAt,
  DISPLAY,
  LAST,
  PANEL,
  SIZE as TABLE,
  TURN_BAND,
} from './sheet.ts';
import { drawStandings } from './standings.ts';
import { cardGameInks, newInTurn, newsIn } from './table.ts';
import { drawTurnBand } from './turn.ts';

/** Size of the picture of a hand. */
export const HAND_SIZE = { width: 1200, height: 1530 } as const;

/** Beside the board. */
export const SHEET = { x: PANEL.x, y: PANEL.y, width: PANEL.width, height: DISPLAY.height } as const;

/** How far the adventures are above their place in a picture of the table, and where all players' standings are. */
interface Sheet {
  readonly rise: number;
  readonly standings: Rect;
}

/** With standings below the board and what's beside it. */
export const SHORT: Sheet = { rise: 18, standings: { x: 14, y: 658, width: 1172, height: 214 } };

/** With more room beside the board: the seat's hand is below that, and the standings are below both. */
export const LONG: Sheet = {
  rise: -226,
  standings: { x: 14, y: LAST.y + LAST.height + 12, width: 1172, height: 214 },
};

/** The seat's hand across the picture, below the board and what's beside it. */
export const HELD = { x: 14, y: 658, width: 1172, height: 104 } as const;

const DOWN = HELD.height + 12;

/** With the hand between the board and the standings. */
export const HAND_SHEET: Sheet = {
  rise: SHORT.rise - DOWN,
  standings: { ...SHORT.standings, y: SHORT.standings.y + DOWN },
};

const STRIP_SIZE = { ...HAND_SIZE, height: HAND_SIZE.height + DOWN } as const;

const LONG_SIZE = { width: TABLE.width, height: TABLE.height - LONG.rise } as const;

/** Parchment in these places around the board, and the adventures below the standings. */
const backdropOf = (
  size: Pick<Rect, 'width' | 'height'>,
  { rise, standings }: Sheet,
  sheets: readonly Rect[],
) =>
  inThemes(
    size,
    (pen) => {
      hall(pen, size);
      drawBoardBackdrop(pen);
      drawPlate(pen, TURN_BAND);
      for (const place of [...sheets, standings]) parchment(pen, place);
      pen.at(0, -rise, () => {
        drawAdventuresBackdrop(pen);
        drawPilesBackdrop(pen);
      });
    },
    cardGameInks,
  );

export const paymentsBackdrop = backdropOf(LONG_SIZE, LONG, [PANEL, LAST]);

export const stripBackdrop = backdropOf(STRIP_SIZE, HAND_SHEET, [SHEET, HELD]);

export const handBackdrop = backdropOf(HAND_SIZE, SHORT, [SHEET]);

/** Half of a number's height, and how far its middle is from the card's corner: beyond that, as it's no value. */
const BADGE = { half: 22, across: 12, down: 14 } as const;

/** What says what prices bring: from a card's edges to the first sign and its middle, from a sealed card's to the middle of its only one, and between two. */
const GAIN = { right: 3, up: 15, left: 18, gap: 3 } as const;

/** What's offered on the board: a number each, or null for a frame alone. */
export interface Offers {
  /** By column and place in it. */
  card(kind: Kind, place: number): number | null | undefined;
  adventure(id: AdventureId): number | null | undefined;
  /** What a frame means. */
  readonly meaning: string;
  /** The step that the frame's card has been chosen for; undefined while anything can be. */
  readonly chosenFor?: TurnStep;
}

function drawBadge(pen: Pen, number: number, { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>): void {
  drawNumberButton(pen, number, BADGE.half, x + width - BADGE.across, y + BADGE.down);
}

/** Everything that a decision depends on: the board with what's offered and what's new, what these seats have, and `beside` on a sheet. */
export function drawDecision(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  offers: Offers,
  { rise, standings, seats }: Sheet & { readonly seats: readonly Seat[] },
  beside: () => void,
): void {
  const { t, view } = scene;
  const isNew = newInTurn(scene);
  const isChosen = offers.chosenFor !== undefined;
  const mark = isChosen ? drawChosen : drawOffered;
  const gained = columnGains(view, seat);
  const signs = new Map<Entry[0], string>(newsEntries(t, newsIn(scene, isNew)));
  const gains = new Set<Gain>();
  let isFramed = false;
  drawTurnBand(pen, scene, seat, offers.chosenFor);
  const isOffered = (kind: Kind, place: number) => offers.card(kind, place) !== undefined;
  drawBoard(pen, scene, isOffered, mark, isNew.seal);
  KINDS.forEach((kind, column) => {
    view.columns[kind].forEach((_, row, cards) => {
      const number = offers.card(kind, row);
      const { x, y, width, height } = cardAt(column, row);
      const here = isChosen || number === undefined ? [] : gained(cards, row);
      if (isNew.card(kind, row)) drawSpark(pen, x + NEW, y + NEW);
      if (typeof number === 'number') drawBadge(pen, number, { x, y, width });
      // In the corner where a seal would be, or opposite it.
      let right = cards[row]!.seal === null ? x + width - GAIN.right : x + GAIN.left + gainWidth('won') / 2;
      for (const gain of here.toReversed()) {
        gains.add(gain);
        drawGain(pen, gain, right - gainWidth(gain) / 2, y + height - GAIN.up);
        right -= gainWidth(gain) + GAIN.gap;
      }
      isFramed ||= number !== undefined;
    });
  });
  isFramed ||= view.adventures.some(({ id }) => offers.adventure(id) !== undefined);
  if (isFramed) signs.set(isChosen ? 'chosen' : 'offered', offers.meaning);
  for (const gain of ['sealed', 'won', 'double'] as const)
    if (gains.has(gain)) signs.set(gain, t(`quests-picture-legend-${gain}`));
  // Draws have no numbers, and beside a hand they're explained there.
  if (isChosen && offers.chosenFor !== 'draw') signs.set('number', t('quests-picture-choice-button'));
  beside();
  drawStandings(pen, scene, seats, standings, [...signs]);
  pen.at(0, -rise, () => {
    drawHeading(pen, scene);
    view.adventures.forEach((adventure, i) => {
      const number = offers.adventure(adventure.id);
      drawAdventure(pen, scene, adventure, i, number === undefined ? null : mark);
      const { x, y, width } = adventureAt(i);
      if (typeof number === 'number') drawBadge(pen, number, { x, y, width });
    });
    drawPiles(pen, scene);
  });
}
