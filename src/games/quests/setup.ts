import type { Chance } from '../chance.ts';
import type { SetupOptions } from '../game.ts';
import { ADVERSARIES, counted, fullDeck, KNIGHTS } from './cards.ts';
import { cardsToReveal } from './cards-to-reveal.ts';
import { EMPTY_COLUMNS, withCards } from './columns.ts';
import { ADVENTURES, SEALS_PER_PLAYER, START_HAND } from './data.ts';
import { rulesFrom } from './options.ts';
import type { QuestsState } from './state.ts';
import { newTurn } from './turn-log.ts';
import type { AdventureId, QuestsPlayer, Variant } from './types.ts';

/**
 * Section 2. Draws the order of the adversaries, then of the knights, then the start seat unless it's given.
 * The top four knights go to seat 0, the next four to seat 1, and so on.
 */
export function setup(options: SetupOptions, chance: Chance): QuestsState {
  const variant = options.variant as Variant;
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  const adversaries = chance.shuffle('adversary pile', fullDeck(ADVERSARIES));
  const knights = chance.shuffle('knight pile', fullDeck(KNIGHTS));
  const startSeat = options.startSeat ?? chance.pick('start seat', seats);

  const shown = cardsToReveal(EMPTY_COLUMNS, adversaries);
  const dealt = options.seats * START_HAND;
  const player: QuestsPlayer = {
    knights: START_HAND,
    trophies: [],
    seals: variant === 'seals' ? SEALS_PER_PLAYER : 0,
    score: 0,
  };
  return {
    board: {
      variant,
      rules: rulesFrom(options.rules),
      startSeat,
      toAct: startSeat,
      turn: 0,
      step: 'reveal',
      columns: withCards(EMPTY_COLUMNS, shown),
      adversaryPile: adversaries.length - shown.length,
      knightPile: knights.length - dealt,
      discards: [],
      players: seats.map(() => player),
      taken: Object.fromEntries(ADVENTURES.map(({ id }) => [id, null])) as Record<AdventureId, null>,
      thisTurn: newTurn(startSeat),
      lastTurn: null,
      idleTurns: 0,
      scoresByTurn: [],
      end: null,
    },
    hands: seats.map((seat) => counted(KNIGHTS, knights.slice(seat * START_HAND, (seat + 1) * START_HAND))),
    knightPile: knights.slice(dealt),
    adversaryPile: adversaries.slice(shown.length),
  };
}
