import type { APIMessage } from 'discord-api-types/v10';

/** A file that the bot has uploaded. */
export interface StoredFile {
  readonly id: string;
  readonly channelId: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Pixels of a PNG. */
  readonly dimensions: { readonly width: number; readonly height: number } | null;
  readonly description: string | null;
}

export interface StoredMessage {
  /** As everybody reads it who may; a change puts a new object here. */
  message: APIMessage;
  /** The one user who sees an ephemeral message. */
  readonly privateTo: string | null;
  /** The token of the interaction that made it. */
  readonly token: string | null;
  /** All files of the message, those shown in embeds and components too, by id. */
  files: ReadonlyMap<string, StoredFile>;
  /** Times of edits made when the message was older than an hour. */
  lateEdits: number[];
  /** Put away by its user, where it is ephemeral. */
  dismissed: boolean;
  /** Deleted; whoever still holds it must not change it. */
  removed: boolean;
}
