import { type CardGameState, cardsFromCounts, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import type { CardGameAction } from '../../../src/games/quests/types.ts';
import { adventurePayments, challengePayments } from './naive-payment.ts';

interface Shown {
  card: string;
  seal: number | null;
}
type AnyAction = {
  type: string;
  mode?: string;
  card?: string;
  adventure?: string;
  pay?: string[];
  count?: number;
};

const value = (card: string): number => Number(card.at(-1));
const kind = (card: string): string => card.slice(0, -2);

function remove(from: string[], cards: readonly string[]): void {
  for (const card of cards) {
    const at = from.indexOf(card);
    if (at < 0) throw new Error(`no ${card}`);
    from.splice(at, 1);
  }
}

/** A second, slow and simple engine that changes in place, to check the first. */
export class NaiveGame {
  seals: boolean;
  rules: Record<string, string>;
  columns: Record<string, Shown[]>;
  hands: string[][];
  trophies: string[][];
  taken: Record<string, number> = {};
  knightPile: string[];
  adversaryPile: string[];
  discards: string[];
  turn: number;
  toAct: number;
  /** What was done this turn: `reveal`, `challenge` or `adventure`. */
  done: string[];
  idle = 0;
  end: string | null = null;

  constructor(state: CardGameState) {
    const { board } = structuredClone(state);
    this.seals = board.variant === 'seals';
    this.rules = { ...board.rules };
    this.columns = board.columns as unknown as Record<string, Shown[]>;
    this.hands = state.hands.map((hand) => cardsFromCounts(KNIGHTS, hand));
    this.trophies = board.players.map(({ trophies }) => [...trophies]);
    for (const [id, taken] of Object.entries(board.taken)) if (taken !== null) this.taken[id] = taken.seat;
    this.knightPile = [...state.knightPile];
    this.adversaryPile = [...state.adversaryPile];
    this.discards = [...board.discards];
    this.turn = board.turn;
    this.toAct = board.toAct as number;
    this.done = [];
  }

  clone(): NaiveGame {
    return Object.assign(Object.create(NaiveGame.prototype), structuredClone({ ...this }));
  }

  get shown(): Shown[] {
    return Object.values(this.columns).flat();
  }

  sealsLeft(seat: number): number {
    return this.seals ? 5 - this.shown.filter(({ seal }) => seal === seat).length : 0;
  }

  actions(): AnyAction[] {
    if (this.end !== null) return [];
    const me = this.toAct;
    const all: AnyAction[] = [];
    const none = this.done.length === 0;
    if (
      none &&
      this.adversaryPile.length > 0 &&
      Object.values(this.columns).every((column) => column.length <= 3)
    ) {
      all.push({ type: 'reveal' });
      if (this.rules.forceRevealOnEmpty === 'on' && this.shown.length === 0) return all;
    }
    const rule = this.rules.payment as 'exact' | 'lean';
    if (!this.done.includes('challenge') && !this.done.includes('adventure'))
      for (const { card, seal } of this.shown) {
        const ways: [string, number][] = [];
        if (!this.seals) ways.push(['usual', value(card)]);
        else if (seal === me) ways.push(['repeated', value(card)]);
        else if (seal === null) {
          ways.push(['double', 2 * value(card)]);
          if (this.sealsLeft(me) > 0) ways.push(['usual', value(card)]);
        }
        for (const [mode, price] of ways)
          for (const pay of challengePayments(this.hands[me] as string[], price, rule))
            all.push({ type: 'challenge', mode, card, pay });
      }
    if (!this.done.includes('adventure'))
      for (const { id } of ADVENTURES)
        if (this.taken[id] === undefined)
          for (const pay of adventurePayments(this.trophies[me] as string[], id, rule))
            all.push({ type: 'adventure', adventure: id, pay });
    const most = this.done.includes('challenge') || this.done.includes('adventure') ? 1 : 2;
    for (let count = 0; count <= Math.min(most, this.knightPile.length + this.discards.length); count++)
      all.push({ type: 'draw', count });
    return [...new Map(all.map((action) => [unorderedKey(action), action])).values()];
  }

  play(action: AnyAction, shuffle: (cards: string[]) => string[]): void {
    const me = this.toAct;
    const hand = this.hands[me] as string[];
    const trophies = this.trophies[me] as string[];
    if (action.type === 'reveal') {
      this.done.push('reveal');
      while (
        this.adversaryPile.length > 0 &&
        !Object.values(this.columns).some((column) => column.length === 4)
      ) {
        const card = this.adversaryPile.shift() as string;
        (this.columns[kind(card)] as Shown[]).push({ card, seal: null });
      }
    } else if (action.type === 'challenge') {
      this.done.push('challenge');
      this.challenge(me, action.mode as string, action.card as string);
      remove(hand, action.pay as string[]);
      this.discards.push(...(action.pay as string[]));
    } else if (action.type === 'adventure') {
      this.done.push('adventure');
      remove(trophies, action.pay as string[]);
      this.taken[action.adventure as string] = me;
      if (Object.keys(this.taken).length === 12) this.finish('adventures');
    } else {
      const count = action.count as number;
      for (let drawn = 0; drawn < count; drawn++) {
        this.refill(shuffle);
        hand.push(this.knightPile.shift() as string);
        this.refill(shuffle);
      }
      this.idle = this.done.length === 0 && count === 0 ? this.idle + 1 : 0;
      if (this.adversaryPile.length === 0 && this.shown.length === 0) this.finish('display');
      else if (this.idle === this.hands.length) this.finish('stalemate');
      else {
        this.turn++;
        this.toAct = (me + 1) % this.hands.length;
        this.done = [];
      }
    }
  }

  challenge(me: number, mode: string, card: string): void {
    const column = this.columns[kind(card)] as Shown[];
    const target = column.find((one) => one.card === card && one.seal === (mode === 'repeated' ? me : null));
    if (target === undefined) throw new Error(`no ${card}`);
    if (this.seals && mode === 'usual') target.seal = me;
    else {
      column.splice(column.indexOf(target), 1);
      (this.trophies[me] as string[]).push(card);
    }
    const check = this.seals && (mode === 'usual' || this.rules.columnCheck === 'challenge');
    if (check && column.every(({ seal }) => seal !== null))
      for (const won of column.splice(0)) (this.trophies[won.seal as number] as string[]).push(won.card);
  }

  refill(shuffle: (cards: string[]) => string[]): void {
    if (this.knightPile.length === 0 && this.discards.length > 0) {
      this.knightPile = shuffle(this.discards);
      this.discards = [];
    }
  }

  finish(reason: string): void {
    this.turn++;
    this.end = reason;
  }

  scores(): number[] {
    return this.trophies.map(
      (cards, seat) =>
        cards.reduce((sum, card) => sum + value(card), 0) +
        ADVENTURES.reduce(
          (sum, adventure) => sum + (this.taken[adventure.id] === seat ? adventure.value : 0),
          0,
        ),
    );
  }

  /** The facts as the engine gives them. */
  facts(): object {
    const scores = this.scores();
    const passed = this.done.at(-1);
    const step = { reveal: 'challenge', challenge: 'adventure', adventure: 'draw' }[passed ?? ''] ?? 'reveal';
    return {
      turn: this.turn,
      toAct: this.end === null ? this.toAct : null,
      step: this.end === null ? step : 'reveal',
      columns: Object.fromEntries(
        Object.entries(this.columns).map(([name, column]) => [
          name,
          column.map(({ card, seal }) => (seal === null ? card : `${card}:${seal}`)).sort(),
        ]),
      ),
      adversaryPile: this.adversaryPile.length,
      knightPile: this.knightPile.length,
      discards: [...this.discards].sort(),
      players: this.hands.map((hand, seat) => ({
        knights: hand.length,
        trophies: [...(this.trophies[seat] as string[])].sort(),
        seals: this.sealsLeft(seat),
        score: scores[seat],
      })),
      adventures: this.taken,
      end: this.end,
    };
  }
}

/** The same for equal actions, whatever the order of the payment. */
export function unorderedKey(action: AnyAction | CardGameAction): string {
  const given = action as AnyAction;
  return [
    given.type,
    given.mode,
    given.card,
    given.adventure,
    given.count,
    [...(given.pay ?? [])].sort(),
  ].join();
}
