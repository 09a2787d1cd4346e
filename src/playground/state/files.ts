import type { APIAttachment } from 'discord-api-types/v10';
import type { Upload } from '../validate/message.ts';
import type { StoredFile } from './message.ts';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height from a PNG's header, in pixels; null for anything else. */
function pngDimensions(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  jsonl: 'application/jsonl',
};

/** Stores uploaded files. Beyond a size limit the oldest are dropped. */
export class Files {
  readonly #limit: number;
  readonly #base: () => string;
  readonly #files = new Map<string, StoredFile>();
  #size = 0;

  constructor(base: () => string, limit: number) {
    this.#base = base;
    this.#limit = limit;
  }

  get(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }

  add(
    id: string,
    channelId: string,
    upload: Pick<Upload, 'name' | 'bytes'>,
    description: string | null,
  ): StoredFile {
    const extension = upload.name.split('.').at(-1)?.toLowerCase() ?? '';
    const file: StoredFile = {
      id,
      channelId,
      name: upload.name,
      contentType: TYPES[extension] ?? 'application/octet-stream',
      bytes: upload.bytes,
      dimensions: pngDimensions(upload.bytes),
      description,
    };
    this.hold(file);
    return file;
  }

  /** Drops the oldest if there's no room. */
  hold(file: StoredFile): void {
    this.#files.set(file.id, file);
    this.#size += file.bytes.length;
    for (const old of this.#files.values()) {
      if (this.#size <= this.#limit || old === file) break;
      this.remove(old);
    }
  }

  remove(file: StoredFile): void {
    if (this.#files.delete(file.id)) this.#size -= file.bytes.length;
  }

  urlOf(file: StoredFile): string {
    return `${this.#base()}/attachments/${file.channelId}/${file.id}/${encodeURIComponent(file.name)}`;
  }

  data(file: StoredFile, ephemeral: boolean): APIAttachment {
    return {
      id: file.id,
      filename: file.name,
      size: file.bytes.length,
      url: this.urlOf(file),
      proxy_url: this.urlOf(file),
      content_type: file.contentType,
      ...(file.dimensions ?? {}),
      ...(file.description === null ? {} : { description: file.description }),
      ...(ephemeral ? { ephemeral } : {}),
    };
  }
}
