import { ComponentType, type Message } from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import { isNewer, type Traces } from '../announcing/channels.ts';
import { type ComponentData, decodeCustomId, type Verb } from '../choices/controls.ts';
import { personToAct } from '../messages/table.ts';

/** At least one of these is a control of every message of a table, and of no other but the line about its end. */
export const OF_TABLE: readonly Verb[] = ['start', 'text', 'again'];

type OwnMessage = Pick<Message, 'id' | 'content' | 'createdTimestamp' | 'components'>;

/** What the bot's messages tell of a table: its newest message, and the messages that ping somebody. */
export function findTraces(table: TableInfo, own: readonly OwnMessage[]): Traces | null {
  const newestFirst = own.toSorted((a, b) => (isNewer(a.id, b.id) ? -1 : 1));
  const componentsOn = (message: OwnMessage) =>
    componentsIn(message).filter(({ tableId }) => tableId === table.id);
  const shownBy = (message: OwnMessage) =>
    componentsOn(message).find(({ verb }) => OF_TABLE.includes(verb))?.revision;
  const isOver = (message: OwnMessage) => {
    const verbs = table.status === 'finished' ? componentsOn(message).map(({ verb }) => verb) : [];
    return verbs.includes('again') && !verbs.includes('text');
  };
  const [newest, ...older] = newestFirst.filter((each) => shownBy(each) !== undefined && !isOver(each));
  if (!newest) return null;
  const person = personToAct(table);
  const seated = table.seats.flatMap((holder) => (holder.kind === 'person' ? [`<@${holder.userId}>`] : []));
  const isPing = ({ content, components }: OwnMessage) =>
    components.length === 0 && seated.some((mention) => content.includes(mention));
  const pingsAwaited = ({ content, createdTimestamp }: OwnMessage) =>
    person !== undefined && createdTimestamp >= table.waitingSince && content.includes(`<@${person}>`);
  const ping = newestFirst.find((each) => isOver(each) || (isPing(each) && pingsAwaited(each)));
  // Left by a process that ended before it noted the line, or that stood still and sent it late.
  const isLeft = (each: OwnMessage) =>
    each !== ping &&
    isPing(each) &&
    (each.createdTimestamp < table.waitingSince || table.status === 'playing');
  return {
    messageId: newest.id,
    at: newest.createdTimestamp,
    shown: shownBy(newest)!,
    older: [...older, ...own.filter(isLeft)].map(({ id }) => id),
    callId: ping?.id ?? null,
    callsItself: pingsAwaited(newest),
    newestId: newestFirst[0]!.id,
  };
}

/** What the message's controls do. */
const componentsIn = ({ components }: OwnMessage): ComponentData[] =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map(({ customId }) => (customId === null ? null : decodeCustomId(customId)))
    .flatMap((component) => (component ? [component] : []));
