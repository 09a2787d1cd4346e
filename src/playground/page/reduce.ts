import type { APIMessage } from 'discord-api-types/v10';
import type { ToPage } from '../protocol/to-page.ts';
import { type Place, placeOf, placesInOrder } from './channels.ts';
import { withEntry, withoutKey } from './maps.ts';
import type { State } from './state.ts';

type Hello = Extract<ToPage, { type: 'hello' }>;

/** Starts over with the server's state, in the same channel if it still exists. */
export function withHello(state: State, hello: Hello, preferredChannelId: string | null): State {
  const places = new Map<string, Place>();
  for (const channel of hello.channels) {
    const place = placeOf(channel, hello.bot);
    if (place) places.set(place.id, place);
  }
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
  const before = state.unread.get(message.channel_id) ?? { messages: 0, mentions: 0 };
  const me = state.me?.id ?? '';
  const mentioned = message.mentions.some((user) => user.id === me) ? 1 : 0;
  return withEntry(state.unread, message.channel_id, {
    messages: before.messages + 1,
    mentions: before.mentions + mentioned,
  });
}

export function withoutMessage(state: State, channelId: string, messageId: string): State {
  const list = state.messages.get(channelId);
  if (!list) return state;
  const rest = list.filter((message) => message.id !== messageId);
  return { ...state, messages: withEntry(state.messages, channelId, rest) };
}

export function withPlace(state: State, place: Place | undefined): State {
  return place ? { ...state, places: withEntry(state.places, place.id, place) } : state;
}

/** Snowflakes are decimal numbers, so a longer one is newer. */
function byId(a: APIMessage, b: APIMessage): number {
  if (a.id.length !== b.id.length) return a.id.length - b.id.length;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
