import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { removeChannel } from '../../../src/playground/state/channels.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled } from '../fixtures/stranger.ts';
import { command, newStage, startGame, t, user } from '../reliability/scene.ts';

describe.each(['gateway', 'http'] as const)(
  'a channel that Discord hides from the bot, by %s,',
  (transport) => {
    let on: Stage;
    let den: Channel;
    beforeEach(async () => {
      on = await newStage({ transport });
      den = on.playground.discord.addChannel(on.playground.discord.guild(), { name: 'den' });
    });
    afterEach(() => on.close());

    /** Takes the bot's view, as somebody tidying up permissions does. */
    async function hide(): Promise<void> {
      on.playground.discord.setOverwrites(den, [{ user: 'bot', deny: Bits.ViewChannel }]);
      await command(on, 'dan', 'help');
    }
    const games = async (name: string) => (await command(on, name, 'games')).message!;
    const asked = () => on.playground.discord.requestCountsByRoute['GET /channels/{channel_id}'] ?? 0;

    it('keeps its games in the lists of those who play them, and of whoever has just been there', async () => {
      await startGame(on, { channelId: den.id });
      await hide();
      for (const name of ['ann', 'ben']) expect((await games(name)).content).toContain(den.id);
      expect((await games('cleo')).content).not.toContain(den.id);
      const before = asked();
      await games('cleo');
      expect(asked()).toBe(before);
      expect((await user(on, 'cleo').command(den.id, 'games')).message!.content).toContain(den.id);
      const list = await games('cleo');
      expect(list.content).toContain(den.id);
      expect(JSON.stringify([list.content, enabled(list)])).not.toContain('hidden');
    });

    it('stays the only one for tables, unless it’s deleted', async () => {
      const { discord } = on.playground;
      const gone = discord.addChannel(discord.guild(), { name: 'gone' });
      await on.settings.changeServer(discord.guild().id, { channels: [den.id, gone.id] });
      await hide();
      removeChannel(discord.world, gone);
      const refused = (await command(on, 'ann', 'table open', { game: 'artus' })).message!;
      expect(refused.content).toBe(t('errors-other-channels', { channels: [`<#${den.id}>`], count: 1 }));
      await on.settings.changeServer(discord.guild().id, { channels: [gone.id] });
      await command(on, 'ann', 'table open', { game: 'artus' });
      expect((await on.tables.inChannel(on.channelId)).host.name).toBe('Ann');
    });
  },
);
