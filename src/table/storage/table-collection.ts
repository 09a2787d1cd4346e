import * as z from 'zod';
import { GAME_IDS, type GameState } from '../../games/game.ts';
import { parseStoredRecord } from '../../games/record.ts';
import type { CollectionOptions } from '../../store/collection.ts';
import type { TableDocument } from '../document.ts';
import { LEVELS } from '../levels.ts';
import { restored } from '../play.ts';
import { ACCESSES, PACES } from '../types.ts';
import { person, reason, seatHolder } from './schema.ts';

const count = z.int().nonnegative();
const snapshot = z.strictObject({
  steps: count,
  state: z.custom<GameState>((value) => typeof value === 'object' && value !== null),
});
const play = z.strictObject({
  record: z.unknown().transform((value) => parseStoredRecord(value)),
  stateVersion: count,
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
  reasons: z.array(z.strictObject({ index: count, reasons: z.array(reason) })),
  result: z.strictObject({ scores: z.array(z.number()), places: z.array(z.number()) }).nullable(),
});
const note = z.discriminatedUnion('kind', [
  z.strictObject({ shown: count, kind: z.literal('opened') }),
  z.strictObject({ shown: count, kind: z.literal('resigned'), name: z.string(), heir: z.string() }),
  z.strictObject({ shown: count, kind: z.enum(['closed', 'movedFor', 'back', 'host']), name: z.string() }),
  z.strictObject({ shown: count, kind: z.enum(['leaving', 'absent']), name: z.string(), heir: z.string() }),
  z.strictObject({ shown: count, kind: z.literal('taken'), name: z.string(), before: z.string() }),
]);
const advice = z.strictObject({
  action: z.looseObject({ type: z.string() }),
  share: z.number().nullable(),
  reasons: z.array(reason),
});
const hint = z.strictObject({ position: z.string(), steps: count, best: advice, next: advice.nullable() });
const document = z.strictObject({
  id: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  game: z.enum(GAME_IDS),
  variant: z.string(),
  rules: z.record(z.string(), z.string()),
  theme: z.string(),
  language: z.string().nullable(),
  pace: z.enum(PACES),
  vacations: z.boolean(),
  access: z.enum(ACCESSES),
  hints: z.boolean(),
  standIn: z.enum(LEVELS),
  invited: z.array(person),
  host: person,
  status: z.enum(['lobby', 'playing', 'finished', 'closed']),
  seats: z.array(seatHolder),
  tenures: z.array(z.strictObject({ seat: count, holder: seatHolder, until: count })),
  revision: count,
  shown: count,
  openedAt: z.number(),
  startedAt: z.number().nullable(),
  wait: count,
  waitingSince: z.number(),
  endedAt: z.number().nullable(),
  changedAt: z.number(),
  play: play.nullable(),
  notes: z.array(note),
  untold: z.array(z.strictObject({ shown: count, steps: count, undone: count })),
  requests: z.array(z.strictObject({ id: z.string(), at: z.number() })),
  posted: z
    .strictObject({
      messageId: z.string(),
      at: z.number(),
      shown: count,
      newestId: z.string(),
      called: count,
      callId: z.string().nullable(),
    })
    .nullable(),
  hinted: z.array(z.strictObject({ seat: count, taken: count, kept: z.array(hint) })),
});

/** Tables by ID. A change to `TableDocument` needs a new version here, with a migration from the old one. */
export const tableCollection: CollectionOptions<TableDocument> = {
  kind: 'table',
  version: 1,
  migrations: {},
  parse: (data) => {
    const table = document.parse(data);
    return table.play ? { ...table, play: restored(table.play) } : table;
  },
  cached: 256,
};

/** The key of a table that was set aside because it couldn't be read. */
export const asideKey = (tableId: string): string => `aside:${tableId}`;
