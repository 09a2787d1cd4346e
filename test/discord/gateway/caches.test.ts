import { ChannelType, type Client, Collection, type GuildChannel, PermissionFlagsBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { newClient } from '../../../src/discord/gateway/client.ts';
import { recorder } from '../../base/recorder.ts';

const { ViewChannel, SendMessages } = PermissionFlagsBits;

const channel = (id: string, type: ChannelType, overwrites: readonly object[] = []) => ({
  ...{ id, type, name: id, position: 0, parent_id: '20', topic: 'about', last_message_id: '9', nsfw: false },
  permission_overwrites: overwrites,
});

/** A client that has been sent a server: everybody sees its channels, except the one that's closed to them. */
function clientWithServer(): Client {
  const { log, lines } = recorder();
  const client = newClient('http://localhost/api', log);
  const role = { id: '10', name: 'everyone', color: 0, hoist: false, position: 0, managed: false, flags: 0 };
  const closed = [{ id: '10', type: 0, allow: String(SendMessages), deny: String(ViewChannel) }];
  const server = {
    ...{ id: '10', name: 'Camelot', owner_id: '3', preferred_locale: 'fr', features: [] },
    roles: [{ ...role, colors: { primary_color: 0 }, permissions: String(ViewChannel), mentionable: false }],
    channels: [
      channel('20', ChannelType.GuildCategory),
      channel('21', ChannelType.GuildText),
      channel('22', ChannelType.GuildText, closed),
    ],
    ...{ members: [], emojis: [], stickers: [], threads: [], presences: [], voice_states: [] },
    ...{ stage_instances: [], guild_scheduled_events: [], soundboard_sounds: [], unavailable: false },
  };
  const intake = client.ws as unknown as { handlePacket(event: unknown, shard: unknown): boolean };
  intake.handlePacket(
    { op: 0, t: 'GUILD_CREATE', s: 1, d: server },
    { id: 0, status: 0, checkReady: () => {} },
  );
  expect(lines).toEqual([]);
  return client;
}

const guildOf = (client: Client) => client.guilds.cache.get('10')!;
const overwritesOf = (client: Client, id: string) =>
  (client.channels.cache.get(id) as GuildChannel).permissionOverwrites.cache;

describe("what's kept of a server", () => {
  it('is its channels, without categories and what they are about', () => {
    const guild = guildOf(clientWithServer());
    expect([...guild.channels.cache.keys()]).toEqual(['21', '22']);
    expect(guild.channels.cache.get('21')).toMatchObject({ name: '21', topic: null, lastMessageId: '9' });
    expect(guild.preferredLocale).toBe('fr');
  });

  it('tells who may see a channel', () => {
    const { channels, roles } = guildOf(clientWithServer());
    const seen = channels.cache.map((each) => each.permissionsFor(roles.everyone)!.has(ViewChannel));
    expect(seen).toEqual([true, false]);
  });
});

describe("a channel's overwrites", () => {
  it('are a collection, with and without any', () => {
    const client = clientWithServer();
    const [none, one] = ['21', '22'].map((id) => overwritesOf(client, id)) as [
      Collection<string, unknown>,
      Collection<string, unknown>,
    ];
    expect(none).toBeInstanceOf(Collection);
    expect([none.size, none.has('10'), [...none], none.first(), none.delete('10')]).toEqual([
      0,
      false,
      [],
      undefined,
      false,
    ]);
    expect([one.size, [...one.keys()], one.some(() => true)]).toEqual([1, ['10'], true]);
    expect(one.clone().size).toBe(1);
    one.clear();
    expect([one.size, none.size]).toEqual([0, 0]);
    none.set('5', {});
    expect([none.size, one.size, overwritesOf(clientWithServer(), '21').size]).toEqual([1, 0, 0]);
  });
});
