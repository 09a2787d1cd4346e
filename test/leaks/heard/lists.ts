import { frontPageMessage } from '../../../src/discord/messages/front-page.ts';
import { filtered, GAMES_FILTERS, gamesMessage } from '../../../src/discord/messages/games.ts';
import type { Person } from '../../../src/table/types.ts';
import { GUILD } from '../documents.ts';
import type { World } from '../world.ts';
import type { Heard } from './heard.ts';
import { words } from './requests.ts';

/** `/games`, and what else tells of several tables. */
export async function hearLists(
  heard: Heard,
  { tables, id, channelId }: World,
  person: Person,
): Promise<void> {
  const list = await tables.list(GUILD);
  for (const filter of GAMES_FILTERS) {
    const shown = filtered(list.tables, filter, person.userId);
    await heard.message(
      `/games ${filter}`,
      gamesMessage({ ...list, tables: shown, userId: person.userId }, filter, 0, words),
    );
  }
  await heard.message('the list for everybody', frontPageMessage(list.tables, words));
  heard.add('results', await tables.results(GUILD));
  heard.add('owed', await tables.owed(GUILD));
  heard.add('the last finished table', (await tables.finishedIn(channelId))?.id);
  heard.add('whether the channel is free', await tables.isFree(channelId, 'r'));
  heard.add('whether a request was handled', await tables.wasHandled(id, person));
}
