import {
  type APIApplicationCommand,
  type APIChannel,
  type APIGuild,
  type APIMessage,
  type APIModalInteractionResponseCallbackData,
  type APIUser,
  ChannelType,
} from 'discord-api-types/v10';
import type { ToPage } from '../protocol.ts';
import { userDisplayName } from './people.ts';
import { t } from './words.ts';

/** A channel or thread, as the page shows it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly type: ChannelType;
  readonly topic: string;
  /** The channel a thread belongs to. */
  readonly parent: string | null;
  /** Whether it's the bot's direct messages. */
  readonly direct: boolean;
}

/** "#hall", or "@Round Table" for direct messages. */
export function placeLabel({ direct, name }: Place): string {
  return `${direct ? '@' : '#'}${name}`;
}

/** Direct messages are called after the bot. */
export function channelPlace(channel: APIChannel, bot: APIUser): Place {
  const { id, type } = channel;
  if (type === ChannelType.DM)
    return { id, name: userDisplayName(bot), type, topic: '', parent: null, direct: true };
  const topic = ('topic' in channel && channel.topic) || '';
  const parent = 'thread_metadata' in channel ? (channel.parent_id ?? null) : null;
  return { id, name: channel.name ?? '', type, topic, parent, direct: false };
}

/** Channels in the guild's order, each followed by its threads. */
export function placesInOrder(places: ReadonlyMap<string, Place>): readonly Place[] {
  const all = [...places.values()];
  const tops = all.filter((place) => place.parent === null || !places.has(place.parent));
  return tops.flatMap((top) => [top, ...all.filter((place) => place.parent === top.id)]);
}

/** The places of the guild, in order: those an option or menu of channels offers. */
export function guildPlaces(places: ReadonlyMap<string, Place>): readonly Place[] {
  return placesInOrder(places).filter(({ direct }) => !direct);
}

function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value);
}

export function withoutKey<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  if (!map.has(key)) return map;
  const copy = new Map(map);
  copy.delete(key);
  return copy;
}

/** An interaction the bot hasn't responded to yet. */
export type Pending =
  | { readonly kind: 'command'; readonly channelId: string; readonly label: string }
  | { readonly kind: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly kind: 'modal' };

/** A notice the page itself shows in a channel. */
interface Notice {
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

export interface State {
  readonly connection: 'connecting' | 'open' | 'lost';
  readonly me: APIUser | null;
  readonly bot: APIUser | null;
  readonly guild: APIGuild | null;
  readonly users: ReadonlyMap<string, APIUser>;
  readonly places: ReadonlyMap<string, Place>;
  readonly commands: readonly APIApplicationCommand[];
  /** The most that a file may have, in bytes. */
  readonly fileBytes: number;
  readonly messages: ReadonlyMap<string, readonly APIMessage[]>;
  readonly channelId: string;
  /** Mentions of the user in each channel with unread messages. */
  readonly unread: ReadonlyMap<string, number>;
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
  fileBytes: 0,
  messages: new Map(),
  channelId: '',
  unread: new Map(),
  pending: new Map(),
  failures: new Map(),
  notices: [],
  modal: null,
};

type Hello = Extract<ToPage, { type: 'hello' }>;

/** Starts over with the server's state, in the same channel if it still exists. */
export function withHello(state: State, hello: Hello, preferredChannelId: string | null): State {
  const places = new Map(hello.channels.map((channel) => [channel.id, channelPlace(channel, hello.bot)]));
  const channelId =
    [state.channelId, preferredChannelId ?? ''].find((id) => places.has(id)) ??
    placesInOrder(places)[0]?.id ??
    '';
  const users = new Map([...hello.users, hello.bot, hello.me].map((user) => [user.id, user]));
  return {
    ...state,
    connection: 'open',
    me: hello.me,
    bot: hello.bot,
    guild: hello.guild,
    users,
    places,
    commands: hello.commands,
    fileBytes: hello.fileBytes,
    messages: new Map(Object.entries(hello.messages)),
    channelId,
  };
}

/** Inserts a new message by id, or replaces an edited one. */
export function withMessage(state: State, message: APIMessage): State {
  const list = state.messages.get(message.channel_id) ?? [];
  const at = list.findIndex((other) => other.id === message.id);
  const next = at < 0 ? [...list, message].sort(byId) : list.with(at, message);
  const changed: State = {
    ...state,
    messages: withEntry(state.messages, message.channel_id, next),
    failures: withoutKey(state.failures, message.id),
  };
  const seen = message.channel_id === state.channelId || at >= 0 || message.author.id === state.me?.id;
  return seen ? changed : { ...changed, unread: withUnread(state, message) };
}

function withUnread(state: State, message: APIMessage): State['unread'] {
  const mentioned = message.mentions.some((user) => user.id === state.me?.id) ? 1 : 0;
  return withEntry(state.unread, message.channel_id, (state.unread.get(message.channel_id) ?? 0) + mentioned);
}

export function withoutMessage(state: State, channelId: string, messageId: string): State {
  const list = state.messages.get(channelId);
  if (!list) return state;
  const rest = list.filter((message) => message.id !== messageId);
  return { ...state, messages: withEntry(state.messages, channelId, rest) };
}

export function withChannel(state: State, channel: APIChannel): State {
  if (!state.bot) return state;
  return { ...state, places: withEntry(state.places, channel.id, channelPlace(channel, state.bot)) };
}

/** Snowflakes are decimal numbers, so a longer one is newer. */
function byId(a: APIMessage, b: APIMessage): number {
  if (a.id.length !== b.id.length) return a.id.length - b.id.length;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The state with a request waiting for the bot. */
export function withPending(state: State, nonce: string, pending: Pending): State {
  return { ...state, pending: withEntry(state.pending, nonce, pending) };
}

/** The state after the bot responded to a request. */
export function withResponse(state: State, nonce: string): State {
  const { pending, modal } = state;
  return { ...state, pending: withoutKey(pending, nonce), modal: modal?.sent === nonce ? null : modal };
}

/** The state after the bot responded with a modal. */
export function withModal(
  state: State,
  nonce: string,
  modal: APIModalInteractionResponseCallbackData,
): State {
  const pending = withoutKey(state.pending, nonce);
  return { ...state, pending, modal: { channelId: state.channelId, modal, sent: null, failed: false } };
}

/** The state after a request failed. */
export function withFailure(state: State, nonce: string, reason: string): State {
  const failed = state.pending.get(nonce);
  const pending = withoutKey(state.pending, nonce);
  if (failed?.kind === 'component')
    return { ...state, pending, failures: withEntry(state.failures, failed.messageId, reason) };
  if (failed?.kind === 'command') {
    const text = t('playground-messages-notice', {
      command: failed.label,
      reason: t('playground-messages-no-answer'),
    });
    const notice = { id: nonce, channelId: failed.channelId, text, reason };
    return { ...state, pending, notices: [...state.notices, notice] };
  }
  if (failed?.kind === 'modal' && state.modal?.sent === nonce)
    return { ...state, pending, modal: { ...state.modal, sent: null, failed: true } };
  return state;
}

/** The custom id of the component of a message that is pending, if one is. */
export function pendingComponent(state: State, messageId: string): string | undefined {
  for (const pending of state.pending.values()) {
    if (pending.kind === 'component' && pending.messageId === messageId) return pending.customId;
  }
  return undefined;
}
