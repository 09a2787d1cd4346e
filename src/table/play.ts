import type { AnyGame, GameAction, GameEvent, Seat } from '../games/game.ts';
import {
  appendStep,
  foldRecord,
  gameOf,
  type StoredRecord,
  startRecord,
  truncateRecord,
} from '../games/record.ts';
import type { Play, RecentStep, Snapshot, Told } from './document.ts';
import type { TurnReport } from './types.ts';

/** Begins a game. @throws IllegalAction as `Game.setup` does */
export function beginPlay(...options: Parameters<typeof startRecord>): Play {
  const { record, state } = startRecord(...options);
  const now = { steps: 0, state };
  const result = gameOf(record).result(state);
  return { record, now, turnStart: now, recent: [], told: { started: false, steps: 0 }, result };
}

/** The play that the record folds to. @throws RecordError when the record is false */
export function foldPlay(record: StoredRecord, told: Told): Play {
  const game = gameOf(record);
  let now: Snapshot | undefined;
  let turnStart: Snapshot | undefined;
  const recent: RecentStep[] = [];
  for (const { index, state, events, revealed } of foldRecord(record)) {
    const next = { steps: index === null ? 0 : index + 1, state };
    if (index !== null && now !== undefined && index >= told.steps)
      recent.push({ index, seat: record.steps[index]!.seat, turn: game.turn(now.state), revealed, events });
    if (now === undefined || endsTurn(game, now, next)) turnStart = next;
    now = next;
  }
  const last = now as Snapshot;
  return {
    record,
    now: last,
    turnStart: turnStart as Snapshot,
    recent,
    told,
    result: game.result(last.state),
  };
}

/** A snapshot that does not belong to the record's length is replaced by a replay. */
export function repaired(play: Play): Play {
  const { record, now, turnStart, recent, told } = play;
  const fits =
    now.steps === record.steps.length &&
    turnStart.steps <= now.steps &&
    told.steps <= turnStart.steps &&
    recent.length === now.steps - told.steps;
  return fits ? play : foldPlay(record, { ...told, steps: Math.min(told.steps, record.steps.length) });
}

export interface Appended {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  readonly turnEnded: boolean;
}

/** Plays one action. @throws IllegalAction as `Game.play` does */
export function appendAction(play: Play, seat: Seat, action: GameAction): Appended {
  const game = gameOf(play.record);
  const { record, state, events, revealed } = appendStep(play.record, play.now.state, seat, action);
  const now = { steps: record.steps.length, state };
  const turnEnded = endsTurn(game, play.now, now);
  const step = { index: play.now.steps, seat, turn: game.turn(play.now.state), revealed, events };
  return {
    play: {
      record,
      now,
      turnStart: turnEnded ? now : play.turnStart,
      recent: [...play.recent, step],
      told: play.told,
      result: game.result(state),
    },
    events,
    turnEnded,
  };
}

function endsTurn(game: AnyGame, before: Snapshot, after: Snapshot): boolean {
  return game.turn(after.state) !== game.turn(before.state) || game.toAct(after.state).length === 0;
}

/**
 * How far the seat can take back: the number of steps that would be left. Equal to the number there
 * are when there is nothing to take back. Only its own steps of the turn under way, back to the last
 * that revealed something or that somebody else made.
 */
export function undoBorder(play: Play, seat: Seat): number {
  let border = play.now.steps;
  while (border > play.turnStart.steps) {
    const step = play.recent[border - 1 - play.told.steps];
    if (step === undefined || step.seat !== seat || step.revealed) break;
    border--;
  }
  return border;
}

/** The play as it was after the first `steps` steps. */
export function undoTo(play: Play, steps: number): Play {
  return foldPlay(truncateRecord(play.record, steps), play.told);
}

/** Whether the channel has not been told something that it can be told now. */
export function hasUntold(play: Play): boolean {
  return !play.told.started || play.told.steps < play.turnStart.steps;
}

/** The finished turns that the channel has not been told of, oldest first. */
export function untoldTurns(play: Play): TurnReport[] {
  const turns: { turn: number; seat: Seat; events: GameEvent[] }[] = [];
  for (const { index, turn, seat, events } of play.recent) {
    if (index >= play.turnStart.steps) break;
    const last = turns.at(-1);
    if (last?.turn === turn && last.seat === seat) last.events.push(...events);
    else turns.push({ turn, seat, events: [...events] });
  }
  return turns.map(({ seat, events }) => ({ seat, events }));
}

/** Notes that the channel knows the first `steps` steps; never more than the finished turns. */
export function markTold(play: Play, steps: number): Play {
  const known = Math.max(play.told.steps, Math.min(steps, play.turnStart.steps));
  return {
    ...play,
    told: { started: true, steps: known },
    recent: play.recent.filter(({ index }) => index >= known),
  };
}
