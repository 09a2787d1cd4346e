import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Clock } from '../../time/clock.ts';
import { apiError } from '../validate/api-error.ts';
import { type CommandForm, checkCommand, checkCommandList, MAX_COMMANDS } from '../validate/commands.ts';
import { parseForm } from '../validate/form.ts';
import type { WorldEmitter } from './events.ts';
import type { Snowflakes } from './snowflakes.ts';

/** Where commands are registered: a guild's id, or null for global commands. */
export type Scope = string | null;

interface CommandIds {
  readonly id: string;
  readonly application_id: string;
  readonly version: string;
}

/** A registered command as the API returns it, with Discord's defaults filled in. */
function commandObject(scope: Scope, form: CommandForm, ids: CommandIds): APIApplicationCommand {
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
function formOf(command: APIApplicationCommand): Record<string, unknown> {
  const { id, application_id, version, guild_id, ...form } = command;
  return form;
}

const MAX_CREATES_PER_DAY = 200;
const DAY_MS = 86_400_000;

/** Discord's daily limit on newly created commands, counted separately for each scope. */
class CommandQuota {
  readonly #clock: Clock;
  readonly #createdAt = new Map<Scope, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @throws {ApiError} 30034 when `count` more commands would exceed the limit. */
  use(scope: Scope, count: number): void {
    const now = this.#clock.now();
    const recent = (this.#createdAt.get(scope) ?? []).filter((at) => at > now - DAY_MS);
    if (recent.length + count > MAX_CREATES_PER_DAY) throw apiError('tooManyCreations');
    this.#createdAt.set(scope, [...recent, ...Array.from({ length: count }, () => now)]);
  }
}

/** The bot's slash commands, global and per guild. */
export class Commands {
  readonly #ids: Snowflakes;
  readonly #events: WorldEmitter;
  readonly #applicationId: string;
  readonly #quota: CommandQuota;
  readonly #byScope = new Map<Scope, Map<string, APIApplicationCommand>>();

  constructor(ids: Snowflakes, clock: Clock, events: WorldEmitter, applicationId: string) {
    this.#ids = ids;
    this.#events = events;
    this.#applicationId = applicationId;
    this.#quota = new CommandQuota(clock);
  }

  list(scope: Scope): APIApplicationCommand[] {
    return [...this.#in(scope).values()];
  }

  /** Commands usable in a guild, or in DMs for null. A guild command hides the global one of the same name. */
  available(guildId: Scope): APIApplicationCommand[] {
    const own = guildId === null ? [] : this.list(guildId);
    const names = new Set(own.map(({ name }) => name));
    const context = guildId === null ? 1 : 0;
    const global = this.list(null).filter(
      ({ name, contexts }) => !names.has(name) && (contexts?.includes(context) ?? true),
    );
    return [...own, ...global];
  }

  /** @throws {ApiError} 10063 */
  get(scope: Scope, id: string): APIApplicationCommand {
    const command = this.#in(scope).get(id);
    if (!command) throw apiError('unknownCommand');
    return command;
  }

  /** Creates a command, or overwrites the one with the same name. */
  put(scope: Scope, value: unknown): { readonly command: APIApplicationCommand; readonly created: boolean } {
    const form = checkCommand(value);
    const existing = this.#named(scope, form.name);
    if (!existing) {
      if (this.#in(scope).size >= MAX_COMMANDS) throw apiError('tooManyCommands');
      this.#quota.use(scope, 1);
    }
    return { command: this.#store(scope, form, existing?.id), created: !existing };
  }

  /** Changes the fields of a command that `value` names. */
  patch(scope: Scope, id: string, value: unknown): APIApplicationCommand {
    const existing = this.get(scope, id);
    const changes = parseForm(z.record(z.string(), z.unknown()), value);
    return this.#store(scope, checkCommand({ ...formOf(existing), ...changes }), id);
  }

  remove(scope: Scope, id: string): void {
    this.get(scope, id);
    this.#in(scope).delete(id);
    this.#events.emit('commands');
  }

  /** Overwrites every command of the scope. */
  replace(scope: Scope, value: unknown): APIApplicationCommand[] {
    const forms = checkCommandList(value);
    this.#quota.use(scope, forms.filter(({ name }) => !this.#named(scope, name)).length);
    const commands = forms.map((form) => this.#build(scope, form, this.#named(scope, form.name)?.id));
    this.#byScope.set(scope, new Map(commands.map((command) => [command.id, command])));
    this.#events.emit('commands');
    return commands;
  }

  #in(scope: Scope): Map<string, APIApplicationCommand> {
    const commands = this.#byScope.get(scope) ?? new Map<string, APIApplicationCommand>();
    this.#byScope.set(scope, commands);
    return commands;
  }

  #named(scope: Scope, name: string): APIApplicationCommand | undefined {
    return this.list(scope).find((command) => command.name === name);
  }

  #store(scope: Scope, form: CommandForm, id: string | undefined): APIApplicationCommand {
    const command = this.#build(scope, form, id);
    this.#in(scope).set(command.id, command);
    this.#events.emit('commands');
    return command;
  }

  #build(scope: Scope, form: CommandForm, id = this.#ids.next()): APIApplicationCommand {
    return commandObject(scope, form, { id, application_id: this.#applicationId, version: this.#ids.next() });
  }
}
