import { Events, type Interaction } from 'discord.js';
import { expect, it } from 'vitest';
import { newClient } from '../../../src/discord/gateway/client.ts';
import { recorder } from '../../base/recorder.ts';

const PRESS = {
  ...{ id: '1', application_id: '2', type: 3, token: 'token', version: 1, locale: 'en-US' },
  ...{ user: { id: '3', username: 'ann', discriminator: '0', avatar: null }, channel_id: '4' },
  ...{
    channel: { id: '4', type: 1 },
    message: { id: '5', channel_id: '4' },
    entitlements: [],
    authorizing_integration_owners: {},
  },
  data: { custom_id: 'x', component_type: 2 },
};

it('takes an interaction while other shards are still connecting', () => {
  const { log, lines } = recorder();
  const client = newClient('http://localhost/api', log);
  const taken: Interaction[] = [];
  client.on(Events.InteractionCreate, (interaction) => taken.push(interaction));
  const intake = client.ws as unknown as { handlePacket(event: unknown, shard: unknown): boolean };
  intake.handlePacket({ op: 0, t: 'INTERACTION_CREATE', s: 1, d: PRESS }, { id: 0 });
  expect(client.isReady()).toBe(false);
  expect(lines).toEqual([]);
  expect(taken.map(({ id }) => id)).toEqual(['1']);
});
