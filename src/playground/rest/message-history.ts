import { z } from 'zod';
import type { Channel } from '../state/channel.ts';
import type { StoredMessage } from '../state/message.ts';
import { snowflake } from '../validate/fields.ts';
import { parseForm } from '../validate/form.ts';

const pageQuery = z.object({
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  before: snowflake.optional(),
  after: snowflake.optional(),
  around: snowflake.optional(),
});

/** A page of a channel's messages, newest first. */
export function messagePage(channel: Channel, query: unknown): StoredMessage[] {
  const { limit, before, after, around } = parseForm(pageQuery, query);
  const all = [...channel.messages.values()].filter(({ privateTo }) => privateTo === null);
  const idOf = ({ message }: StoredMessage) => BigInt(message.id);
  if (around !== undefined) {
    const older = all.filter((stored) => idOf(stored) <= BigInt(around)).slice(-Math.ceil(limit / 2));
    const newer = all.filter((stored) => idOf(stored) > BigInt(around)).slice(0, Math.floor(limit / 2));
    return [...older, ...newer].reverse();
  }
  if (after !== undefined)
    return all
      .filter((stored) => idOf(stored) > BigInt(after))
      .slice(0, limit)
      .reverse();
  const older = before === undefined ? all : all.filter((stored) => idOf(stored) < BigInt(before));
  return older.slice(-limit).reverse();
}
