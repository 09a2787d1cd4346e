import type { FieldPath } from './api-error.ts';

export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A file of a multipart request. `index` is the `n` of `files[n]`. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** The custom emoji that may be used, by ID. */
export interface KnownEmoji {
  has(id: string): boolean;
}

/** The kind of request a message body comes from; each allows different flags. */
export type MessageUse = 'create' | 'followUp' | 'reply' | 'update' | 'edit';

export interface MessageContext {
  readonly use: MessageUse;
  /** Path of the body in the request: `['data']` in a callback. */
  readonly path: FieldPath;
  readonly uploads: readonly Upload[];
  /** The application's own emoji. */
  readonly emoji: KnownEmoji;
  /** The message being edited. */
  readonly existing: {
    readonly flags: number;
    readonly files: ReadonlyMap<string, { readonly name: string }>;
    readonly embeds: number;
    readonly components: number;
    readonly content: string;
  } | null;
}
