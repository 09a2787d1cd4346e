/** One request of the bot, as it came and as it was answered. */
export interface RecordedRequest {
  readonly method: string;
  /** The route as Discord's OpenAPI names it: `/channels/{channel_id}/messages`. */
  readonly route: string;
  /** The path below the version, with its query. */
  readonly path: string;
  /** Headers, without the bot's token. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON of the body: that of `payload_json` where files came with it. */
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly size: number; readonly contentType: string }[];
  readonly status: number;
  /** The body of an answer that refuses. */
  readonly refusal: unknown;
  /** Whether it counts against the bot's global rate limit. */
  readonly global: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last requests, up to a limit. */
export class RequestLog {
  readonly #limit: number;
  #entries: RecordedRequest[] = [];
  #globalCount = 0;
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(entry: RecordedRequest): void {
    this.#entries.push(entry);
    this.#count += 1;
    if (entry.global) this.#globalCount += 1;
    if (this.#entries.length > 2 * this.#limit) this.#entries = this.#entries.slice(-this.#limit);
  }

  /** The requests that are still kept, oldest first. */
  get entries(): readonly RecordedRequest[] {
    return this.#entries.slice(-this.#limit);
  }

  /** Requests since the start, those no longer kept included. */
  get counts(): { readonly all: number; readonly global: number } {
    return { all: this.#count, global: this.#globalCount };
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
    this.#globalCount = 0;
  }
}
