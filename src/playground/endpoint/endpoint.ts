import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { respond } from '../rest/interactions.ts';
import type { Interaction } from '../state/interactions.ts';
import type { World } from '../state/world.ts';
import { ApiError } from '../validate/api-error.ts';
import { Signer } from './signer.ts';

/** Discord gives up on a request after this time, in ms. */
const ANSWER_WITHIN = 3_000;

/** How long an endpoint that didn't answer in time is tried last, in ms. */
const AVOIDED_FOR = 5_000;

/** The address doesn't do what Discord asks of an interactions endpoint. */
export class EndpointRefused extends Error {
  constructor(url: string, why: string) {
    super(`${url} is no interactions endpoint: ${why}`);
    this.name = 'EndpointRefused';
  }
}

/**
 * The application's interactions endpoint URL: while there's one, interactions go there instead of to the gateway.
 * Several stand for a load balancer: they take turns, one that's out of reach or says 503 is passed over, and one that
 * didn't answer in time is tried after the others for a while.
 */
export class Endpoint {
  readonly #world: World;
  readonly #signer = new Signer();
  readonly #log: (error: unknown) => void;
  readonly #closed = new AbortController();
  readonly #stop: () => void;
  #urls: readonly string[] = [];
  #turn = 0;
  /** Until when they're tried last, in ms since 1970. */
  readonly #avoided = new Map<string, number>();

  constructor(world: World, log: (error: unknown) => void) {
    this.#world = world;
    this.#log = log;
    this.#stop = world.events.subscribe({
      interaction: (interaction) => {
        if (this.#urls.length > 0) void this.#deliver(interaction).catch(this.#log);
      },
    });
  }

  /** The application's public key, in hexadecimal. */
  get verifyKey(): string {
    return this.#signer.verifyKey;
  }

  /** Null while interactions go to the gateway. */
  get url(): string | null {
    return this.#urls[0] ?? null;
  }

  /**
   * From now on, interactions go to these addresses; to the gateway if there are none.
   * @throws EndpointRefused if a new one doesn't answer a ping, or doesn't refuse a bad signature
   */
  async use(...urls: readonly string[]): Promise<void> {
    for (const url of urls) if (!this.#urls.includes(url)) await this.#verify(url);
    this.#urls = urls;
    this.#world.interactions.byHttp = urls.length > 0;
  }

  close(): void {
    this.#stop();
    this.#closed.abort();
  }

  async #verify(url: string): Promise<void> {
    const world = this.#world;
    const ping = JSON.stringify({
      ...{ id: world.ids.next(), application_id: world.bot.id, type: InteractionType.Ping, version: 1 },
      ...{ token: 'ping', user: world.bot, entitlements: [] },
    });
    const answer = await this.#post(url, ping).catch((error: unknown) => {
      throw new EndpointRefused(url, String(error));
    });
    const said: unknown = answer.status === 200 ? await answer.json().catch(() => null) : null;
    if ((said as { readonly type?: unknown } | null)?.type !== InteractionResponseType.Pong)
      throw new EndpointRefused(url, `it answers a ping with ${answer.status}`);
    const refusal = await this.#post(url, ping, ' ');
    if (refusal.status !== 401)
      throw new EndpointRefused(url, `it answers a bad signature with ${refusal.status}`);
  }

  /** Whether an answer comes in time is seen by the interaction's own deadline. */
  async #deliver(interaction: Interaction): Promise<void> {
    const body = JSON.stringify(interaction.payload);
    for (const url of this.#inTurn()) {
      const answer = await this.#post(url, body).catch((error: unknown) => {
        if ((error as Error).name === 'TimeoutError')
          this.#avoided.set(url, this.#world.clock.now() + AVOIDED_FOR);
        return null;
      });
      if (answer?.status === 503) await answer.body?.cancel();
      if (answer === null || answer.status === 503) continue;
      if (answer.status === 200) this.#respond(interaction, await answer.json().catch(() => null));
      else await answer.body?.cancel();
      return;
    }
  }

  #inTurn(): readonly string[] {
    const first = this.#turn++ % this.#urls.length;
    const urls = [...this.#urls.slice(first), ...this.#urls.slice(0, first)];
    const now = this.#world.clock.now();
    const isAvoided = (url: string) => (this.#avoided.get(url) ?? 0) > now;
    return [...urls.filter((url) => !isAvoided(url)), ...urls.filter(isAvoided)];
  }

  /** An answer in the response itself; one that Discord refuses is like none. */
  #respond({ id, token }: Interaction, json: unknown): void {
    const { interactions } = this.#world;
    try {
      respond(this.#world, interactions.unacknowledged(id, token), { json, uploads: [] });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** @param spoilt what's sent after the text that's been signed */
  #post(url: string, body: string, spoilt = ''): Promise<Response> {
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Discord-Interactions/1.0 (+https://discord.com)',
        ...this.#signer.headers(body, this.#world.clock.now()),
      },
      body: body + spoilt,
      redirect: 'error',
      signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
    });
  }
}
