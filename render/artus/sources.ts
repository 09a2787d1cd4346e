import type { ArtusPlayerView, ArtusView, CardId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from '../parts/shapes.ts';
import { cardRow, pilesOf } from './sheet.ts';

/** What points come from, in the order in which it's shown; penalties are of scoring cards whose condition wasn't met. */
const SOURCES = ['knights', 'princes', 'rings', 'scoring', 'penalties'] as const;

export type Source = (typeof SOURCES)[number];

/** Those that the game has. */
export const sourcesOf = ({ variant }: ArtusView): readonly Source[] =>
  SOURCES.slice(0, pilesOf(variant).length === 2 ? 3 : undefined);

function sourceOf(card: CardId, { unmet }: ArtusPlayerView): Source {
  const { pile, ring } = cardRow(card);
  if (pile === 'knight') return 'knights';
  if (pile === 'king') return ring ? 'rings' : 'princes';
  return unmet.some((each) => each === card) ? 'penalties' : 'scoring';
}

/** A player's points from there. */
export const pointsFrom = (player: ArtusPlayerView, source: Source): number =>
  sumOf(player.played.map((card, i) => (sourceOf(card, player) === source ? player.earned[i]! : 0)));

/** A player's turn, which is one in each round. */
interface Turn {
  /** From 1. */
  readonly round: number;
  readonly points: number;
  /** Those that were played, the one that did most for that first. */
  readonly cards: readonly CardId[];
}

const EXTREMES = { best: Math.max, worst: Math.min } as const;

export type Extreme = keyof typeof EXTREMES;

/** The turn that brought a seat most or cost it most, after the end. */
export function extremeTurn({ players, scoresByRound }: ArtusView, seat: Seat, extreme: Extreme): Turn {
  const most = EXTREMES[extreme];
  const changes = scoresByRound.map((scores, i) => scores[seat]! - (scoresByRound[i - 1]?.[seat] ?? 0));
  const points = most(...changes);
  const { played, earned } = players[seat]!;
  const round = changes.indexOf(points);
  const plays = Math.round(played.length / scoresByRound.length);
  const ofRound = earned.slice(round * plays, (round + 1) * plays);
  const first = ofRound.indexOf(most(...ofRound));
  const cards = played.slice(round * plays, (round + 1) * plays);
  return { round: round + 1, points, cards: [...cards.splice(first, 1), ...cards] };
}
