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
  /** What the local Discord answered. A lost reply never reached the bot. */
  readonly status: number;
  /** The body of an error response; null otherwise. */
  readonly refusal: unknown;
  /** What interfered with it. */
  readonly faults: readonly string[];
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
  readonly #byRoute = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request when it arrives: it may never be answered. */
  count({ method, route, global }: Pick<RecordedRequest, 'method' | 'route' | 'global'>): void {
    this.#count += 1;
    if (global) this.#globalCount += 1;
    const name = `${method} ${route}`;
    this.#byRoute.set(name, (this.#byRoute.get(name) ?? 0) + 1);
  }

  /** Keeps a request that was answered. */
  add(entry: RecordedRequest): void {
    this.#entries.push(entry);
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

  /** Number of requests by method and route: `POST /channels/{channel_id}/messages`. */
  get countsByRoute(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#byRoute);
  }

  clear(): void {
    this.#entries = [];
    this.#count = 0;
    this.#globalCount = 0;
    this.#byRoute.clear();
  }
}
