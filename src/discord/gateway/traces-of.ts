import { ComponentType, type Message } from 'discord.js';
import type { TableInfo } from '../../table/views.ts';
import { isNewer, type Traces } from '../announcing/channels.ts';
import { decodePress, type Press, type Verb } from '../choices/controls.ts';
import { personToAct } from '../messages/table.ts';

/** At least one of these is a control of every message of a table, and of no other but the line about its end. */
export const OF_TABLE: readonly Verb[] = ['start', 'text', 'again'];

type OwnMessage = Pick<Message, 'id' | 'content' | 'createdTimestamp' | 'components'>;

/** What the bot's messages tell of a table: its newest message, and the lines that call somebody. */
export function tracesOf(table: TableInfo, own: readonly OwnMessage[]): Traces | null {
  const newestFirst = own.toSorted((a, b) => (isNewer(a.id, b.id) ? -1 : 1));
  const pressesOn = (message: OwnMessage) => pressesIn(message).filter(({ tableId }) => tableId === table.id);
  const shownBy = (message: OwnMessage) =>
    pressesOn(message).find(({ verb }) => OF_TABLE.includes(verb))?.revision;
  const isOver = (message: OwnMessage) => {
    const verbs = table.status === 'finished' ? pressesOn(message).map(({ verb }) => verb) : [];
    return verbs.includes('again') && !verbs.includes('text');
  };
  const [newest, ...older] = newestFirst.filter((each) => shownBy(each) !== undefined && !isOver(each));
  if (!newest) return null;
  const person = personToAct(table);
  const seated = table.seats.flatMap((holder) => (holder.kind === 'person' ? [`<@${holder.userId}>`] : []));
  const isCall = ({ content, components }: OwnMessage) =>
    components.length === 0 && seated.some((mention) => content.includes(mention));
  const calls = ({ content, createdTimestamp }: OwnMessage) =>
    person !== undefined && createdTimestamp >= table.waitingSince && content.includes(`<@${person}>`);
  const call = newestFirst.find((each) => isOver(each) || (isCall(each) && calls(each)));
  // Left by a process that ended before it noted the line, or that stood still and sent it late.
  const isLeft = (each: OwnMessage) =>
    each !== call &&
    isCall(each) &&
    (each.createdTimestamp < table.waitingSince || table.status === 'playing');
  return {
    messageId: newest.id,
    at: newest.createdTimestamp,
    shown: shownBy(newest)!,
    older: [...older, ...own.filter(isLeft)].map(({ id }) => id),
    callId: call?.id ?? null,
    callsItself: calls(newest),
    newestId: newestFirst[0]!.id,
  };
}

/** What the message's controls do. */
const pressesIn = ({ components }: OwnMessage): Press[] =>
  components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .map(({ customId }) => (customId === null ? null : decodePress(customId)))
    .flatMap((press) => (press ? [press] : []));
