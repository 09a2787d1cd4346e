import { guideOf } from '../../faces/registry.ts';
import type { GameAction } from '../../games/game.ts';
import { Refusal } from '../../table/refusal.ts';
import type { SeatView } from '../../table/types.ts';
import { isDeleted } from '../answers/discord-errors.ts';
import { escapedNames } from '../answers/names.ts';
import type { Removable } from '../answers/sent-message.ts';
import { decided, follow } from '../choices/decision.ts';
import { partOf, withParts } from '../choices/parts.ts';
import { decisionAt, handMessage, type Opened } from '../messages/hand.ts';
import { guideScene } from '../messages/scene.ts';
import { latestSentences, sinceLines } from '../messages/since.ts';
import { textMessage } from '../messages/table.ts';
import { answerThenAnnounce } from './after-saving.ts';
import { inTheme, type PressRequest, type Request, standBy } from './request.ts';
import { showHand } from './show-hand.ts';

/** *Your hand*: opens the private message, or updates it if used within it. */
export async function hand(request: Request, tableId: string): Promise<void> {
  const { context, person } = request;
  const seat = await context.tables.seatView(tableId, person.userId);
  const notes = await sinceNotes(request, seat);
  const answer = async () => {
    await standBy(request);
    await showHand(request, seat, { notes });
  };
  const isStuck = seat.table.toAct.some((at) => seat.table.seats[at]?.kind === 'computer');
  if (isStuck) await answerThenAnnounce(request, tableId, answer);
  else await answer();
}

/** What has happened since the person's last turn; nothing once the game is over. */
async function sinceNotes({ context, person, say }: Request, seat: SeatView): Promise<readonly string[]> {
  const { id, status } = seat.table;
  return status === 'playing' ? sinceLines(seat, await context.tables.since(id, person.userId), say) : [];
}

export async function text({ context, answer, say }: Request, tableId: string): Promise<void> {
  await answer.toOneself(textMessage(await context.tables.spectatorView(tableId), say, context.painterOf));
}

/** A choice on a button: opens the next choice, or plays the action if nothing's left to choose. */
export async function pick(request: PressRequest, tableId: string): Promise<void> {
  await choose(request, tableId, request.press.revision, request.press.args);
}

/** A choice from a menu, as keys between slashes. The first argument distinguishes the menus of a message. */
export async function menu(request: PressRequest, tableId: string): Promise<void> {
  const { press } = request;
  const keys = valuesOf(request).flatMap((value) => value.split('/'));
  await choose(request, tableId, press.revision, [...press.args.slice(1), ...keys]);
}

const valuesOf = ({ interaction }: PressRequest): readonly string[] =>
  interaction.isStringSelectMenu() ? interaction.values : [];

/** Parts chosen from a menu: plays the action that they make, or says why they make none and keeps them. */
export async function set(request: PressRequest, tableId: string): Promise<void> {
  const { context, person, press, say } = request;
  if (await context.tables.wasHandled(tableId, person)) return hand(request, tableId);
  const seat = await seatToAct(request, tableId, press.revision);
  const { sets } = guideOf(seat.table.game);
  const chosen = valuesOf(request);
  if (!sets || chosen.length === 0) throw new Refusal('illegalAction', null);
  const parts = chosen.map(partOf);
  const action = withParts(seat.actions, sets.partsOf, parts);
  if (action) return act(request, seat, action);
  const offered = seat.actions.filter((each) => (sets.partsOf(each) ?? []).length > 0);
  const notes = [sets.misfit(guideScene(seat, say), parts, offered)];
  await showHand(request, seat, { notes, chosen });
}

/** A decision made directly on the table's message, which is updated; no private message opens. */
export async function quick(request: PressRequest, tableId: string): Promise<void> {
  const { context, person, press } = request;
  if (await context.tables.wasHandled(tableId, person)) return hand(request, tableId);
  const seat = await seatToAct(request, tableId, null);
  if (seat.table.shown !== press.revision) throw new Refusal('stale', null);
  const node = follow(decisionAt(seat), press.args);
  const action = node && decided(node);
  if (!action) throw new Refusal('illegalAction', null);
  await context.tables.act(tableId, person, seat.table.revision, () => action);
  await answerThenAnnounce(request, tableId, () => standBy(request));
}

/** Shows the next page of a choice. */
export async function more(request: PressRequest, tableId: string): Promise<void> {
  const { context, person, press } = request;
  const [page, ...path] = press.args;
  const seat = await context.tables.seatView(tableId, person.userId, press.revision);
  const node = follow(decisionAt(seat), path);
  if (!node) throw new Refusal('stale', null);
  await showHand(request, seat, { node, page: Number(page) || 0 });
}

export async function undo(request: Request, tableId: string, revision: number | null): Promise<void> {
  const { context, person, say } = request;
  const seat = await context.tables.undo(tableId, person, revision);
  const notes = [say('discord-hand-undone')];
  await answerThenAnnounce(request, tableId, async () => {
    await showHand(request, seat, { notes });
  });
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
  const { context, person } = request;
  if (await context.tables.wasHandled(tableId, person)) return hand(request, tableId);
  const seat = await seatToAct(request, tableId, revision);
  const node = follow(decisionAt(seat), keys);
  if (!node) throw new Refusal('illegalAction', null);
  const action = keys.length > 0 ? decided(node) : null;
  if (action) await act(request, seat, action);
  else await showHand(request, seat, keys.length > 0 ? { node } : {});
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
  const { context, person, say } = request;
  const { id, revision } = before.table;
  const { seat, shared, events } = await context.tables.act(id, person, revision, () => action);
  const guide = guideOf(seat.table.game);
  const names = escapedNames(seat.table);
  const news = guide.news(before.view, seat.view, say);
  const opened: Opened = {
    notes: [
      ...latestSentences(guide.sentences(events, names, say), say),
      ...news,
      ...(shared && seat.table.status === 'playing'
        ? [seat.actions.length > 0 ? say('discord-hand-your-turn') : say('discord-hand-turn-over')]
        : []),
    ],
  };
  let hand: Removable | undefined;
  const answer = async () => {
    hand = await showHand(request, seat, opened);
  };
  if (!shared) return answer();
  const isMoved = await answerThenAnnounce(request, id, answer);
  if (hand && seat.actions.length === 0) await goOn(request, id, hand, news, isMoved);
}

/**
 * If only computer players acted in between, the hand continues with the person's next turn, or with the game's end,
 * and keeps the news from the last one, unless a newer one has been opened. If the table has been posted again, the
 * hand moves below the table.
 */
async function goOn(
  request: Request,
  tableId: string,
  hand: Removable,
  news: readonly string[],
  isMoved: boolean,
): Promise<void> {
  const { answer, context, person, say } = request;
  const isOpen = () => context.openHands.isNewest(person.userId, tableId, hand);
  if (!isOpen()) return;
  const seat = await context.tables.seatView(tableId, person.userId);
  const isOver = seat.table.status === 'finished';
  if (seat.actions.length === 0 && !isOver) return;
  const yourTurn = isOver ? [] : [say('discord-hand-your-turn')];
  const notes = [...(await sinceNotes(request, seat)), ...news, ...yourTurn];
  const message = await handMessage(inTheme(seat, request), say, context, { notes });
  if (isMoved) await context.openHands.replace(person.userId, tableId, await answer.open(message));
  else
    await answer.edit(message).catch((error: unknown) => {
      // They've opened a newer one while the picture was drawn.
      if (!isDeleted(error) || isOpen()) throw error;
    });
}
