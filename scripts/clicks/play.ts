import type { APIMessage } from 'discord-api-types/v10';
import { guideOf } from '../../src/discord/guides/registry.ts';
import type { GameAction, GameId } from '../../src/games/game.ts';
import type { RandomIndex } from '../../src/games/playout.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { pressables } from '../../src/playground/users/components.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import type { SeatView } from '../../src/table/types.ts';
import { nextUse, type Target, targetsOf } from './route.ts';
import type { Stage } from './stage.ts';

const { button, hand: say } = wordsOf('en-US').discord;
const MOST_PRESSES = 20;

export interface Setting {
  readonly game: GameId;
  readonly variant: string;
  readonly seats: number;
}

/** How people choose: any action; or what makes turns long, and is the hardest to reach. */
export type Manner = 'any' | 'longest';

export interface Decision {
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
  for (const guest of guests) lobby = await press(guest, lobby, button.join);
  await press(host, lobby, button.start);
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
  let seat = await tables.seatView(id, user.id);
  const turn = turnOf(seat);
  const isOver = () =>
    seat.actions.length === 0 ||
    (turn === undefined ? hand.content.includes(say.yourTurn) : turnOf(seat) !== turn);
  do {
    const targets = targetsOf(seat.actions, guideOf(seat.table.game));
    const action = chosen(seat.actions, targets, hand, manner, random);
    const played = await carryOut(user, hand, targets.get(action)!);
    decisions.push({ action, presses: played.presses });
    hand = played.hand;
    seat = await tables.seatView(id, user.id);
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
