import { lessons } from '../../faces/registry.ts';
import type { GameId } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { button } from '../choices/controls.ts';
import type { Press } from '../choices/custom-id.ts';

/** What a button of a lesson does; its args begin with one of these. */
export const LEARN = { menu: 'menu', at: 'at', answer: 'say', stop: 'stop', open: 'open' } as const;

/** A press that says all about itself: game, step, answer. */
export const learnPress = (...args: string[]): Press => ({
  tableId: null,
  revision: 0,
  verb: 'learn',
  args,
});

/** The button that begins a game's lesson; none if it has no lesson. */
export function learnButton(game: GameId, say: Say) {
  if (!lessons.has(game)) return [];
  return [button(learnPress(LEARN.at, game), { text: say('learn-button-learn') })];
}
