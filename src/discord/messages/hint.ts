import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Advice, Hint } from '../../table/document.ts';
import type { SeatView, TableInfo } from '../../table/views.ts';
import type { Label } from '../../telling/guide.ts';
import { escapedText } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { escapedNames } from '../answers/names.ts';
import { button, buttonRows, componentAt } from '../choices/controls.ts';
import { Choices } from './choices.ts';
import { escapedOwner } from './seats.ts';

/** What a Knight would do in the seat, what's next best, and a button that does the first. */
export function hintMessage(seat: SeatView, { best, next }: Hint, t: Translate): Message {
  const { table } = seat;
  const choices = new Choices(seat, t);
  const { path, label } = choices.named(best.action);
  const play = button(componentAt(table, 'pick', path), { ...label, style: 'good' });
  const name = escapedText(label.text);
  const isOnly = seat.actions.length === 1;
  return {
    content: [
      ...(isOnly
        ? [t('hints-only', { label: name })]
        : [t('hints-best', { label: name }), bringsLine({ best, next }, table, t)]),
      ...(next ? [nextLine(choices.named(next.action).label, next, share(best), table, t)] : []),
      ...(isOnly ? [] : [t('hints-taken', { count: table.hintsTaken[seat.seat]! })]),
    ].join('\n'),
    rows: buttonRows([play]),
  };
}

/** The chance to win, and what speaks for it, if only that nothing speaks for anything else. */
function bringsLine({ best, next }: Hint, table: TableInfo, t: Translate): string {
  const part = share(best);
  const why = reasons(best, table, t);
  const isEqual = next !== null && share(next) === part;
  return [
    ...(part === null ? [] : [t('hints-share', { share: part })]),
    why !== '' ? t('hints-why', { reasons: why }) : t(isEqual ? 'hints-why-equal' : 'hints-why-ahead'),
  ].join(' ');
}

function nextLine(label: Label, next: Advice, most: number | null, table: TableInfo, t: Translate): string {
  const named = { label: escapedText(label.text) };
  const part = share(next);
  const why = reasons(next, table, t);
  if (part === null) return why ? t('hints-next-why', { ...named, reasons: why }) : t('hints-next', named);
  const shared = { ...named, share: part, equal: part === most ? 'yes' : 'no' } as const;
  return why ? t('hints-next-share-why', { ...shared, reasons: why }) : t('hints-next-share', shared);
}

const share = ({ share: part }: Advice): number | null => (part === null ? null : Math.round(100 * part));

/** Empty if there are none. */
function reasons({ reasons: all }: Advice, table: TableInfo, t: Translate): string {
  const names = escapedNames(table, t);
  return all
    .flatMap((reason) => getGuide(table.game).reason?.(reason, names, t) ?? [])
    .join(t('hints-reasons-separator'));
}

/** How many hints each person has taken, if any, under the names of those who had the seats. */
export function hintLines({ seats, hintsTaken }: TableInfo, t: Translate): string[] {
  const taken = seats
    .map((holder, seat): readonly [string, number] => [escapedOwner(holder, t), hintsTaken[seat] ?? 0])
    .filter(([, count]) => count > 0);
  return taken.length > 0
    ? [t('hints-result', { players: taken.map(([name, count]) => t('hints-player', { name, count })) })]
    : [];
}
