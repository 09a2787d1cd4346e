import { GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import { once, startBot } from './bot.ts';
import { COMMANDS, runHelp } from './interaction-fixtures.ts';
import { fieldErrors, RawClient } from './raw-client.ts';

describe('a nonce', () => {
  const clock = new ManualClock();
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
  });
  afterEach(() => raw.close());

  const send = (nonce: string | number, more: object = { enforce_nonce: true }) =>
    raw.message({ content: 'x', nonce, ...more });
  const count = () => raw.discord.user('ann').visibleMessages(raw.hall).length;

  it.each(['a', 'x'.repeat(25), 7, -1])('of %s comes back and is unique when enforced', async (nonce) => {
    const first = await send(nonce);
    expect(first).toMatchObject({ status: 200, body: { nonce } });
    const second = await raw.message({ content: 'other', nonce, enforce_nonce: true });
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, content: 'x', nonce } });
    expect(count()).toBe(1);
  });

  it('is unique for five minutes', async () => {
    const first = await send('a');
    clock.advance(5 * 60_000 - 1);
    expect((await send('a')).body.id).toBe(first.body.id);
    clock.advance(1);
    expect((await send('a')).body.id).not.toBe(first.body.id);
  });

  it('is not unique without enforce_nonce, but remembered', async () => {
    const first = await send('a', {});
    const second = await send('a', { enforce_nonce: false });
    expect(second.body.id).not.toBe(first.body.id);
    expect((await send('a')).body.id).toBe(second.body.id);
    expect((await raw.message({ content: 'x', enforce_nonce: true })).status).toBe(200);
    expect((await raw.message({ content: 'x', enforce_nonce: true })).status).toBe(200);
    expect(count()).toBe(4);
  });

  it('is unique in its channel only', async () => {
    const first = await send('a');
    const other = `/channels/${raw.discord.channel('great-hall').id}/messages`;
    const second = await raw.send('POST', other, { content: 'x', nonce: 'a', enforce_nonce: true });
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('makes no message for two requests at once', async () => {
    const answers = await Promise.all([send('a'), send('a'), send('a')]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(count()).toBe(1);
  });

  it.each([
    ['26 characters', 'x'.repeat(26), 'BASE_TYPE_MAX_LENGTH'],
    ['a fraction', 1.5, 'UNION_TYPE_CHOICES'],
  ])('is refused with %s', async (_name, nonce, code) => {
    const answer = await send(nonce);
    expect(answer.status).toBe(400);
    expect(fieldErrors(answer.body)).toEqual({ nonce: code });
  });

  it('is not told by later requests', async () => {
    const { body } = await send('a');
    const path = `/channels/${raw.hall}/messages`;
    expect((await raw.send('GET', `${path}/${body.id}`)).body).not.toHaveProperty('nonce');
    expect((await raw.send('GET', path)).body[0]).not.toHaveProperty('nonce');
    expect((await raw.send('PATCH', `${path}/${body.id}`, { content: 'y' })).body).not.toHaveProperty(
      'nonce',
    );
  });

  it('is ignored in replies and follow-ups', async () => {
    await raw.commands(COMMANDS);
    const { interaction, outcome } = await runHelp(raw);
    const body = { content: 'x', nonce: 'a', enforce_nonce: true };
    await raw.callback(interaction, { type: 4, data: body });
    expect((await outcome).message).not.toHaveProperty('nonce');
    const [first, second] = [
      await raw.webhook('POST', interaction, '', body),
      await raw.webhook('POST', interaction, '', body),
    ];
    expect(first.body).not.toHaveProperty('nonce');
    expect(second.body.id).not.toBe(first.body.id);
    expect(await send('a')).toMatchObject({ body: { nonce: 'a' } });
    expect(count()).toBe(4);
  });

  it('reaches the gateway with the new message', async () => {
    const bot = await startBot({}, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    const created = once(bot.client, 'messageCreate');
    const channel = await bot.client.channels.fetch(bot.playground.discord.channel('round-table').id);
    if (channel?.isSendable()) await channel.send({ content: 'x', nonce: 'a', enforceNonce: true });
    expect((await created)[0].nonce).toBe('a');
    await bot.close();
  });
});
