import type {
  APIApplicationCommand,
  APIGuild,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';
import type { Place } from './channels.ts';

/** An interaction the bot hasn't responded to yet. */
export type Pending =
  | { readonly kind: 'command'; readonly channelId: string; readonly label: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly kind: 'modal' };

/** A notice the page itself shows in a channel. */
export interface Notice {
  readonly id: string;
  readonly channelId: string;
  readonly text: string;
  readonly reason: string;
}

export interface OpenModal {
  readonly channelId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
  /** The nonce of the pending submission. */
  readonly sent: string | null;
  readonly failed: boolean;
}

export interface Unread {
  readonly messages: number;
  readonly mentions: number;
}

export interface State {
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly me: APIUser | null;
  readonly bot: APIUser | null;
  readonly guild: APIGuild | null;
  readonly users: ReadonlyMap<string, APIUser>;
  readonly places: ReadonlyMap<string, Place>;
  readonly commands: readonly APIApplicationCommand[];
  readonly messages: ReadonlyMap<string, readonly APIMessage[]>;
  readonly channelId: string;
  readonly unread: ReadonlyMap<string, Unread>;
  readonly pending: ReadonlyMap<string, Pending>;
  /** Why the last interaction with a message failed, by message id. */
  readonly failures: ReadonlyMap<string, string>;
  readonly notices: readonly Notice[];
  readonly modal: OpenModal | null;
}

export const emptyState: State = {
  connection: 'connecting',
  me: null,
  bot: null,
  guild: null,
  users: new Map(),
  places: new Map(),
  commands: [],
  messages: new Map(),
  channelId: '',
  unread: new Map(),
  pending: new Map(),
  failures: new Map(),
  notices: [],
  modal: null,
};
