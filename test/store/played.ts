import { joined, started } from '../../src/table/lobby.ts';
import type { House } from '../privacy/scene.ts';
import { PEOPLE, playOut } from '../privacy/scene.ts';
import { abandoned } from '../table/fixtures/abandoned.ts';

const HALF_AN_HOUR = 30 * 60_000;
const [ada, bob, cyd] = PEOPLE as [(typeof PEOPLE)[0], (typeof PEOPLE)[0], (typeof PEOPLE)[0]];
export const SERVER = 'g1';

async function tell(on: House, id: string): Promise<void> {
  await on.tables.takeLease(id, true);
  await on.tables.told(id, { shown: await on.tables.read(id, ({ shown }) => shown) });
  await on.clocks.idle();
}

/** Tables in every state: open, in play with and without a clock, finished, packed, and closed after they'd begun; in six channels. */
export async function playAll(on: House, from = 0): Promise<void> {
  const finished: string[] = [];
  for (let at = from; at < from + 6; at++) {
    const { id } = await on.tables.open({
      ...{ guildId: SERVER, channelId: `c${at}`, host: ada, game: 'artus', variant: 'basic' },
      ...{ theme: 'oak', computers: 0, pace: at % 2 === 0 ? '1d' : 'none' },
    });
    await on.tables.change(id, bob, joined);
    if (at % 6 === 0) continue;
    if (at % 6 === 1) await on.tables.change(id, cyd, joined);
    await on.tables.change(id, ada, started(0));
    if (at % 6 === 3 || at % 6 === 4) {
      await playOut(on, id);
      finished.push(id);
    }
    if (at % 6 === 5) await on.tables.change(id, ada, abandoned);
    await tell(on, id);
  }
  await on.settings.changePerson(ada.userId, { name: ada.name, reminders: 'off' });
  await on.settings.changeServer(SERVER, { pace: '1d' });
  on.time.now += 2 * HALF_AN_HOUR;
  for (const id of finished.filter((_id, at) => at % 2 === 0)) await on.tables.lookAfter(id);
}

/** What people and the bot see of the store. */
export async function seenIn(on: House): Promise<object> {
  const due = await on.store.list({ list: 'due', limit: 99 });
  const { live, ended } = await on.tables.listing(SERVER);
  return {
    games: { live, ended, over: await on.tables.ended(SERVER, 99) },
    privacy: await Promise.all(
      PEOPLE.map(async ({ userId }) => ({ ...(await on.personalData.of(userId)), at: 0 })),
    ),
    due: due.filter(({ id }) => !id.startsWith('server:')),
    clocks: await on.store.list({ list: 'due:clocks', limit: 99 }),
    last: await Promise.all([3, 4, 5].map((at) => on.tables.finishedIn(`c${at}`, true))),
  };
}
