import { type APIMessage, ComponentType } from 'discord-api-types/v10';
import { PNG } from 'pngjs';
import { commands } from '../../commands/index.ts';
import type { Painting } from '../../render/painting.ts';
import { Renderer } from '../../render/renderer.ts';
import { decodePress, type Press } from '../../src/discord/choices/controls.ts';
import { decisionOf, leavesOf } from '../../src/discord/choices/decision.ts';
import { type Bot, startBot } from '../../src/discord/gateway/bot.ts';
import type { AnyGuide } from '../../src/faces/guide.ts';
import { guideOf } from '../../src/faces/registry.ts';
import type { GameAction, GameId } from '../../src/games/game.ts';
import type { RandomIndex } from '../../src/games/playout.ts';
import { games } from '../../src/games/registry.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { type Playground, startPlayground } from '../../src/playground/server.ts';
import { type Pressable, pressables } from '../../src/playground/users/components.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import { Settings } from '../../src/settings/settings.ts';
import { openStore } from '../../src/store/open.ts';
import { charactersBy } from '../../src/table/lobby.ts';
import { TableService } from '../../src/table/table-service.ts';
import type { SeatView } from '../../src/table/views.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { type Clock, systemClock } from '../../src/time/clock.ts';

/** A control to use; `values` if it's a menu. */
interface Use {
  readonly customId: string;
  readonly values: readonly string[] | null;
  /** Whether it plays the action, rather than leading towards it. */
  readonly isLast: boolean;
}

/** An action as the controls name it. */
interface Target {
  readonly path: readonly string[];
  readonly parts: readonly string[];
}

export function targetsOf(actions: readonly GameAction[], guide: AnyGuide): Map<GameAction, Target> {
  return new Map(
    leavesOf(decisionOf(actions, guide)).map(({ path, actions: [action] }) => [
      action!,
      { path, parts: guide.sets?.partsOf(action!) ?? [] },
    ]),
  );
}

/** The shortest way from a private message to an action, a press at a time. Null if there's none. */
export function nextUse(message: APIMessage, target: Target): Use | null {
  const uses = pressables(message)
    .filter(({ disabled }) => !disabled)
    .flatMap((control) => usesOf(control, target));
  return uses.find(({ isLast }) => isLast) ?? uses[0] ?? null;
}

function usesOf(control: Pressable, target: Target): Use[] {
  const press = decodePress(control.custom_id);
  if (!press) return [];
  if (control.type === ComponentType.Button) return buttonUses(control.custom_id, press, target);
  if (press.verb === 'set') return setUses(control, target);
  return (control.options ?? []).flatMap(({ value }) => {
    const path = [...press.args.slice(1), ...value.split('/')];
    return towards(path, target, { customId: control.custom_id, values: [value] });
  });
}

function buttonUses(customId: string, { verb, args }: Press, target: Target): Use[] {
  if (verb === 'more') return [{ customId, values: null, isLast: false }];
  return verb === 'pick' && args.length > 0 ? towards(args, target, { customId, values: null }) : [];
}

function towards(path: readonly string[], target: Target, use: Omit<Use, 'isLast'>): Use[] {
  if (!path.every((key, at) => key === target.path[at])) return [];
  return [{ ...use, isLast: path.length === target.path.length }];
}

/** All the parts of the action, if the menu has them. */
function setUses(
  { custom_id, options = [], min_values = 1, max_values = 1 }: Pressable,
  { parts }: Target,
): Use[] {
  const left = options.map(({ value }) => value);
  const values = parts.flatMap((part) => {
    const at = left.findIndex((value) => value.split('~')[0] === part);
    return at < 0 ? [] : left.splice(at, 1);
  });
  const fits = values.length === parts.length && values.length >= min_values && values.length <= max_values;
  return fits && parts.length > 0 ? [{ customId: custom_id, values, isLast: true }] : [];
}

/** Draws nothing, but in the right size: presses and messages are counted, not looked at. */
class BlankRenderer extends Renderer {
  readonly #bySize = new Map<string, Buffer>();

  override async png({ width, height }: Painting): Promise<Buffer> {
    const size = `${width}x${height}`;
    const known = this.#bySize.get(size) ?? PNG.sync.write(new PNG({ width, height }));
    this.#bySize.set(size, known);
    return known;
  }
}

/** The bot on a local Discord, with its tables in memory. */
export interface Stage {
  readonly playground: Playground;
  readonly tables: TableService;
  readonly bot: Bot;
  /** Whatever the bot logged as a warning or an error. */
  readonly faults: readonly object[];
  close(): Promise<void>;
}

/** A person by name, or with the language of their Discord. */
type Guest = string | { readonly name: string; readonly locale: string };

/** @param seed of the games played there. @param clock of the bot and of Discord */
export async function openStage(
  people: readonly Guest[],
  seed: string,
  clock: Clock = systemClock,
  countsPrivateMessages = false,
): Promise<Stage> {
  const playground = await startPlayground({
    clock,
    countsPrivateMessages,
    users: people.map((guest) => (typeof guest === 'string' ? { name: guest } : guest)),
    limits: { requests: 1_000_000, perRoute: 1_000, globalPerSecond: 10_000 },
  });
  const store = await openStore('memory:');
  await store.acquire({ host: 'clicks', pid: process.pid });
  const faults: object[] = [];
  const fault = (data: object, message: string) => faults.push({ ...data, message });
  const log = { debug: () => undefined, info: () => undefined, warn: fault, error: fault };
  let games = 0;
  const tables = new TableService({
    store,
    characters: charactersBy(sayIn('en-US')),
    log,
    clock: () => clock.now(),
    newSeed: () => `${seed}-${games++}`,
  });
  const { token, apiUrl } = playground;
  const settings = new Settings({ store, clock, log });
  const renderer = new BlankRenderer();
  const bot = await startBot({ token, apiUrl, commands, tables, settings, renderer, log, clock });
  return {
    playground,
    tables,
    bot,
    faults,
    close: async () => {
      await bot.stop();
      await playground.close();
      await store.close();
    },
  };
}

