import { type APIChannel, type APIUser, ChannelType } from 'discord-api-types/v10';
import type { TemplateResult } from 'lit';
import { icons } from './icons.ts';
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

const textTypes: ReadonlySet<number> = new Set([0, 5, 10, 11, 12]);

/** Undefined for channels without messages, such as categories. Direct messages are called after the bot. */
export function placeOf(channel: APIChannel, bot: APIUser | null): Place | undefined {
  if (channel.type === ChannelType.DM) {
    const name = bot ? nameOf(bot) : channel.id;
    return { id: channel.id, name, type: channel.type, topic: '', parent: null, direct: true };
  }
  if (!textTypes.has(channel.type)) return undefined;
  const topic = 'topic' in channel && typeof channel.topic === 'string' ? channel.topic : '';
  const thread = channel.type === 10 || channel.type === 11 || channel.type === 12;
  const parent = thread && 'parent_id' in channel ? (channel.parent_id ?? null) : null;
  return {
    id: channel.id,
    name: channel.name ?? channel.id,
    type: channel.type,
    topic,
    parent,
    direct: false,
  };
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

export function iconOf(place: Place): TemplateResult {
  if (place.direct) return icons.at;
  return place.parent === null ? icons.channel : icons.thread;
}
