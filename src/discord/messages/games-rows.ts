import { guideOf } from '../../faces/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/types.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';

/** As Discord says how long ago, or how long until then. */
export const relative = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

export const placeOf = ({ channelId }: TableInfo): string => `<#${channelId}>`;

/** A table in a list, with its state in words and at most that many of its players' names. */
export function rowOf(table: TableInfo, state: string, say: Say, most = Number.POSITIVE_INFINITY): string {
  const guide = guideOf(table.game);
  const names = escapedNames(table);
  const named = names.length > most ? [...names.slice(0, most), '…'] : names;
  return say('discord-games-row', {
    game: guide.title(say),
    variant: guide.variant(table.variant, say),
    place: placeOf(table),
    state,
    players: named.join(say('language-comma')),
  });
}

export function stateOf(table: TableInfo, say: Say): string {
  switch (table.status) {
    case 'lobby': {
      const open = say('discord-games-lobby', {
        taken: table.seats.length,
        max: table.maxSeats,
        since: relative(table.openedAt),
      });
      return table.access === 'invited' ? say('discord-games-invited', { state: open }) : open;
    }
    case 'playing':
      return say('discord-games-playing', {
        turn: namesToAct(table, say),
        since: relative(table.waitingSince),
      });
    case 'finished':
      return finishedState(table, say);
    case 'closed':
      return say('discord-games-closed', { since: relative(table.endedAt ?? table.changedAt) });
  }
}

export function finishedState(table: TableInfo, say: Say): string {
  const winners = escapedNames(table).filter((_name, seat) => table.result?.places[seat] === 1);
  return say('discord-games-finished', {
    winners: say('discord-list', { items: winners }),
    since: relative(table.endedAt ?? table.changedAt),
  });
}
