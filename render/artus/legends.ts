import {
  cardRow,
  chairsPlayed,
  isShift,
  isUnmet,
  lastPlays,
  numberedPlays,
  type Play,
  pilesOf,
  playsOf,
  scoredBefore,
  tiles,
} from '../../src/games/artus/reading.ts';
import type { CardId, Figure, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import { widthOf } from '../parts/text.ts';
import { drawScoreTiles } from './panel.ts';
import {
  badge,
  cards,
  crownsPath,
  figure,
  type Piece,
  pointsPlate,
  space,
  text,
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

/** What signs after plays mean. @param shift whether no words beside them say that all values shifted */
export const playSigns = ({ say }: ArtusScene, plays: readonly Play[], shift: boolean): Entries => [
  ...(shift && plays.some(isShift) ? [[crownsPath(), space(6), text(say('artus-picture-strip-shift'))]] : []),
  ...(plays.some(isUnmet) ? [[unmetPlate(), text(say('artus-picture-strip-unmet'))]] : []),
];

/** What a plate with points means that are older than the values around it; nothing if there's none. */
export function beforeLegend({ say, events, isRiddle }: ArtusScene): Entries {
  const scored = isRiddle ? undefined : scoredBefore(lastPlays(playsOf(events)));
  return scored !== undefined && 'points' in scored.event
    ? [[pointsPlate(signed(scored.event.points)), text(say('artus-picture-strip-before'))]]
    : [];
}

/** The same for the first plate with tiles. */
export function tilesLegend({ say, view }: ArtusScene): Entries {
  const count = view.players.map(({ score }) => tiles(score)).find((held) => held > 0);
  return count === undefined
    ? []
    : [[tilesPlate(say('artus-picture-tiles', { count })), text(say('artus-picture-strip-tiles'))]];
}

/** What the signs of cards beside the table mean. */
export function cardLegend({ say, view }: ArtusScene): Entries {
  const entry = (kind: PileId | 'hand', name: string): readonly Piece[] => [cards(kind), text(name)];
  const named = [
    entry('hand', say('artus-picture-hand-name')),
    ...pilesOf(view.variant).map((pile) => entry(pile, say('artus-picture-pile-name', { pile }))),
  ];
  return view.phase === 'placement'
    ? [...named, [figure({ kind: 'knight', seat: 0 }), text(say('artus-picture-strip-unplaced'))]]
    : named;
}

/**
 * What the numbers at the chairs mean, in as many words as there's room for: where plays began and what each kind did,
 * only what the newest did, or nothing.
 */
export function badgeLegends(scene: ArtusScene): readonly Entries[] {
  const { say, events } = scene;
  const plays = numberedPlays(playsOf(events)).filter((play) => chairsPlayed(play).to.length > 0);
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
