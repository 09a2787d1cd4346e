/** A request of the bot and its response. */
export interface RecordedRequest {
  readonly method: string;
  /** The route as Discord's OpenAPI names it: `/channels/{channel_id}/messages`. */
  readonly route: string;
  /** The path after the version, with its query. */
  readonly path: string;
  /** Headers, without the bot's token. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The JSON body; `payload_json` for a multipart request. */
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly size: number; readonly contentType: string }[];
  readonly status: number;
  /** The body of an error response; null otherwise. */
  readonly refusal: unknown;
  /** Whether it counts against the bot's global rate limit. */
  readonly global: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The most recent requests, up to a limit. */
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

  /** The requests still kept, oldest first. */
  get entries(): readonly RecordedRequest[] {
    return this.#entries.slice(-this.#limit);
  }

  /** Number of requests since the start, including those no longer kept. */
  get counts(): { readonly all: number; readonly global: number } {
    return { all: this.#count, global: this.#globalCount };
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
    this.#globalCount = 0;
  }
}
