import type { AnyGuide } from '../../faces/guide.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TurnReport } from '../../table/types.ts';

/** How reasons are told: `table` on a line of their own, `hand` at the end of one. */
export type Place = 'table' | 'hand';

/** Why a computer player acted as it did in the turn; empty if there's nothing to say. */
export function whyLines(
  { why }: TurnReport,
  place: Place,
  guide: AnyGuide,
  names: readonly string[],
  say: Say,
): string[] {
  const reasons = why?.reasons.flatMap((reason) => guide.reason?.(reason, names, say) ?? []) ?? [];
  if (!why || reasons.length === 0) return [];
  return [
    say(`discord-${place}-why`, { name: names[why.seat]!, reasons: reasons.join(say('discord-why-join')) }),
  ];
}
