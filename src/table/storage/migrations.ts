import * as z from 'zod';
import { STAND_IN } from '../levels.ts';

const count = z.int().nonnegative();

const first = z.looseObject({
  play: z
    .looseObject({
      turnStart: z.looseObject({ steps: count }),
      told: z.looseObject({ steps: count }),
      recent: z.array(z.looseObject({})),
    })
    .nullable(),
});

/** In version 1, the public view was the table after the last finished turn. */
function sharingWhatTurnsShare(data: unknown): unknown {
  const table = first.parse(data);
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

const second = z.looseObject({
  revision: count,
  play: z
    .looseObject({
      shared: z.looseObject({ steps: count }),
      undone: count,
      told: z.looseObject({ started: z.boolean(), steps: count, undone: count }),
    })
    .nullable(),
});

/** In version 2, one number counted all changes, and states had no version; they have the current one. */
function countingWhatIsShown(data: unknown): unknown {
  const table = second.parse(data);
  const { revision: shown, play } = table;
  const more = { shown, notes: [], requests: [] };
  if (!play) return { ...table, ...more, untold: [] };
  const { shared, undone, told } = play;
  const isTold = told.started && told.steps === shared.steps && told.undone === undone;
  return {
    ...table,
    ...more,
    play: { ...play, stateVersion: 1 },
    untold: isTold ? [] : [{ shown, steps: shared.steps, undone }],
  };
}

/** In version 3, tables had no clock, anybody could join, and nobody noted where the table's message was. */
function playingWithoutClock(data: unknown): unknown {
  const table = z.looseObject({ status: z.string() }).parse(data);
  return {
    ...table,
    pace: 'none',
    vacations: false,
    access: 'open',
    invited: [],
    tenures: [],
    wait: table.status === 'lobby' ? 0 : 1,
    posted: null,
  };
}

const fourth = z.looseObject({ play: z.looseObject({}).nullable() });

/** In version 4, computer players gave no reasons. */
function playingWithoutReasons(data: unknown): unknown {
  const table = fourth.parse(data);
  return { ...table, play: table.play && { ...table.play, reasons: [] } };
}

/** In version 5, nobody chose who plays for people who leave or are away. */
const withStandIn = (data: unknown): unknown => ({ ...z.looseObject({}).parse(data), standIn: STAND_IN });

/** In version 6, nobody gave hints. */
const withHints = (data: unknown): unknown => ({ ...z.looseObject({}).parse(data), hints: true, hinted: [] });

/** In version 7, tables spoke the server's language. */
const withLanguage = (data: unknown): unknown => ({ ...z.looseObject({}).parse(data), language: null });

/** For each older version, the migration to the next. */
export const migrations: Readonly<Record<number, (data: unknown) => unknown>> = {
  1: sharingWhatTurnsShare,
  2: countingWhatIsShown,
  3: playingWithoutClock,
  4: playingWithoutReasons,
  5: withStandIn,
  6: withHints,
  7: withLanguage,
};
