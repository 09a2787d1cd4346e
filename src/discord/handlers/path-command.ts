import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
} from 'discord.js';
import { isSetKey, MAX_OPTION } from '../../faces/guide.ts';
import { cut } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { GameAction, GameId } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { Refusal } from '../../table/refusal.ts';
import type { SeatView, TableInfo } from '../../table/types.ts';
import { type Decision, decisionOf, follow, settle } from '../choices/decision.ts';
import { guideScene } from '../messages/scene.ts';
import { tableRows } from '../messages/table.ts';
import { type Command, type EntryId, entry, inServers } from './command.ts';
import { choose, hand, seatToAct } from './play.ts';
import type { BaseRequest, CommandRequest } from './request.ts';

const MAX_CHOICES = 25;

/**
 * A subcommand whose options are the levels of the tree of choices, in order; without options it's a single action.
 */
export interface PathSubcommand {
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
export const isOf =
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
  const { context, interaction, person, say } = request;
  const table = await context.tables.inChannel(interaction.channelId);
  if (table.game !== game) return otherGame(request, table);
  if (await context.tables.wasHandled(table.id, person)) return hand(request, table.id);
  const seat = await seatToAct(request, table.id, null);
  let node = treeOf(seat, subcommand);
  for (const name of optionNames(subcommand)) {
    const typed = interaction.options.getString(name);
    if (typed === null) continue;
    const next = resolve(node, typed, seat, say);
    if (!next) throw new Refusal('illegalAction', null);
    node = next;
  }
  if (subcommand.levels.length === 0) {
    if (node.actions.length === 0) throw new Refusal('illegalAction', null);
    node = lastOf(node);
  }
  await choose(request, table.id, null, node.path);
}

/** Suggests the legal continuations of the preceding options, filtered by the typed text. */
async function completePath(
  { context, interaction, person, say }: BaseRequest<AutocompleteInteraction>,
  game: GameId,
  subcommand: PathSubcommand,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const table = await context.tables.inChannel(interaction.channelId);
  if (table.game !== game) return [];
  const seat = await context.tables.seatView(table.id, person.userId);
  const { name: focused, value: typed } = interaction.options.getFocused(true);
  let node: Decision<GameAction> | null = treeOf(seat, subcommand);
  for (const name of optionNames(subcommand)) {
    if (name === focused) break;
    const given = interaction.options.getString(name);
    if (given !== null && node) node = resolve(node, given, seat, say);
  }
  if (!node) return [];
  return fitting(labelled(settle(node), seat, say), typed)
    .slice(0, MAX_CHOICES)
    .map(({ key, text }) => ({ name: cut(text, MAX_OPTION), value: key }));
}

const otherGame = ({ answer, say }: CommandRequest, table: TableInfo): Promise<void> =>
  answer.toOneself({
    content: say('discord-refused-other-game', { game: guideOf(table.game).title(say) }),
    rows: table.status === 'playing' ? tableRows(table, say) : [],
  });

/** The end of the only path, or its first branching point. */
function lastOf(node: Decision<GameAction>): Decision<GameAction> {
  return node.children.size === 1 ? lastOf([...node.children.values()][0]!) : node;
}

const optionNames = ({ levels }: PathSubcommand): string[] => levels.map((level) => entry(level).name);

function treeOf(seat: SeatView, { offers }: PathSubcommand): Decision<GameAction> {
  return decisionOf(seat.actions.filter(offers), guideOf(seat.table.game));
}

interface Labelled {
  readonly key: string;
  readonly text: string;
  readonly node: Decision<GameAction>;
}

function labelled(node: Decision<GameAction>, seat: SeatView, say: Say): Labelled[] {
  const scene = guideScene(seat, say);
  const guide = guideOf(seat.table.game);
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

/** Only letters and digits, split into words. */
const wordsOnly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether the typed text names the key's pieces, in any order. */
const sameWords = (key: string, typed: string): boolean =>
  wordsOnly(key).split(' ').sort().join() === wordsOnly(typed).split(' ').sort().join();

/** Choices that contain the typed words as a phrase; those that start with it come first. */
function fitting(choices: readonly Labelled[], typed: string): Labelled[] {
  const wanted = wordsOnly(typed);
  const found = choices.flatMap((choice) => {
    const at = ` ${wordsOnly(choice.text)}`.indexOf(` ${wanted}`);
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
  say: Say,
): Decision<GameAction> | null {
  const exact = follow(node, [typed]);
  if (exact) return exact;
  const place = settle(node);
  const ways = labelled(place, seat, say);
  const meant = ways.some(({ key }) => isSetKey(key))
    ? ways.filter(({ key }) => sameWords(key, typed))
    : fitting(ways, typed);
  return meant.length === 1 ? meant[0]!.node : null;
}
