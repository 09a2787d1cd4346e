import { GuildMember } from 'discord.js';
import { answerPrivately, type Call, type PressCall } from '../call.ts';
import { filtered, GAMES_FILTERS, type GamesFilter, gamesMessage } from '../messages/games.ts';
import { helpMessage } from '../messages/help.ts';
import { visibleTo } from '../visibility.ts';

/** Answers with a page of the tables that the person can see. */
export async function listGames(call: Call, filter: GamesFilter, page: number): Promise<void> {
  const { desk, interaction, person, words } = call;
  const { guild, member } = interaction;
  const all = guild ? filtered(await desk.tables.list(guild.id), filter, person.userId) : [];
  const seen =
    guild && member instanceof GuildMember
      ? await visibleTo(member, guild, all)
      : all.filter(({ channelId }) => channelId === interaction.channelId);
  const message = gamesMessage(seen, filter, page, words);
  await answerPrivately(call, message);
}

export async function games(call: PressCall): Promise<void> {
  const [filter, page] = call.press.args;
  const known = GAMES_FILTERS.find((id) => id === filter) ?? GAMES_FILTERS[0];
  await listGames(call, known, Number(page) || 0);
}

export async function help(call: PressCall): Promise<void> {
  const { interaction, press, words } = call;
  const page = interaction.isStringSelectMenu() ? interaction.values[0] : press.args[0];
  const message = helpMessage(Number(page) || 0, words);
  await answerPrivately(call, message);
}
