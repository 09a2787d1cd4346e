import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Person, SeatHolder } from '../../table/document.ts';
import type { ResultRow } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { relative } from './table.ts';

/** As many as have room for their names. */
const MOST_ROWS = 12;

/** The games that a person has played, newest first: how many they've won, and the latest. */
export function resultsMessage(rows: readonly ResultRow[], { userId, name }: Person, t: Translate): Message {
  const person = toEscapedName(name, t);
  if (rows.length === 0) return { content: t('discord-results-none', { name: person }) };
  const isThem = (holder: SeatHolder) => holder.kind === 'person' && holder.userId === userId;
  const own = ({ seats }: ResultRow) => seats.find(({ holder }) => isThem(holder));
  const won = rows.filter((row) => own(row)?.place === 1).length;
  const line = (row: ResultRow): string => {
    const { game, variant, endedAt, seats } = row;
    const seat = own(row);
    const common = {
      game: getGuide(game).title(t),
      variant: getGuide(game).variant(variant, t),
      when: relative(endedAt),
    };
    return seat === undefined
      ? t('discord-results-left', common)
      : t('discord-results-row', { ...common, place: seat.place, of: seats.length, points: seat.score });
  };
  const left = rows.length - MOST_ROWS;
  return {
    content: [
      t('discord-results-title', { name: person, played: rows.length, won }),
      ...rows.slice(0, MOST_ROWS).map(line),
      ...(left > 0 ? [t('discord-results-more', { count: left })] : []),
    ].join('\n'),
  };
}
