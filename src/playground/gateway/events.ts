import type { Channel } from '../state/channel.ts';
import { readableByBot } from '../state/content-intent.ts';
import { memberData } from '../state/member-data.ts';
import type { StoredMessage } from '../state/message.ts';
import { withoutNonce } from '../state/nonces.ts';
import { threadMemberData } from '../state/thread-data.ts';
import type { World } from '../state/world.ts';
import { isThread } from './visibility.ts';

export function channelEvent(world: World, channel: Channel, change: 'create' | 'update') {
  const kind = isThread(channel) ? 'THREAD' : 'CHANNEL';
  const name = `${kind}_${change === 'create' ? 'CREATE' : 'UPDATE'}`;
  const member = isThread(channel) ? threadMemberData(channel, world.bot.id) : null;
  const extra =
    isThread(channel) && change === 'create' ? { newly_created: true, ...(member ? { member } : {}) } : {};
  return { name, data: { ...world.channelData(channel), ...extra } };
}

export function messageEvent(
  world: World,
  channel: Channel,
  stored: StoredMessage,
  change: 'create' | 'update',
) {
  const member =
    channel.guildId === null ? null : world.guild(channel.guildId).members.get(stored.message.author.id);
  const readable = readableByBot(world, stored);
  const { user: _user, ...memberOnly } = member ? memberData(member) : { user: null };
  return {
    name: change === 'create' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE',
    data: {
      ...(change === 'create' ? readable : withoutNonce(readable)),
      ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
      ...(member && !stored.message.webhook_id ? { member: memberOnly } : {}),
      channel_type: channel.type,
    },
  };
}
