import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../base/manual-clock.ts';
import { quiet } from '../../clocks/fixtures.ts';
import type { Stage } from '../fixtures/stage.ts';
import { newStage, startGame, USERS, user } from '../reliability/scene.ts';

const DAY = 24 * 3_600_000;

let on: Stage;
afterEach(() => on.close());

const settled = async () => {
  for (let round = 0; round < 5; round++) await quiet();
};

/** The bot can see the cellar no more, or again. */
const hide = (isHidden: boolean) => {
  const { discord } = on.playground;
  discord.setOverwrites(discord.channel('cellar'), isHidden ? [{ user: 'bot', deny: Bits.ViewChannel }] : []);
};

describe.each(['gateway', 'http'] as const)('by %s, a channel that the bot can’t see', (transport) => {
  async function gameInCellar(clock?: ManualClock): Promise<string> {
    const playground = { users: USERS, limits: { requests: 100_000 }, ...(clock ? { clock } : {}) };
    on = await newStage({ transport, playground, ...(clock ? { clock } : {}) });
    const { discord } = on.playground;
    const { id: channelId } = discord.addChannel(discord.guild(), { name: 'cellar' });
    const id = await startGame(on, { people: ['ben', 'cleo'], channelId });
    return id;
  }

  it('isn’t gone: a slow game goes on there', async () => {
    const clock = new ManualClock();
    const id = await gameInCellar(clock);
    hide(true);
    for (let day = 0; day < 20; day++) {
      clock.advance(DAY);
      await settled();
    }
    expect((await on.tables.info(id)).status).toBe('playing');
  });

  it('costs next to nothing', async () => {
    await gameInCellar();
    hide(true);
    const { discord } = on.playground;
    discord.clearRequests();
    for (const channelId of [discord.channel('cellar').id, on.channelId])
      for (let times = 0; times < 6; times++) await user(on, 'ben').command(channelId, 'games');
    const asked = Object.entries(discord.requestCountsByRoute).filter(([route]) => route.startsWith('GET'));
    expect(asked.reduce((sum, [, times]) => sum + times, 0)).toBeLessThanOrEqual(
      transport === 'http' ? 5 : 0,
    );
  });
});
