import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Clock } from '../../base/clock.ts';
import { apiError } from '../validate/api-error.ts';
import { type CommandForm, checkCommandList } from '../validate/commands.ts';
import type { WorldEmitter } from './events.ts';
import type { Snowflakes } from './snowflakes.ts';

const MAX_CREATES_PER_DAY = 200;
const DAY_MS = 86_400_000;

/** The bot's global slash commands, which it registers all at once. */
export class Commands {
  readonly #ids: Snowflakes;
  readonly #clock: Clock;
  readonly #events: WorldEmitter;
  readonly #applicationId: string;
  #all: readonly APIApplicationCommand[];
  #createdAt: readonly number[] = [];

  constructor(
    ids: Snowflakes,
    clock: Clock,
    events: WorldEmitter,
    applicationId: string,
    all: readonly APIApplicationCommand[],
  ) {
    this.#ids = ids;
    this.#clock = clock;
    this.#events = events;
    this.#applicationId = applicationId;
    this.#all = all;
  }

  list(): readonly APIApplicationCommand[] {
    return this.#all;
  }

  /** Commands usable in guilds, or in DMs. */
  availableIn(place: 'guild' | 'direct'): APIApplicationCommand[] {
    const context = place === 'guild' ? 0 : 1;
    return this.#all.filter(({ contexts }) => contexts?.includes(context) ?? true);
  }

  /**
   * Overwrites every command.
   * @throws {ApiError} 50035, 30032 for too many, 30034 when more are new than Discord allows in a day
   */
  replace(value: unknown): readonly APIApplicationCommand[] {
    const forms = checkCommandList(value);
    const known = new Map(this.#all.map(({ name, id }) => [name, id]));
    this.#countCreations(forms.filter(({ name }) => !known.has(name)).length);
    this.#all = forms.map((form) => this.#build(form, known.get(form.name)));
    this.#events.emit('commands');
    return this.#all;
  }

  #countCreations(count: number): void {
    const now = this.#clock.now();
    const recent = this.#createdAt.filter((at) => at > now - DAY_MS);
    if (recent.length + count > MAX_CREATES_PER_DAY) throw apiError('tooManyCreations');
    this.#createdAt = [...recent, ...Array.from({ length: count }, () => now)];
  }

  /** A registered command as the API returns it, with Discord's defaults filled in. */
  #build(form: CommandForm, id = this.#ids.next()): APIApplicationCommand {
    const { id: _ignored, dm_permission, default_permission, ...rest } = form;
    return {
      ...rest,
      id,
      application_id: this.#applicationId,
      version: this.#ids.next(),
      type: 1,
      default_member_permissions: form.default_member_permissions ?? null,
      nsfw: form.nsfw ?? false,
      contexts: form.contexts ?? (dm_permission === false ? [0] : null),
      integration_types: form.integration_types ?? [0],
    } as APIApplicationCommand;
  }
}
