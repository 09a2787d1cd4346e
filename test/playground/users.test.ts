import { PermissionFlagsBits as Bits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import { button, row, select } from './payloads.ts';
import { RawClient } from './raw-client.ts';

const OPTIONS = [
  { type: 3, name: 'game', description: 'x', required: true, choices: [{ name: 'Artus', value: 'artus' }] },
  { type: 4, name: 'seats', description: 'x', min_value: 2, max_value: 4 },
  { type: 6, name: 'guest', description: 'x' },
];
const COMMANDS = [
  {
    name: 'table',
    description: 'x',
    options: [{ type: 1, name: 'open', description: 'x', options: OPTIONS }],
  },
  { name: 'close', description: 'x', default_member_permissions: String(Bits.ManageChannels), contexts: [0] },
];

describe('users of the local Discord', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({
      users: [{ name: 'ann', locale: 'de' }, { name: 'ben' }, { name: 'eve' }],
      guilds: [
        {
          name: 'Camelot',
          locale: 'fr',
          members: [{ name: 'ann', nick: 'Queen Ann' }, 'ben', 'eve'],
          roles: [
            { name: 'knights', members: ['ben'] },
            { name: 'wardens', members: ['eve'], permissions: Bits.ManageChannels },
          ],
          channels: [
            { name: 'round-table' },
            {
              name: 'keep',
              overwrites: [
                { role: '@everyone', deny: Bits.ViewChannel },
                { role: 'knights', allow: Bits.ViewChannel },
                { user: 'bot', allow: Bits.ViewChannel },
              ],
            },
          ],
        },
        { name: 'Avalon', members: ['eve'], channels: [{ name: 'isle' }] },
      ],
    });
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  it('send commands with all the fields of an interaction', async () => {
    const next = raw.nextInteraction();
    const { ann, ben } = { ann: raw.discord.user('ann'), ben: raw.discord.user('ben') };
    ann.command(raw.hall, 'table open', { game: 'artus', seats: 3, guest: ben.id }).catch(() => undefined);
    const interaction = await next;
    expect(interaction).toMatchObject({
      type: 2,
      locale: 'de',
      guild_locale: 'fr',
      context: 0,
      attachment_size_limit: 20_971_520,
      authorizing_integration_owners: { 0: raw.discord.guild().id },
      channel: { id: raw.hall, name: 'round-table' },
      member: { nick: 'Queen Ann', user: { username: 'ann' } },
      app_permissions: expect.stringMatching(/^\d+$/),
      data: {
        name: 'table',
        options: [
          {
            name: 'open',
            type: 1,
            options: [
              { name: 'game', type: 3, value: 'artus' },
              { name: 'seats', type: 4, value: 3 },
              { name: 'guest', type: 6, value: ben.id },
            ],
          },
        ],
        resolved: { users: { [ben.id]: { username: 'ben' } }, members: { [ben.id]: { nick: null } } },
      },
    });
    expect(interaction).not.toHaveProperty('user');
  });

  it('send commands from DMs without a guild', async () => {
    const next = raw.nextInteraction();
    const ann = raw.discord.user('ann');
    ann.command(ann.directMessageId, 'table open', { game: 'artus' }).catch(() => undefined);
    const interaction = await next;
    expect(interaction).toMatchObject({ context: 1, user: { username: 'ann' }, channel: { type: 1 } });
    expect(interaction).not.toHaveProperty('guild_id');
    expect(interaction).not.toHaveProperty('member');
  });

  it.each([
    ['an unknown command', 'chair open', {}],
    ['an unknown subcommand', 'table shut', {}],
    ['no subcommand', 'table', {}],
    ['an unknown option', 'table open', { game: 'artus', colour: 'red' }],
    ['a missing required option', 'table open', {}],
    ['a value not among the choices', 'table open', { game: 'chess' }],
    ['a number out of range', 'table open', { game: 'artus', seats: 5 }],
    ['a fraction for an integer', 'table open', { game: 'artus', seats: 2.5 }],
    ['a string for a number', 'table open', { game: 'artus', seats: '3' }],
    ['a command they lack permission for', 'close', {}],
  ])('cannot send %s', async (_name, command, values) => {
    await expect(raw.discord.user('ben').command(raw.hall, command, values)).rejects.toThrow(ClientRefusal);
  });

  it('can use commands they have permission for', async () => {
    const next = raw.nextInteraction();
    raw.discord
      .user('eve')
      .command(raw.hall, 'close')
      .catch(() => undefined);
    expect((await next).data).toMatchObject({ name: 'close' });
  });

  it('see the channels they may view', async () => {
    const keep = raw.discord.channel('keep');
    expect(raw.discord.user('ben').canSee(keep.id)).toBe(true);
    expect(raw.discord.user('ann').canSee(keep.id)).toBe(true);
    expect(raw.discord.user('eve').canSee(keep.id)).toBe(false);
    await raw.send('POST', `/channels/${keep.id}/messages`, { content: 'x' });
    expect(raw.discord.user('ben').visibleMessages(keep.id)).toHaveLength(1);
    expect(raw.discord.user('eve').visibleMessages(keep.id)).toEqual([]);
    await expect(raw.discord.user('eve').command(keep.id, 'table open', { game: 'artus' })).rejects.toThrow(
      ClientRefusal,
    );
    expect(raw.discord.user('ben').canSee(raw.discord.channel('isle').id)).toBe(false);
  });

  it('can only use components that exist and are enabled', async () => {
    const off = button({ custom_id: 'off', disabled: true });
    const { body } = await raw.message({ components: [row(button(), off), row(select())] });
    const ann = raw.discord.user('ann');
    for (const act of [
      () => ann.click(body, 'nothing'),
      () => ann.click(body, 'off'),
      () => ann.click(body, 's'),
      () => ann.select(body, 'a', ['x']),
      () => ann.select(body, 's', ['y']),
      () => ann.select(body, 's', []),
      () => ann.select(body, 's', ['x', 'x']),
      () => ann.click({ ...body, id: '1' }, 'a'),
    ])
      await expect(act()).rejects.toThrow(ClientRefusal);
    const next = raw.nextInteraction();
    ann.select(body, 's', ['x']).catch(() => undefined);
    expect(await next).toMatchObject({
      type: 3,
      data: { custom_id: 's', component_type: 3, values: ['x'] },
      message: { id: body.id },
    });
  });

  it('can dismiss their own ephemeral messages', async () => {
    const next = raw.nextInteraction();
    const ann = raw.discord.user('ann');
    const outcome = ann.command(raw.hall, 'table open', { game: 'artus' });
    await raw.callback(await next, {
      type: 4,
      data: { content: 'x', flags: 64, components: [row(button())] },
    });
    const message = (await outcome).message!;
    const { body } = await raw.message({ content: 'all' });
    await expect(raw.discord.user('ben').click(message, 'a')).rejects.toThrow(ClientRefusal);
    expect(() => ann.dismiss(body)).toThrow(ClientRefusal);
    ann.dismiss(message);
    expect(ann.visibleMessages(raw.hall).map(({ content }) => content)).toEqual(['all']);
    await expect(ann.click(message, 'a')).rejects.toThrow(ClientRefusal);
  });
});
