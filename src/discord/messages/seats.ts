import type { APIButtonComponentWithCustomId } from 'discord.js';
import { plainName } from '../../faces/markdown.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { isAway, isOpenSeat } from '../../table/seats.ts';
import type { SeatHolder, TableInfo } from '../../table/types.ts';
import { button } from '../choices/controls.ts';
import type { Press, Verb } from '../choices/custom-id.ts';

type PressOf = (verb: Verb, args?: readonly string[]) => Press;

/** Whose seat it is or was. */
export const ownerName = (holder: SeatHolder): string =>
  plainName((holder.kind === 'computer' && holder.formerly?.name) || holder.name);

/** A button for each seat of a running game that anybody may take. */
export const takeButtons = (
  { status, seats }: TableInfo,
  press: PressOf,
  say: Say,
): APIButtonComponentWithCustomId[] =>
  seats.flatMap((holder, seat) =>
    status === 'playing' && isOpenSeat(holder)
      ? [
          button(press('take', [String(seat)]), {
            text: say('people-button-take', { name: ownerName(holder) }),
            style: 'good',
          }),
        ]
      : [],
  );

/** What the table's message offers to people without a seat, and to the host about who's away. At most so many. */
export function seatButtons(
  table: TableInfo,
  press: PressOf,
  say: Say,
  most: number,
): APIButtonComponentWithCustomId[] {
  if (table.status !== 'playing') return [];
  const away = [...table.seats.keys()].filter((seat) => isAway(table.seats[seat]!));
  const take = takeButtons(table, press, say);
  return [
    ...take.slice(0, 1),
    ...(away.length > 0 ? [button(press('back'), { text: say('people-button-back'), style: 'good' })] : []),
    ...take.slice(1),
    ...away.map((seat) =>
      button(press('vacate', [String(seat)]), {
        text: say('people-button-vacate', { name: ownerName(table.seats[seat]!) }),
      }),
    ),
  ].slice(0, most);
}
