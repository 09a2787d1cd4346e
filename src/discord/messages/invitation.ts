import { guideOf } from '../../faces/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Person } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNameOf } from '../answers/names.ts';
import { button, buttonRows, type Press, type Verb } from '../choices/controls.ts';
import { takeButtons } from './seats.ts';

/** These messages stand beside the table's own and say nothing of its moment, so their presses have number 0. */
const pressOf =
  (tableId: string) =>
  (verb: Verb, args: readonly string[] = []): Press => ({ tableId, revision: 0, verb, args });

/** Pings the guest once, with the way to a seat. */
export function invitationMessage(table: TableInfo, guestId: string, host: Person, say: Say): Message {
  const press = pressOf(table.id);
  return {
    content: say(table.status === 'lobby' ? 'people-invite-lobby' : 'people-invite-seat', {
      guest: `<@${guestId}>`,
      host: escapedNameOf(host.name, say),
      game: guideOf(table.game).title(say),
    }),
    mention: guestId,
    rows:
      table.status === 'lobby'
        ? buttonRows([button(press('come'), { text: say('discord-button-join'), style: 'strong' })])
        : buttonRows(takeButtons(table, press, say)),
  };
}

/** `come`'s argument on the message that announces a thread's table elsewhere. */
export const ANNOUNCEMENT = 'announcement';

/** Says in a thread's parent channel what's played in it, and lets people join from there. */
export function threadMessage(table: TableInfo, say: Say): Message {
  const guide = guideOf(table.game);
  const head = say('people-thread-title', { game: guide.title(say), link: `<#${table.channelId}>` });
  switch (table.status) {
    case 'lobby':
      return {
        content: [
          head,
          guide.about(say, table.variant),
          say('people-thread-free', { free: table.maxSeats - table.seats.length }),
        ].join('\n'),
        rows: threadRows(table, say),
      };
    case 'playing':
      return { content: `${head}\n${say('people-thread-running')}`, rows: threadRows(table, say) };
    case 'finished':
      return { content: `${head}\n${say('people-thread-over')}`, rows: threadRows(table, say) };
    case 'closed':
      return { content: `${head}\n${say('people-thread-closed')}`, rows: [] };
  }
}

function threadRows({ id, status, seats, maxSeats }: TableInfo, say: Say): Row[] {
  const press = pressOf(id);
  const join = button(
    press('come', [ANNOUNCEMENT]),
    { text: say('discord-button-join'), style: 'strong' },
    seats.length >= maxSeats,
  );
  return buttonRows([
    ...(status === 'lobby' ? [join] : []),
    button(press('watch'), { text: say('people-button-watch') }),
  ]);
}
