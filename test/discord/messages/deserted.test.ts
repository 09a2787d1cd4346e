import { expect, it } from 'vitest';
import { toPlainName } from '../../../src/discord/answers/names.ts';
import { stateText } from '../../../src/discord/messages/games.ts';
import { tableMessage } from '../../../src/discord/messages/table.ts';
import { translator } from '../../../src/i18n/index.ts';
import { fullReport } from '../../../src/table/report.ts';
import { cameBack } from '../../../src/table/seats.ts';
import { createSpectatorView } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { openArtus } from '../../table/fixtures/artus.ts';
import { ada, room } from '../../table/fixtures/room.ts';

const t = translator('en-US');
const telling = { t, picture: null, deadline: null, chats: false };
const DAYS_30 = 30 * 24 * 60 * 60_000;

it('a table that everybody has left for now says what goes on with it, and its standing when it’s closed', async () => {
  const clock = new ManualClock(1_000);
  const { tables } = room(undefined, { clock });
  const id = await openArtus(tables);
  const message = () => tables.read(id, (table) => tableMessage(fullReport(table), telling));
  const waiting = t('people-everyone-away');
  expect((await message()).content).not.toContain(waiting);
  for (const seat of [0, 1]) {
    const { wait } = await tables.info(id);
    await tables.takeOver(id, seat, wait);
    await tables.advance(id);
  }
  const { content, rows } = await message();
  expect(content).toContain(waiting);
  expect(content).not.toContain('is thinking');
  expect(JSON.stringify(rows)).toContain(t('people-button-back'));
  expect(stateText(await tables.info(id), t)).toContain('everyone’s away');

  await tables.change(id, ada, cameBack);
  expect((await message()).content).not.toContain(waiting);
  await tables.takeOver(id, 0, (await tables.info(id)).wait);
  const { table, view } = await tables.read(id, createSpectatorView);
  clock.advance(DAYS_30);
  await tables.lookAfter(id);
  const [why, ...standing] = (await message()).content.split('\n');
  expect(why).toBe(t('discord-table-deserted'));
  const names = table.seats.map(({ name }) => toPlainName(name, t));
  expect(standing).toEqual(getGuide('artus').standing(view, names, t));
});
