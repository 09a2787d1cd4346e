import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRecord } from '../../src/games/record.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { charactersBy } from '../../src/table/characters.ts';
import { started } from '../../src/table/lobby.ts';
import { resigned } from '../../src/table/seats.ts';
import { TableService } from '../../src/table/table-service.ts';
import { exportedRecordOf } from '../../src/table/views.ts';
import { gameReport } from './fixtures/reports.ts';
import { ada, GUILD } from './fixtures/room.ts';

const en = sayIn('en-US');

const folder = mkdtempSync(join(tmpdir(), 'round-table-artus-'));
const url = `sqlite://${folder}/tables.sqlite`;
let store: Store;
let tables: TableService;
const start = async () => {
  store = await openStore(url);
  tables = new TableService({ store, characters: charactersBy(en) });
};
beforeAll(start);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('Artus at a table in SQLite', () => {
  for (const variant of ['basic', 'advanced'])
    for (const seats of [2, 3, 4])
      it(`is played to its end by computers alone: ${variant}, ${seats} seats`, async () => {
        const { id } = await tables.open({
          guildId: GUILD,
          channelId: `${variant} ${seats}`,
          host: ada,
          game: 'artus',
          variant,
          theme: 'oak',
          computers: seats - 1,
        });
        await tables.change(id, ada, started());
        await tables.change(id, ada, resigned);
        await tables.advance(id);
        await store.close();
        await start();
        const record = await tables.read(id, exportedRecordOf);
        verifyRecord(record);
        const info = await tables.info(id);
        expect(info).toMatchObject({ status: 'finished', result: record.result });
        const report = await gameReport(tables, id);
        expect(report!.turns.flatMap(({ events }) => events).at(-1)).toEqual({ type: 'ended' });
      });
});
