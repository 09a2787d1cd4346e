import type { FieldPath } from './field-errors.ts';
import type { Upload } from './upload.ts';

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
