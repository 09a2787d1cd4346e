import type { Preview, Seat } from '../game.ts';
import type { Bag } from './bag.ts';
import { bagOfCourtiers, courtierBag } from './courtier-bag.ts';
import { playWithoutDice } from './play.ts';
import type { CourtState } from './state.ts';
import { bagOfTiles } from './tile-bag.ts';
import {
  CHARACTERS,
  COURTIERS,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  type CourtView,
} from './types.ts';
import { view } from './view.ts';

/** Previews everything but the dice: after the last starting courtier the view stays in the phase `dice`. */
export function preview(before: CourtView, seat: Seat, action: CourtAction): Preview<CourtView, CourtEvent> {
  const events: CourtEvent[] = [];
  const state = playWithoutDice(stateOf(before), seat, action, events);
  return { view: view(state, before.viewer), events };
}

/** The state that a view shows. */
export function stateOf(seen: CourtView): CourtState {
  const { auction, role } = seen;
  return {
    seats: seen.players.length,
    turn: seen.turn,
    round: seen.round,
    phase: seen.phase,
    actor: seen.toAct,
    role: role?.character ?? null,
    opponent: role?.opponent ?? null,
    treasuries: seen.players.map(({ treasury }) => bagOfTiles(treasury)),
    courts: seen.players.map(({ court }) => bagOfCounts(court)),
    purses: CHARACTERS.map((character) => bagOfTiles(seen.characters[character].purse)),
    takenBy: CHARACTERS.map((character) => seen.characters[character].takenBy),
    row: bagOfCourtiers(seen.row),
    peasantry: bagOfCounts(seen.peasantry),
    favor: seen.favor,
    blackDie: seen.blackDie,
    opener: auction?.opener ?? null,
    bid: bagOfTiles(auction?.tiles ?? []),
    bidder: auction?.bidder ?? null,
    passed: (auction?.passed ?? []).reduce((bits, passed) => bits | (1 << passed), 0),
    lastRound: seen.lastRound,
    sizesByRound: seen.sizesByRound,
  };
}

const bagOfCounts = (counts: Readonly<Record<Courtier, number>>): Bag =>
  COURTIERS.reduce((bag, courtier) => bag + counts[courtier] * courtierBag(courtier), 0);
