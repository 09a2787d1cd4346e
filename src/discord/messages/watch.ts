import { escapedName, plainName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Words } from '../../i18n/index.ts';
import { isSeated, keptSeatOf } from '../../table/holders.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, menuRow, publicPressAt, type Verb } from '../choices/controls.ts';
import { orderOf } from './pictures.ts';
import { takeButtons } from './seats.ts';
import { type PictureSource, resultLines } from './table.ts';

/** The table as everybody sees it, for one person; after the end also a menu of all hands. */
export function watchMessage(
  { table, view }: SpectatorView,
  userId: string,
  words: Words,
  { pictures }: PictureSource,
): Message {
  const over = table.status === 'finished';
  const foot = over
    ? resultLines(table, view, words)
    : [words.discord.hand.waiting(namesToAct(table, words)), `-# ${words.people.watch.notYet}`];
  const kind = over ? 'end' : 'table';
  return {
    content: [...guideOf(table.game).standing(view, escapedNames(table), words), ...foot].join('\n'),
    picture: pictures.late(`${table.game}-watch`, orderOf(table, { kind }, view, words)),
    rows: [...handsMenu(table, words), ...watchRows(table, userId, words, words.people.button.refresh)],
  };
}

/** A seat's hand after the end, for anybody. */
export function handAfterEnd(
  { table, seat, view }: SeatView,
  userId: string,
  words: Words,
  { pictures }: PictureSource,
): Message {
  return {
    content: words.people.watch.hand(escapedName(table.seats[seat]!.name)),
    picture: pictures.late(`${table.game}-hand`, orderOf(table, { kind: 'hand' }, view, words)),
    rows: [...handsMenu(table, words), ...watchRows(table, userId, words)],
  };
}

function handsMenu(table: TableInfo, words: Words): Row[] {
  if (table.status !== 'finished') return [];
  const seats = table.seats.map(({ name }, seat) => ({ value: String(seat), text: plainName(name) }));
  return [menuRow(publicPressAt(table, 'reveal', ['seat']), words.people.watch.handsMenu, seats)];
}

/** What somebody without a seat can do at a table that has started. */
export function watchRows(
  table: TableInfo,
  userId: string,
  words: Words,
  watch = words.people.button.watch,
): Row[] {
  const press = (verb: Verb, args: readonly string[] = []) => publicPressAt(table, verb, args);
  const { status } = table;
  const isIn = isSeated(table, userId);
  const isKept = status === 'playing' && !isIn && keptSeatOf(table, userId) !== undefined;
  return buttonRows([
    button(press('watch'), { text: watch, style: 'strong' }),
    button(press('text'), { text: words.discord.button.text }),
    ...(isKept ? [button(press('back'), { text: words.people.button.back, style: 'good' })] : []),
    ...(isKept || isIn ? [] : takeButtons(table, press, words)),
  ]);
}
