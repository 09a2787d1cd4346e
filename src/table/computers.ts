import type { Log } from '../base/log.ts';
import { measure } from '../base/measures.ts';
import { actionKey, type GameAction, type Seat } from '../games/game.ts';
import { foldRecord, lotSeed, recordGame } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import type { PublicStep, Thought } from '../players/player.ts';
import { seededRandom } from '../players/random.ts';
import { ownReasonsFor, reasonsFor } from '../players/reasons.ts';
import { DEFAULT_PLAYER } from '../players/registry.ts';
import { directly, type Question, type Thinker } from '../players/thinker.ts';
import type { Play, Reason, TableDocument } from './document.ts';
import type { TableRepository } from './storage/table-repository.ts';
import { acted } from './turn.ts';
import { requirePlay, seatsToAct } from './views.ts';

export interface Move {
  readonly seat: Seat;
  readonly action: GameAction;
  /** Public ones. */
  readonly reasons: readonly Reason[];
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
  const question = createQuestion(table, seat);
  for (const [by, asked] of [
    [thinker, question],
    [directly, { ...question, player: DEFAULT_PLAYER.id }],
  ] as const) {
    const { player } = asked;
    try {
      const thought = await by.think(asked, signal);
      const action = question.actions.find((legal) => actionKey(legal) === actionKey(thought.action));
      if (action)
        return { seat, action, reasons: explainThought('for everybody', question, thought, table, log) };
      log.error({ tableId: table.id, player }, 'a computer player chose no legal action');
    } catch (error) {
      if (isAbort(error)) throw error;
      log.error({ tableId: table.id, player, ...stackPlace(error) }, 'a computer player failed');
    }
    measure('fallback', { player });
  }
  const { actions } = question;
  return { seat, action: actions[Math.floor(seededRandom(question.seed)() * actions.length)]!, reasons: [] };
}

/** Why the thought's action is a good one; none if that can't be told, so that the thought counts. */
export function explainThought(
  who: 'for everybody' | 'for the player',
  { view: own, seat }: Question,
  thought: Thought,
  table: TableDocument,
  log: Log,
): readonly Reason[] {
  try {
    const game = recordGame(table);
    if (who === 'for the player') return ownReasonsFor({ game, view: own, seat, thought });
    return reasonsFor({ game, view: game.view(requirePlay(table).now.state, null), seat, thought });
  } catch (error) {
    log.error({ tableId: table.id, ...stackPlace(error) }, 'a computer player couldn’t give its reasons');
    return [];
  }
}

/** What the seat has to decide, as a person in it sees it. */
export function createQuestion(table: TableDocument, seat: Seat): Question {
  const game = recordGame(table);
  const play = requirePlay(table);
  const { record, now } = play;
  const holder = table.seats[seat]!;
  return {
    game: game.id,
    player: holder.kind === 'computer' ? holder.player : table.standIn,
    view: game.view(now.state, seat),
    seat,
    actions: game.legalActions(now.state, seat),
    history: historyOf(play),
    seed: `${lotSeed(record)}:player ${seat}:${now.steps}`,
  };
}

export const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Plays the move; null if the table has changed since it was computed. */
export function moved(
  table: TableDocument,
  thoughtOf: TableDocument,
  { seat, action, reasons }: Move,
  now: number,
): TableDocument | null {
  return table.revision === thoughtOf.revision ? actedWith(table, seat, { action, reasons }, now) : null;
}

/** The table after the move, with its reasons. @throws Refusal `illegalAction` */
function actedWith(
  table: TableDocument,
  seat: Seat,
  { action, reasons }: Omit<Move, 'seat'>,
  now: number,
): TableDocument {
  return withReasons(acted(table, seat, action, now).table, requirePlay(table).now.steps, reasons);
}

/** The stack's locations. The message is omitted because it may name a card. */
export function stackPlace(error: unknown): { readonly fault: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { fault: typeof error, at: [] };
  const lines = error.stack?.split('\n') ?? [];
  return { fault: error.name, at: lines.filter((line) => line.startsWith('    at ')) };
}

/** More than a message about the latest turns has room for. */
const MOST_KEPT = 24;

/** Keeps the reasons for the step of that index, and the newest of those before. */
function withReasons(table: TableDocument, index: number, reasons: readonly Reason[]): TableDocument {
  const { play } = table;
  if (!play || reasons.length === 0) return table;
  return { ...table, play: { ...play, reasons: [...play.reasons, { index, reasons }].slice(-MOST_KEPT) } };
}

/** What everyone saw of each action since set-up; empty if the current rules reject the record. */
function historyOf({ record }: Pick<Play, 'record'>): PublicStep[] {
  const history: PublicStep[] = [];
  try {
    for (const { index, events } of foldRecord(record))
      if (index !== null) history.push({ seat: record.steps[index]!.seat, events });
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return [];
  }
  return history;
}

/**
 * What a computer would do in the seat until somebody else is awaited or the game is over.
 * @throws an `AbortError` as `computerMove` does
 */
export async function turnFor(
  table: TableDocument,
  seat: Seat,
  minds: Minds,
  signal?: AbortSignal,
): Promise<readonly Move[]> {
  const moves: Move[] = [];
  for (let then = table; then.wait === table.wait && seatsToAct(then).includes(seat); ) {
    const move = await computerMove(then, seat, minds, signal);
    moves.push(move);
    then = actedWith(then, seat, move, table.waitingSince);
    await new Promise(setImmediate);
  }
  return moves;
}

/** Plays that turn; null if the table has changed since it was computed. */
export function movedFor(
  table: TableDocument,
  thoughtOf: TableDocument,
  seat: Seat,
  moves: readonly Move[],
  now: number,
): TableDocument | null {
  if (table.revision !== thoughtOf.revision) return null;
  const played = moves.reduce((then, move) => actedWith(then, seat, move, now), table);
  const steps = { seat, from: requirePlay(table).now.steps, until: played.play!.now.steps };
  return { ...played, playedFor: [...(table.playedFor ?? []), steps] };
}

/** The table has moved on, so what was thought about it counts for nothing. */
export const MOVED_ON = Symbol('moved on');

/**
 * What `think` makes of the table as it is now. The signal is aborted as soon as another change of the table is saved.
 * @throws what `think` throws, but for the error that the signal causes
 */
export async function whileUnchanged<T>(
  repository: TableRepository,
  tableId: string,
  think: (table: TableDocument, signal: AbortSignal) => Promise<T>,
): Promise<T | typeof MOVED_ON> {
  const change = new AbortController();
  const unsubscribe = repository.subscribe((changed) => {
    if (changed.tableId === tableId) change.abort();
  });
  try {
    return await think(await repository.read(tableId, (table) => table), change.signal);
  } catch (error) {
    if (change.signal.aborted && isAbort(error)) return MOVED_ON;
    throw error;
  } finally {
    unsubscribe();
  }
}
