import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Person } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { button, buttonRows, publicComponent } from '../choices/controls.ts';
import { finishedState, withFreeSeat } from './games.ts';
import { lookBackButton } from './look-back.ts';
import { takeButtons } from './seats.ts';

/** These messages stand beside the table's own and say nothing of its moment, so their components have revision 0. */
const atNoMoment = (table: TableInfo): TableInfo => ({ ...table, shown: 0 });

/** Pings the guest once, with the way to a seat. */
export function invitationMessage(table: TableInfo, guestId: string, host: Person, t: Translate): Message {
  const beside = atNoMoment(table);
  return {
    content: t(table.status === 'lobby' ? 'people-invite-lobby' : 'people-invite-seat', {
      guest: `<@${guestId}>`,
      host: toEscapedName(host.name, t),
      game: getGuide(table.game).title(t),
    }),
    mention: guestId,
    rows:
      table.status === 'lobby'
        ? buttonRows([
            button(publicComponent(beside, 'come'), { text: t('discord-button-join'), style: 'strong' }),
          ])
        : buttonRows(takeButtons(beside, t)),
  };
}

/** `come`'s argument on the message that announces a thread's table elsewhere. */
export const ANNOUNCEMENT = 'announcement';

/** Says in a thread's parent channel what's played in it, and lets people join or watch from there. */
export function threadMessage(table: TableInfo, t: Translate): Message {
  const guide = getGuide(table.game);
  const head = t('people-thread-title', { game: guide.title(t), link: `<#${table.channelId}>` });
  const beside = atNoMoment(table);
  switch (table.status) {
    case 'lobby': {
      const free = table.maxSeats - table.seats.length;
      const isOpen = table.access === 'open';
      const state = isOpen ? t('people-thread-free', { free }) : t('people-lobby-invited-only');
      const join = { text: t('discord-button-join'), style: 'strong' } as const;
      return {
        content: [head, guide.about(t, table.variant), state].join('\n'),
        rows: buttonRows(
          isOpen && free > 0 ? [button(publicComponent(beside, 'come', [ANNOUNCEMENT]), join)] : [],
        ),
      };
    }
    case 'playing':
      return {
        content: [head, withFreeSeat(table, t('people-thread-running'), t)].join('\n'),
        rows: buttonRows([
          button(publicComponent(beside, 'watch'), { text: t('people-button-watch') }),
          ...takeButtons(beside, t).slice(0, 1),
        ]),
      };
    case 'finished':
      return {
        content: [head, t('people-thread-over', { state: finishedState(table, t) })].join('\n'),
        rows: buttonRows([lookBackButton(table, t)]),
      };
    case 'closed':
      return { content: `${head}\n${t('people-thread-closed')}`, rows: [] };
  }
}
