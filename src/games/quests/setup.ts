import type { Chance } from '../chance.ts';
import type { Longest, RuleOption, SetupOptions } from '../game.ts';
import { EMPTY_COLUMNS, newTurn, withCards } from './board.ts';
import { ADVERSARIES, type CardGameState, cardCounts, fullDeck, KNIGHTS } from './cards.ts';
import { ADVENTURES, cardKind, FULL_COLUMN, KINDS, SEALS_PER_PLAYER, START_HAND } from './data.ts';
import type {
  AdventureId,
  AdversaryCard,
  CardGamePlayer,
  CardGameRules,
  Columns,
  Kind,
  Variant,
} from './types.ts';

/** The cards that a reveal turns up from the top of the pile, until a column is full or the pile is empty. */
export function cardsToReveal(columns: Columns, pile: readonly AdversaryCard[]): AdversaryCard[] {
  const lengths = {} as Record<Kind, number>;
  for (const kind of KINDS) lengths[kind] = columns[kind].length;
  const last = pile.findIndex((card) => ++lengths[cardKind(card)] >= FULL_COLUMN);
  return pile.slice(0, last < 0 ? pile.length : last + 1);
}

export const SEAT_RANGE = { min: 2, max: 5 } as const;

export const VARIANTS = ['basic', 'seals'] as const satisfies readonly Variant[];

/** Both decks are shuffled and the start seat is drawn. Random games have a twentieth of these steps. */
export const LONGEST: Longest = {
  steps: 5_000,
  outcomes: 3,
  items: Math.max(fullDeck(KNIGHTS).length, fullDeck(ADVERSARIES).length),
};

/** The interpretations of the rules a table can choose; the plain reading comes first (sections 3.1, 5 and 6). */
export const RULE_OPTIONS = [
  { id: 'payment', values: ['exact', 'lean'], default: 'exact' },
  { id: 'forceRevealOnEmpty', values: ['off', 'on'], default: 'off' },
  { id: 'columnCheck', values: ['seal', 'challenge'], default: 'seal' },
] as const satisfies readonly (RuleOption & { readonly id: keyof CardGameRules })[];

/**
 * The chosen rules; absent ones take their default.
 * @param chosen already checked
 */
const rulesFrom = (chosen: Readonly<Record<string, string>> = {}): CardGameRules =>
  Object.fromEntries(
    RULE_OPTIONS.map((option) => [option.id, chosen[option.id] ?? option.default]),
  ) as CardGameRules;

/**
 * Section 2. Draws the order of the adversaries, then of the knights, then the start seat unless it's given.
 * The top four knights go to seat 0, the next four to seat 1, and so on.
 */
export function setup(options: SetupOptions, chance: Chance): CardGameState {
  const variant = options.variant as Variant;
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  const adversaries = chance.shuffle('adversary pile', fullDeck(ADVERSARIES));
  const knights = chance.shuffle('knight pile', fullDeck(KNIGHTS));
  const startSeat = options.startSeat ?? chance.pick('start seat', seats);

  const shown = cardsToReveal(EMPTY_COLUMNS, adversaries);
  const dealt = options.seats * START_HAND;
  const player: CardGamePlayer = {
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
    hands: seats.map((seat) =>
      cardCounts(KNIGHTS, knights.slice(seat * START_HAND, (seat + 1) * START_HAND)),
    ),
    knightPile: knights.slice(dealt),
    adversaryPile: adversaries.slice(shown.length),
  };
}
