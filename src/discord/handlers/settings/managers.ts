import { GuildMember, PermissionFlagsBits } from 'discord.js';
import type { BaseRequest, Request } from '../request.ts';

/** Whether the person may manage the whole server. */
export const mayManageServer = ({ interaction }: BaseRequest): boolean =>
  interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** Whether the person may change the server's settings. */
export function mayChangeSettings(request: BaseRequest): boolean {
  if (mayManageServer(request)) return true;
  const { managerRole } = request.settings.server;
  const { member } = request.interaction;
  if (managerRole === null || !member) return false;
  return member instanceof GuildMember
    ? member.roles.cache.has(managerRole)
    : member.roles.includes(managerRole);
}

/** Runs for those who may change the server's settings; others are told who may. */
export async function asManager(request: Request, run: () => Promise<void>): Promise<void> {
  if (mayChangeSettings(request)) return run();
  const { answer, settings, say } = request;
  const { managerRole } = settings.server;
  const role = managerRole === null ? null : `<@&${managerRole}>`;
  await answer.toOneself({
    content:
      role === null
        ? say('settings-server-managers-only')
        : say('settings-server-managers-only-role', { role }),
  });
}
