import { actionKey, type GameAction, type Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import { seededRandom } from '../players/random.ts';
import type { Reason } from '../players/reasons/reason.ts';
import { type Deliberation, reasonsFor } from '../players/reasons/reasons.ts';
import { computerPlayers, DEFAULT_PLAYER } from '../players/registry.ts';
import type { TableDocument } from './document.ts';
import { historyOf } from './history.ts';
import { seatsToAct } from './info.ts';
import type { Log } from './log.ts';
import { withReasons } from './reasons.ts';
import type { Changed } from './storage/table-repository.ts';
import { acted, playOf } from './turn.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: GameAction;
  /** Public ones. */
  readonly reasons: readonly Reason[];
}

/** The next computer seat to act, if any. */
export function computerToAct(table: TableDocument): Seat | undefined {
  return seatsToAct(table).find((seat) => table.seats[seat]?.kind === 'computer');
}

/**
 * The computer player's move. If its code fails, a legal action is played instead, so that the game isn't blocked.
 */
export async function computerMove(table: TableDocument, seat: Seat, log: Log): Promise<Move> {
  const game = gameOf(table);
  const play = playOf(table);
  const { record, now } = play;
  const view = game.view(now.state, seat);
  const actions = game.legalActions(now.state, seat);
  const random = seededRandom(`${record.seed}:player ${seat}:${now.steps}`);
  const holder = table.seats[seat]!;
  const player = (holder.kind === 'computer' && computerPlayers.get(holder.player)) || DEFAULT_PLAYER;
  try {
    const decision = { game, view, seat, actions, history: historyOf(play), random };
    const thought = player.think?.(decision) ?? { action: await player.choose(decision), considered: [] };
    const action = actions.find((legal) => actionKey(legal) === actionKey(thought.action));
    if (action) return { seat, action, reasons: reasonsOf({ game, view, seat, thought }, table, log) };
    log.error({ tableId: table.id, player: player.id }, 'a computer player chose no legal action');
  } catch (error) {
    log.error({ tableId: table.id, player: player.id, ...placeOf(error) }, 'a computer player failed');
  }
  return { seat, action: actions[Math.floor(random() * actions.length)]!, reasons: [] };
}

/** None if they can't be told, so that the move counts. */
function reasonsOf(deliberation: Deliberation, { id }: TableDocument, log: Log): readonly Reason[] {
  try {
    return reasonsFor(deliberation);
  } catch (error) {
    log.error({ tableId: id, ...placeOf(error) }, 'a computer player couldn’t give its reasons');
    return [];
  }
}

/** Plays the move, unless the table has changed since it was computed; `value` says whether it was played. */
export function moved(
  table: TableDocument,
  thoughtOf: TableDocument,
  { seat, action, reasons }: Move,
  now: number,
): Changed<boolean> {
  if (table.revision !== thoughtOf.revision) return { table, value: false };
  return { table: actedWith(table, seat, { action, reasons }, now), value: true };
}

/** The table after the move, with its reasons. @throws Refusal `illegalAction` */
export function actedWith(
  table: TableDocument,
  seat: Seat,
  { action, reasons }: Omit<Move, 'seat'>,
  now: number,
): TableDocument {
  return withReasons(acted(table, seat, action, now).table, playOf(table).now.steps, reasons);
}

/** The stack's locations. The message is omitted because it may name a card. */
function placeOf(error: unknown): { readonly fault: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const lines = error.stack?.split('\n') ?? [];
  return { fault: error.name, at: lines.filter((line) => line.startsWith('    at ')) };
}
