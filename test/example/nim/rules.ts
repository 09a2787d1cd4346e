import {
  checkSeat,
  checkSetupOptions,
  type Game,
  type GameId,
  IllegalAction,
  type Seat,
} from '../../../src/games/game.ts';
import type { NimAction, NimEvent, NimState, NimView } from './types.ts';

export const KNIGHTS = 15;
const MOST = 3;

/** The one source of legality: buttons, slash commands, computer players and tests all use it. */
function legalActions({ left, toAct, players }: NimState, seat: Seat): NimAction[] {
  checkSeat(seat, players.length);
  if (toAct !== seat) return [];
  return Array.from({ length: Math.min(MOST, left) }, (_, i) => ({ type: 'take', knights: i + 1 }));
}

/** Needs no chance, so `play` and `preview` share it. The given state isn't modified. */
function take(state: NimState, seat: Seat, knights: number): NimState {
  const left = state.left - knights;
  const over = left === 0;
  return {
    left,
    toAct: over ? null : (seat + 1) % state.players.length,
    turn: state.turn + 1,
    players: state.players.map((player, of) =>
      of === seat ? { taken: player.taken + knights, won: over } : player,
    ),
  };
}

const events = (seat: Seat, { knights }: NimAction): NimEvent[] => [{ type: 'took', seat, knights }];

/** Take 1 to 3 knights from the table; whoever takes the last one wins. */
export const nim: Game<NimState, NimAction, NimView, NimEvent> = {
  // A real game's id is in GAME_IDS and needs no cast.
  id: 'nim' as GameId,
  stateVersion: 1,
  seats: { min: 2, max: 4 },
  variants: ['standard'],
  ruleOptions: [],
  longest: { steps: KNIGHTS, outcomes: 1, items: 4 },
  perfectInformation: true,

  setup(options, chance) {
    checkSetupOptions(nim, options);
    const seats = Array.from({ length: options.seats }, (_, seat) => seat);
    return {
      left: KNIGHTS,
      // Every random outcome is named: the record keeps it under this name.
      toAct: options.startSeat ?? chance.pick('start seat', seats),
      turn: 0,
      players: seats.map(() => ({ taken: 0, won: false })),
    };
  },

  toAct: ({ toAct }) => (toAct === null ? [] : [toAct]),
  legalActions,

  play(state, seat, action) {
    if (state.toAct === null) throw new IllegalAction('gameOver');
    const actions = legalActions(state, seat);
    if (actions.length === 0) throw new IllegalAction('notYourTurn', { toAct: state.toAct });
    // An action comes from a record or a button, so it's checked completely.
    const legal = actions.find(({ type, knights }) => type === action.type && knights === action.knights);
    if (!legal) throw new IllegalAction('illegalAction', { reason: 'malformed' });
    return { state: take(state, seat, legal.knights), events: events(seat, legal), revealed: false };
  },

  turn: ({ turn }) => turn,
  view: (state, viewer) => {
    if (viewer !== null) checkSeat(viewer, state.players.length);
    return state;
  },
  preview: (view, seat, action) => ({ view: take(view, seat, action.knights), events: events(seat, action) }),

  result({ toAct, players }) {
    if (toAct !== null) return null;
    return { scores: players.map(({ won }) => Number(won)), places: players.map(({ won }) => (won ? 1 : 2)) };
  },

  facts: ({ left, toAct, players }) => ({ left, toAct, taken: players.map(({ taken }) => taken) }),
};
