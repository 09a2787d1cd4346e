import type { REST } from '@discordjs/rest';
import { inOnePiece } from './uploads.ts';

type Request = Parameters<REST['request']>[0];

/** What's sent. Its identity tells to which edit it belongs. */
interface Content {
  readonly body: Buffer;
  readonly type: string;
  /** What it changes of the message. */
  readonly changes: ReadonlySet<string>;
}

interface Edit {
  readonly path: string;
  newest: Content;
  done: Promise<unknown>;
}

const MESSAGE = /\/messages\/[^/]+$/;

/** What an edit sends; null if it can't be told. */
function contentOf(request: Request): Content | null {
  if (typeof request.body !== 'object' || request.body === null) return null;
  const fields = Object.entries(request.body).filter(([, value]) => value !== undefined);
  const changes = new Set(fields.map(([name]) => name));
  const { body, files, headers } = inOnePiece(request);
  if (files && files.length > 0) return null;
  if (Buffer.isBuffer(body))
    return { body, type: (headers as Record<string, string>)['content-type']!, changes };
  return { body: Buffer.from(JSON.stringify(body)), type: 'application/json', changes };
}

/** Whether nothing of an edit is left to be seen after another. */
const covers = (later: Content, { changes }: Content): boolean =>
  [...changes].every((name) => later.changes.has(name));

/**
 * Of the edits of one message, only the newest waits: while one waits for its turn, or for Discord to take it after a
 * refusal for there being too many, a later one takes its place, and both are done with it.
 */
export class LatestEdits {
  /** Those that wait, by the message's path. */
  readonly #waiting = new Map<string, Edit>();
  readonly #byBody = new WeakMap<Buffer, Edit>();

  /** @throws what sending throws */
  request(request: Request, send: (request: Request) => Promise<unknown>): Promise<unknown> {
    const { fullRoute: path, method } = request;
    const content = method === 'PATCH' && MESSAGE.test(path) ? contentOf(request) : null;
    if (!content) return send(request);
    const waiting = this.#waiting.get(path);
    if (waiting && covers(content, waiting.newest)) {
      waiting.newest = content;
      return waiting.done;
    }
    const { body, type } = content;
    const { files: _sentInBody, ...rest } = request;
    const edit: Edit = { path, newest: content, done: Promise.resolve() };
    this.#byBody.set(body, edit);
    this.#waiting.set(path, edit);
    const headers = { ...request.headers, 'content-type': type };
    edit.done = send({ ...rest, body, headers, passThroughBody: true }).finally(() => this.#forget(edit));
    return edit.done;
  }

  /** The newest content in place of an edit's own; from now on, it doesn't wait. Null if it's no edit. */
  sent(body: unknown): Content | null {
    const edit = this.#editOf(body);
    if (!edit) return null;
    this.#forget(edit);
    return edit.newest;
  }

  /** It waits again, to be repeated. */
  repeated(body: unknown): void {
    const edit = this.#editOf(body);
    if (!edit) return;
    const later = this.#waiting.get(edit.path);
    if (!later) this.#waiting.set(edit.path, edit);
    else if (covers(later.newest, edit.newest)) edit.newest = later.newest;
  }

  #editOf(body: unknown): Edit | undefined {
    return Buffer.isBuffer(body) ? this.#byBody.get(body) : undefined;
  }

  #forget(edit: Edit): void {
    if (this.#waiting.get(edit.path) === edit) this.#waiting.delete(edit.path);
  }
}
