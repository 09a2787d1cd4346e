import type { Translate } from '../../i18n/fluent/translate.ts';
import { isDeserted, isSeated, keptSeat } from '../../table/holders.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct, toEscapedName, toPlainName } from '../answers/names.ts';
import { button, buttonRows, menuRow, publicComponent } from '../choices/controls.ts';
import { turningLines, turningShown } from './highlights.ts';
import { orderPicture, type Pictures } from './pictures.ts';
import { backButton, desertedLine, takeButtons } from './seats.ts';
import { resultLines } from './table.ts';

/** The table as everybody sees it, for one person; after the end also a menu of all hands. */
export function watchMessage(
  { table, view, highlights }: SpectatorView,
  userId: string,
  t: Translate,
  pictures: Pictures,
): Message {
  const over = table.status === 'finished';
  const foot = over
    ? [...resultLines(table, view, t), ...turningLines({ table, highlights }, t)]
    : [
        isDeserted(table)
          ? desertedLine(table, t)
          : t('discord-hand-waiting', { names: namesToAct(table, t) }),
        `-# ${t('people-watch-not-yet')}`,
      ];
  const kind = over ? 'end' : 'table';
  const order = orderPicture(table, { kind }, view, t, { highlight: turningShown(table, highlights, t) });
  return {
    content: [...getGuide(table.game).standing(view, escapedNames(table, t), t), ...foot].join('\n'),
    picture: pictures.late(`${table.game}-watch`, order),
    rows: [...handsMenu(table, t), ...watchRows(table, userId, t, t('people-button-refresh'))],
  };
}

/** A seat's hand after the end, for anybody. */
export function handAfterEnd(
  { table, seat, view }: SeatView,
  userId: string,
  t: Translate,
  pictures: Pictures,
): Message {
  return {
    content: t('people-watch-hand', { name: toEscapedName(table.seats[seat]!.name, t) }),
    picture: pictures.late(`${table.game}-hand`, orderPicture(table, { kind: 'hand' }, view, t)),
    rows: [...handsMenu(table, t), ...watchRows(table, userId, t)],
  };
}

function handsMenu(table: TableInfo, t: Translate): Row[] {
  if (table.status !== 'finished') return [];
  const seats = table.seats.map(({ name }, seat) => ({ value: String(seat), text: toPlainName(name, t) }));
  return [menuRow(publicComponent(table, 'reveal', ['seat']), t('people-watch-hands-menu'), seats)];
}

/** What somebody without a seat can do at a table that has started. */
export function watchRows(
  table: TableInfo,
  userId: string,
  t: Translate,
  watch = t('people-button-watch'),
): Row[] {
  const { status } = table;
  const isIn = isSeated(table, userId);
  const isKept = status === 'playing' && !isIn && keptSeat(table, userId) !== undefined;
  return buttonRows([
    button(publicComponent(table, 'watch'), { text: watch, style: 'strong' }),
    button(publicComponent(table, 'text'), { text: t('discord-button-text') }),
    ...(isKept ? [backButton(table, t)] : []),
    ...(isKept || isIn ? [] : takeButtons(table, t)),
  ]);
}
