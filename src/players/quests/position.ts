import type { Position } from '../search/position.ts';
import { QuestsBoard } from './board.ts';
import { legalMoves } from './legal.ts';
import type { Origins } from './origins.ts';
import { play } from './play.ts';

/** A game of quests that the search can play. */
export class QuestsPosition extends QuestsBoard implements Position<QuestsPosition> {
  /** What the record tells about hidden knights; null if nothing. Not copied. */
  origins: Origins | null = null;
  /** A bit for each seat that has acted, if the observer knows the record. Not copied. */
  acted = 0;

  legalMoves(into: Int32Array): number {
    return legalMoves(this, into);
  }

  play(move: number): number {
    return play(this, move);
  }
}
