import type { Call } from '../../clocks/ports.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import type { Press, Verb } from '../choices/custom-id.ts';
import { relative } from '../messages/clock.ts';

/**
 * A press on a line. It belongs to no moment of the table: a line may go out before its channel has been told the
 * newest, and must not be taken for proof that it has.
 */
const pressOn = ({ id }: TableInfo, verb: Verb, args: readonly string[] = []): Press =>
  publicPressAt({ id, shown: 0 }, verb, args);

/** The press by which a line is found again. */
export const markOf = (table: TableInfo, { kind, key }: Call): Press =>
  kind === 'absent' ? pressOn(table, 'back', [key]) : pressOn(table, 'seen', [key, kind]);

function markButton(table: TableInfo, call: Call, say: Say) {
  return call.kind === 'absent'
    ? button(markOf(table, call), { text: say('clock-button-back'), style: 'good' })
    : button(markOf(table, call), { text: say('clock-button-seen') });
}

/** A line in the table's channel that pings the person. */
export function channelCall(table: TableInfo, call: Call, say: Say): Message {
  const mention = `<@${call.userId}>`;
  const hand = button(pressOn(table, 'hand'), { text: say('discord-button-hand'), style: 'strong' });
  return {
    content: say(`clock-channel-${call.kind}`, { mention, when: whenOf(call) }),
    mention: call.userId,
    rows: buttonRows([...(call.kind === 'absent' ? [] : [hand]), markButton(table, call, say)]),
  };
}

/** A direct message that leads to the table, whose message has that ID if it's known. */
export function directCall(table: TableInfo, messageId: string | null, call: Call, say: Say): Message {
  const path = [table.guildId, table.channelId, ...(messageId === null ? [] : [messageId])].join('/');
  return {
    content: say(`clock-direct-${call.kind}`, {
      link: `https://discord.com/channels/${path}`,
      when: whenOf(call),
    }),
    rows: buttonRows([markButton(table, call, say)]),
  };
}

const whenOf = ({ due }: Call): string => (due === null ? '' : relative(due));
