import { afterEach, describe, expect, it } from 'vitest';
import { allEmoji } from '../../../render/painters.ts';
import { translator } from '../../../src/i18n/index.ts';
import { playWholeGame, startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, newest, press, randomFrom } from '../fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
afterEach(() => on.close());

async function start(): Promise<Stage> {
  on = await stage({ emoji: allEmoji, playground: { limits: { requests: 100_000 } } });
  await on.bot.emojiUploaded;
  return on;
}

/** The emoji in the user's newest private message: custom ones by ID, Unicode ones by themselves. */
function emojiInHand(name: string) {
  const { discord } = on.playground;
  const { components } = newest(discord.user(name), on.channelId, isPrivate)!;
  const found = [...JSON.stringify(components).matchAll(/"emoji":\{("id":"\d+")?/g)];
  return { own: found.filter(([, id]) => id).length, unicode: found.filter(([, id]) => !id).length };
}

async function openHand(name: string) {
  const { discord } = on.playground;
  const user = discord.user(name);
  const table = newest(user, on.channelId, (message) => !isPrivate(message))!;
  return press(user, table, t('discord-button-hand'));
}

describe('the games’ own emoji', () => {
  it.each([
    ['artus', 'advanced'],
    ['court', 'standard'],
    ['quests', 'seals'],
  ])(
    'are on the choices of %s, and Discord takes them through a whole game',
    { timeout: 60_000 },
    async (game, variant) => {
      const { playground } = await start();
      const drawn = new Set<string>();
      playground.discord.world.events.on('message', ({ message, privateTo }) => {
        if (privateTo === null) return;
        for (const id of JSON.stringify(message.components).matchAll(/"emoji":\{"id":"(\d+)"/g))
          drawn.add(id[1]!);
      });
      await playWholeGame(on, ['ann', 'ben'], { game, variant }, randomFrom(3), 0);
      expect(drawn.size).toBeGreaterThan(2);
      expect(playground.discord.refusals).toEqual([]);
    },
  );

  it('give way to Unicode ones once somebody has deleted them from the application', async () => {
    const { playground } = await start();
    const { emoji } = playground.discord.world;
    await startTable(on, ['ann', 'ben'], { game: 'court', variant: 'standard' });
    await openHand('ann');
    expect(emojiInHand('ann').own).toBeGreaterThan(0);
    for (const { id } of emoji.list()) emoji.remove(id!);
    await openHand('ann');
    const apology = newestText('ann');
    expect(apology).toContain(t('discord-refused-unexpected', { id: '' }).slice(0, 20));
    await openHand('ann');
    expect(emojiInHand('ann').own).toBe(0);
    expect(emojiInHand('ann').unicode).toBeGreaterThan(0);
  });
});

const newestText = (name: string): string =>
  on.playground.discord.user(name).visibleMessages(on.channelId).findLast(isPrivate)!.content;
