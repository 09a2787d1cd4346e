import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { Words } from '../../i18n/index.ts';
import type { Request } from './request.ts';

export type Permission = keyof Words['discord']['permission'];

/**
 * The least that works: tables are told of through interactions, which need none; messages and files in
 * the bot's own name are for what an interaction could not tell, the history for seeing after a crash what was
 * told, threads for `/table open thread`.
 */
const PERMISSIONS: readonly Permission[] = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'ReadMessageHistory',
  'CreatePublicThreads',
  'SendMessagesInThreads',
];

/** The first of the permissions that the bot does not have where the interaction came from. */
export const missingHere = (
  { interaction }: Request,
  needed: readonly Permission[],
): Permission | undefined =>
  needed.find((permission) => !interaction.appPermissions?.has(PermissionFlagsBits[permission]));

/** Whether the person who asks may not do that here themselves. */
export const memberMissing = ({ interaction }: Request, permission: Permission): boolean =>
  !interaction.memberPermissions?.has(PermissionFlagsBits[permission]);

/** The page on which somebody adds the bot to a server, with its permissions. */
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
