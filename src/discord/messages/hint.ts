import { escapedName, escapedText } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { Advice, Hint } from '../../table/document.ts';
import type { SeatView, TableInfo } from '../../table/views.ts';
import type { Message } from '../answers/message.ts';
import { escapedNames } from '../answers/names.ts';
import { button, buttonRows, pressAt, publicPressAt } from '../choices/controls.ts';
import { namedInHand } from './offers.ts';

/** What a Knight would do in the seat, what's next best, and a button that does the first. */
export function hintMessage(seat: SeatView, { best, next }: Hint, words: Words): Message {
  const { table } = seat;
  const say = words.hints;
  const { path, label } = namedInHand(seat, best.action, words);
  const play = button(pressAt(table, 'pick', path), { ...label, style: 'good' });
  const name = escapedText(label.text);
  const isOnly = seat.actions.length === 1;
  return {
    content: [
      ...(isOnly ? [say.only(name)] : [say.best(name), ...bringsLine(best, table, words)]),
      ...nextLine(seat, next, words),
      ...(isOnly ? [] : [say.taken(table.hintsTaken[seat.seat]!)]),
    ].join('\n'),
    rows: buttonRows([play]),
  };
}

function bringsLine(best: Advice, table: TableInfo, words: Words): string[] {
  const part = share(best);
  const why = reasons(best, table, words);
  const said = [
    ...(part === null ? [] : [words.hints.share(part)]),
    ...(why.length === 0 ? [] : [words.hints.why(why)]),
  ];
  return said.length > 0 ? [said.join(' ')] : [];
}

function nextLine(seat: SeatView, next: Advice | null, words: Words): string[] {
  if (!next) return [];
  const { label } = namedInHand(seat, next.action, words);
  return [words.hints.next(escapedText(label.text), share(next), reasons(next, seat.table, words))];
}

const share = ({ share: part }: Advice): number | null => (part === null ? null : Math.round(100 * part));

function reasons({ reasons: all }: Advice, table: TableInfo, words: Words): string[] {
  const names = escapedNames(table);
  return all.flatMap((reason) => guideOf(table.game).reason?.(reason, names, words) ?? []);
}

/** *Hint* is about the present, like *What can I do now?*. */
export const hintButton = ({ table }: SeatView, words: Words) =>
  table.hints && table.status === 'playing'
    ? [button(publicPressAt(table, 'hint'), { text: words.hints.button, emoji: '💡' })]
    : [];

/** How many hints each player has taken, if any. */
export function hintLines({ seats, hintsTaken }: TableInfo, words: Words): string[] {
  const taken = seats
    .map(({ name }, seat): readonly [string, number] => [escapedName(name), hintsTaken[seat] ?? 0])
    .filter(([, count]) => count > 0);
  return taken.length > 0 ? [words.hints.result(taken)] : [];
}
