import type { FieldPath } from './field-errors.ts';
import type { Upload } from './upload.ts';

/** By which door a message comes: each allows other flags and treats what it leaves out in another way. */
export type MessageUse = 'create' | 'followUp' | 'reply' | 'update' | 'edit';

export interface MessageContext {
  readonly use: MessageUse;
  /** Where the body stands in the request: `['data']` in a callback. */
  readonly path: FieldPath;
  readonly uploads: readonly Upload[];
  /** The message that is changed. */
  readonly existing: {
    readonly flags: number;
    readonly files: ReadonlyMap<string, { readonly name: string }>;
    readonly embeds: number;
    readonly components: number;
    readonly content: string;
  } | null;
}
