import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { typedLike } from '../../base/typed.ts';
import type { AnyGame, GameAction, GameId } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { translations, translator } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { type SeatView, seatViewFor, type TableInfo } from '../../table/views.ts';
import { isSetKey, MAX_OPTION } from '../../telling/guide.ts';
import { cut } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Audience } from '../answers/answer.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import { buildDecision, type Decision, follow, settle } from '../choices/decision.ts';
import { ALL_ACTIONS, guideScene } from '../messages/nodes.ts';
import { tableRows } from '../messages/table.ts';
import { playMeant, resolveKeys } from './play.ts';
import type { BaseRequest, CommandRequest } from './request.ts';

/** A slash command: its registration data and its handler. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Who sees its answer, per subcommand if it has any. */
  audience(subcommand: string | null): Audience;
  run(request: CommandRequest): Promise<void>;
  complete?(
    request: BaseRequest<AutocompleteInteraction>,
  ): Promise<readonly APIApplicationCommandOptionChoice<string>[]>;
}

const english = translator('en-US');

const inOtherLanguages = (word: (t: Translate) => string): Record<string, string> =>
  Object.fromEntries([...translations].map(([locale, t]) => [locale, word(t)]));

/** A message that names a command, subcommand or option, and has a description. */
type EntryId = {
  [I in keyof Messages]: I extends `${infer Name extends keyof Messages}.description` ? Name : never;
}[keyof Messages];

/** The name and description of a command, subcommand or option in every language. */
export const entry = (id: EntryId) => ({
  name: english(id),
  name_localizations: inOtherLanguages((t) => t(id)),
  description: english(`${id}.description`),
  description_localizations: inOtherLanguages((t) => t(`${id}.description`)),
});

/** A text option with fixed choices, which are called what `name` says in every language. */
export const choiceOption = <T extends string>(
  option: ReturnType<typeof entry>,
  values: readonly T[],
  name: (value: T, t: Translate) => string,
) => ({
  type: ApplicationCommandOptionType.String as const,
  ...option,
  choices: values.map((value) => ({
    value,
    name: name(value, english),
    name_localizations: inOtherLanguages((t) => name(value, t)),
  })),
});

/** An option for one of the games. */
export const gameOption = (option: ReturnType<typeof entry>, ids: readonly GameId[] = [...games.keys()]) =>
  choiceOption(option, ids, (id, t) => getGuide(id).title(t));

export const inServers = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

