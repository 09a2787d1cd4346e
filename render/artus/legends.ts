import {
  cardRow,
  chairsPlayed,
  collectPlays,
  isShift,
  isUnmet,
  lastPlays,
  numberedPlays,
  type Play,
  pilesInPlay,
  scoredBefore,
  tiles,
} from '../../src/games/artus/reading.ts';
import type { CardId, Figure, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import { textWidth } from '../parts/text.ts';
import { drawScoreTiles } from './panel.ts';
import {
  badge,
  cards,
  crownsPath,
  figurePiece,
  type Piece,
  pointsPlate,
  space,
  textPiece,
  unmetPlate,
} from './pieces.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

/** A sample of the carpet. */
function carpet(): Piece {
  return {
    width: 40,
    draw: (pen, x, y) => {
      pen.fillRect(x, y - 14, 34, 28, pen.theme.carpet.fill);
      const fringe = { x: x + 2, y: y - 12, width: 30, height: 24 };
      pen.strokeRect(fringe, pen.theme.carpet.edge, 2.5, [3, 2]);
    },
  };
}

const prince = (metal: 'silver' | 'bronze', king: boolean): Figure => ({
  kind: 'prince',
  metal,
  rings: king ? 3 : 1,
  king,
});

export type Entries = readonly (readonly Piece[])[];

/** What the figures and the carpet are. */
export function signLegend({ t }: ArtusScene): Entries {
  return [
    [
      textPiece(t('artus-picture-strip-prince')),
      space(8),
      figurePiece(prince('silver', false)),
      textPiece(t('artus-picture-strip-silver')),
      space(10),
      figurePiece(prince('bronze', false)),
      textPiece(t('artus-picture-strip-bronze')),
    ],
    [figurePiece(prince('bronze', true)), textPiece(t('artus-picture-strip-king'))],
    [carpet(), textPiece(t('artus-picture-strip-carpet'))],
  ];
}

/** A plate with a player's tiles of 50 points, as beside the score. */
function tilesPlate(shown: string): Piece {
  return { width: textWidth(shown, LEAST) + 18, draw: (pen, x, y) => drawScoreTiles(pen, shown, x, y) };
}

/** How many cards the seat's own piles still have. */
export const pilesLegend = ({ t, view }: ArtusScene, seat: Seat): Entries =>
  pilesInPlay(view.variant).map((pile) => [
    cards(pile),
    textPiece(
      t('language-colon', {
        head: t('artus-picture-pile-name', { pile }),
        text: String(view.players[seat]?.piles[pile] ?? 0),
      }),
    ),
  ]);

/** What the sign of cards that go both ways means, if some do. */
export const bothLegend = ({ t }: ArtusScene, shown: readonly CardId[]): Entries =>
  shown.some((card) => (cardRow(card).moveKnight ?? cardRow(card).movePrince)?.both)
    ? [[textPiece('±'), space(8), textPiece(t('artus-picture-hand-both'))]]
    : [];

/** What signs after plays mean. @param shift whether no words beside them say that all values shifted */
export const playSigns = ({ t }: ArtusScene, plays: readonly Play[], shift: boolean): Entries => [
  ...(shift && plays.some(isShift)
    ? [[crownsPath(), space(6), textPiece(t('artus-picture-strip-shift'))]]
    : []),
  ...(plays.some(isUnmet) ? [[unmetPlate(), textPiece(t('artus-picture-strip-unmet'))]] : []),
];

/** What a plate with points means that are older than the values around it; nothing if there's none. */
export function beforeLegend({ t, events, isRiddle }: ArtusScene): Entries {
  const scored = isRiddle ? undefined : scoredBefore(lastPlays(collectPlays(events)));
  return scored !== undefined && 'points' in scored.event
    ? [[pointsPlate(signed(scored.event.points)), textPiece(t('artus-picture-strip-before'))]]
    : [];
}

/** The same for the first plate with tiles. */
export function tilesLegend({ t, view }: ArtusScene): Entries {
  const count = view.players.map(({ score }) => tiles(score)).find((held) => held > 0);
  return count === undefined
    ? []
    : [[tilesPlate(t('artus-picture-tiles', { count })), textPiece(t('artus-picture-strip-tiles'))]];
}

/** What the signs of cards beside the table mean. */
export function cardLegend({ t, view }: ArtusScene): Entries {
  const entry = (kind: PileId | 'hand', name: string): readonly Piece[] => [cards(kind), textPiece(name)];
  const named = [
    entry('hand', t('artus-picture-hand-name')),
    ...pilesInPlay(view.variant).map((pile) => entry(pile, t('artus-picture-pile-name', { pile }))),
  ];
  return view.phase === 'placement'
    ? [...named, [figurePiece({ kind: 'knight', seat: 0 }), textPiece(t('artus-picture-strip-unplaced'))]]
    : named;
}

/**
 * What the numbers at the chairs mean, in as many words as there's room for: where plays began and what each kind did,
 * only what the newest did, or nothing.
 */
export function badgeLegends(scene: ArtusScene): readonly Entries[] {
  const { t, events } = scene;
  const plays = numberedPlays(collectPlays(events)).filter((play) => chairsPlayed(play).to.length > 0);
  const newest = plays.at(-1);
  if (newest === undefined) return [[]];
  const moved = plays.findLast(({ event }) => event.type === 'moved');
  const from = moved
    ? [[badge(moved.seat, String(moved.number), true), textPiece(t('artus-picture-strip-from'))]]
    : [];
  const reached = (kinds: readonly Play[]): Entries => {
    const words = [...new Set(kinds.map(({ event }) => event.type))].map((done) =>
      t('artus-picture-strip-reached', { done }),
    );
    return [[badge(newest.seat, String(newest.number)), textPiece(words.join(t('artus-picture-comma')))]];
  };
  return [[...from, ...reached(plays)], [...from, ...reached([newest])], reached([newest]), []];
}
