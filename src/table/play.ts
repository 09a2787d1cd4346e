import type { AnyGame, GameAction, GameEvent, GameState, Seat } from '../games/game.ts';
import {
  appendStep,
  foldRecord,
  recordGame,
  type StoredRecord,
  startRecord,
  truncateRecord,
} from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import type { Moment, Noted, Play, RecentStep, Snapshot, Snapshots, Told } from './document.ts';

/** Starts a game. @throws IllegalAction as `Game.setup` does */
export function beginPlay(...options: Parameters<typeof startRecord>): Play {
  const { record, state } = startRecord(...options);
  const game = recordGame(record);
  const now = { steps: 0, state };
  const states = { stateVersion: game.stateVersion, now, shared: now, turnStart: 0, recent: [] };
  const play = {
    ...states,
    record,
    undone: 0,
    told: { started: false, steps: 0, from: 0, undone: 0 },
    reasons: [],
    result: game.result(state),
    kept: states,
  };
  return withForced(play).play;
}

/** After how many steps the states are stored as they are. */
const KEPT_EVERY = 8;

type Marks = Pick<Play, 'shared' | 'turnStart'>;

/** Rebuilds the play from its record. @throws RecordError if the record isn't valid */
function foldPlay(record: StoredRecord, { told, undone, reasons }: Noted): Play {
  const game = recordGame(record);
  let now: Snapshot | undefined;
  let marks: Marks | undefined;
  const all: RecentStep[] = [];
  for (const { index, state, events, revealed } of foldRecord(record)) {
    const next = { steps: index === null ? 0 : index + 1, state };
    if (index === null || now === undefined || marks === undefined) marks = { shared: next, turnStart: 0 };
    else {
      const { seat } = record.steps[index]!;
      const forced = forcedAction(game, now) !== null;
      all.push({ index, seat, turn: game.turn(now.state), revealed, forced, events });
      marks = marksAfter(game, marks, seat, now, next);
    }
    now = next;
  }
  const last = now as Snapshot;
  const { shared, turnStart } = marks as Marks;
  const recent = fromEither(all, told, turnStart);
  const states = { stateVersion: game.stateVersion, now: last, shared, turnStart, recent };
  return { ...states, record, undone, told, reasons, result: game.result(last.state), kept: states };
}

/** What's stored of a play. */
export interface StoredPlay extends Noted {
  readonly record: StoredRecord;
  readonly result: Play['result'];
  /** The states of some steps ago; null if there are none. */
  readonly kept: Snapshots | null;
  /** The states as they were saved; null if they can't be read. */
  readonly states: () => Snapshots | null;
}

/**
 * The play as its record gives it. If the current rules reject the record because they've changed since, the stored
 * states are used, provided that they're still compatible. @throws RecordError if they aren't
 */
export function restored({ states, kept, ...stored }: StoredPlay): Play {
  const { record } = stored;
  const told = upTo(stored.told, record.steps.length);
  try {
    const play = foldPlay(record, { ...stored, told });
    return kept ? { ...play, kept } : play;
  } catch (error) {
    const saved = error instanceof RecordError ? states() : null;
    if (!saved) throw error;
    // They're as of the last step, and more may have been told since.
    const recent = fromEither(saved.recent, told, saved.turnStart);
    const play = { ...stored, ...saved, recent, kept: saved };
    if (!fits(play)) throw error;
    return play;
  }
}

/** Whether the states have the current shape and match the record's length. */
function fits({ record, stateVersion, now, shared, turnStart, recent, told }: Play): boolean {
  const game = recordGame(record);
  return (
    stateVersion === game.stateVersion &&
    now.steps === record.steps.length &&
    shared.steps <= now.steps &&
    turnStart <= shared.steps &&
    told.steps <= shared.steps &&
    told.from <= told.steps &&
    recent.length === now.steps - Math.min(told.from, turnStart) &&
    [now, shared].every(({ state }) => isPlayable(game, state))
  );
}

/** Whether the game can work with the state. */
function isPlayable(game: AnyGame, state: GameState): boolean {
  try {
    game.facts(state);
    game.view(state, null);
    for (const seat of game.toAct(state)) game.legalActions(state, seat);
    return true;
  } catch {
    return false;
  }
}

export interface Appended {
  readonly play: Play;
  readonly events: readonly GameEvent[];
  /** Whether the public state has changed. */
  readonly shared: boolean;
}

/** Plays an action and any forced ones after it. @throws IllegalAction as `Game.play` does */
export function appendAction(play: Play, seat: Seat, action: GameAction): Appended {
  const { play: acted, events } = append(play, seat, action, false);
  const settled = withForced(acted);
  return {
    play: settled.play,
    events: [...events, ...settled.events],
    shared: settled.play.shared !== play.shared,
  };
}

