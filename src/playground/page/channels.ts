import { type APIChannel, type APIUser, ChannelType } from 'discord-api-types/v10';
import { nameOf } from './people.ts';

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
export function labelOf({ direct, name }: Place): string {
  return `${direct ? '@' : '#'}${name}`;
}

/** Direct messages are called after the bot. */
export function placeOf(channel: APIChannel, bot: APIUser): Place {
  const { id, type } = channel;
  if (type === ChannelType.DM) return { id, name: nameOf(bot), type, topic: '', parent: null, direct: true };
  const topic = ('topic' in channel && channel.topic) || '';
  const isThread = type === ChannelType.PublicThread || type === ChannelType.PrivateThread;
  const parent = isThread ? (channel.parent_id ?? null) : null;
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
