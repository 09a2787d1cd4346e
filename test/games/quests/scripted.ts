import { type ChanceEntry, RecordedChance } from '../../../src/games/chance.ts';
import { IllegalAction, type Seat } from '../../../src/games/game.ts';
import type { CardGameState } from '../../../src/games/quests/cards.ts';
import { cardGame } from '../../../src/games/quests/index.ts';
import type {
  AdventureId,
  Board,
  CardGameAction,
  CardGameEvent,
  ChallengeMode,
} from '../../../src/games/quests/types.ts';
import { adversaries, knights } from './notation.ts';

export const reveal: CardGameAction = { type: 'reveal' };
export const draw = (count: number): CardGameAction => ({ type: 'draw', count });

export const challenge = (card: string, pay: string, mode: ChallengeMode = 'usual'): CardGameAction => ({
  type: 'challenge',
  mode,
  card: adversaries(card)[0] as ReturnType<typeof adversaries>[0],
  pay: knights(pay),
});

export const adventure = (id: AdventureId, pay: string): CardGameAction => ({
  type: 'adventure',
  adventure: id,
  pay: adversaries(pay),
});

/** The outcome of reshuffling the discards into this order. */
export const reshuffled = (order: string): ChanceEntry => ({
  what: 'knight discards',
  order: knights(order),
});

/** A game played by script: each action is for the seat to act. */
export class ScriptedGame {
  state: CardGameState;
  events: readonly CardGameEvent[] = [];
  revealed = false;

  constructor(state: CardGameState) {
    this.state = state;
  }

  get board(): Board {
    return this.state.board;
  }

  play(action: CardGameAction, ...chance: ChanceEntry[]): this {
    const outcomes = new RecordedChance(chance);
    const step = cardGame.play(this.state, this.board.toAct as Seat, action, outcomes);
    if (!outcomes.exhausted) throw new Error('an outcome wasn’t used');
    ({ state: this.state, events: this.events, revealed: this.revealed } = step);
    return this;
  }

  /** Cards of the display, e.g. `Y1 D4:0`. */
  get display(): string {
    return show(Object.values(this.board.columns).flat());
  }

  trophies(seat: Seat): string {
    return show((this.board.players[seat]?.trophies ?? []).map((card) => ({ card, seal: null })));
  }

  /** Why the action is refused; throws if it isn't. */
  refusal(action: unknown, seat: Seat = this.board.toAct as Seat): unknown {
    try {
      cardGame.play(this.state, seat, action as CardGameAction, new RecordedChance([]));
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      return error.code === 'illegalAction' ? (error.data as { reason: string }).reason : error.code;
    }
    throw new Error('the action wasn’t refused');
  }
}

const LETTER: Record<string, string> = { power: 'Y', enemy: 'B', monster: 'G', dragon: 'D' };

const show = (cards: readonly { card: string; seal: number | null }[]): string =>
  cards
    .map(({ card, seal }) => {
      const [kind, value] = card.split('-') as [string, string];
      return `${LETTER[kind]}${value}${seal === null ? '' : `:${seal}`}`;
    })
    .join(' ');
