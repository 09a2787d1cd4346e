import type { APIMessage } from 'discord-api-types/v10';

/** An uploaded file. */
export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Pixels; null for anything but a PNG. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  readonly description: string | null;
}

export interface StoredMessage {
  /** The message as the API returns it. An edit replaces the object. */
  message: APIMessage;
  /** The only user who can see an ephemeral message. */
  readonly privateTo: string | null;
  /** The token of the interaction that created it. */
  readonly token: string | null;
  /** Every file of the message by id, including those shown in embeds and components. */
  files: ReadonlyMap<string, StoredFile>;
  /** Times of edits made when the message was older than an hour, in milliseconds since 1970. */
  lateEdits: number[];
  /** Deleted: anyone still holding it must not change it. */
  removed: boolean;
}

/** A message as the API returns it later on: only its creation tells the nonce. */
export function withoutNonce({ nonce: _nonce, ...message }: APIMessage): APIMessage {
  return message;
}
