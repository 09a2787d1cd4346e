import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import { plainName } from '../../faces/markdown.ts';
import type { Seat } from '../../games/game.ts';
import type { SeatHolder } from '../../table/document.ts';
import { isAway } from '../../table/holders.ts';
import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/views.ts';
import { ownerName } from '../messages/seats.ts';
import type { BaseRequest } from './request.ts';

/** The seat meant by a number in order of arrival or by a player's name. @throws Refusal `noSuchSeat` */
export function seatMeant(typed: string, { seats }: Pick<TableInfo, 'seats'>): Seat {
  if (/^\d$/.test(typed)) return Number(typed);
  const wanted = typed.trim().toLowerCase();
  const named = [...seats.keys()].filter((at) =>
    [plainName(seats[at]!.name), ownerName(seats[at]!)].some((name) => name.toLowerCase() === wanted),
  );
  if (named.length !== 1) throw new Refusal('noSuchSeat', null);
  return named[0]!;
}

/** Suggests the seats that pass, under their owners' names. */
export async function completeSeat(
  { context, interaction }: BaseRequest<AutocompleteInteraction>,
  passes: (holder: SeatHolder, table: TableInfo) => boolean,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const table = await context.tables.inChannel(interaction.channelId);
  const typed = interaction.options.getFocused().toLowerCase();
  return table.seats
    .flatMap((holder, at) => (passes(holder, table) ? [{ name: ownerName(holder), value: String(at) }] : []))
    .filter(({ name }) => name.toLowerCase().includes(typed));
}

export const anySeat = (): boolean => true;

const isHosts = (holder: SeatHolder, { host }: TableInfo): boolean =>
  holder.kind === 'person' && holder.userId === host.userId;

/** In the lobby everybody but the host, in a running game who's away. */
export const isRemovable = (holder: SeatHolder, table: TableInfo): boolean =>
  table.status === 'lobby' ? !isHosts(holder, table) : isAway(holder);

/** Other people than the host. */
export const mayHost = (holder: SeatHolder, table: TableInfo): boolean =>
  holder.kind === 'person' && !isHosts(holder, table);
