import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { APIMessage } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import { decodeCustomId } from '../../src/discord/choices/controls.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { type Pressable, pressables } from '../../src/playground/users/components.ts';
import { PageClient } from '../playground/page-client.ts';
import { temporaryFolder } from '../store/servers.ts';
import { startBotProcess } from './bot-process.ts';

const folder = temporaryFolder();
const store = join(folder, 'tables.sqlite');

/** The bot as `npm start` runs it without a token, and what its page sees of the first channel. */
async function start() {
  const bot = startBotProcess({ DISCORD_TOKEN: '', PLAYGROUND_PORT: '0', STORE_URL: `sqlite://${store}` });
  await bot.printed('http://127.0.0.1');
  const host = /http:\/\/(127\.0\.0\.1:\d+)/.exec(bot.output())![1]!;
  const page = new PageClient(`ws://${host}/page/socket`);
  const hello = await page.next('hello');
  const channelId = hello.channels[0]!.id;
  const shown = async (): Promise<readonly APIMessage[]> => {
    const other = new PageClient(`ws://${host}/page/socket`);
    const { messages } = await other.next('hello');
    other.socket.close();
    return messages[channelId]!;
  };
  let nonces = 0;
  const press = async (message: APIMessage, { type, custom_id, options }: Pressable) => {
    const values = options ? { values: [options[0]!.value] } : {};
    const pressed = { customId: custom_id, componentType: type, messageId: message.id, ...values };
    page.send({ type: 'component', channelId, nonce: String(nonces++), ...pressed });
    await Promise.race([
      page.next('answered'),
      page.next('failed').then(({ reason }) => expect.unreachable(reason)),
    ]);
  };
  return { bot, host, page, channelId, shown, press };
}

type Shown = Awaited<ReturnType<typeof start>>;

const withVerb = (message: APIMessage, ...verbs: readonly string[]): Pressable | undefined =>
  pressables(message).find(
    ({ custom_id, disabled }) => !disabled && verbs.includes(decodeCustomId(custom_id)?.verb ?? ''),
  );

/** Presses what's there sooner or later on the table's message. */
async function press(at: Shown, verb: string): Promise<void> {
  const found = await vi.waitFor(
    async () => {
      const [message] = await at.shown();
      return { message: message!, control: withVerb(message!, verb) ?? expect.unreachable() };
    },
    { timeout: 10_000 },
  );
  await at.press(found.message, found.control);
}

/** Plays from one's own hand, which is the last message, once the computer player has moved. */
async function step(at: Shown): Promise<void> {
  const found = await vi.waitFor(
    async () => {
      const message = (await at.shown()).findLast(({ flags = 0 }) => flags & 64)!;
      const control = withVerb(message, 'pick', 'menu');
      if (!control) await at.press(message, withVerb(message, 'hand')!);
      return { message, control: control ?? expect.unreachable() };
    },
    { timeout: 10_000, interval: 500 },
  );
  await at.press(found.message, found.control);
}

const withoutAddress = (messages: readonly APIMessage[]): string =>
  JSON.stringify(messages).replaceAll(/127\.0\.0\.1:\d+/g, '');

it('a game goes on where it was after its process was killed', { timeout: 120_000 }, async () => {
  const first = await start();
  const options = [
    { name: 'game', type: 3, value: 'artus' },
    { name: 'computers', type: 4, value: 1 },
  ];
  const open = [{ name: 'open', type: 1, options }];
  first.page.send({
    type: 'command',
    channelId: first.channelId,
    nonce: 'open',
    name: 'table',
    options: open,
  });
  await first.page.next('answered');
  await press(first, 'start');
  await press(first, 'hand');
  await step(first);
  // Once what's kept is what the page shows, nothing more is owed to the channel.
  const copy = join(folder, 'copy');
  let before = '';
  await expect
    .poll(async () => {
      before = withoutAddress(await first.shown());
      rmSync(copy, { recursive: true, force: true });
      if (!existsSync(`${store}.playground`)) return '';
      cpSync(`${store}.playground`, copy, { recursive: true });
      const { discord, close } = await startPlayground({ keep: { folder: copy } });
      const kept = withoutAddress(discord.users[0]!.visibleMessages(first.channelId));
      await close();
      const hasPicture = kept.includes('"content_type":"image/png"');
      return hasPicture && kept === before && kept === withoutAddress(await first.shown());
    })
    .toBe(true);
  first.bot.kill('SIGKILL');
  await first.bot.ended;

  const again = await start();
  const after = await again.shown();
  expect(after.map(({ id }) => id)).toEqual((JSON.parse(before) as APIMessage[]).map(({ id }) => id));
  const picture = after.find(({ attachments }) => attachments.length > 0)!.attachments[0]!;
  expect((await fetch(picture.url)).headers.get('content-type')).toBe('image/png');
  await step(again);
  const now = await again.shown();
  // The table's message is edited, not posted again; below it, somebody may be called.
  const oldest = (all: readonly APIMessage[]) => all.find(({ flags = 0 }) => !(flags & 64))!.id;
  expect(oldest(now)).toBe(oldest(after));
  const edited = (all: readonly APIMessage[]) => all[0]!.edited_timestamp;
  await expect.poll(async () => edited(await again.shown())).not.toBe(edited(after));
  again.bot.kill('SIGTERM');
  expect(await again.bot.ended).toBe(0);
});
