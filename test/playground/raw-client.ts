import './owner.ts';
import './faults.ts';
import type { APIInteraction } from 'discord.js';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../src/playground/server.ts';
import { answerConformance } from './openapi.ts';

/** Parsed JSON. Each test knows its shape. */
export type Parsed = ReturnType<typeof JSON.parse>;

export interface Answer {
  readonly status: number;
  readonly body: Parsed;
  readonly headers: Headers;
}

export interface RawFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Sends requests to a local Discord that a library wouldn't let through. */
export class RawClient {
  readonly playground: Playground;

  private constructor(playground: Playground) {
    this.playground = playground;
  }

  static async start(options: PlaygroundOptions = {}): Promise<RawClient> {
    return new RawClient(await startPlayground(options));
  }

  get discord() {
    return this.playground.discord;
  }

  /** The id of the first channel. */
  get hall(): string {
    return this.discord.channel('round-table').id;
  }

  async send(method: string, path: string, body?: unknown, files: readonly RawFile[] = []): Promise<Answer> {
    const headers: Record<string, string> = { authorization: `Bot ${this.playground.token}` };
    let payload: string | FormData | undefined;
    if (files.length > 0) {
      payload = new FormData();
      payload.append('payload_json', JSON.stringify(body));
      for (const [index, file] of files.entries())
        payload.append(`files[${index}]`, new Blob([new Uint8Array(file.bytes)]), file.name);
    } else if (body !== undefined) {
      payload = JSON.stringify(body);
      headers['content-type'] = 'application/json';
    }
    return this.#request(method, path, headers, payload);
  }

  async anonymous(method: string, path: string, authorization?: string): Promise<Answer> {
    return this.#request(method, path, authorization === undefined ? {} : { authorization });
  }

  async text(method: string, path: string, payload: string): Promise<Answer> {
    const headers = { authorization: `Bot ${this.playground.token}`, 'content-type': 'application/json' };
    return this.#request(method, path, headers, payload);
  }

  /** Sends a message to the first channel. */
  message(body: unknown, files: readonly RawFile[] = []): Promise<Answer> {
    return this.send('POST', `/channels/${this.hall}/messages`, body, files);
  }

  /** The next interaction a user creates. */
  nextInteraction(): Promise<APIInteraction> {
    return new Promise((resolve) =>
      this.discord.world.events.once('interaction', ({ payload }) => resolve(payload)),
    );
  }

  callback({ id, token }: APIInteraction, body: unknown, files: readonly RawFile[] = []): Promise<Answer> {
    return this.send('POST', `/interactions/${id}/${token}/callback`, body, files);
  }

  webhook(
    method: string,
    { token }: APIInteraction,
    path: string,
    body?: unknown,
    files: readonly RawFile[] = [],
  ) {
    return this.send(method, `/webhooks/${this.playground.applicationId}/${token}${path}`, body, files);
  }

  commands(body: unknown): Promise<Answer> {
    return this.send('PUT', `/applications/${this.playground.applicationId}/commands`, body);
  }

  close(): Promise<void> {
    return this.playground.close();
  }

  async #request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string | FormData,
  ): Promise<Answer> {
    const init = { method, headers, ...(body === undefined ? {} : { body }) };
    const response = await fetch(`${this.playground.apiUrl}/v10${path}`, init);
    const text = await response.text();
    const answer = {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    };
    const recorded = this.discord.requests.findLast((one) => one.method === method && one.path === path);
    if (!response.ok || !recorded || !answerConformance) return answer;
    const wrong = answerConformance(recorded, answer.status, answer.body);
    if (wrong.length > 0) throw new Error(`the response doesn't match Discord's: ${wrong.join('; ')}`);
    return answer;
  }
}

/** The error codes of a 50035 by the dotted path of the field. */
export function fieldErrors(body: { readonly errors?: object }): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node))
      if (key === '_errors') found[path] = value[0].code;
      else walk(value, path === '' ? key : `${path}.${key}`);
  };
  walk(body.errors ?? {}, '');
  return found;
}
