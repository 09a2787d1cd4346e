import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { AFTER_PRINCES, type Board, FIRST_PRINCE, metalBit } from './board.ts';

/** Less than any space's value. */
export const NONE = -30;

/** What can be seen of the Princes. Lists are by metals: 1 silver, 2 bronze, 3 either. */
export class PrincesLook {
  /** The highest value of a Prince's space, or `NONE`. */
  readonly best = new Int8Array(4);
  /** Princes who'd be King with one more ring: how far clockwise from the King they are, as bits 0 to 27. */
  readonly heirs = new Int32Array(4);
  kingMetal = 0;
  /** The same for the same Princes on the same chairs. */
  key = -1;

  look(board: Board): void {
    const key = keyOf(board);
    if (key === this.key) return;
    this.key = key;
    const { best, heirs } = this;
    best.fill(NONE);
    heirs.fill(0);
    this.kingMetal = metalBit(board.kingFigure);
    for (let prince = FIRST_PRINCE; prince < AFTER_PRINCES; prince++) {
      if (prince === board.kingFigure) continue;
      const metal = metalBit(prince);
      const chair = board.chairs[prince] as number;
      best[metal] = Math.max(best[metal] as number, board.value(chair));
      if (board.rings[prince - FIRST_PRINCE] !== 2) continue;
      heirs[metal] = (heirs[metal] as number) | (1 << ((chair - board.king + CHAIR_COUNT) % CHAIR_COUNT));
    }
    best[3] = Math.max(best[1] as number, best[2] as number);
    heirs[3] = (heirs[1] as number) | (heirs[2] as number);
  }
}

function keyOf({ chairs, rings, kingFigure }: Board): number {
  let key = kingFigure - FIRST_PRINCE;
  for (let i = 0; i < 4; i++)
    key = (key << 6) | ((chairs[FIRST_PRINCE + i] as number) << 1) | (rings[i] === 2 ? 1 : 0);
  return key;
}
