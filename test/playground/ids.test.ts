import { describe, expect, it } from 'vitest';
import { startPlayground } from '../../src/playground/server.ts';
import { createdAt } from '../../src/playground/state/snowflakes.ts';

async function idsOfAStart() {
  const playground = await startPlayground();
  const { discord, applicationId } = playground;
  const ann = discord.user('ann');
  const channel = discord.channel('round-table');
  const message = ann.say(channel.id, 'hello');
  await playground.close();
  return { applicationId, ann: ann.id, guild: discord.guild().id, channel: channel.id, message: message.id };
}

describe('the playground', () => {
  it('keeps the ids of its users and channels across restarts, so tables are found again', async () => {
    const before = Date.now();
    const { message: first, ...one } = await idsOfAStart();
    const { message: second, ...other } = await idsOfAStart();
    expect(other).toEqual(one);
    expect(new Set(Object.values(one)).size).toBe(Object.keys(one).length);
    expect(createdAt(first)).toBeGreaterThanOrEqual(before);
    expect(BigInt(second)).toBeGreaterThan(BigInt(first));
  });
});
