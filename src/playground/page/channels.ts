import type { APIChannel } from 'discord-api-types/v10';

/** A channel or thread, as the page shows it. */
export interface Place {
  readonly id: string;
  readonly name: string;
  readonly topic: string;
  /** The channel a thread belongs to. */
  readonly parent: string | null;
}

const textTypes: ReadonlySet<number> = new Set([0, 5, 10, 11, 12]);

/** Undefined for channels without messages, such as categories. */
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
