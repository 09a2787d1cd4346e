import type { APIApplicationCommand } from 'discord-api-types/v10';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { type CommandForm, checkCommand } from '../validate/command.ts';
import { parseForm } from '../validate/form.ts';
import { FieldErrors, refuse } from '../validate/refusals.ts';
import type { WorldEmitter } from './events.ts';
import type { Snowflakes } from './snowflakes.ts';

const MAX_COMMANDS = 100;
const MAX_CREATIONS = 200;
const DAY = 86_400_000;

const many = z.array(z.record(z.string(), z.unknown()));

/** Where commands are registered: a guild's id, or null for everywhere. */
export type Scope = string | null;

/** The bot's slash commands, global and by guild. */
export class Commands {
  readonly #ids: Snowflakes;
  readonly #clock: Clock;
  readonly #events: WorldEmitter;
  readonly #applicationId: string;
  readonly #byScope = new Map<Scope, Map<string, APIApplicationCommand>>();
  readonly #creations = new Map<Scope, number[]>();

  constructor(ids: Snowflakes, clock: Clock, events: WorldEmitter, applicationId: string) {
    this.#ids = ids;
    this.#clock = clock;
    this.#events = events;
    this.#applicationId = applicationId;
  }

  list(scope: Scope): APIApplicationCommand[] {
    return [...this.#in(scope).values()];
  }

  /** Commands that can be used in a guild, or in direct messages. */
  available(guildId: Scope): APIApplicationCommand[] {
    const own = guildId === null ? [] : this.list(guildId);
    const names = new Set(own.map(({ name }) => name));
    const place = guildId === null ? 1 : 0;
    const global = this.list(null).filter(
      (one) => !names.has(one.name) && (one.contexts?.includes(place) ?? true),
    );
    return [...own, ...global];
  }

  /** @throws {ApiError} 10063 */
  get(scope: Scope, id: string): APIApplicationCommand {
    const found = this.#in(scope).get(id);
    if (!found) throw refuse('unknownCommand');
    return found;
  }

  /** Registers one command, in the place of one of the same name. */
  put(scope: Scope, value: unknown): { readonly command: APIApplicationCommand; readonly created: boolean } {
    const form = checkCommand(value);
    const before = this.#named(scope, form.name);
    if (!before) {
      if (this.#in(scope).size >= MAX_COMMANDS) throw refuse('tooManyCommands');
      this.#countCreations(scope, 1);
    }
    const command = this.#made(scope, form, before?.id);
    this.#in(scope).set(command.id, command);
    this.#events.emit('commands');
    return { command, created: !before };
  }

  /** Changes what `value` names of one command. */
  patch(scope: Scope, id: string, value: unknown): APIApplicationCommand {
    const before = this.get(scope, id);
    const changes = parseForm(z.record(z.string(), z.unknown()), value);
    const form = checkCommand({ ...formOf(before), ...changes });
    const command = this.#made(scope, form, id);
    this.#in(scope).set(id, command);
    this.#events.emit('commands');
    return command;
  }

  remove(scope: Scope, id: string): void {
    this.get(scope, id);
    this.#in(scope).delete(id);
    this.#events.emit('commands');
  }

  /** Puts these commands in the place of all there are. */
  replace(scope: Scope, value: unknown): APIApplicationCommand[] {
    const values = parseForm(many, value);
    if (values.length > MAX_COMMANDS) throw refuse('tooManyCommands');
    const forms = values.map((one, index) => checkCommand(one, [index]));
    const errors = new FieldErrors();
    const names = new Set<string>();
    for (const [index, { name }] of forms.entries()) {
      if (names.has(name))
        errors.add(
          [index],
          'APPLICATION_COMMANDS_DUPLICATE_NAME',
          'Application command names must be unique',
        );
      names.add(name);
    }
    errors.throwIfAny();
    this.#countCreations(scope, forms.filter(({ name }) => !this.#named(scope, name)).length);
    const commands = forms.map((form) => this.#made(scope, form, this.#named(scope, form.name)?.id));
    this.#byScope.set(scope, new Map(commands.map((command) => [command.id, command])));
    this.#events.emit('commands');
    return commands;
  }

  #in(scope: Scope): Map<string, APIApplicationCommand> {
    const found = this.#byScope.get(scope) ?? new Map<string, APIApplicationCommand>();
    this.#byScope.set(scope, found);
    return found;
  }

  #named(scope: Scope, name: string): APIApplicationCommand | undefined {
    return this.list(scope).find((one) => one.name === name);
  }

  #countCreations(scope: Scope, count: number): void {
    const since = this.#clock.now() - DAY;
    const recent = (this.#creations.get(scope) ?? []).filter((at) => at > since);
    if (recent.length + count > MAX_CREATIONS) throw refuse('tooManyCreations');
    this.#creations.set(scope, [...recent, ...Array.from({ length: count }, () => this.#clock.now())]);
  }

  #made(scope: Scope, form: CommandForm, id = this.#ids.next()): APIApplicationCommand {
    const {
      id: _given,
      dm_permission,
      default_permission,
      contexts,
      integration_types,
      nsfw,
      ...rest
    } = form;
    const places = contexts ?? (scope === null && dm_permission === false ? [0] : null);
    return {
      ...rest,
      id,
      application_id: this.#applicationId,
      version: this.#ids.next(),
      type: 1,
      default_member_permissions: form.default_member_permissions ?? null,
      nsfw: nsfw ?? false,
      ...(scope === null
        ? { contexts: places, integration_types: integration_types ?? [0] }
        : { guild_id: scope }),
    } as APIApplicationCommand;
  }
}

/** A command as it was registered, without what Discord has added. */
function formOf(command: APIApplicationCommand): Record<string, unknown> {
  const { id, application_id, version, guild_id, ...form } = command;
  return form;
}
