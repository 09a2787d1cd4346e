import { checkOptions, checkSeat, type Game } from '../game.ts';
import type { QuestsState } from './cards.ts';
import { legalActions } from './legal.ts';
import { play } from './play.ts';
import { LONGEST, RULE_OPTIONS, SEATS, setup, VARIANTS } from './setup.ts';
import type { QuestsAction, QuestsEvent, QuestsView } from './types.ts';
import { facts, preview, resultOf, view } from './view.ts';

const table = { variants: VARIANTS, seats: SEATS, ruleOptions: RULE_OPTIONS } as const;

/** King Arthur: the card game. */
export const quests: Game<QuestsState, QuestsAction, QuestsView, QuestsEvent> = {
  id: 'quests',
  stateVersion: 1,
  ...table,
  longest: LONGEST,
  setup(options, chance) {
    checkOptions(table, options);
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
  result: ({ board }) => resultOf(board),
  course: {
    standings: ({ players }) => players.map(({ score }) => score),
    rows: ({ scoresByTurn }) => scoresByTurn.length,
  },
  facts: ({ board }) => facts(board),
};
