import { actionKey, type GameAction, type Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import { seededRandom } from '../players/random.ts';
import { computerPlayers, DEFAULT_PLAYER } from '../players/registry.ts';
import type { TableDocument } from './document.ts';
import { seatsToAct } from './info.ts';
import type { Log } from './log.ts';
import type { Changed } from './storage/table-repository.ts';
import { acted, playOf } from './turn.ts';

interface Move {
  readonly seat: Seat;
  readonly action: GameAction;
}

/** The computer seat that must act next; undefined when none must. */
export function computerToAct(table: TableDocument): Seat | undefined {
  return seatsToAct(table).find((seat) => table.seats[seat]?.kind === 'computer');
}

/**
 * What the computer player in the seat does. A player that fails must not hold up the table: then any
 * legal action is taken.
 */
export async function computerMove(table: TableDocument, seat: Seat, log: Log): Promise<Move> {
  const game = gameOf(table);
  const { record, now } = playOf(table);
  const view = game.view(now.state, seat);
  const actions = game.legalActions(now.state, seat);
  const random = seededRandom(`${record.seed}:player ${seat}:${now.steps}`);
  const holder = table.seats[seat]!;
  const player = (holder.kind === 'computer' && computerPlayers.get(holder.player)) || DEFAULT_PLAYER;
  try {
    const chosen = await player.choose({ game, view, seat, actions, random });
    const action = actions.find((legal) => actionKey(legal) === actionKey(chosen));
    if (action) return { seat, action };
    log.error({ tableId: table.id, player: player.id }, 'a computer player chose no legal action');
  } catch (error) {
    log.error({ tableId: table.id, player: player.id, ...placeOf(error) }, 'a computer player failed');
  }
  return { seat, action: actions[Math.floor(random() * actions.length)]! };
}

/** Plays the move if the table is still as it was when the move was thought of; `value` says whether. */
export function moved(
  table: TableDocument,
  thoughtOf: TableDocument,
  { seat, action }: Move,
  now: number,
): Changed<boolean> {
  if (table.revision !== thoughtOf.revision) return { table, value: false };
  return { table: acted(table, seat, action, now).table, value: true };
}

/** Where the error arose. Its message is left out, for it may name a card. */
function placeOf(error: unknown): { readonly fault: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const lines = error.stack?.split('\n') ?? [];
  return { fault: error.name, at: lines.filter((line) => line.startsWith('    at ')) };
}