const say = sayIn('en-US');

const MOST_PRESSES = 20;

export interface Setting {
  readonly game: GameId;
  readonly variant: string;
  readonly seats: number;
}

/** How people choose: any action; or what makes turns long, and is the hardest to reach. */
export type Manner = 'any' | 'longest';

interface Decision {
  readonly action: GameAction;
  readonly presses: number;
}

/** One seat's decisions until another must decide or the turn ends; its hand was opened before. */
export type Turn = readonly Decision[];

/** Plays a whole game through what's on screen; only the seats' own private messages are used. */
export async function* playGame(
  stage: Stage,
  { game, variant, seats }: Setting,
  manner: Manner,
  random: RandomIndex,
): AsyncGenerator<Turn> {
  const { discord } = stage.playground;
  const channelId = discord.channel('round-table').id;
  const id = await startGame(stage, { game, variant, seats }, channelId);
  for (let user = await userToAct(stage, id); user; user = await userToAct(stage, id)) {
    const hand = (await user.command(channelId, 'hand')).message!;
    yield await playTurn(stage, id, user, hand, manner, random);
  }
}

/** @returns the table's ID */
export async function startGame(
  stage: Stage,
  { game, variant, seats }: Setting,
  channelId: string,
): Promise<string> {
  const { discord } = stage.playground;
  const [host, ...guests] = discord.users.slice(0, seats) as [LocalUser, ...LocalUser[]];
  let lobby = (await host.command(channelId, 'table open', { game, variant })).message!;
  for (const guest of guests) lobby = await press(guest, lobby, say('discord-button-join'));
  await press(host, lobby, say('discord-button-start'));
  return (await stage.tables.list(discord.guild().id)).tables[0]!.id;
}

/** Null once the game is over. */
export async function userToAct({ playground, tables }: Stage, id: string): Promise<LocalUser | null> {
  const { toAct, seats, status } = await tables.info(id);
  if (status !== 'playing') return null;
  const holder = seats[toAct[0]!]!;
  if (holder.kind !== 'person') throw new Error('a computer sits there');
  return playground.discord.userById(holder.userId);
}

/** Plays from the open hand until somebody else decides or the turn ends. */
export async function playTurn(
  { tables }: Stage,
  id: string,
  user: LocalUser,
  opened: APIMessage,
  manner: Manner,
  random: RandomIndex,
): Promise<Turn> {
  const decisions: Decision[] = [];
  let hand = opened;
  let seat = await tables.read(id, seatViewFor(user.id));
  const turn = turnOf(seat);
  const isOver = () =>
    seat.actions.length === 0 ||
    (turn === undefined ? hand.content.includes(say('discord-hand-your-turn')) : turnOf(seat) !== turn);
  do {
    const targets = targetsOf(seat.actions, guideOf(seat.table.game));
    const action = chosen(seat.actions, targets, hand, manner, random);
    const played = await carryOut(user, hand, targets.get(action)!);
    decisions.push({ action, presses: played.presses });
    hand = played.hand;
    seat = await tables.read(id, seatViewFor(user.id));
  } while (!isOver());
  return decisions;
}

/** The turn's number, where a turn isn't private; a private one ends when the message says whose turn it is. */
const turnOf = ({ view }: SeatView): number | undefined => (view as { readonly turn?: number }).turn;

function chosen(
  actions: readonly GameAction[],
  targets: ReadonlyMap<GameAction, Target>,
  hand: APIMessage,
  manner: Manner,
  random: RandomIndex,
): GameAction {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = manner === 'longest' ? types[0] : types[random(types.length)];
  const some = actions.filter((action) => action.type === type);
  const hard = some.filter((action) => nextUse(hand, targets.get(action)!)?.isLast !== true);
  const among = manner === 'longest' && hard.length > 0 ? hard : some;
  return among[random(among.length)]!;
}

async function carryOut(user: LocalUser, opened: APIMessage, target: Target) {
  let hand = opened;
  for (let presses = 1; presses <= MOST_PRESSES; presses++) {
    const use = nextUse(hand, target);
    if (!use) break;
    const { customId, values, isLast } = use;
    const outcome = await (values ? user.select(hand, customId, values) : user.click(hand, customId));
    hand = outcome.message!;
    if (isLast) return { hand, presses };
  }
  throw new Error(`nothing leads to ${target.path.join('/')}: ${hand.content}`);
}

export async function press(user: LocalUser, message: APIMessage, label: string): Promise<APIMessage> {
  const control = pressables(message).find((each) => each.label === label);
  if (!control) throw new Error(`there's no ${label}`);
  return (await user.click(message, control.custom_id)).message!;
}

/** Every game, variant and number of seats. */
export const allSettings = (): Setting[] =>
  [...games.values()].flatMap(({ id, variants, seats }) =>
    variants.flatMap((variant) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({
        game: id,
        variant,
        seats: seats.min + more,
      })),
    ),
  );
