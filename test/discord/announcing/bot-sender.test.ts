import { type Client, ComponentType } from 'discord.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotSender } from '../../../src/discord/announcing/senders.ts';
import { encodePress } from '../../../src/discord/choices/custom-id.ts';
import { botSender } from '../../../src/discord/gateway/bot-sender.ts';
import { room } from '../../table/fixtures/room.ts';
import { discordError, openTable } from './fixtures.ts';

const BOT = '1';
const message = (author: string, tableId: string, revision: number) => ({
  author: { id: author },
  components: [
    {
      type: ComponentType.ActionRow,
      components: [{ customId: encodePress({ tableId, revision, verb: 'hand', args: [] }) }],
    },
  ],
});

const send = vi.fn(async () => undefined);
const fetch = vi.fn();
let messages: ReturnType<typeof message>[];
beforeEach(() => {
  messages = [];
  send.mockClear();
  fetch.mockReset();
  fetch.mockImplementation(async () => ({
    isSendable: () => true,
    send,
    messages: { fetch: async () => new Map(messages.map((each, at) => [at, each])) },
  }));
});

async function sender(): Promise<BotSender | null> {
  const client = { channels: { fetch }, guilds: { cache: new Map() }, user: { id: BOT } };
  return botSender(client as unknown as Client<true>, await openTable(room()));
}

describe('the bot in its own name', () => {
  it('has Discord post a message of the same nonce once only', async () => {
    await (await sender())!.send({ content: 'a table' }, 'table-3');
    expect(send.mock.calls).toMatchObject([[{ content: 'a table', nonce: 'table-3', enforceNonce: true }]]);
  });

  it('finds the last moment of the table that it has told itself', async () => {
    messages = [message(BOT, 'ours', 4), message('2', 'ours', 9), message(BOT, 'other', 8)];
    const bot = (await sender())!;
    expect(await bot.lastShown('ours')).toBe(4);
    expect(await bot.lastShown('none')).toBeNull();
  });

  it.each([10_003, 50_001])('has no way into a channel that is gone or closed: %i', async (code) => {
    fetch.mockRejectedValue(discordError(404, code));
    expect(await sender()).toBeNull();
  });
});
