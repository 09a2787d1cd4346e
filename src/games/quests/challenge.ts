import type { Seat } from '../game.ts';
import { withChanges, withPlayer } from './board.ts';
import { cardValue, kindOf } from './cards.ts';
import { owners, withoutCard, withoutColumn, withSeal } from './columns.ts';
import { type Turned, turnLog } from './turn.ts';
import type {
  AdversaryCard,
  Board,
  ChallengeMode,
  QuestsAction,
  QuestsEvent,
  QuestsPlayer,
  TurnLog,
} from './types.ts';

export type ChallengeAction = Extract<QuestsAction, { type: 'challenge' }>;

/** What the card costs in this way, in knights. */
export const priceOf = (mode: ChallengeMode, card: AdversaryCard): number =>
  mode === 'double' ? 2 * cardValue(card) : cardValue(card);

const NONE: readonly ChallengeMode[] = [];
const USUAL: readonly ChallengeMode[] = ['usual'];
const REPEATED: readonly ChallengeMode[] = ['repeated'];
const DOUBLE: readonly ChallengeMode[] = ['double'];
const USUAL_OR_DOUBLE: readonly ChallengeMode[] = ['usual', 'double'];

/** Ways to challenge a card that bears this seal (null is none), whatever the hand. */
export function modesFor(board: Board, seat: Seat, seal: Seat | null): readonly ChallengeMode[] {
  if (board.variant === 'basic') return USUAL;
  if (seal !== null) return seal === seat ? REPEATED : NONE;
  return (board.players[seat] as QuestsPlayer).seals > 0 ? USUAL_OR_DOUBLE : DOUBLE;
}

/** Knights are discarded and the adversary is won or sealed (sections 3 and 5). */
export function challenge(board: Board, seat: Seat, log: TurnLog, action: ChallengeAction): Turned {
  const { mode, card, pay } = action;
  const paid = withChanges(board, {
    step: 'adventure',
    thisTurn: turnLog(log, { challenge: { mode, card, pay } }),
    discards: [...board.discards, ...pay],
    players: withPlayer(board.players, seat, { knights: -pay.length }),
  });
  const fought =
    mode === 'usual' && board.variant === 'seals' ? seal(paid, seat, card) : take(paid, seat, card, mode);
  const kind = kindOf(card);
  const toCheck = fought.sealed || (board.rules.columnCheck === 'challenge' && board.variant === 'seals');
  const owned = toCheck ? owners(fought.board.columns[kind]) : null;
  const event: QuestsEvent = { type: 'challenged', seat, mode, card, pay };
  if (owned === null) return { board: fought.board, events: [event, fought.event] };
  return {
    board: withChanges(fought.board, {
      columns: withoutColumn(fought.board.columns, kind),
      players: owned.reduce(
        (players, won) => winning(players, won.seal, won.card, true),
        fought.board.players,
      ),
    }),
    events: [
      event,
      fought.event,
      { type: 'columnCompleted', kind },
      ...owned.map(
        (won): QuestsEvent => ({
          type: 'won',
          seat: won.seal,
          card: won.card,
          sealReturned: true,
        }),
      ),
    ],
  };
}

interface Fought {
  readonly board: Board;
  readonly event: QuestsEvent;
  readonly sealed: boolean;
}

function seal(board: Board, seat: Seat, card: AdversaryCard): Fought {
  return {
    board: withChanges(board, {
      columns: withSeal(board.columns, card, seat),
      players: withPlayer(board.players, seat, { seals: -1 }),
    }),
    event: { type: 'sealed', seat, card },
    sealed: true,
  };
}

function take(board: Board, seat: Seat, card: AdversaryCard, mode: ChallengeMode): Fought {
  const sealReturned = mode === 'repeated';
  return {
    board: withChanges(board, {
      columns: withoutCard(board.columns, card, sealReturned ? seat : null),
      players: winning(board.players, seat, card, sealReturned),
    }),
    event: { type: 'won', seat, card, sealReturned },
    sealed: false,
  };
}

const winning = (
  players: readonly QuestsPlayer[],
  seat: Seat,
  card: AdversaryCard,
  sealReturned: boolean,
): readonly QuestsPlayer[] =>
  withPlayer(players, seat, {
    trophies: [...(players[seat] as QuestsPlayer).trophies, card],
    seals: sealReturned ? 1 : 0,
    score: cardValue(card),
  });