export const anywhere = {
  type: ApplicationCommandType.ChatInput as const,
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** ID of the channel's table; right after a game, people still mean its table. @throws Refusal `noTableHere` */
export async function tableMeant({ context: { tables }, interaction }: CommandRequest): Promise<string> {
  const { channelId } = interaction;
  const table = await tables.inChannel(channelId).catch(async (error: unknown) => {
    const finished = isRefused(error, 'noTableHere') ? await tables.finishedIn(channelId) : null;
    if (!finished) throw error;
    return finished;
  });
  return table.id;
}

const gameNamed = (id: string | null): AnyGame | undefined =>
  [...games.values()].find((game) => game.id === id);

/** Suggests the chosen game's variants; none before a game is chosen. */
export function completeVariant(
  { interaction, t }: BaseRequest<AutocompleteInteraction>,
  gameOption: string,
): APIApplicationCommandOptionChoice<string>[] {
  const game = gameNamed(interaction.options.getString(gameOption));
  const typed = interaction.options.getFocused().toLowerCase();
  return variantsOf(game, t).filter(({ name }) => name.toLowerCase().includes(typed));
}

function variantsOf(game: AnyGame | undefined, t: Translate): { name: string; value: string }[] {
  return (game?.variants ?? []).map((id) => ({ name: getGuide(game!.id).variant(id, t), value: id }));
}

/** The ID of the variant typed, by ID or by name; what was typed if there's none. */
export function variantMeant(game: string, typed: string, t: Translate): string {
  const wanted = typed.trim().toLowerCase();
  const found = variantsOf(gameNamed(game), t).find(
    ({ name, value }) => value === wanted || name.toLowerCase() === wanted,
  );
  return found?.value ?? typed;
}

/**
 * A subcommand whose options are the levels of the tree of choices, in order; without options it's a single action.
 */
interface PathSubcommand {
  readonly id: EntryId;
  readonly levels: readonly EntryId[];
  /** Whether the subcommand offers this legal action. */
  offers(action: GameAction): boolean;
}

/** A game's slash command, with subcommands that each cover part of its tree of choices. */
export function pathCommand(game: GameId, id: EntryId, subcommands: readonly PathSubcommand[]): Command {
  const used = ({ options }: Pick<AutocompleteInteraction | CommandRequest['interaction'], 'options'>) => {
    const name = options.getSubcommand();
    return subcommands.find((subcommand) => entry(subcommand.id).name === name);
  };
  return {
    data: { ...inServers, ...entry(id), options: subcommands.map(subcommandData) },
    audience: () => 'oneself',
    run: async (request) => {
      const subcommand = used(request.interaction);
      if (subcommand) await runPath(request, game, subcommand);
    },
    complete: async (request) => {
      const subcommand = used(request.interaction);
      return subcommand ? completePath(request, game, subcommand) : [];
    },
  };
}

/** Whether an action has one of the types, for a game's `offers`. */
export const hasType =
  <Action extends { readonly type: string }>(...types: readonly Action['type'][]) =>
  ({ type }: { readonly type: string }): boolean =>
    (types as readonly string[]).includes(type);

/** Registration data: the first option, if any, is required, the others are optional. */
const subcommandData = ({ id, levels }: PathSubcommand) => ({
  type: ApplicationCommandOptionType.Subcommand as const,
  ...entry(id),
  options: levels.map((level, depth) => ({
    type: ApplicationCommandOptionType.String as const,
    ...entry(level),
    required: depth === 0,
    autocomplete: true as const,
  })),
});

/** Plays the action that the options select, or opens the private message at the point where they end. */
async function runPath(request: CommandRequest, game: GameId, subcommand: PathSubcommand): Promise<void> {
  const { context, interaction, t } = request;
  const table = await context.tables.inChannel(interaction.channelId);
  if (table.game !== game) return otherGame(request, table);
  await playMeant(request, table.id, null, (seat) => {
    let node = treeOf(seat, subcommand);
    for (const name of optionNames(subcommand)) {
      const typed = interaction.options.getString(name);
      if (typed === null) continue;
      const next = resolve(node, typed, seat, t);
      if (!next) throw new Refusal('illegalAction', null);
      node = next;
    }
    if (subcommand.levels.length > 0) return resolveKeys(seat, [ALL_ACTIONS, ...node.path], t);
    if (node.actions.length === 0) throw new Refusal('illegalAction', null);
    return resolveKeys(seat, [ALL_ACTIONS, ...lastOf(node).path], t);
  });
}

/** Suggests the legal continuations of the preceding options, filtered by the typed text. */
async function completePath(
  { context, interaction, person, t }: BaseRequest<AutocompleteInteraction>,
  game: GameId,
  subcommand: PathSubcommand,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const table = await context.tables.inChannel(interaction.channelId);
  if (table.game !== game) return [];
  const seat = await context.tables.read(table.id, seatViewFor(person.userId));
  const { name: focused, value: typed } = interaction.options.getFocused(true);
  let node: Decision<GameAction> | null = treeOf(seat, subcommand);
  if (node.actions.length === 0) return [{ name: t('discord-move-not-now'), value: '-' }];
  for (const name of optionNames(subcommand)) {
    if (name === focused) break;
    const given = interaction.options.getString(name);
    if (given !== null && node) node = resolve(node, given, seat, t);
  }
  if (!node) return [];
  return fitting(labelled(settle(node), seat, t), typed)
    .slice(0, MAX_OPTIONS)
    .map(({ key, text }) => ({ name: cut(text, MAX_OPTION), value: key }));
}

const otherGame = ({ answer, t }: CommandRequest, table: TableInfo): Promise<void> =>
  answer.toOneself({
    content: t('discord-refused-other-game', { game: getGuide(table.game).title(t) }),
    rows: table.status === 'playing' ? tableRows(table, t) : [],
  });

/** The end of the only path, or its first branching point. */
function lastOf(node: Decision<GameAction>): Decision<GameAction> {
  return node.children.size === 1 ? lastOf([...node.children.values()][0]!) : node;
}

const optionNames = ({ levels }: PathSubcommand): string[] => levels.map((level) => entry(level).name);

function treeOf(seat: SeatView, { offers }: PathSubcommand): Decision<GameAction> {
  return buildDecision(seat.actions.filter(offers), getGuide(seat.table.game));
}

interface Labelled {
  readonly key: string;
  readonly text: string;
  readonly node: Decision<GameAction>;
}

function labelled(node: Decision<GameAction>, seat: SeatView, t: Translate): Labelled[] {
  const scene = guideScene(seat, t);
  const guide = getGuide(seat.table.game);
  const worth = (way: Decision<GameAction>) => guide.worth?.(scene, way.actions[0]!) ?? 0;
  const ways = [...node.children.values()].map((way) => ({
    way,
    worth: isSetKey(way.path.at(-1)!) ? worth(way) : 0,
  }));
  return ways
    .sort((a, b) => b.worth - a.worth)
    .map(({ way }) => {
      const { text, detail } = guide.label(scene, way);
      return { key: way.path.at(-1)!, text: detail ? `${text} (${detail})` : text, node: way };
    });
}

/** Whether the typed text names the key's pieces, in any order. */
const sameWords = (key: string, typed: string): boolean =>
  typedLike(key).split(' ').sort().join() === typedLike(typed).split(' ').sort().join();

/** Choices that contain the typed words as a phrase; those that start with it come first. */
function fitting(choices: readonly Labelled[], typed: string): Labelled[] {
  const wanted = typedLike(typed);
  const found = choices.flatMap((choice) => {
    const at = ` ${typedLike(choice.text)}`.indexOf(` ${wanted}`);
    return at < 0 ? [] : [{ choice, first: at === 0 }];
  });
  return found.sort((a, b) => Number(b.first) - Number(a.first)).map(({ choice }) => choice);
}

/**
 * The node for a key, or for typed text that matches exactly one label. For a set, all pieces must be typed: part
 * of one could mean another set.
 */
function resolve(
  node: Decision<GameAction>,
  typed: string,
  seat: SeatView,
  t: Translate,
): Decision<GameAction> | null {
  const exact = follow(node, [typed]);
  if (exact) return exact;
  const place = settle(node);
  const ways = labelled(place, seat, t);
  const meant = ways.some(({ key }) => isSetKey(key))
    ? ways.filter(({ key }) => sameWords(key, typed))
    : fitting(ways, typed);
  return meant.length === 1 ? meant[0]!.node : null;
}
