import { type Client, ComponentType } from 'discord.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BotSender, postedFrom } from '../../../src/discord/announcing/channels.ts';
import { encodeCustomId, type Verb } from '../../../src/discord/choices/controls.ts';
import { botSender } from '../../../src/discord/gateway/bot-sender.ts';
import { ToldServers } from '../../../src/discord/servers/servers.ts';
import { UnlistedChannels } from '../../../src/discord/servers/unlisted-channels.ts';
import { fullReport } from '../../../src/table/report.ts';
import { ada, bob, CHANNEL, room } from '../../table/fixtures/room.ts';
import { discordError, openTable, startGame } from './fixtures.ts';

const BOT = '1';
let lastId = 100;
const message = (author: string, tableId: string, revision: number, verb: Verb = 'text') => ({
  id: String(++lastId),
  content: '',
  createdTimestamp: 1_000,
  author: { id: author },
  components: [
    {
      type: ComponentType.ActionRow,
      components: [{ customId: encodeCustomId({ tableId, revision, verb, args: [] }) }],
    },
  ],
});

const line = (createdTimestamp: number, userId: string) => ({
  ...message(BOT, 'ours', 1),
  content: `<@${userId}>, your turn`,
  components: [],
  createdTimestamp,
});

const send = vi.fn(async () => ({ id: '9' }));
const fetch = vi.fn();
let mayPost = true;
let messages: ReturnType<typeof message>[];
beforeEach(() => {
  messages = [];
  mayPost = true;
  send.mockClear();
  fetch.mockReset();
  fetch.mockImplementation(async () => ({
    isSendable: () => true,
    isDMBased: () => false,
    isThread: () => false,
    client: { user: { id: BOT } },
    permissionsFor: () => ({ has: () => mayPost }),
    send,
    messages: { fetch: async () => new Map(messages.map((each, at) => [at, each])) },
  }));
});

async function sender(): Promise<BotSender | null> {
  const client = { channels: { fetch, cache: new Map() }, guilds: { cache: new Map() }, user: { id: BOT } };
  const told = client as unknown as Client<true>;
  return botSender(told, new ToldServers(told, new UnlistedChannels()), await openTable(room()));
}

describe('the bot in its own name', () => {
  it('has Discord post a message of the same nonce once only', async () => {
    await (await sender())!.send({ content: 'a table' }, 'table-3');
    expect(send.mock.calls).toMatchObject([[{ content: 'a table', nonce: 'table-3', enforceNonce: true }]]);
  });

  it('finds the last moment of the table that it has told itself', async () => {
    messages = [message(BOT, 'ours', 4), message('2', 'ours', 9), message(BOT, 'other', 8)];
    const bot = (await sender())!;
    const table = await openTable(room());
    const [newest] = messages;
    expect(await bot.traces({ ...table, id: 'ours' })).toMatchObject({ messageId: newest!.id, shown: 4 });
    expect(await bot.traces({ ...table, id: 'none' })).toBeNull();
  });

  it('finds the lines that called somebody for an earlier wait', async () => {
    const { tables } = room();
    const opened = await startGame({ tables }, CHANNEL);
    const table = { ...opened, waitingSince: 2_000 };
    const [before, now, stranger] = [line(1_999, ada.userId), line(2_000, ada.userId), line(1_000, '99')];
    messages = [message(BOT, table.id, 4), before, now, stranger];
    const traces = await (await sender())!.traces(table);
    expect(traces).toMatchObject({ callId: now.id, older: [before.id] });
    const report = await tables.read(table.id, fullReport);
    const posted = { ...postedFrom(traces!, report), callId: before.id };
    expect(postedFrom({ ...traces!, callId: null }, { ...report, posted }).callId).toBeNull();
  });

  it('finds a line for an earlier wait that came late, and a second line for this one', async () => {
    const { tables } = room();
    const table = { ...(await startGame({ tables }, CHANNEL)), waitingSince: 2_000 };
    const [twice, now, late] = [line(2_001, ada.userId), line(2_002, ada.userId), line(2_003, bob.userId)];
    messages = [message(BOT, table.id, 4), twice, now, late];
    const bot = (await sender())!;
    expect(await bot.traces(table)).toMatchObject({ callId: now.id, older: [twice.id, late.id] });
    expect(await bot.traces({ ...table, status: 'finished', toAct: [] })).toMatchObject({ older: [] });
  });

  it('takes the line that a game is over for a call, not for the message of the table', async () => {
    const table = { ...(await startGame(room(), CHANNEL)), status: 'finished', toAct: [] } as const;
    messages = [message(BOT, table.id, 4), message(BOT, table.id, 4, 'again')];
    const [own, over] = messages;
    const found = { messageId: own!.id, callId: over!.id, older: [], newestId: over!.id };
    expect(await (await sender())!.traces(table)).toMatchObject(found);
  });

  it('has no way into a channel where it may not post', async () => {
    mayPost = false;
    expect(await sender()).toBeNull();
  });

  it.each([10_003, 50_001])('has no way into a channel that is gone or closed: %i', async (code) => {
    fetch.mockRejectedValue(discordError(404, code));
    expect(await sender()).toBeNull();
  });
});
