import { escapedName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { Person } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, type Press, type Verb } from '../choices/controls.ts';
import { takeButtons } from './seats.ts';

/** These messages stand beside the table's own and say nothing of its moment, so their presses have number 0. */
const pressOf =
  (tableId: string) =>
  (verb: Verb, args: readonly string[] = []): Press => ({ tableId, revision: 0, verb, args });

/** Pings the guest once, with the way to a seat. */
export function invitationMessage(table: TableInfo, guestId: string, host: Person, words: Words): Message {
  const press = pressOf(table.id);
  const { invite } = words.people;
  const said = table.status === 'lobby' ? invite.lobby : invite.seat;
  return {
    content: said(`<@${guestId}>`, escapedName(host.name), guideOf(table.game).title(words)),
    mention: guestId,
    rows:
      table.status === 'lobby'
        ? buttonRows([button(press('come'), { text: words.discord.button.join, style: 'strong' })])
        : buttonRows(takeButtons(table, press, words)),
  };
}

/** `come`'s argument on the message that announces a thread's table elsewhere. */
export const ANNOUNCEMENT = 'announcement';

/** Says in a thread's parent channel what's played in it, and lets people join from there. */
export function threadMessage(table: TableInfo, words: Words): Message {
  const { thread } = words.people;
  const guide = guideOf(table.game);
  const title = guide.title(words);
  const link = `<#${table.channelId}>`;
  switch (table.status) {
    case 'lobby':
      return {
        content: thread.announced(title, guide.about(words), table.maxSeats - table.seats.length, link),
        rows: threadRows(table, words),
      };
    case 'playing':
      return { content: thread.running(title, link), rows: threadRows(table, words) };
    case 'finished':
      return { content: thread.over(title, link), rows: threadRows(table, words) };
    case 'closed':
      return { content: thread.closed(title, link), rows: [] };
  }
}

function threadRows({ id, status, seats, maxSeats }: TableInfo, words: Words): Row[] {
  const press = pressOf(id);
  const join = button(
    press('come', [ANNOUNCEMENT]),
    { text: words.discord.button.join, style: 'strong' },
    seats.length >= maxSeats,
  );
  return buttonRows([
    ...(status === 'lobby' ? [join] : []),
    button(press('watch'), { text: words.people.button.watch }),
  ]);
}
