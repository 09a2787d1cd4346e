import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import { within } from '../../base/deadline.ts';
import type { GameId } from '../../games/game.ts';
import { MAX_OPTION } from '../../telling/guide.ts';
import { cut, escapedName } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Message } from '../answers/message.ts';
import { parseTheme } from '../messages/pictures.ts';
import {
  ABOUT_THE_BOT,
  allRules,
  gameHelp,
  helpMessage,
  parseGameId,
  type Reading,
  rulesMessage,
} from '../messages/rules.ts';
import { type Found, searchRules } from '../messages/rules-search.ts';
import { answerPrivately, type BaseRequest, type Control, control, type Request } from './request.ts';

/** How long to look for the channel's table, in ms: the rules are the same without it. */
const TABLE_WITHIN = 300;

/** The game of the channel's table; null without one, or if it can't be found out in time. */
async function gameHere({ context, interaction }: BaseRequest): Promise<GameId | null> {
  const { channelId } = interaction;
  if (channelId === null) return null;
  const found = context.tables.inChannel(channelId).then(
    ({ game }) => game,
    () => null,
  );
  return (await within(TABLE_WITHIN, found)) ?? null;
}

const readingOf = ({ context, settings, t }: Request): Reading => ({
  t,
  theme: parseTheme(settings.person.theme ?? ''),
  pictures: context.pictures,
});

/** What `/rules` was asked for: each may be left out. */
export interface Asked {
  readonly game: string | null;
  /** A suggestion's value, or what somebody typed. */
  readonly about: string | null;
}

/** A suggestion's value. */
const suggested = ({ game, page }: Found): string => `${game}/${page.id}`;

/** Shows the page that fits best, or an overview. */
export async function lookUp(request: Request, { game: named, about }: Asked): Promise<void> {
  const { answer, t } = request;
  const game = parseGameId(named);
  const here = await gameHere(request);
  const first = game ?? here;
  if (about === null) return answer.toOneself(first === null ? allRules(t) : page(request, first, null));
  const chosen = searchRules('', { game: null, first: null }, t).find((each) => suggested(each) === about);
  const [best] = chosen ? [chosen] : searchRules(about, { game, first: here }, t);
  await answer.toOneself(
    best
      ? page(request, best.game, best.page.id)
      : allRules(t, t('rules-nothing', { typed: escapedName(about) })),
  );
}

const page = (request: Request, game: GameId, id: string | null): Message =>
  rulesMessage(game, id, readingOf(request));

/** Suggests pages for what's typed so far. */
export async function suggestRules(
  request: BaseRequest<AutocompleteInteraction>,
  named: string | null,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const { interaction, t } = request;
  const game = parseGameId(named);
  const found = searchRules(interaction.options.getFocused(), { game, first: await gameHere(request) }, t);
  return found.slice(0, MAX_OPTIONS).map((each) => {
    const { title } = each.page;
    const name =
      game === null ? t('rules-suggestion', { page: title, game: getGuide(each.game).title(t) }) : title;
    return { name: cut(name, MAX_OPTION), value: suggested(each) };
  });
}

/** A game's introduction, by default that of the channel's game; the bot's if there's none. */
export async function helpOn(request: Request, named: string | null): Promise<Message> {
  const { t } = request;
  if (named === ABOUT_THE_BOT) return helpMessage(t);
  const game = parseGameId(named) ?? (await gameHere(request));
  return game === null ? helpMessage(t) : gameHelp(game, readingOf(request));
}

export const controls: readonly Control[] = [
  // Turns to the page that a button or menu names.
  control(
    'rules',
    ([game, id], [chosen]) => ({ game: parseGameId(game), id: chosen ?? id ?? null }),
    (request, { game, id }) => {
      const { t } = request;
      return answerPrivately(request, game === null ? allRules(t, t('rules-gone')) : page(request, game, id));
    },
  ),
  control(
    'help',
    ([game = null]) => game,
    async (request, game) => answerPrivately(request, await helpOn(request, game)),
  ),
];
