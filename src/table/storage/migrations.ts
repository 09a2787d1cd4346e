import * as z from 'zod';

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

/** In version 1 everybody saw the table as the last finished turn had left it. */
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

/** In version 2 one number counted all changes, and states had no version, which is that of today's. */
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

/** For each older version of a stored table the step to the next one. */
export const migrations: Readonly<Record<number, (data: unknown) => unknown>> = {
  1: sharingWhatTurnsShare,
  2: countingWhatIsShown,
};
