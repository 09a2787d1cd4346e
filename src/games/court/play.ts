import type { Chance } from '../chance.ts';
import type { Seat, Step } from '../game.ts';
import { bid, pass } from './auction.ts';
import { type Bag, bagOfCourtiers, bagOfTiles, courtierBag, sumOfTiles, tileBag, tilesOf } from './bags.ts';
import { rowSize } from './data.ts';
import { checkAction } from './legal.ts';
import { choose, giveTile, refill, swapLancelot, swapMerlin, takeAspirants } from './roles.ts';
import { rollDice, startCourtier } from './setup.ts';
import { type CourtState, characterIndex, type Draft, draftOf, type Log, roleSeat } from './state.ts';
import type { CourtAction, CourtEvent } from './types.ts';

/** The event that tells of a legal action itself. */
function eventOf(state: CourtState, seat: Seat, action: CourtAction): CourtEvent {
  switch (action.type) {
    case 'startCourtier':
      return { type: 'courtierTaken', seat, courtier: action.courtier };
    case 'bid':
      return { type: 'bid', seat, tiles: action.tiles, sum: sumOfTiles(bagOfTiles(action.tiles)) };
    case 'pass':
      return { type: 'passed', seat };
    case 'choose': {
      const { character } = action;
      const purse = state.purses[characterIndex(character)] as Bag;
      return { type: 'chose', seat, character, paid: tilesOf(state.bid), received: tilesOf(purse) };
    }
    case 'swapMerlin':
      return { type: 'merlinSwapped', seat, give: action.give, take: action.take };
    case 'takeAspirants':
      return { type: 'aspirantsTaken', seat, courtiers: action.courtiers };
    case 'takeAspirant':
      return { type: 'aspirantsTaken', seat, courtiers: [action.courtier] };
    case 'refill': {
      const { courtiers } = action;
      return { type: 'refilled', seat, courtiers, full: courtiers.length === rowSize(state.seats) };
    }
    case 'giveTile':
      return { type: 'tileGiven', from: seat, to: roleSeat(state), tile: action.tile };
    case 'swapLancelot': {
      const { give, take } = action;
      return { type: 'lancelotSwapped', seat, opponent: state.opponent as Seat, give, take };
    }
  }
}

/** Applies a legal action to the draft. */
function carryOut(draft: Draft, action: CourtAction, log: Log): void {
  switch (action.type) {
    case 'startCourtier':
      startCourtier(draft, courtierBag(action.courtier));
      break;
    case 'bid':
      bid(draft, bagOfTiles(action.tiles), log);
      break;
    case 'pass':
      pass(draft, log);
      break;
    case 'choose':
      choose(draft, action.character, log);
      break;
    case 'swapMerlin':
      swapMerlin(draft, bagOfCourtiers(action.take) - bagOfCourtiers(action.give), log);
      break;
    case 'takeAspirants':
      takeAspirants(draft, bagOfCourtiers(action.courtiers));
      break;
    case 'takeAspirant':
      takeAspirants(draft, courtierBag(action.courtier));
      break;
    case 'refill':
      refill(draft, bagOfCourtiers(action.courtiers), log);
      break;
    case 'giveTile':
      giveTile(draft, tileBag(action.tile), log);
      break;
    case 'swapLancelot':
      swapLancelot(draft, courtierBag(action.take) - courtierBag(action.give), log);
      break;
  }
}

/** Everything an action does before any dice are rolled. */
export function playWithoutDice(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  events: CourtEvent[],
): Draft {
  checkAction(state, seat, action);
  events.push(eventOf(state, seat, action));
  const draft = draftOf(state);
  carryOut(draft, action, events);
  return draft;
}

/**
 * Plays one action; only the last starting courtier uses chance.
 * @throws IllegalAction `unknownSeat`, `gameOver`, `notYourTurn`, and `illegalAction` with a `reason`
 */
export function play(
  state: CourtState,
  seat: Seat,
  action: CourtAction,
  chance: Chance,
): Step<CourtState, CourtEvent> {
  const events: CourtEvent[] = [];
  const draft = playWithoutDice(state, seat, action, events);
  const revealed = draft.phase === 'dice';
  if (revealed) rollDice(draft, chance, events);
  return { state: draft, events, revealed };
}
