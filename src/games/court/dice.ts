import type { Chance } from '../chance.ts';
import { openAuction } from './auction.ts';
import { rollFavor } from './favor-roll.ts';
import { layRow } from './first-row.ts';
import type { Draft } from './state.ts';
import type { CourtEvent } from './types.ts';

/** Rolls all the dice of the game; then round 1 begins. */
export function rollDice(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  layRow(draft, chance, events);
  rollFavor(draft, chance, events);
  draft.round = 1;
  openAuction(draft);
}
