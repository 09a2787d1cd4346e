import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Stage, stage } from '../fixtures/stage.ts';
import { channel, HOUSE, user } from '../settings/scene.ts';
import { t } from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage({ playground: HOUSE });
});
afterEach(() => on.close());

const open = async (name: string): Promise<string> => {
  const { id: channelId } = channel(on, name);
  await user(on, 'ann').command(channelId, 'table open', { game: 'artus' });
  return (await on.tables.inChannel(channelId)).id;
};

/** As many newer lines of that kind, whose tables are gone; more than a page has. */
function addGone(id: string, count: number): void {
  const lines = on.store.lists.get(`live:${on.playground.discord.guild().id}`)!;
  const line = lines.get(id)!;
  for (let at = 1; at <= count; at++) {
    const gone = `gone${at}`;
    lines.set(gone, { ...line, id: gone, rank: line.rank + at, text: line.text.replace(id, gone) });
  }
}

/** The table itself goes as well, from memory too; its line stays. */
async function evict(id: string): Promise<void> {
  await on.tables.settled(id);
  on.store.texts.delete(`table:${id}`);
  on.tables.persons.forget(user(on, 'ann').id);
}

it.each(['ann', 'ben'])('no line in the list of games stands for a table that is gone: %s', async (name) => {
  const id = await open('round-table');
  addGone(id, 20);
  const games = async () =>
    (await user(on, name).command(channel(on, 'hall').id, 'games')).message!.content.split('\n');
  const section = name === 'ann' ? 'gathering' : 'open';
  const heading = t('discord-games-section', { name: t(`discord-games-section-${section}`), count: 1 });
  const title = (count: number) =>
    t('discord-games-title', { filter: t('commands-games-filter.all'), count });
  expect(await games()).toEqual([title(1), heading, expect.stringContaining(on.channelId), '-# Ann']);
  await evict(id);
  expect(await games()).toEqual([title(0), t('discord-games-none')]);
});
