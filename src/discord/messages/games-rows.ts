import { guideOf } from '../../faces/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';

/** As Discord says how long ago, or how long until then. */
export const relative = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

export const placeOf = ({ channelId }: TableInfo): string => `<#${channelId}>`;

/** A table in a list, with its state in words and at most that many of its players' names. */
export function rowOf(
  table: TableInfo,
  state: string,
  words: Words,
  most = Number.POSITIVE_INFINITY,
): string {
  const guide = guideOf(table.game);
  const names = escapedNames(table);
  const named = names.length > most ? [...names.slice(0, most), '…'] : names;
  return words.discord.games.row({
    game: guide.title(words),
    variant: guide.variant(table.variant, words),
    place: placeOf(table),
    state,
    players: words.language.commas(named),
  });
}

export function stateOf(table: TableInfo, words: Words): string {
  const say = words.discord.games;
  switch (table.status) {
    case 'lobby': {
      const open = say.lobby(table.seats.length, table.maxSeats, relative(table.openedAt));
      return table.access === 'invited' ? say.invited(open) : open;
    }
    case 'playing':
      return say.playing(namesToAct(table, words), relative(table.waitingSince));
    case 'finished':
      return finishedState(table, words);
    case 'closed':
      return say.closed(relative(table.endedAt ?? table.changedAt));
  }
}

export function finishedState(table: TableInfo, words: Words): string {
  const winners = escapedNames(table).filter((_name, seat) => table.result?.places[seat] === 1);
  return words.discord.games.finished(
    words.discord.list(winners),
    relative(table.endedAt ?? table.changedAt),
  );
}
