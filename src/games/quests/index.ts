import { checkSeat, checkSetupOptions, type Game } from '../game.ts';
import type { CardGameState } from './cards.ts';
import { legalActions } from './legal.ts';
import { play } from './play.ts';
import { LONGEST, RULE_OPTIONS, SEAT_RANGE, setup, VARIANTS } from './setup.ts';
import type { CardGameAction, CardGameEvent, CardGameView } from './types.ts';
import { facts, finalResult, preview, view } from './view.ts';

const table = { variants: VARIANTS, seats: SEAT_RANGE, ruleOptions: RULE_OPTIONS } as const;

/** King Arthur: the card game. */
export const cardGame: Game<CardGameState, CardGameAction, CardGameView, CardGameEvent> = {
  id: 'quests',
  stateVersion: 1,
  ...table,
  longest: LONGEST,
  setup(options, chance) {
    checkSetupOptions(table, options);
    return setup(options, chance);
  },
  toAct: ({ board }) => (board.toAct === null ? [] : [board.toAct]),
  legalActions(state, seat) {
    checkSeat(seat, state.board.players.length);
    return legalActions(state, seat);
  },
  play,
  turn: ({ board }) => board.turn,
  view(state, viewer) {
    if (viewer !== null) checkSeat(viewer, state.board.players.length);
    return view(state, viewer);
  },
  preview(shown, seat, action) {
    checkSeat(seat, shown.players.length);
    return preview(shown, seat, action);
  },
  result: ({ board }) => finalResult(board),
  course: {
    standings: ({ players }) => players.map(({ score }) => score),
    rows: ({ scoresByTurn }) => scoresByTurn.length,
  },
  facts: ({ board }) => facts(board),
};
