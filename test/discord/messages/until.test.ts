import { expect, it } from 'vitest';
import { pingMessage } from '../../../src/discord/messages/table.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Pace } from '../../../src/table/document.ts';
import { createSpectatorView } from '../../../src/table/views.ts';
import { openArtus } from '../../table/fixtures/artus.ts';
import { ada, room } from '../../table/fixtures/room.ts';

const t = translator('en-US');
const DUE = 1_700_000_000;

async function calledAt(pace: Pace): Promise<string> {
  const { tables } = room();
  const seen = await tables.read(await openArtus(tables), createSpectatorView);
  const deadline = { due: DUE * 1000, paused: false, away: null, absences: new Map() };
  return pingMessage({ ...seen, table: { ...seen.table, pace } }, ada.userId, t, deadline).content;
}

it.each(['12h', '1d', '3d'] as const)(
  'with %s for a decision, the hour is told when time’s up',
  async (pace) => {
    const until = t('clock-until-at', { at: `<t:${DUE}:f>`, when: `<t:${DUE}:R>` });
    expect(await calledAt(pace)).toContain(until);
  },
);

it.each(['live', '1h'] as const)('with %s for a decision, it’s enough how soon time’s up', async (pace) => {
  expect(await calledAt(pace)).toContain(t('clock-until', { when: `<t:${DUE}:R>` }));
});
