import { GuildMember } from 'discord.js';
import { filtered, GAMES_FILTERS, type GamesFilter, gamesMessage } from '../messages/games.ts';
import { helpMessage } from '../messages/help.ts';
import { answerPrivately, type PressRequest, type Request } from './request.ts';
import { type InChannel, visibleTo } from './visibility.ts';

const NONE = { tables: [], unreadable: [] };

/** Sends a page of the tables that the person can see. */
export async function listGames(request: Request, filter: GamesFilter, page: number): Promise<void> {
  const { context, interaction, person, words } = request;
  const { guild, member } = interaction;
  const { tables, unreadable } = guild ? await context.tables.list(guild.id) : NONE;
  const seen = <T extends InChannel>(all: readonly T[]): Promise<readonly T[]> =>
    guild && member instanceof GuildMember
      ? visibleTo(member, guild, all)
      : Promise.resolve(all.filter(({ channelId }) => channelId === interaction.channelId));
  const shown = await seen(filtered(tables, filter, person.userId));
  const lost = filter === 'all' ? await seen(unreadable) : [];
  await answerPrivately(request, gamesMessage(shown, lost, filter, page, words));
}

export async function games(request: PressRequest): Promise<void> {
  const [filter, page] = request.press.args;
  const known = GAMES_FILTERS.find((id) => id === filter) ?? GAMES_FILTERS[0];
  await listGames(request, known, Number(page) || 0);
}

export async function help(request: PressRequest): Promise<void> {
  const { interaction, press, words } = request;
  const page = interaction.isStringSelectMenu() ? interaction.values[0] : press.args[0];
  const message = helpMessage(Number(page) || 0, words);
  await answerPrivately(request, message);
}
