import { isSeated } from '../../table/holders.ts';
import { isRefused } from '../../table/refusal.ts';
import { sinceFor } from '../../table/report.ts';
import type { Acted } from '../../table/views.ts';
import { type SeatView, seatViewFor } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import { isDeleted } from '../answers/discord-errors.ts';
import type { Message } from '../answers/message.ts';
import { escapedNames } from '../answers/names.ts';
import type { Removable } from '../answers/sent-message.ts';
import { handMessage, type Opened } from '../messages/hand.ts';
import { latestSentences, sinceLines } from '../messages/since.ts';
import { deferUpdate, type Request } from './request.ts';

/** *Your hand*: opens the private message, or updates it if used within it. */
export async function showOwnHand(request: Request, tableId: string): Promise<void> {
  const { context, person } = request;
  const { seat, past } = await sinceLast(request, tableId);
  const isStuck = seat.table.toAct.some((at) => seat.table.seats[at]?.kind === 'computer');
  if (isStuck) context.announcer.owes(person, tableId);
  await deferUpdate(request);
  const shown = await showHand(request, seat, { past });
  // What this interaction can edit is the table's message, so the hand that goes on is a new one.
  if (isStuck) context.announcer.afterwards(person, () => goOn(request, tableId, shown, [], true));
}

/** The person's seat, and what has happened since their last turn; nothing once the game is over. */
async function sinceLast(
  { context, person: { userId }, t }: Request,
  tableId: string,
): Promise<{ readonly seat: SeatView; readonly past: (room: number) => readonly string[] }> {
  return context.tables.read(tableId, (table) => {
    const seat = seatViewFor(userId)(table);
    if (table.status !== 'playing') return { seat, past: () => [] };
    const since = sinceFor(userId)(table);
    return { seat, past: (room) => sinceLines(seat, since, t, room) };
  });
}

/** Shows the hand after an action. */
export async function told(
  request: Request,
  before: SeatView,
  { seat, shared, events }: Acted,
): Promise<void> {
  const { context, person, t } = request;
  const guide = getGuide(seat.table.game);
  const news = guide.news(before.view, seat.view, t);
  const names = escapedNames(seat.table, t);
  const sentences = guide.sentences(events, names, t);
  const brief = guide.brief?.(events, names, seat.seat, t).map(({ text }) => text);
  const notes = [
    ...news,
    ...(shared && seat.table.status === 'playing'
      ? [seat.actions.length > 0 ? t('discord-hand-your-turn') : t('discord-hand-turn-over')]
      : []),
  ];
  const past = (room: number) => latestSentences(sentences, t, room, brief);
  const shown = await showHand(request, seat, { past, notes, first: [] });
  if (shared && seat.actions.length === 0)
    context.announcer.afterwards(person, (isMoved) => goOn(request, seat.table.id, shown, news, isMoved));
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
  const { answer, context, person, t } = request;
  const isOpen = () => context.openHands.isNewest(person.userId, tableId, hand);
  if (!isOpen()) return;
  const { toAct, status, seats } = await context.tables.info(tableId);
  const isOver = status === 'finished';
  if (!isOver && !isSeated({ seats: toAct.map((at) => seats[at]!) }, person.userId)) return;
  const { seat, past } = await sinceLast(request, tableId);
  const message = await asLiked(request, seat, {
    past,
    notes: [...news, ...(isOver ? [] : [t('discord-hand-your-turn')])],
  });
  if (isMoved) await context.openHands.replace(person.userId, tableId, await answer.open(message));
  else
    await answer.edit(message).catch((error: unknown) => {
      // They've opened a newer one while the picture was drawn.
      if (!isDeleted(error) || isOpen()) throw error;
    });
}

/** Answers with the person's hand, drawn as they like it; an older one goes. */
export async function showHand(request: Request, seat: SeatView, opened: Opened = {}): Promise<Removable> {
  const { context, person } = request;
  // From here on they'll see for themselves whether they're awaited, however long their picture takes.
  context.announcer.seen(person, seat.table.id);
  const first = opened.first ?? (await firstSteps(request, seat));
  return answerWithHand(request, seat.table.id, await asLiked(request, seat, { ...opened, first }));
}

/** What the person's first turn of such a game begins with; nothing at any other time. */
export async function firstSteps({ context, t }: Request, seat: SeatView): Promise<readonly string[]> {
  const steps = getGuide(seat.table.game).firstSteps?.(t, seat.table.variant);
  if (!steps || seat.actions.length === 0 || !(await isNewcomer())) return [];
  return [...steps, ''];

  /** If the results can't be read, the person may be one. */
  async function isNewcomer(): Promise<boolean> {
    try {
      return await context.tables.isNewcomer(seat);
    } catch (error) {
      if (isRefused(error, 'serverUnreadable') || isRefused(error, 'storeUnreadable')) return true;
      throw error;
    }
  }
}

/** The hand's message, with its picture as the person likes it. */
function asLiked({ context, t, settings }: Request, seat: SeatView, opened: Opened): Promise<Message> {
  const { theme } = settings.person;
  const liked = theme === null ? seat : { ...seat, table: { ...seat.table, theme } };
  return handMessage(liked, t, context.pictures, opened);
}

/** Updates the private message whose control was used, or opens a new one; an older hand at this table goes. */
async function answerWithHand(request: Request, tableId: string, message: Message): Promise<Removable> {
  const { answer, context, person } = request;
  const { privateSource } = answer;
  if (privateSource) await answer.update(message);
  const hand = privateSource ?? (await answer.open(message));
  await context.openHands.replace(person.userId, tableId, hand);
  return hand;
}
