import type { GameAction } from '../../games/game.ts';
import { Refusal } from '../../table/refusal.ts';
import type { SeatView } from '../../table/types.ts';
import { escapedNames } from '../answers/names.ts';
import { decided, follow } from '../choices/decision.ts';
import { guideOf } from '../guides/registry.ts';
import { decisionAt, handMessage, type Opened } from '../messages/hand.ts';
import { textMessage } from '../messages/table.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { answerPrivately, type PressRequest, type Request, senderAtTable } from './request.ts';

/** *Your hand*: opens the private message, or updates it if used within it. */
export async function hand(request: Request, tableId: string): Promise<void> {
  const { context, person, words } = request;
  const seat = await context.tables.seatView(tableId, person.userId);
  const answer = async () => answerPrivately(request, await handMessage(seat, words, context));
  const isStuck = seat.table.toAct.some((at) => seat.table.seats[at]?.kind === 'computer');
  await (isStuck ? answerThenAnnounce(request, tableId, answer) : answer());
}

export async function text({ context, answer, words }: Request, tableId: string): Promise<void> {
  await answer.toOneself(textMessage(await context.tables.spectatorView(tableId), words, context.painterOf));
}

/** A choice on a button: opens the next choice, or plays the action if nothing's left to choose. */
export async function pick(request: PressRequest, tableId: string): Promise<void> {
  await choose(request, tableId, request.press.revision, request.press.args);
}

/** A choice from a menu. Its first argument distinguishes the menus of a message. */
export async function menu(request: PressRequest, tableId: string): Promise<void> {
  const { interaction, press } = request;
  const chosen = interaction.isStringSelectMenu() ? interaction.values : [];
  await choose(request, tableId, press.revision, [...press.args.slice(1), ...chosen]);
}

/** A decision made directly on the table's message, which is updated; no private message opens. */
export async function quick(request: PressRequest, tableId: string): Promise<void> {
  const { answer, context, person, press } = request;
  if (await context.tables.wasHandled(tableId, person)) return hand(request, tableId);
  const seat = await seatToAct(request, tableId, null);
  if (seat.table.shown !== press.revision) throw new Refusal('stale', null);
  const node = follow(decisionAt(seat), press.args);
  const action = node && decided(node);
  if (!action) throw new Refusal('illegalAction', null);
  await context.tables.act(tableId, person, seat.table.revision, () => action);
  await context.announcer.announce(tableId, senderAtTable(request));
  if (!answer.given) await answer.acknowledge();
}

/** Shows the next page of a choice. */
export async function more(request: PressRequest, tableId: string): Promise<void> {
  const { context, person, press, words } = request;
  const [page, ...path] = press.args;
  const seat = await context.tables.seatView(tableId, person.userId, press.revision);
  const node = follow(decisionAt(seat), path);
  if (!node) throw new Refusal('stale', null);
  await answerPrivately(request, await handMessage(seat, words, context, { node, page: Number(page) || 0 }));
}

export async function undo(request: Request, tableId: string, revision: number | null): Promise<void> {
  const { context, person, words } = request;
  const seat = await context.tables.undo(tableId, person, revision);
  await answerThenAnnounce(request, tableId, async () =>
    answerPrivately(request, await handMessage(seat, words, context, { notes: [words.discord.hand.undone] })),
  );
}

/**
 * Follows the keys down the tree of choices, then plays the action reached or opens the next choice.
 * @throws Refusal `stale`, `illegalAction` and what `TableService.act` throws
 */
export async function choose(
  request: Request,
  tableId: string,
  revision: number | null,
  keys: readonly string[],
): Promise<void> {
  const { context, person, words } = request;
  if (await context.tables.wasHandled(tableId, person)) return hand(request, tableId);
  const seat = await seatToAct(request, tableId, revision);
  const node = follow(decisionAt(seat), keys);
  if (!node) throw new Refusal('illegalAction', null);
  const action = keys.length > 0 ? decided(node) : null;
  if (action) await act(request, seat, action);
  else await answerPrivately(request, await handMessage(seat, words, context, { node }));
}

/**
 * The view of the person's seat if they must decide. @throws Refusal `tableFinished`, `notYourTurn`, as
 * `TableService.seatView`
 */
export async function seatToAct(
  { context, person }: Request,
  tableId: string,
  revision: number | null,
): Promise<SeatView> {
  const seat = await context.tables.seatView(tableId, person.userId, revision);
  if (seat.actions.length > 0) return seat;
  if (seat.table.status === 'finished') throw new Refusal('tableFinished', null);
  throw new Refusal('notYourTurn', { names: seat.table.toAct.map((at) => seat.table.seats[at]!.name) });
}

async function act(request: Request, before: SeatView, action: GameAction): Promise<void> {
  const { context, person, words } = request;
  const { id, revision } = before.table;
  const { seat, shared, events } = await context.tables.act(id, person, revision, () => action);
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
  const answer = async () => answerPrivately(request, await handMessage(seat, words, context, opened));
  if (!shared) return answer();
  await answerThenAnnounce(request, id, answer);
  if (seat.actions.length === 0) await goOn(request, id, news);
}

/**
 * If only computer players acted in between, the private message continues with the person's next turn and keeps
 * the news from the last one.
 */
async function goOn(request: Request, tableId: string, news: readonly string[]): Promise<void> {
  const { context, person, words } = request;
  const seat = await context.tables.seatView(tableId, person.userId);
  if (seat.actions.length === 0) return;
  const notes = [...news, words.discord.hand.yourTurn];
  await request.answer.edit(await handMessage(seat, words, context, { notes }));
}
