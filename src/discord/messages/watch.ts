import type { Say } from '../../i18n/fluent/say.ts';
import { isDeserted, isSeated, keptSeatOf } from '../../table/holders.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNameOf, escapedNames, namesToAct, plainNameOf } from '../answers/names.ts';
import { button, buttonRows, menuRow, publicPressAt } from '../choices/controls.ts';
import { turningLines, turningShown } from './highlights.ts';
import { orderOf, type Pictures } from './pictures.ts';
import { backButton, desertedLine, takeButtons } from './seats.ts';
import { resultLines } from './table.ts';

/** The table as everybody sees it, for one person; after the end also a menu of all hands. */
export function watchMessage(
  { table, view, highlights }: SpectatorView,
  userId: string,
  say: Say,
  pictures: Pictures,
): Message {
  const over = table.status === 'finished';
  const foot = over
    ? [...resultLines(table, view, say), ...turningLines({ table, highlights }, say)]
    : [
        isDeserted(table)
          ? desertedLine(table, say)
          : say('discord-hand-waiting', { names: namesToAct(table, say) }),
        `-# ${say('people-watch-not-yet')}`,
      ];
  const kind = over ? 'end' : 'table';
  const order = orderOf(table, { kind }, view, say, { highlight: turningShown(table, highlights, say) });
  return {
    content: [...guideOf(table.game).standing(view, escapedNames(table, say), say), ...foot].join('\n'),
    picture: pictures.late(`${table.game}-watch`, order),
    rows: [...handsMenu(table, say), ...watchRows(table, userId, say, say('people-button-refresh'))],
  };
}

/** A seat's hand after the end, for anybody. */
export function handAfterEnd(
  { table, seat, view }: SeatView,
  userId: string,
  say: Say,
  pictures: Pictures,
): Message {
  return {
    content: say('people-watch-hand', { name: escapedNameOf(table.seats[seat]!.name, say) }),
    picture: pictures.late(`${table.game}-hand`, orderOf(table, { kind: 'hand' }, view, say)),
    rows: [...handsMenu(table, say), ...watchRows(table, userId, say)],
  };
}

function handsMenu(table: TableInfo, say: Say): Row[] {
  if (table.status !== 'finished') return [];
  const seats = table.seats.map(({ name }, seat) => ({ value: String(seat), text: plainNameOf(name, say) }));
  return [menuRow(publicPressAt(table, 'reveal', ['seat']), say('people-watch-hands-menu'), seats)];
}

/** What somebody without a seat can do at a table that has started. */
export function watchRows(
  table: TableInfo,
  userId: string,
  say: Say,
  watch = say('people-button-watch'),
): Row[] {
  const { status } = table;
  const isIn = isSeated(table, userId);
  const isKept = status === 'playing' && !isIn && keptSeatOf(table, userId) !== undefined;
  return buttonRows([
    button(publicPressAt(table, 'watch'), { text: watch, style: 'strong' }),
    button(publicPressAt(table, 'text'), { text: say('discord-button-text') }),
    ...(isKept ? [backButton(table, say)] : []),
    ...(isKept || isIn ? [] : takeButtons(table, say)),
  ]);
}
