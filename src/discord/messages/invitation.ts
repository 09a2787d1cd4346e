import type { Say } from '../../i18n/fluent/say.ts';
import type { Person } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { escapedNameOf } from '../answers/names.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import { finishedState, withFreeSeat } from './games.ts';
import { lookBackButton } from './look-back.ts';
import { takeButtons } from './seats.ts';

/** These messages stand beside the table's own and say nothing of its moment, so their presses have number 0. */
const atNoMoment = (table: TableInfo): TableInfo => ({ ...table, shown: 0 });

/** Pings the guest once, with the way to a seat. */
export function invitationMessage(table: TableInfo, guestId: string, host: Person, say: Say): Message {
  const beside = atNoMoment(table);
  return {
    content: say(table.status === 'lobby' ? 'people-invite-lobby' : 'people-invite-seat', {
      guest: `<@${guestId}>`,
      host: escapedNameOf(host.name, say),
      game: guideOf(table.game).title(say),
    }),
    mention: guestId,
    rows:
      table.status === 'lobby'
        ? buttonRows([
            button(publicPressAt(beside, 'come'), { text: say('discord-button-join'), style: 'strong' }),
          ])
        : buttonRows(takeButtons(beside, say)),
  };
}

/** `come`'s argument on the message that announces a thread's table elsewhere. */
export const ANNOUNCEMENT = 'announcement';

/** Says in a thread's parent channel what's played in it, and lets people join or watch from there. */
export function threadMessage(table: TableInfo, say: Say): Message {
  const guide = guideOf(table.game);
  const head = say('people-thread-title', { game: guide.title(say), link: `<#${table.channelId}>` });
  const beside = atNoMoment(table);
  switch (table.status) {
    case 'lobby': {
      const free = table.maxSeats - table.seats.length;
      const isOpen = table.access === 'open';
      const state = isOpen ? say('people-thread-free', { free }) : say('people-lobby-invited-only');
      const join = { text: say('discord-button-join'), style: 'strong' } as const;
      return {
        content: [head, guide.about(say, table.variant), state].join('\n'),
        rows: buttonRows(
          isOpen && free > 0 ? [button(publicPressAt(beside, 'come', [ANNOUNCEMENT]), join)] : [],
        ),
      };
    }
    case 'playing':
      return {
        content: [head, withFreeSeat(table, say('people-thread-running'), say)].join('\n'),
        rows: buttonRows([
          button(publicPressAt(beside, 'watch'), { text: say('people-button-watch') }),
          ...takeButtons(beside, say).slice(0, 1),
        ]),
      };
    case 'finished':
      return {
        content: [head, say('people-thread-over', { state: finishedState(table, say) })].join('\n'),
        rows: buttonRows([lookBackButton(table, say)]),
      };
    case 'closed':
      return { content: `${head}\n${say('people-thread-closed')}`, rows: [] };
  }
}
