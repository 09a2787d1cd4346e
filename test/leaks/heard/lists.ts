import { frontPageMessage, onFrontPage } from '../../../src/discord/messages/front-page.ts';
import {
  filterTables,
  GAMES_FILTERS,
  gamesMessage,
  gamesPage,
  mayWaitFor,
  waitsFor,
} from '../../../src/discord/messages/games.ts';
import { isHandled } from '../../../src/table/change.ts';
import type { Person } from '../../../src/table/document.ts';
import { resultsIn } from '../../table/fixtures/results.ts';
import { GUILD } from '../documents.ts';
import type { World } from '../world.ts';
import type { Heard } from './heard.ts';
import { t } from './requests.ts';

/** `/games`, and what else tells of several tables. */
export async function hearLists(
  heard: Heard,
  { tables, id, channelId }: World,
  person: Person,
): Promise<void> {
  const { live, ended } = await tables.listing(GUILD, person.userId);
  const standings = [...live, ...ended];
  heard.add('listing', { live, ended });
  for (const filter of GAMES_FILTERS) {
    const shown = filterTables(standings, filter, person.userId);
    const { tables: theirs } = await tables.list(
      GUILD,
      shown.filter((table) => mayWaitFor(table, person.userId)).map((table) => table.id),
    );
    const waiting = new Set(
      theirs.filter((table) => waitsFor(table, person.userId)).map((table) => table.id),
    );
    const page = gamesPage(shown, waiting, person.userId, filter, 0);
    const read = await tables.list(
      GUILD,
      page.entries.map(({ standing }) => standing.id),
    );
    const unreadable = read.unreadable.map(({ tableId }) => tableId);
    await heard.message(`/games ${filter}`, gamesMessage(page, { ...read, unreadable }, t));
  }
  const { tables: read } = await tables.list(GUILD, onFrontPage(standings));
  await heard.message('the list for everybody', frontPageMessage(standings, read, t));
  heard.add('results', await resultsIn(tables, GUILD));
  heard.add('owed', await tables.owes(id));
  heard.add('the last finished table', (await tables.finishedIn(channelId))?.id);
  heard.add('whether the channel is free', await tables.isFree(channelId, 'r'));
  heard.add('whether a request was handled', await tables.read(id, (table) => isHandled(table, undefined)));
}
