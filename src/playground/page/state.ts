import type {
  APIApplicationCommand,
  APIChannel,
  APIGuild,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIUser,
} from 'discord-api-types/v10';

/** What the page shows of a channel or a thread. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly topic: string;
  /** The channel a thread belongs to. */
  readonly parent: string | null;
}

/** An interaction that the bot has not answered yet. */
export type Pending =
  | { readonly kind: 'command'; readonly channelId: string; readonly label: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly kind: 'modal' };

/** A sentence that the page itself shows in a channel, to this window alone. */
export interface Notice {
  readonly id: string;
  readonly channelId: string;
  readonly text: string;
  readonly reason: string;
}

export interface OpenModal {
  readonly channelId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
  /** The nonce under which it was sent, while the bot has not answered. */
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

const textTypes: ReadonlySet<number> = new Set([0, 5, 10, 11, 12]);

/** Undefined for channels that hold no messages, such as categories. */
export function placeOf(channel: APIChannel): Place | undefined {
  if (!textTypes.has(channel.type)) return undefined;
  const topic = 'topic' in channel && typeof channel.topic === 'string' ? channel.topic : '';
  const thread = channel.type === 10 || channel.type === 11 || channel.type === 12;
  const parent = thread && 'parent_id' in channel ? (channel.parent_id ?? null) : null;
  return { id: channel.id, name: channel.name ?? channel.id, topic, parent };
}

/** Channels in the guild's order, each followed by its threads. */
export function placesInOrder(places: ReadonlyMap<string, Place>): readonly Place[] {
  const all = [...places.values()];
  const tops = all.filter((place) => place.parent === null || !places.has(place.parent));
  return tops.flatMap((top) => [top, ...all.filter((place) => place.parent === top.id)]);
}

export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

export function withoutKey<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}

export function isEphemeral(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 64) !== 0;
}

export function isLoading(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 128) !== 0;
}
