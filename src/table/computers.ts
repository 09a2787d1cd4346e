import { actionKey, type GameAction, type Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import type { Thought } from '../players/player.ts';
import { seededRandom } from '../players/random.ts';
import type { Reason } from '../players/reasons/reason.ts';
import { ownReasonsFor, reasonsFor } from '../players/reasons/reasons.ts';
import { DEFAULT_PLAYER } from '../players/registry.ts';
import { directly, type Question, type Thinker } from '../players/thinker.ts';
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

/** What computer players think with, and where their failures are logged. */
export interface Minds {
  readonly thinker: Thinker;
  readonly log: Log;
}

/**
 * The computer player's move. If it can't be had, a Squire's is played at once, so that nobody waits for it.
 * @throws an `AbortError` if the signal or the thinker's end keeps it from thinking
 */
export async function computerMove(
  table: TableDocument,
  seat: Seat,
  { thinker, log }: Minds,
  signal?: AbortSignal,
): Promise<Move> {
  const question = questionOf(table, seat);
  for (const [by, asked] of [
    [thinker, question],
    [directly, { ...question, player: DEFAULT_PLAYER.id }],
  ] as const) {
    const { player } = asked;
    try {
      const thought = await by.think(asked, signal);
      const action = question.actions.find((legal) => actionKey(legal) === actionKey(thought.action));
      if (action) return { seat, action, reasons: reasonsOf('for everybody', question, thought, table, log) };
      log.error({ tableId: table.id, player }, 'a computer player chose no legal action');
    } catch (error) {
      if (isAbort(error)) throw error;
      log.error({ tableId: table.id, player, ...placeOf(error) }, 'a computer player failed');
    }
  }
  const { actions } = question;
  return {
    seat,
    action: actions[Math.floor(seededRandom(question.seed)() * actions.length)]!,
    reasons: [],
  };
}

/** Why the thought's action is a good one; none if that can't be told, so that the thought counts. */
export function reasonsOf(
  who: 'for everybody' | 'for the player',
  { view: own, seat }: Question,
  thought: Thought,
  table: TableDocument,
  log: Log,
): readonly Reason[] {
  try {
    const game = gameOf(table);
    if (who === 'for the player') return ownReasonsFor({ game, view: own, seat, thought });
    return reasonsFor({ game, view: game.view(playOf(table).now.state, null), seat, thought });
  } catch (error) {
    log.error({ tableId: table.id, ...placeOf(error) }, 'a computer player couldn’t give its reasons');
    return [];
  }
}

/** What the seat has to decide, as a person in it sees it. */
export function questionOf(table: TableDocument, seat: Seat): Question {
  const game = gameOf(table);
  const play = playOf(table);
  const { record, now } = play;
  const holder = table.seats[seat]!;
  return {
    game: game.id,
    player: holder.kind === 'computer' ? holder.player : table.standIn,
    view: game.view(now.state, seat),
    seat,
    actions: game.legalActions(now.state, seat),
    history: historyOf(play),
    seed: `${record.seed}:player ${seat}:${now.steps}`,
  };
}

export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

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
export function placeOf(error: unknown): { readonly fault: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const lines = error.stack?.split('\n') ?? [];
  return { fault: error.name, at: lines.filter((line) => line.startsWith('    at ')) };
}
