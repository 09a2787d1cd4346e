import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import { startBot } from './bot.ts';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { button, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('an interaction that is delivered again', () => {
  const next = (client: Client) =>
    new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));

  it('is the same, for a bot that connected later too', async () => {
    const bot = await startBot();
    const { discord, apiUrl, token } = bot.playground;
    await bot.client.application.commands.set([{ name: 'help', description: 'Help' }]);
    const received = next(bot.client);
    const outcome = discord.user('ann').command(discord.channel('round-table').id, 'help');
    const first = await received;
    if (first.isChatInputCommand()) await first.reply('once');
    await outcome;
    const again = next(bot.client);
    discord.redeliver(first.id);
    expect(await again).toMatchObject({ id: first.id, token: first.token });
    await bot.client.destroy();

    const later = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
    const ready = new Promise((resolve) => later.once(Events.ClientReady, resolve));
    await later.login(token);
    await ready;
    const restarted = next(later);
    discord.redeliver(first.id);
    expect(await restarted).toMatchObject({ id: first.id, token: first.token });
    await later.destroy();
    await bot.close();
  });
});

describe('the state of an interaction', () => {
  const clock = new ManualClock();
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const reply = { type: 4, data: { content: 'x' } };

  it('is kept when it is delivered again after an answer', async () => {
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, reply);
    await outcome;
    const again = raw.nextInteraction();
    clock.advance(10_000);
    raw.discord.redeliver(interaction.id);
    expect(await again).toEqual(interaction);
    expect(await raw.callback(interaction, reply)).toMatchObject({ status: 400, body: { code: 40060 } });
    expect((await raw.webhook('POST', interaction, '', { content: 'y' })).status).toBe(200);
  });

  it('is kept when it is delivered again without an answer', async () => {
    const { interaction, outcome } = await runHelp(raw);
    clock.advance(2_000);
    raw.discord.redeliver(interaction.id);
    clock.advance(1_000);
    await expect(outcome).rejects.toThrow('not answered within 3 s');
    raw.discord.redeliver(interaction.id);
    expect(await raw.callback(interaction, reply)).toMatchObject({ status: 404, body: { code: 10062 } });
    expect(await raw.webhook('POST', interaction, '', { content: 'y' })).toMatchObject({
      status: 404,
      body: { code: 10015 },
    });
  });

  it('outlives its token for a while', async () => {
    const { interaction } = await runHelp(raw);
    await raw.callback(interaction, reply);
    clock.advance(15 * 60_000 + 1);
    raw.discord.redeliver(interaction.id);
    expect(await raw.callback(interaction, reply)).toMatchObject({ status: 404, body: { code: 10062 } });
    expect(await raw.webhook('PATCH', interaction, '/messages/@original', reply.data)).toMatchObject({
      status: 401,
      body: { code: 50027 },
    });
    expect(() => raw.discord.redeliver('1')).toThrow('there is no interaction 1');
  });
});

describe('a dismissed message', () => {
  const clock = new ManualClock();
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const gone = { status: 404, body: { code: 10008, message: 'Unknown Message' } };
  const hidden = { content: 'x', flags: 64, components: [row(button())] };

  it('can no longer be edited, read or deleted', async () => {
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 4, data: hidden });
    const message = (await outcome).message!;
    raw.discord.user('ann').dismiss(message);
    for (const path of ['/messages/@original', `/messages/${message.id}`]) {
      expect(await raw.webhook('PATCH', interaction, path, { content: 'y' })).toMatchObject(gone);
      expect(await raw.webhook('GET', interaction, path)).toMatchObject(gone);
      expect(await raw.webhook('DELETE', interaction, path)).toMatchObject(gone);
    }
    const more = await raw.webhook('POST', interaction, '', { content: 'y', flags: 64 });
    expect(more).toMatchObject({ status: 200, body: { content: 'y' } });
  });

  it('cannot be updated by a click that came before', async () => {
    const { interaction } = await clickButton(raw, hidden);
    const message = raw.discord.user('ann').visibleMessages(raw.hall)[0]!;
    raw.discord.user('ann').dismiss(message);
    const update = await raw.callback(interaction, { type: 7, data: { content: 'y' } });
    expect(update).toMatchObject(gone);
    expect((await raw.callback(interaction, { type: 6 })).status).toBe(204);
    const edit = await raw.webhook('PATCH', interaction, '/messages/@original', { content: 'y' });
    expect(edit).toMatchObject(gone);
    expect(message.content).toBe('x');
  });

  it('stays dismissed when its deferral ends', async () => {
    const { interaction, outcome } = await runHelp(raw);
    await raw.callback(interaction, { type: 5, data: { flags: 64 } });
    raw.discord.user('ann').dismiss((await outcome).message!);
    const done = await raw.webhook('PATCH', interaction, '/messages/@original', { content: 'y' });
    expect(done).toMatchObject(gone);
    expect(raw.discord.user('ann').visibleMessages(raw.hall)).toEqual([]);
  });
});
