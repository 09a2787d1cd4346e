import { createHash } from 'node:crypto';
import { uncounted } from '../base/deadline.ts';
import { actionKey, type Seat } from '../games/game.ts';
import { lotSeed } from '../games/record.ts';
import type { Thought } from '../players/player.ts';
import type { Question } from '../players/thinker.ts';
import { isHandled } from './change.ts';
import {
  createQuestion,
  explainThought,
  isAbort,
  type Minds,
  MOVED_ON,
  stackPlace,
  whileUnchanged,
} from './computers.ts';
import type { Actor, Advice, Hint, KeptHint, Level, TableDocument } from './document.ts';
import { requireSeat } from './holders.ts';
import { Refusal } from './refusal.ts';
import type { TableRepository } from './storage/table-repository.ts';
import { assertTurn } from './turn.ts';
import { requirePlay, type SeatView, seatHints } from './views.ts';

/** A hint, and the decision that it's for. */
export interface Hinted {
  readonly seat: SeatView;
  readonly hint: Hint;
}

/** Who advises people. */
const ADVISER: Level = 'knight';

/** A decision that somebody wants a hint for. */
export interface Asked {
  readonly seat: Seat;
  /** The same for the same decisions since the start. */
  readonly position: string;
}

/**
 * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `hintsOff`, `notYourTurn`; `movedOn` if the
 * request was about an earlier decision
 */
export function askedIn(table: TableDocument, { userId, requestId }: Actor): Asked {
  requirePlay(table);
  const seat = requireSeat(table, userId);
  if (!table.hints) throw new Refusal('hintsOff', null);
  assertTurn(table, seat);
  const asked = { seat, position: positionOf(table) };
  if (isHandled(table, requestId) && !knownHint(table, asked)) throw new Refusal('movedOn', null);
  return asked;
}

function positionOf(table: TableDocument): string {
  const decisions = requirePlay(table).record.steps.map(({ seat, action }) => [seat, action]);
  return createHash('sha256').update(JSON.stringify(decisions)).digest('hex').slice(0, 16);
}

/** @throws Refusal `movedOn` if the table waits for another decision by now */
export function assertStillAsked(table: TableDocument, { position }: Asked): void {
  if (table.status !== 'playing' || positionOf(table) !== position) throw new Refusal('movedOn', null);
}

/** The hint that was given for the decision, or the only action there is; undefined if it takes thinking. */
export function knownHint(table: TableDocument, { seat, position }: Asked): Hint | undefined {
  const { actions } = createQuestion(table, seat);
  if (actions.length === 1) return { best: { action: actions[0]!, share: null, reasons: [] }, next: null };
  const kept = seatHints(table, seat).kept.find((each) => each.position === position);
  return kept && { best: kept.best, next: kept.next };
}

/**
 * What a Knight would do, and what's next best.
 * @throws Refusal `noHint`, `restarting`; an `AbortError` if the signal keeps it from thinking
 */
export async function newHint(
  table: TableDocument,
  { seat, position }: Asked,
  minds: Minds,
  signal: AbortSignal,
): Promise<Hint> {
  const question = {
    ...createQuestion(table, seat),
    player: ADVISER,
    seed: `${lotSeed(requirePlay(table).record)}:hint ${seat}:${position}`,
  };
  const thought = await thoughtOn(question, table, minds, signal);
  const adviceOn = (action: Thought['action']): Advice => ({
    action,
    share: thought.considered.find((each) => actionKey(each.action) === actionKey(action))?.share ?? null,
    reasons: explainThought('for the player', question, { ...thought, action }, table, minds.log),
  });
  const next = thought.considered.find(({ action }) => actionKey(action) !== actionKey(thought.action));
  return { best: adviceOn(thought.action), next: next ? adviceOn(next.action) : null };
}

async function thoughtOn(
  question: Question,
  table: TableDocument,
  { thinker, log }: Minds,
  signal: AbortSignal,
): Promise<Thought> {
  try {
    const thought = await thinker.think(question, signal);
    if (question.actions.some((legal) => actionKey(legal) === actionKey(thought.action))) return thought;
    log.error({ tableId: table.id }, 'a hint was no legal action');
  } catch (error) {
    if (isAbort(error)) throw signal.aborted ? error : new Refusal('restarting', null);
    log.error({ tableId: table.id, ...stackPlace(error) }, 'a hint could not be thought of');
  }
  throw new Refusal('noHint', null);
}

/** Counts the hint, once for each position; the same object if it's known. */
export function withHint(table: TableDocument, asked: Asked, hint: Hint): TableDocument {
  if (knownHint(table, asked)) return table;
  const { seat, position } = asked;
  const { turnStart, now } = requirePlay(table);
  const { taken, kept } = seatHints(table, seat);
  // An undo goes back no further than the turn.
  const stillKept = kept.filter(({ steps }) => steps >= turnStart);
  const given: KeptHint = { position, steps: now.steps, ...hint };
  const others = table.hinted.filter((each) => each.seat !== seat);
  return { ...table, hinted: [...others, { seat, taken: taken + 1, kept: [...stillKept, given] }] };
}

/** The hint for the decision, once it's known or thought of. @throws Refusal `movedOn`, `noHint`, `restarting` */
export async function foundHint(
  tables: TableRepository,
  tableId: string,
  asked: Asked,
  minds: Minds,
): Promise<Hint> {
  for (;;) {
    const hint = await whileUnchanged(tables, tableId, async (table, signal) => {
      assertStillAsked(table, asked);
      return knownHint(table, asked) ?? uncounted(() => newHint(table, asked, minds, signal));
    });
    if (hint !== MOVED_ON) return hint;
  }
}
