import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { CommandForm } from '../validate/command-schema.ts';

/** Where commands are registered: a guild's id, or null for global commands. */
export type Scope = string | null;

interface CommandIds {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
}

/** A registered command as the API returns it, with Discord's defaults filled in. */
export function commandObject(scope: Scope, form: CommandForm, ids: CommandIds): APIApplicationCommand {
  const {
    id: _ignored,
    dm_permission,
    default_permission,
    contexts,
    integration_types,
    nsfw,
    ...rest
  } = form;
  const globalContexts = contexts ?? (dm_permission === false ? [0] : null);
  return {
    ...rest,
    ...ids,
    type: 1,
    default_member_permissions: form.default_member_permissions ?? null,
    nsfw: nsfw ?? false,
    ...(scope === null
      ? { contexts: globalContexts, integration_types: integration_types ?? [0] }
      : { guild_id: scope }),
  } as APIApplicationCommand;
}

/** The registration form of a command, without the fields Discord added. */
export function formOf(command: APIApplicationCommand): Record<string, unknown> {
  const { id, application_id, version, guild_id, ...form } = command;
  return form;
}
