import type { HighlightShown, MomentKind } from '../../../render/painter.ts';
import { guideOf } from '../../faces/registry.ts';
import type { GameEvent } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Highlight, Highlights } from '../../table/highlights.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import { escapedNameOf, plainNameOf } from '../answers/names.ts';

const sentencesOf = ({ game }: TableInfo, { events, names }: Highlight, say: Say): string =>
  guideOf(game)
    .sentences(
      events,
      names.map((name) => escapedNameOf(name, say)),
      say,
    )
    .join(' ');

/** What turned the game for good, for everybody; nothing before its end, or if nothing did. */
export const turningLines = (
  { table, highlights: { turning } }: Pick<SpectatorView, 'table' | 'highlights'>,
  say: Say,
): string[] =>
  turning === null ? [] : [say('discord-end-turning', { sentences: sentencesOf(table, turning, say) })];

/** The same after the player's own best move, for whoever played the seat. */
export function highlightLines({ table, seat, highlights }: SeatView, say: Say): string[] {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningLines({ table, highlights }, say);
  const sentences = sentencesOf(table, best, say);
  if (best === turning) return [say('discord-end-best-turning', { sentences })];
  return [say('discord-end-best', { sentences }), ...turningLines({ table, highlights }, say)];
}

/** For the picture of the end that everybody sees. */
export const turningShown = (
  table: TableInfo,
  { turning }: Highlights,
  say: Say,
): HighlightShown<GameEvent> | undefined =>
  turning === null ? undefined : shown(table, turning, 'turning', say);

/** For a player's own picture of the end. */
export function bestShown(
  { table, seat, highlights }: SeatView,
  say: Say,
): HighlightShown<GameEvent> | undefined {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningShown(table, highlights, say);
  const own = shown(table, best, 'best', say);
  if (turning === null || turning === best) return own;
  return { ...own, turning: { title: say('discord-end-turning-title'), row: turning.row } };
}

function shown(
  { game }: TableInfo,
  { events, names, row }: Highlight,
  kind: MomentKind,
  say: Say,
): HighlightShown<GameEvent> {
  return {
    ...{ title: say(`discord-end-${kind}-title`), kind, events, row },
    sentences: guideOf(game).sentences(
      events,
      names.map((name) => plainNameOf(name, say)),
      say,
    ),
  };
}
