import { checkSetupOptions, type Game } from '../game.ts';
import { LONGEST } from './cards.ts';
import { legalActions } from './legal.ts';
import { play } from './play.ts';
import { type ArtusState, setup } from './state.ts';
import type { ArtusAction, ArtusEvent, ArtusView } from './types.ts';
import { createView, facts, preview, result } from './view.ts';

/** Artus, the round-table game. */
export const artus: Game<ArtusState, ArtusAction, ArtusView, ArtusEvent> = {
  id: 'artus',
  seats: { min: 2, max: 4 },
  stateVersion: 2,
  variants: ['basic', 'advanced'],
  ruleOptions: [],
  longest: LONGEST,
  setup(options, chance) {
    checkSetupOptions(artus, options);
    return setup(options, chance);
  },
  toAct: (state) => (state.toAct === null ? [] : [state.toAct]),
  legalActions,
  play,
  turn: (state) => state.turn,
  view: createView,
  preview,
  result,
  course: {
    standings: ({ players }) => players.map(({ score }) => score),
    rows: ({ scoresByRound }) => scoresByRound.length,
  },
  facts,
};
