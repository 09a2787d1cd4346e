import { AsyncLocalStorage } from 'node:async_hooks';
import type { REST } from '@discordjs/rest';
import { type Clock, systemClock } from '../../base/clock.ts';
import { unlessBy } from '../../base/deadline.ts';
import type { Log } from '../../base/log.ts';
import { time } from '../../base/steady-time.ts';
import { Budget, rankHere } from './budget.ts';
import { HeldBack, InvalidRequests } from './invalid-requests.ts';
import { LatestEdits } from './latest-edits.ts';
import { sendInOnePiece } from './uploads.ts';

/** Request timeout in ms, from when it's sent. */
const SENT_WITHIN = 10_000;
/** How long a request may wait to be sent, in ms: as long as Discord's own limits last. */
export const LONGEST_WAIT = 15 * 60_000;
/** Discord's limit. */
const GLOBAL_REQUESTS = 50;

const TOO_MANY = 429;

/** nirn-proxy's mark of answers that aren't Discord's. */
const BY_PROXY = 'generated-by-proxy';

/** What Discord doesn't count against a bot's global limit: answers to interactions, through their tokens. */
const BY_TOKEN = /\/(interactions|webhooks)\/\d+\/[^/]+/;

type MakeRequest = REST['options']['makeRequest'];
type Init = Parameters<MakeRequest>[1];
type Response = Awaited<ReturnType<MakeRequest>>;

const assertion = new AsyncLocalStorage<() => void>();

/**
 * Does something whose requests may have to wait, or be repeated: `assertWanted` is called right before each is sent,
 * and what it throws is what the request fails with.
 */
export const sendingOnlyIf = <T>(assertWanted: () => void, work: () => T): T =>
  assertion.run(assertWanted, work);

export interface RequestsOptions {
  /** This process's share of what Discord allows a bot in a second; 50, all of it, if absent. */
  readonly perSecond?: number | undefined;
  /** Called when only interactions are answered from now on. */
  readonly onHeldBack?: (() => void) | undefined;
  readonly clock?: Clock | undefined;
  readonly log: Log;
}

/** Sends the bot's requests within Discord's limits for all of them together. */
export class Requests {
  readonly invalid: InvalidRequests;
  readonly #options: RequestsOptions;
  readonly #budget: Budget;
  readonly #edits = new LatestEdits();
  #hasTold = false;

  constructor(options: RequestsOptions) {
    this.#options = options;
    const clock = options.clock ?? systemClock;
    this.invalid = new InvalidRequests(clock);
    this.#budget = new Budget(options.perSecond ?? GLOBAL_REQUESTS, clock);
  }

  /** Has all requests of the client sent this way. */
  govern(rest: REST): void {
    sendInOnePiece(rest);
    const send = rest.request.bind(rest);
    const { makeRequest } = rest.options;
    rest.request = (request) => this.#edits.request(request, send);
    rest.options.makeRequest = (url, init) => this.#send(makeRequest, url, init);
  }

  async #send(makeRequest: MakeRequest, url: string, init: Init): Promise<Response> {
    const isCounted = !BY_TOKEN.test(url);
    for (;;) {
      if (isCounted) {
        this.#refuseIfTooMany();
        await this.#budget.turn(rankHere(), init.signal as AbortSignal | null | undefined);
        this.#refuseIfTooMany();
      }
      assertion.getStore()?.();
      const asked = time.ticks();
      const response = await inTime(makeRequest, url, this.#newest(init));
      this.#noteStatus(response);
      noteTime(response, asked);
      if (response.status !== TOO_MANY) return response;
      this.#edits.repeated(init.body);
      // discord.js would hold up answers to interactions as well.
      if (!isCounted || !response.headers.has('x-ratelimit-global')) return response;
      this.#budget.pause(Number(response.headers.get('retry-after') ?? 1) * 1_000);
      await response.arrayBuffer();
    }
  }

  #noteStatus({ status, headers }: Response): void {
    if (headers.has(BY_PROXY) || !this.invalid.note(status, headers.get('x-ratelimit-scope'))) return;
    if (this.#areTooMany()) this.#budget.refuseAll(new HeldBack());
  }

  #newest(init: Init): Init {
    const newest = this.#edits.sent(init.body);
    if (!newest) return init;
    const headers = { ...(init.headers as Record<string, string>), 'content-type': newest.type };
    return { ...init, body: newest.body, headers };
  }

  #refuseIfTooMany(): void {
    if (this.#areTooMany()) throw new HeldBack();
  }

  #areTooMany(): boolean {
    const { areTooMany, count, elsewhere } = this.invalid;
    const { log, onHeldBack } = this.#options;
    if (areTooMany && !this.#hasTold) {
      log.error({ count, elsewhere }, 'too many requests were invalid: only interactions are answered');
      onHeldBack?.();
    }
    if (!areTooMany && this.#hasTold) log.info({ count, elsewhere }, 'all requests are sent again');
    this.#hasTold = areTooMany;
    return areTooMany;
  }
}

/** What isn't Discord's reply may come from anybody's clock. */
function noteTime({ status, headers }: Response, asked: number): void {
  if (status < 500 && !headers.has(BY_PROXY)) time.heard(Date.parse(headers.get('date') ?? ''), asked);
}

/** @throws an `AbortError` if there's no response in time, or the request isn't wanted any more */
async function inTime(makeRequest: MakeRequest, url: string, init: Init): Promise<Response> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const cancel = unlessBy(SENT_WITHIN, end);
  init.signal?.addEventListener('abort', end);
  try {
    return await makeRequest(url, { ...init, signal: ended.signal });
  } finally {
    cancel();
  }
}
