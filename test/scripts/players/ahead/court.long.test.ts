import { describe, expect, it } from 'vitest';
import { ahead } from '../../../../scripts/players/ahead/ahead.ts';
import { courtValuation } from '../../../../scripts/players/ahead/court.ts';
import type { CourtView } from '../../../../src/games/court/types.ts';
import type { GameAction, Seat } from '../../../../src/games/game.ts';
import { derivedSeed } from '../../../../src/games/playout.ts';
import { recordGame } from '../../../../src/games/record.ts';
import { SeededChance } from '../../../../src/games/seeded-chance.ts';
import { seededRandom } from '../../../../src/players/random.ts';

const court = recordGame({ game: 'court' });

/** Whether `ahead` comes first, alone or tied, against random players. */
function comesFirst(seats: number, mine: Seat, game: number): boolean {
  const chance = new SeededChance(derivedSeed('court against random', game));
  const random = seededRandom(`choices ${game}`);
  let state = court.setup({ variant: 'standard', seats }, chance);
  for (let toAct = court.toAct(state); toAct.length > 0; toAct = court.toAct(state)) {
    const seat = toAct[0]!;
    const actions = court.legalActions(state, seat);
    const view = court.view(state, seat);
    const action =
      seat === mine
        ? (ahead.choose({ game: court, view, seat, actions, history: [], random }) as GameAction)
        : actions[Math.floor(random() * actions.length)]!;
    state = court.play(state, seat, action, chance).state;
  }
  return court.result(state)!.places[mine] === 1;
}

describe('the player that looks one action ahead, at King Arthur’s Court', () => {
  it.each([
    { seats: 2, least: 75 },
    { seats: 3, least: 48 },
    { seats: 4, least: 36 },
  ])('comes first in more than $least of 100 games of $seats against random players', ({ seats, least }) => {
    let won = 0;
    for (let game = 0; game < 100; game++) if (comesFirst(seats, game % seats, game)) won++;
    expect(won).toBeGreaterThan(least);
  });

  it('values a court more with tiles to spend, and less against a stronger one', () => {
    const state = court.setup({ variant: 'standard', seats: 2 }, new SeededChance(derivedSeed('values', 0)));
    const view = court.view(state, 0) as CourtView;
    const [me, other] = view.players as [CourtView['players'][number], CourtView['players'][number]];
    const poor = { ...view, players: [{ ...me, treasury: [3] as const }, other] };
    const sizes = [1, 1, 1] as const;
    const behind = { ...view, players: [me, { ...other, standing: { ...other.standing, sizes } }] };
    expect(courtValuation(poor, 0)).toBeLessThan(courtValuation(view, 0));
    expect(courtValuation(behind, 0)).toBeLessThan(courtValuation(view, 0));
  });
});