interface Course {
  readonly play: Play;
  readonly events: readonly GameEvent[];
}

function withForced(begun: Play): Course {
  const game = recordGame(begun.record);
  let play = begun;
  const events: GameEvent[] = [];
  for (let action = forcedAction(game, play.now); action; action = forcedAction(game, play.now)) {
    const next = append(play, game.toAct(play.now.state)[0]!, action, true);
    play = next.play;
    events.push(...next.events);
  }
  return { play, events };
}

const forcedAction = (game: AnyGame, { state }: Snapshot): GameAction | null => game.forced?.(state) ?? null;

function append(play: Play, seat: Seat, action: GameAction, forced: boolean): Course {
  const game = recordGame(play.record);
  const { record, state, events, revealed } = appendStep(play.record, play.now.state, seat, action);
  const now = { steps: record.steps.length, state };
  const step = { index: play.now.steps, seat, turn: game.turn(play.now.state), revealed, forced, events };
  const marks = marksAfter(game, play, seat, play.now, now);
  const recent = fromEither([...play.recent, step], play.told, marks.turnStart);
  const states = { stateVersion: game.stateVersion, now, ...marks, recent };
  const isDue = now.steps - play.kept.now.steps >= KEPT_EVERY;
  const kept = isDue ? states : play.kept;
  return { play: { ...play, ...states, record, result: game.result(state), kept }, events };
}

/** Unless the game hides nothing, steps stay private while the same player keeps deciding in the same turn. */
function marksAfter(game: AnyGame, marks: Marks, seat: Seat, before: Snapshot, after: Snapshot): Marks {
  const toAct = game.toAct(after.state);
  const turnEnded = game.turn(after.state) !== game.turn(before.state) || toAct.length === 0;
  return {
    shared: turnEnded || game.perfectInformation || !toAct.includes(seat) ? after : marks.shared,
    turnStart: turnEnded ? after.steps : marks.turnStart,
  };
}

/**
 * The number of steps that would be left after the seat's undo; the current number if it can't undo anything.
 * Covers only the seat's own decisions in the current turn, back to the last step that revealed something or that
 * another seat decided. Forced steps are undone with the decision before them.
 */
export function undoBorder(play: Play, seat: Seat, extent: 'turn' | 'step' = 'turn'): number {
  let border = play.now.steps;
  for (const step of play.recent.toReversed()) {
    if (step.index < play.turnStart || step.revealed) break;
    if (step.forced) continue;
    if (step.seat !== seat) break;
    border = step.index;
    if (extent === 'step') break;
  }
  return border;
}

/** The play after its first `steps` steps. */
export function undoTo(play: Play, steps: number): Play {
  const undone = play.undone + (steps < play.shared.steps ? 1 : 0);
  const told = upTo(play.told, steps);
  const reasons = reasonsUpTo(play.reasons, steps);
  const folded = foldPlay(truncateRecord(play.record, steps), { told, undone, reasons });
  return { ...folded, told: upTo(folded.told, folded.shared.steps) };
}

const upTo = (told: Told, steps: number): Told => ({
  ...told,
  steps: Math.min(told.steps, steps),
  from: Math.min(told.from, steps),
});

const fromEither = (steps: readonly RecentStep[], told: Told, turnStart: number): RecentStep[] =>
  steps.filter(({ index }) => index >= Math.min(told.from, turnStart));

/** Whether there's anything public that the channel hasn't been told. */
export function hasUntold({ told, shared, undone }: Play): boolean {
  return !told.started || told.steps < shared.steps || told.undone !== undone;
}

/** Marks the moment as announced, limited to what's public. */
export function markTold(play: Play, { steps, undone }: Omit<Moment, 'shown'>): Play {
  const before = play.told;
  const known = Math.max(before.steps, Math.min(steps, play.shared.steps));
  const told = {
    started: true,
    steps: known,
    from: Math.max(before.from, roundBefore(play, known)),
    undone: Math.max(before.undone, undone),
  };
  return { ...play, told, recent: fromEither(play.recent, told, play.turnStart) };
}

/** The first step of the latest turns, one for each seat, before that many steps. */
function roundBefore({ record, recent }: Play, steps: number): number {
  const known = recent.filter(({ index }) => index < steps);
  const turns = [...new Set(known.map(({ turn }) => turn))].slice(-record.options.seats);
  return known.find(({ turn }) => turn === turns[0])?.index ?? steps;
}

/** Those that stay when only the first `steps` steps do. */
const reasonsUpTo = (reasons: Play['reasons'], steps: number): Play['reasons'] =>
  reasons.filter(({ index }) => index < steps);
