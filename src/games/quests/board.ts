import type { Seat } from '../game.ts';
import { cardKind, FULL_COLUMN } from './data.ts';
import type {
  AdversaryCard,
  Board,
  CardGameEvent,
  CardGamePlayer,
  ColumnCard,
  Columns,
  Kind,
  TurnLog,
} from './types.ts';

/** What an action does to the board, in public terms. */
export interface BoardChange {
  readonly board: Board;
  readonly events: readonly CardGameEvent[];
}

/** A board that an action is still changing. Only its fields are replaced; what they hold is never modified. */
export type Draft = { -readonly [Field in keyof Board]: Board[Field] };

/** A copy to be changed. Spelled out because spreading an object this wide is much slower. */
export function draftBoard(board: Board): Draft {
  return {
    variant: board.variant,
    rules: board.rules,
    startSeat: board.startSeat,
    toAct: board.toAct,
    turn: board.turn,
    step: board.step,
    columns: board.columns,
    adversaryPile: board.adversaryPile,
    knightPile: board.knightPile,
    discards: board.discards,
    players: board.players,
    taken: board.taken,
    thisTurn: board.thisTurn,
    lastTurn: board.lastTurn,
    idleTurns: board.idleTurns,
    scoresByTurn: board.scoresByTurn,
    end: board.end,
  };
}

/** A change to a player: numbers are added, trophies replaced. */
interface PlayerChange {
  readonly knights?: number;
  readonly seals?: number;
  readonly score?: number;
  readonly trophies?: CardGamePlayer['trophies'];
}

export function withPlayer(
  players: readonly CardGamePlayer[],
  seat: Seat,
  { knights = 0, seals = 0, score = 0, trophies }: PlayerChange,
): readonly CardGamePlayer[] {
  const player = players[seat] as CardGamePlayer;
  return players.with(seat, {
    knights: player.knights + knights,
    trophies: trophies ?? player.trophies,
    seals: player.seals + seals,
    score: player.score + score,
  });
}

export const EMPTY_COLUMNS: Columns = { power: [], enemy: [], monster: [], dragon: [] };

export const isDisplayEmpty = ({ power, enemy, monster, dragon }: Columns): boolean =>
  power.length + enemy.length + monster.length + dragon.length === 0;

/** The column with enough cards to end a reveal, if any. */
export function fullColumn({ power, enemy, monster, dragon }: Columns): Kind | null {
  if (power.length >= FULL_COLUMN) return 'power';
  if (enemy.length >= FULL_COLUMN) return 'enemy';
  if (monster.length >= FULL_COLUMN) return 'monster';
  return dragon.length >= FULL_COLUMN ? 'dragon' : null;
}

const withColumn = (columns: Columns, kind: Kind, cards: readonly ColumnCard[]): Columns => ({
  power: kind === 'power' ? cards : columns.power,
  enemy: kind === 'enemy' ? cards : columns.enemy,
  monster: kind === 'monster' ? cards : columns.monster,
  dragon: kind === 'dragon' ? cards : columns.dragon,
});

/** Adds unsealed cards to the ends of their columns. */
export function withCards(columns: Columns, cards: readonly AdversaryCard[]): Columns {
  const after: Record<Kind, ColumnCard[]> = {
    power: [...columns.power],
    enemy: [...columns.enemy],
    monster: [...columns.monster],
    dragon: [...columns.dragon],
  };
  for (const card of cards) after[cardKind(card)].push({ card, seal: null });
  return after;
}

/** The index of the first copy of the card with this seal (null is none); -1 if there's none. */
export const indexInColumn = (
  column: readonly ColumnCard[],
  card: AdversaryCard,
  seal: Seat | null,
): number => {
  for (let at = 0; at < column.length; at++) {
    const other = column[at] as ColumnCard;
    if (other.card === card && other.seal === seal) return at;
  }
  return -1;
};

export function withoutCard(columns: Columns, card: AdversaryCard, seal: Seat | null): Columns {
  const kind = cardKind(card);
  return withColumn(columns, kind, columns[kind].toSpliced(indexInColumn(columns[kind], card, seal), 1));
}

/** Puts the seat's seal on the unsealed card. */
export function withSeal(columns: Columns, card: AdversaryCard, seat: Seat): Columns {
  const kind = cardKind(card);
  return withColumn(
    columns,
    kind,
    columns[kind].with(indexInColumn(columns[kind], card, null), { card, seal: seat }),
  );
}

export const withoutColumn = (columns: Columns, kind: Kind): Columns => withColumn(columns, kind, []);

/** The column's cards with their owners; null if it's empty or a card is unsealed. */
export function owners(column: readonly ColumnCard[]): { card: AdversaryCard; seal: Seat }[] | null {
  const sealed: { card: AdversaryCard; seal: Seat }[] = [];
  for (const { card, seal } of column) {
    if (seal === null) return null;
    sealed.push({ card, seal });
  }
  return sealed.length > 0 ? sealed : null;
}

/** The log of a turn in which nothing has been done yet. */
export const newTurn = (seat: Seat): TurnLog => ({
  seat,
  revealed: [],
  challenge: null,
  adventure: null,
  drawn: null,
});
