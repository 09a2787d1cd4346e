import { type CardGameState, cardCounts, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { ADVENTURES, cardKind } from '../../../src/games/quests/data.ts';
import type {
  AdventureId,
  AdversaryCard,
  Board,
  CardGameRules,
  ColumnCard,
  Kind,
  KnightCard,
  TurnStep,
} from '../../../src/games/quests/types.ts';

const KNIGHT: Record<string, KnightCard> = {
  R: 'red',
  RR: 'red-2',
  O: 'orange',
  OO: 'orange-2',
  E: 'beige',
  EE: 'beige-2',
  M: 'merlin',
};
const KIND: Record<string, Kind> = { Y: 'power', B: 'enemy', G: 'monster', D: 'dragon' };

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** `R RR O OO E EE M`: single and double knights of each colour, Merlin. */
export const knights = (text: string): KnightCard[] => words(text).map((word) => KNIGHT[word] as KnightCard);

/** `Y1 B2 G3 D4`: yellow, blue, green, dragon and the value. */
export const adversaries = (text: string): AdversaryCard[] =>
  words(text).map((word) => `${KIND[word[0] as string]}-${word[1]}` as AdversaryCard);

/** Adversaries on display; `Y3:0` has the seal of seat 0. */
export function display(text: string): Record<Kind, ColumnCard[]> {
  const columns: Record<Kind, ColumnCard[]> = { power: [], enemy: [], monster: [], dragon: [] };
  for (const word of words(text)) {
    const [card] = adversaries(word) as [AdversaryCard];
    columns[cardKind(card)].push({ card, seal: word[2] === ':' ? Number(word[3]) : null });
  }
  return columns;
}

export interface Position {
  variant?: 'basic' | 'seals';
  rules?: Partial<CardGameRules>;
  display?: string;
  /** Knights by seat. */
  hands: string[];
  /** Adversaries in hand by seat. */
  trophies?: string[];
  adversaryPile?: string;
  knightPile?: string;
  discards?: string;
  /** Adventures taken, by seat. */
  taken?: Partial<Record<AdventureId, number>>;
  step?: TurnStep;
  toAct?: number;
}

const DEFAULT_RULES: CardGameRules = { payment: 'exact', forceRevealOnEmpty: 'off', columnCheck: 'seal' };

/** A mid-game state; seals on display come from their owners' five. */
export function position(given: Position): CardGameState {
  const variant = given.variant ?? 'basic';
  const columns = display(given.display ?? '');
  const toAct = given.toAct ?? 0;
  const taken = given.taken ?? {};
  const sealsOut = (seat: number) =>
    Object.values(columns)
      .flat()
      .filter(({ seal }) => seal === seat).length;
  const knightPile = knights(given.knightPile ?? '');
  const adversaryPile = adversaries(given.adversaryPile ?? '');
  const hands = given.hands.map(knights);
  const board: Board = {
    variant,
    rules: { ...DEFAULT_RULES, ...given.rules },
    startSeat: 0,
    toAct,
    turn: 0,
    step: given.step ?? 'reveal',
    columns,
    adversaryPile: adversaryPile.length,
    knightPile: knightPile.length,
    discards: knights(given.discards ?? ''),
    players: hands.map((hand, seat) => {
      const trophies = adversaries(given.trophies?.[seat] ?? '');
      return {
        knights: hand.length,
        trophies,
        seals: variant === 'seals' ? 5 - sealsOut(seat) : 0,
        score:
          trophies.reduce((sum, card) => sum + Number(card.at(-1)), 0) +
          ADVENTURES.reduce((sum, { id, value }) => sum + (taken[id] === seat ? value : 0), 0),
      };
    }),
    taken: Object.fromEntries(
      ADVENTURES.map(({ id }) => [id, taken[id] === undefined ? null : { seat: taken[id], pay: [] }]),
    ) as unknown as Board['taken'],
    thisTurn: { seat: toAct, revealed: [], challenge: null, adventure: null, drawn: null },
    lastTurn: null,
    idleTurns: 0,
    scoresByTurn: [],
    end: null,
  };
  return { board, hands: hands.map((hand) => cardCounts(KNIGHTS, hand)), knightPile, adversaryPile };
}
