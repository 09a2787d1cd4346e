import { figureCode } from '../../../src/games/artus/board.ts';
import type { ArtusPlayer, ArtusState } from '../../../src/games/artus/state.ts';
import type { CardId, Chair, Figure, Metal, PileId, Variant } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';

export type Placed = readonly [Chair, Figure];

export const knight = (seat: Seat, ...chairs: Chair[]): Placed[] =>
  chairs.map((chair) => [chair, { kind: 'knight', seat }]);

export const prince = (metal: Metal, chair: Chair, rings = 1): Placed => [
  chair,
  { kind: 'prince', metal, rings, king: rings === 3 },
];

interface Setting {
  readonly figures: readonly Placed[];
  readonly seats?: number;
  readonly variant?: Variant;
  readonly toAct?: Seat;
  readonly startSeat?: Seat;
  readonly round?: number;
  readonly playsLeft?: number;
  readonly drawsLeft?: number;
  /** By seat; empty where absent. */
  readonly hands?: readonly (readonly CardId[])[];
  readonly piles?: readonly Partial<Record<PileId, readonly CardId[]>>[];
  readonly scores?: readonly number[];
}

/** A mid-game state with only the figures and cards that a test needs. */
export function position({ figures, hands = [], piles = [], scores = [], ...rest }: Setting): ArtusState {
  const chairs = Array.from({ length: 28 }, (_, chair) => {
    const here = figures.filter(([of]) => of === chair);
    if (here.length > 1) throw new Error(`two figures on chair ${chair}`);
    return figureCode(here[0]?.[1] ?? null);
  });
  const kings = figures.filter(([, figure]) => figure.kind === 'prince' && figure.king);
  if (kings.length !== 1) throw new Error(`${kings.length} Kings`);
  const players = Array.from(
    { length: rest.seats ?? 4 },
    (_, seat): ArtusPlayer => ({
      score: scores[seat] ?? 0,
      unplaced: 0,
      hand: hands[seat] ?? [],
      piles: { knight: [], king: [], scoring: [], ...piles[seat] },
      played: [],
      earned: [],
      unmet: [],
    }),
  );
  return {
    variant: rest.variant ?? 'advanced',
    startSeat: rest.startSeat ?? 0,
    turn: 20,
    round: rest.round ?? 1,
    toAct: rest.toAct ?? 0,
    playsLeft: rest.playsLeft ?? 2,
    drawsLeft: rest.drawsLeft ?? 0,
    chairs,
    king: kings[0]?.[0] as Chair,
    players,
    scoresByRound: [],
  };
}
