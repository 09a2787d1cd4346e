import type { Game } from '../game.ts';
import { checkOptions } from '../options.ts';
import { legalActions } from './actions.ts';
import { facts } from './facts.ts';
import { play } from './play.ts';
import { preview } from './preview.ts';
import { result } from './result.ts';
import { setup } from './setup.ts';
import type { ArtusState } from './state.ts';
import type { ArtusAction, ArtusEvent, ArtusView } from './types.ts';
import { view } from './view.ts';

/** Artus, the round-table game. */
export const artus: Game<ArtusState, ArtusAction, ArtusView, ArtusEvent> = {
  id: 'artus',
  seats: { min: 2, max: 4 },
  stateVersion: 1,
  variants: ['basic', 'advanced'],
  ruleOptions: [],
  setup(options, chance) {
    checkOptions(artus, options);
    return setup(options, chance);
  },
  toAct: (state) => (state.toAct === null ? [] : [state.toAct]),
  legalActions,
  play,
  turn: (state) => state.turn,
  view,
  preview,
  result,
  facts,
};
