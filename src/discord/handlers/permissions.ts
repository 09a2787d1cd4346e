import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { Request } from './request.ts';

/**
 * As few as possible. Tables are shown through interactions, which need none. Messages and files are for what the
 * bot posts without an interaction, the history for finding out after a crash what was posted, and threads for
 * `/table open thread`.
 */
const PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The first of the permissions that the bot lacks in the interaction's channel. */
export const missingHere = (
  { interaction }: Request,
  needed: readonly Permission[],
): Permission | undefined =>
  needed.find((permission) => !interaction.appPermissions?.has(PermissionFlagsBits[permission]));

/** Whether the user lacks the permission here themselves. */
export const memberMissing = ({ interaction }: Request, permission: Permission): boolean =>
  !interaction.memberPermissions?.has(PermissionFlagsBits[permission]);

/** The link that adds the bot to a server, with its permissions. */
export function invitationLink(applicationId: string): string {
  const link = new URL('https://discord.com/oauth2/authorize');
  link.searchParams.set('client_id', applicationId);
  link.searchParams.set('scope', 'bot applications.commands');
  link.searchParams.set(
    'permissions',
    String(
      new PermissionsBitField(PERMISSIONS.map((permission) => PermissionFlagsBits[permission])).bitfield,
    ),
  );
  return link.href;
}
