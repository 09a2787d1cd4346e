import { expect, it } from 'vitest';
import { callMessage } from '../../../src/discord/messages/table.ts';
import { sayIn } from '../../../src/i18n/index.ts';
import type { Pace } from '../../../src/table/document.ts';
import { spectatorViewOf } from '../../../src/table/views.ts';
import { openArtus } from '../../table/fixtures/artus.ts';
import { ada, room } from '../../table/fixtures/room.ts';

const say = sayIn('en-US');
const DUE = 1_700_000_000;

async function calledAt(pace: Pace): Promise<string> {
  const { tables } = room();
  const seen = await tables.read(await openArtus(tables), spectatorViewOf);
  const deadline = { due: DUE * 1000, paused: false, away: null, absences: new Map() };
  return callMessage({ ...seen, table: { ...seen.table, pace } }, ada.userId, say, deadline).content;
}

it.each(['12h', '1d', '3d'] as const)(
  'with %s for a decision, the hour is told when time’s up',
  async (pace) => {
    const until = say('clock-until-at', { at: `<t:${DUE}:f>`, when: `<t:${DUE}:R>` });
    expect(await calledAt(pace)).toContain(until);
  },
);

it.each(['live', '1h'] as const)('with %s for a decision, it’s enough how soon time’s up', async (pace) => {
  expect(await calledAt(pace)).toContain(say('clock-until', { when: `<t:${DUE}:R>` }));
});
