import * as z from 'zod';
import { GAME_IDS, type GameEvent, type GameState, type Result, type Seat } from '../games/game.ts';
import { parseStoredRecord, type StoredRecord } from '../games/record.ts';
import type { CollectionOptions } from '../store/collection.ts';
import { person, seatHolder } from './schema.ts';
import type { TableFacts } from './types.ts';

/** The state after the first `steps` steps of the record. */
export interface Snapshot {
  readonly steps: number;
  readonly state: GameState;
}

/** A step of the turn under way, or one that the channel's newest message tells of or has yet to tell of. */
export interface RecentStep {
  /** Index in the record. */
  readonly index: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly revealed: boolean;
  /** Played by the table itself, there being nothing to decide. */
  readonly forced: boolean;
  readonly events: readonly GameEvent[];
}

/** What the channel has been told: the start, and the first `steps` steps. */
export interface Told {
  readonly started: boolean;
  readonly steps: number;
  /** First step that the newest message tells of; the message may be put in order while it is the newest. */
  readonly from: number;
  /** `Play.undone` when it was told: where they differ, the channel knows something that was taken back. */
  readonly undone: number;
}

/** A game at the table. All but `record` and `told` follows from the record. */
export interface Play {
  readonly record: StoredRecord;
  readonly now: Snapshot;
  /** The last moment that everybody may see: a turn had ended, the decision had passed on, or nothing is hidden. */
  readonly shared: Snapshot;
  /** Number of steps before the turn under way. */
  readonly turnStart: number;
  /** How often something that everybody could see was taken back. */
  readonly undone: number;
  /** Steps of the turn under way, and those from `told.from` on; oldest first. */
  readonly recent: readonly RecentStep[];
  readonly told: Told;
  readonly result: Result | null;
}

/** All that is kept of a table, under one key. */
export interface TableDocument extends TableFacts {
  /** Null until the start. */
  readonly play: Play | null;
}

const count = z.int().nonnegative();
const snapshot = z.strictObject({
  steps: count,
  state: z.custom<GameState>((value) => typeof value === 'object' && value !== null),
});
const play = z.strictObject({
  record: z.unknown().transform((value) => parseStoredRecord(value)),
  now: snapshot,
  shared: snapshot,
  turnStart: count,
  undone: count,
  recent: z.array(
    z.strictObject({
      index: count,
      seat: count,
      turn: count,
      revealed: z.boolean(),
      forced: z.boolean(),
      events: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
  told: z.strictObject({ started: z.boolean(), steps: count, from: count, undone: count }),
  result: z.strictObject({ scores: z.array(z.number()), places: z.array(z.number()) }).nullable(),
});
const document = z.strictObject({
  id: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  game: z.enum(GAME_IDS),
  variant: z.string(),
  rules: z.record(z.string(), z.string()),
  theme: z.string(),
  host: person,
  status: z.enum(['lobby', 'playing', 'finished', 'closed']),
  seats: z.array(seatHolder),
  revision: count,
  openedAt: z.number(),
  startedAt: z.number().nullable(),
  waitingSince: z.number(),
  endedAt: z.number().nullable(),
  changedAt: z.number(),
  play: play.nullable(),
});

const firstVersion = z.looseObject({
  play: z
    .looseObject({
      turnStart: z.looseObject({ steps: count }),
      told: z.looseObject({ steps: count }),
      recent: z.array(z.looseObject({})),
    })
    .nullable(),
});

/** In version 1 everybody saw the table as the last finished turn had left it. */
function sharingWhatTurnsShare(data: unknown): unknown {
  const table = firstVersion.parse(data);
  if (!table.play) return table;
  const { turnStart, told, recent } = table.play;
  const play = {
    ...table.play,
    shared: turnStart,
    turnStart: turnStart.steps,
    undone: 0,
    recent: recent.map((step) => ({ ...step, forced: false })),
    told: { ...told, from: told.steps, undone: 0 },
  };
  return { ...table, play };
}

/** Tables by id. A change of `TableDocument` is a new version here, with the step from the old one. */
export const tableCollection: CollectionOptions<TableDocument> = {
  kind: 'table',
  version: 2,
  migrations: { 1: sharingWhatTurnsShare },
  parse: (data) => document.parse(data),
};
