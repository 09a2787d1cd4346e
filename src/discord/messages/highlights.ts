import type { GameEvent, GameId, Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Highlight, Highlights } from '../../table/highlights.ts';
import type { SeatView, SpectatorView, TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { HighlightShown, MomentKind } from '../../telling/scene.ts';
import { toEscapedName, toPlainName } from '../answers/names.ts';

/** What happened, but not that it ended the game: said to the reader what they did themselves, if the game has words for that. */
export function toldTo(
  reader: Seat | null,
  game: GameId,
  events: readonly GameEvent[],
  names: readonly string[],
  t: Translate,
): readonly string[] {
  const guide = getGuide(game);
  const deeds = events.filter(({ type }) => type !== 'ended');
  const own = reader === null ? [] : (guide.own?.(deeds, names, reader, t) ?? []);
  return own.length > 0 ? own : guide.sentences(deeds, names, t);
}

function sentencesOf(
  { game }: TableInfo,
  { events, names }: Highlight,
  t: Translate,
  reader: Seat | null,
): string {
  const escaped = names.map((name) => toEscapedName(name, t));
  return toldTo(reader, game, events, escaped, t).join(' ');
}

/** What turned the game for good, for everybody; nothing before its end, or if nothing did. */
export const turningLines = (
  { table, highlights: { turning } }: Pick<SpectatorView, 'table' | 'highlights'>,
  t: Translate,
  reader: Seat | null = null,
): string[] =>
  turning === null ? [] : [t('discord-end-turning', { sentences: sentencesOf(table, turning, t, reader) })];

/** The same after the player's own best move, for whoever played the seat. */
export function highlightLines({ table, seat, highlights }: SeatView, t: Translate): string[] {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningLines({ table, highlights }, t, seat);
  const sentences = sentencesOf(table, best, t, seat);
  if (best === turning) return [t('discord-end-best-turning', { sentences })];
  return [t('discord-end-best', { sentences }), ...turningLines({ table, highlights }, t, seat)];
}

/** For the picture of the end that everybody sees. */
export const turningShown = (
  table: TableInfo,
  { turning }: Highlights,
  t: Translate,
  reader: Seat | null = null,
): HighlightShown<GameEvent> | undefined =>
  turning === null ? undefined : shown(table, turning, 'turning', t, reader);

/** For a player's own picture of the end. */
export function bestShown(
  { table, seat, highlights }: SeatView,
  t: Translate,
): HighlightShown<GameEvent> | undefined {
  const { turning } = highlights;
  const best = highlights.best[seat] ?? null;
  if (best === null) return turningShown(table, highlights, t, seat);
  const own = shown(table, best, 'best', t, seat);
  if (turning === null || turning === best) return own;
  const { title, row, sentences } = shown(table, turning, 'turning', t, seat);
  return { ...own, turning: { title, row, sentences } };
}

function shown(
  table: TableInfo,
  { events, names, row }: Highlight,
  kind: MomentKind,
  t: Translate,
  reader: Seat | null,
): HighlightShown<GameEvent> {
  const plain = names.map((name) => toPlainName(name, t));
  return {
    ...{ title: t(`discord-end-${kind}-title`), kind, events, row },
    sentences: toldTo(reader, table.game, events, plain, t),
  };
}
