import type { Say } from '../../i18n/fluent/say.ts';
import type { Advice, Hint } from '../../table/document.ts';
import type { SeatView, TableInfo } from '../../table/views.ts';
import type { Label } from '../../telling/guide.ts';
import { escapedText } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { escapedNames } from '../answers/names.ts';
import { button, buttonRows, pressAt } from '../choices/controls.ts';
import { Choices } from './choices.ts';
import { escapedOwner } from './seats.ts';

/** What a Knight would do in the seat, what's next best, and a button that does the first. */
export function hintMessage(seat: SeatView, { best, next }: Hint, say: Say): Message {
  const { table } = seat;
  const choices = new Choices(seat, say);
  const { path, label } = choices.named(best.action);
  const play = button(pressAt(table, 'pick', path), { ...label, style: 'good' });
  const name = escapedText(label.text);
  const isOnly = seat.actions.length === 1;
  return {
    content: [
      ...(isOnly
        ? [say('hints-only', { label: name })]
        : [say('hints-best', { label: name }), bringsLine({ best, next }, table, say)]),
      ...(next ? [nextLine(choices.named(next.action).label, next, share(best), table, say)] : []),
      ...(isOnly ? [] : [say('hints-taken', { count: table.hintsTaken[seat.seat]! })]),
    ].join('\n'),
    rows: buttonRows([play]),
  };
}

/** The chance to win, and what speaks for it, if only that nothing speaks for anything else. */
function bringsLine({ best, next }: Hint, table: TableInfo, say: Say): string {
  const part = share(best);
  const why = reasons(best, table, say);
  const isEqual = next !== null && share(next) === part;
  return [
    ...(part === null ? [] : [say('hints-share', { share: part })]),
    why !== '' ? say('hints-why', { reasons: why }) : say(isEqual ? 'hints-why-equal' : 'hints-why-ahead'),
  ].join(' ');
}

function nextLine(label: Label, next: Advice, most: number | null, table: TableInfo, say: Say): string {
  const named = { label: escapedText(label.text) };
  const part = share(next);
  const why = reasons(next, table, say);
  if (part === null)
    return why ? say('hints-next-why', { ...named, reasons: why }) : say('hints-next', named);
  const shared = { ...named, share: part, equal: part === most ? 'yes' : 'no' } as const;
  return why ? say('hints-next-share-why', { ...shared, reasons: why }) : say('hints-next-share', shared);
}

const share = ({ share: part }: Advice): number | null => (part === null ? null : Math.round(100 * part));

/** Empty if there are none. */
function reasons({ reasons: all }: Advice, table: TableInfo, say: Say): string {
  const names = escapedNames(table, say);
  return all
    .flatMap((reason) => guideOf(table.game).reason?.(reason, names, say) ?? [])
    .join(say('hints-reasons-separator'));
}

/** How many hints each person has taken, if any, under the names of those who had the seats. */
export function hintLines({ seats, hintsTaken }: TableInfo, say: Say): string[] {
  const taken = seats
    .map((holder, seat): readonly [string, number] => [escapedOwner(holder, say), hintsTaken[seat] ?? 0])
    .filter(([, count]) => count > 0);
  return taken.length > 0
    ? [say('hints-result', { players: taken.map(([name, count]) => say('hints-player', { name, count })) })]
    : [];
}
