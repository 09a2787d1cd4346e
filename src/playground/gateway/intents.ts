import { ChannelType, GatewayIntentBits as Intents, MessageFlags } from 'discord-api-types/v10';
import type { Channel } from '../state/channel.ts';
import type { StoredMessage } from '../state/message.ts';

const PRIVILEGED = Intents.GuildMembers | Intents.GuildPresences | Intents.MessageContent;
const KNOWN = Object.values(Intents).reduce<number>(
  (all, bit) => (typeof bit === 'number' ? all | bit : all),
  0,
);

export function areKnown(intents: number): boolean {
  return Number.isInteger(intents) && intents >= 0 && (intents & ~KNOWN) === 0;
}

export function arePrivileged(intents: number): boolean {
  return (intents & PRIVILEGED) !== 0;
}

/** Whether a session with these intents receives a message. Ephemeral messages never reach the gateway. */
export function receivesMessage(intents: number, channel: Channel, stored: StoredMessage): boolean {
  if ((stored.message.flags ?? 0) & MessageFlags.Ephemeral) return false;
  const needed = channel.type === ChannelType.DM ? Intents.DirectMessages : Intents.GuildMessages;
  return (intents & needed) !== 0;
}
