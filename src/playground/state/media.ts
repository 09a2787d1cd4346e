import type { Files } from './files.ts';
import type { StoredFile } from './message.ts';

const ATTACHMENT_SCHEME = 'attachment://';

/** Resolves `attachment://` URLs to the stored files of one message. */
export class MediaResolver {
  readonly #byName: ReadonlyMap<string, StoredFile>;
  readonly #files: Files;
  readonly #nextId: () => string;

  constructor(files: Files, attached: Iterable<StoredFile>, nextId: () => string) {
    this.#files = files;
    this.#nextId = nextId;
    this.#byName = new Map([...attached].map((file) => [file.name, file]));
  }

  /** The stored file an URL refers to, if it refers to one. */
  file(url: string): StoredFile | undefined {
    return url.startsWith(ATTACHMENT_SCHEME)
      ? this.#byName.get(url.slice(ATTACHMENT_SCHEME.length))
      : undefined;
  }

  /** An unfurled media item, as the API returns it. */
  item(url: string) {
    const file = this.file(url);
    const id = this.#nextId();
    if (!file) return { id, url, proxy_url: url };
    const address = this.#files.urlOf(file);
    return {
      id,
      url: address,
      proxy_url: address,
      attachment_id: file.id,
      content_type: file.contentType,
      ...(file.dimensions ?? {}),
    };
  }
}
