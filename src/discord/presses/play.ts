import type { GameAction } from '../../games/game.ts';
import { Refusal } from '../../table/refusal.ts';
import type { SeatView } from '../../table/types.ts';
import { answerPrivately, type Call, type PressCall, voiceAtTable, voiceOf } from '../call.ts';
import { decided, follow } from '../decision.ts';
import { guideOf } from '../guides/registry.ts';
import { decisionAt, handMessage, type Opened } from '../messages/hand.ts';
import { textMessage } from '../messages/table.ts';
import { escapedNames } from '../names.ts';

/** *Your hand*: opens the private message, or, from within it, brings it up to date. */
export async function hand(call: Call, tableId: string): Promise<void> {
  const { desk, person, words } = call;
  const seat = await desk.tables.seatView(tableId, person.userId);
  await answerPrivately(call, await handMessage(seat, words, desk));
  if (seat.table.toAct.some((at) => seat.table.seats[at]?.kind === 'computer'))
    await desk.announcer.announce(tableId, voiceOf(call));
}

export async function text({ desk, answer, words }: Call, tableId: string): Promise<void> {
  await answer.toOneself(textMessage(await desk.tables.spectatorView(tableId), words, desk.painterOf));
}

/** A choice on a button: opens the next one, or plays the action when nothing is left to choose. */
export async function pick(call: PressCall, tableId: string): Promise<void> {
  await choose(call, tableId, call.press.revision, call.press.args);
}

/** A choice in a menu, whose first argument tells the menus of one message apart. */
export async function menu(call: PressCall, tableId: string): Promise<void> {
  const { interaction, press } = call;
  const chosen = interaction.isStringSelectMenu() ? interaction.values : [];
  await choose(call, tableId, press.revision, [...press.args.slice(1), ...chosen]);
}

/** A decision straight from the table's message: the message goes on, nothing is opened. */
export async function quick(call: PressCall, tableId: string): Promise<void> {
  const { answer, desk, press } = call;
  const seat = await seatToAct(call, tableId, press.revision);
  const node = follow(decisionAt(seat), press.args);
  const action = node && decided(node);
  if (!action) throw new Refusal('illegalAction', null);
  await desk.tables.act(tableId, call.person, seat.table.revision, () => action);
  await desk.announcer.announce(tableId, voiceAtTable(call));
  if (!answer.given) await answer.acknowledge();
}

/** The next page of a choice. */
export async function more(call: PressCall, tableId: string): Promise<void> {
  const { desk, person, press, words } = call;
  const [page, ...path] = press.args;
  const seat = await desk.tables.seatView(tableId, person.userId, press.revision);
  const node = follow(decisionAt(seat), path);
  if (!node) throw new Refusal('stale', null);
  await answerPrivately(call, await handMessage(seat, words, desk, { node, page: Number(page) || 0 }));
}

export async function undo(call: Call, tableId: string, revision: number | null): Promise<void> {
  const { desk, person, words } = call;
  const seat = await desk.tables.undo(tableId, person, revision);
  await answerPrivately(call, await handMessage(seat, words, desk, { notes: [words.discord.hand.undone] }));
  await desk.announcer.announce(tableId, voiceOf(call));
}

/**
 * Goes down the tree of choices by the keys: to an action, which is played, or to the next choice, which is
 * opened. @throws Refusal `stale`, `illegalAction` and what `Tables.act` throws
 */
export async function choose(
  call: Call,
  tableId: string,
  revision: number | null,
  keys: readonly string[],
): Promise<void> {
  const { desk, words } = call;
  const seat = await seatToAct(call, tableId, revision);
  const node = follow(decisionAt(seat), keys);
  if (!node) throw new Refusal('illegalAction', null);
  const action = keys.length > 0 ? decided(node) : null;
  if (action) await act(call, seat, action);
  else await answerPrivately(call, await handMessage(seat, words, desk, { node }));
}

/** The seat of somebody who must decide. @throws Refusal `tableFinished`, `notYourTurn`, as `Tables.seatView` */
export async function seatToAct(
  { desk, person }: Call,
  tableId: string,
  revision: number | null,
): Promise<SeatView> {
  const seat = await desk.tables.seatView(tableId, person.userId, revision);
  if (seat.actions.length > 0) return seat;
  if (seat.table.status === 'finished') throw new Refusal('tableFinished', null);
  throw new Refusal('notYourTurn', { names: seat.table.toAct.map((at) => seat.table.seats[at]!.name) });
}

async function act(call: Call, before: SeatView, action: GameAction): Promise<void> {
  const { desk, person, words } = call;
  const { id, revision } = before.table;
  const { seat, shared, events } = await desk.tables.act(id, person, revision, () => action);
  const guide = guideOf(seat.table.game);
  const names = escapedNames(seat.table);
  const { yourTurn, turnOver } = words.discord.hand;
  const news = guide.news(before.view, seat.view, words);
  const opened: Opened = {
    notes: [
      ...guide.sentences(events, names, words),
      ...news,
      ...(shared && seat.table.status === 'playing' ? [seat.actions.length > 0 ? yourTurn : turnOver] : []),
    ],
  };
  await answerPrivately(call, await handMessage(seat, words, desk, opened));
  if (!shared) return;
  await desk.announcer.announce(id, voiceOf(call));
  if (seat.actions.length === 0) await goOn(call, id, news);
}

/**
 * Where only computer players moved in between, the private message goes straight on with the next turn; what
 * the last one brought to light stays in it.
 */
async function goOn(call: Call, tableId: string, news: readonly string[]): Promise<void> {
  const { desk, person, words } = call;
  const seat = await desk.tables.seatView(tableId, person.userId);
  if (seat.actions.length === 0) return;
  const notes = [...news, words.discord.hand.yourTurn];
  await call.answer.edit(await handMessage(seat, words, desk, { notes }));
}
