import type { GameEvent, GameId, Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Highlight, Highlights } from '../../table/highlights.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import { guideOf } from '../../telling/registry.ts';
import type { HighlightShown, MomentKind } from '../../telling/scene.ts';
import { escapedNameOf, plainNameOf } from '../answers/names.ts';

/** What happened, but not that it ended the game: said to the reader what they did themselves, if the game has words for that. */
export function toldTo(
  reader: Seat | null,
  game: GameId,
  events: readonly GameEvent[],
  names: readonly string[],
  say: Say,
): readonly string[] {
  const guide = guideOf(game);
  const deeds = events.filter(({ type }) => type !== 'ended');
  const own = reader === null ? [] : (guide.own?.(deeds, names, reader, say) ?? []);
  return own.length > 0 ? own : guide.sentences(deeds, names, say);
}

function sentencesOf(
  { game }: TableInfo,
  { events, names }: Highlight,
  say: Say,
  reader: Seat | null,
): string {
  const escaped = names.map((name) => escapedNameOf(name, say));
  return toldTo(reader, game, events, escaped, say).join(' ');
}

/** What turned the game for good, for everybody; nothing before its end, or if nothing did. */
export const turningLines = (
  { table, highlights: { turning } }: Pick<SpectatorView, 'table' | 'highlights'>,
  say: Say,
  reader: Seat | null = null,
): string[] =>
  turning === null
    ? []
    : [say('discord-end-turning', { sentences: sentencesOf(table, turning, say, reader) })];

/** The same after the player's own best move, for whoever played the seat. */
export function highlightLines({ table, seat, highlights }: SeatView, say: Say): string[] {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningLines({ table, highlights }, say, seat);
  const sentences = sentencesOf(table, best, say, seat);
  if (best === turning) return [say('discord-end-best-turning', { sentences })];
  return [say('discord-end-best', { sentences }), ...turningLines({ table, highlights }, say, seat)];
}

/** For the picture of the end that everybody sees. */
export const turningShown = (
  table: TableInfo,
  { turning }: Highlights,
  say: Say,
  reader: Seat | null = null,
): HighlightShown<GameEvent> | undefined =>
  turning === null ? undefined : shown(table, turning, 'turning', say, reader);

/** For a player's own picture of the end. */
export function bestShown(
  { table, seat, highlights }: SeatView,
  say: Say,
): HighlightShown<GameEvent> | undefined {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningShown(table, highlights, say, seat);
  const own = shown(table, best, 'best', say, seat);
  if (turning === null || turning === best) return own;
  const { title, row, sentences } = shown(table, turning, 'turning', say, seat);
  return { ...own, turning: { title, row, sentences } };
}

function shown(
  table: TableInfo,
  { events, names, row }: Highlight,
  kind: MomentKind,
  say: Say,
  reader: Seat | null,
): HighlightShown<GameEvent> {
  const plain = names.map((name) => plainNameOf(name, say));
  return {
    ...{ title: say(`discord-end-${kind}-title`), kind, events, row },
    sentences: toldTo(reader, table.game, events, plain, say),
  };
}
