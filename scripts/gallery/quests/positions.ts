import type { Variant } from '../../../src/games/quests/types.ts';
import { positions, type QuestsPosition } from '../../../test/render/fixtures/quests.ts';
import { firstMatch } from '../first-match.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** Every position of one game, from set-up to the end. */
export function course(variant: Variant, seats: number): QuestsPosition[] {
  return [...positions({ variant, seats, seed: SEED })];
}

/** Late enough for adventures to be taken, just after a turn in which a lot happened. */
function isBusy({ table, events }: QuestsPosition): boolean {
  return (
    table.turn > 12 &&
    table.thisTurn?.challenge === null &&
    events.some(({ type }) => type === 'challenged') &&
    events.some(({ type }) => type === 'revealed')
  );
}

export function busyPosition(variant: Variant, seats: number): QuestsPosition {
  return firstMatch(course(variant, seats), isBusy, 'a busy turn');
}
