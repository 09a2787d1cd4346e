import type { APIMessage } from 'discord-api-types/v10';

export function isEphemeral(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 64) !== 0;
}

export function isLoading(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 128) !== 0;
}
