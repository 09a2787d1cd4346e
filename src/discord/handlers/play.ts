import type { GameAction } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { isSeated } from '../../table/holders.ts';
import { Refusal } from '../../table/refusal.ts';
import { undone } from '../../table/turn.ts';
import { createSpectatorView, type SeatView, seatViewFor } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import { decided, follow } from '../choices/decision.ts';
import { parsePart, withParts } from '../choices/parts.ts';
import { nowMessage, type Opened } from '../messages/hand.ts';
import { hintMessage } from '../messages/hint.ts';
import { certainSequels, decisionAt, guideScene, nodeAt } from '../messages/nodes.ts';
import { ownTextMessages, textMessage } from '../messages/table.ts';
import { costly } from './costly.ts';
import { showHand, showOwnHand, told } from './hand.ts';
import {
  asWritten,
  type ComponentRequest,
  type Control,
  deferUpdate,
  onTable,
  type Request,
} from './request.ts';

/** Parts chosen from a menu: plays the action that they make, or says why they make none and keeps them. */
async function playParts(
  request: ComponentRequest,
  tableId: string,
  chosen: readonly string[],
): Promise<void> {
  const { component, t } = request;
  await playMeant(request, tableId, component.revision, (seat) => {
    const { sets } = getGuide(seat.table.game);
    if (!sets || chosen.length === 0) throw new Refusal('illegalAction', null);
    const parts = chosen.map(parsePart);
    const action = withParts(seat.actions, sets.partsOf, parts);
    if (action) return { action };
    const offered = seat.actions.filter((each) => (sets.partsOf(each) ?? []).length > 0);
    return { opened: { notes: [sets.misfit(guideScene(seat, t), parts, offered)], chosen } };
  });
}

/** A decision made directly on the table's message, which is updated; no private message opens. */
async function playQuickly(
  request: ComponentRequest,
  tableId: string,
  path: readonly string[],
): Promise<void> {
  const { context, person, component } = request;
  const { isAgain } = await context.tables.act(tableId, person, { shown: component.revision }, (seat) => {
    const node = follow(decisionAt(seat), path);
    const action = node && decided(node);
    if (!action) throw new Refusal('illegalAction', null);
    return action;
  });
  if (isAgain) await showOwnHand(request, tableId);
  else await deferUpdate(request);
}

export async function undo(request: Request, tableId: string, revision: number | null): Promise<void> {
  const { context, person, t } = request;
  const seat = await context.tables.change(tableId, person, undone(revision), seatViewFor(person.userId));
  await showHand(request, seat, { notes: [t('discord-hand-undone')] });
}

/** What a choice comes to: an action and what follows for certain, or what the hand shows in its place. */
type Meaning =
  | { readonly action: GameAction; readonly sequels?: readonly GameAction[] }
  | { readonly opened: Opened };

/** Follows the keys down the tree of choices, to an action or the next choice. @throws Refusal `illegalAction` */
export function resolveKeys(seat: SeatView, keys: readonly string[], t: Translate): Meaning {
  const found = nodeAt(seat, keys, t);
  if (!found) throw new Refusal('illegalAction', null);
  const { node, isAll, hasSequel } = found;
  const action = keys.length > 0 ? decided(node) : null;
  if (action) return { action, sequels: hasSequel ? certainSequels(seat, action) : [] };
  return { opened: keys.length > 0 ? { node, isAll } : {} };
}

/**
 * Plays the action that the person means, or opens the next choice.
 * @throws Refusal as `TableService.act`, and what `meant` throws
 */
export async function playMeant(
  request: Request,
  tableId: string,
  revision: number | null,
  meant: (seat: SeatView) => Meaning,
): Promise<void> {
  const { context, person } = request;
  const asked: { seat?: SeatView; opened?: Opened | null } = {};
  const acted = await context.tables.act(tableId, person, revision, (seat) => {
    const meaning = meant(seat);
    asked.seat = seat;
    asked.opened = 'opened' in meaning ? meaning.opened : null;
    if (!('action' in meaning)) return null;
    return [meaning.action, ...(meaning.sequels ?? [])];
  });
  if (acted.isAgain || !asked.seat) await showOwnHand(request, tableId);
  else if (asked.opened) await showHand(request, acted.seat, asked.opened);
  else await told(request, asked.seat, acted);
}

/** *Hint*: what a Knight would do, beside the hand, which stays as it is. */
export const showHint = costly('hint', async ({ answer, context, person, t }: Request, tableId: string) => {
  await answer.defer();
  const { seat, hint: found } = await context.tables.hint(tableId, person);
  await answer.toOneself(hintMessage(seat, found, t));
});

export const controls: readonly Control[] = [
  onTable('hand', asWritten, showOwnHand),
  onTable('text', asWritten, async ({ context, answer, person, t }, tableId) => {
    const deadline = (await context.clocks?.deadlineOf(tableId)) ?? null;
    const messages = await context.tables.read(tableId, (table) =>
      table.status === 'playing' && isSeated(table, person.userId)
        ? ownTextMessages(seatViewFor(person.userId)(table), t, deadline)
        : [textMessage(createSpectatorView(table), t, deadline)],
    );
    for (const message of messages) await answer.toOneself(message);
  }),
  // A choice on a button: opens the next choice, or plays the action if nothing's left to choose.
  onTable('pick', asWritten, (request, tableId, path) =>
    playMeant(request, tableId, request.component.revision, (seat) => resolveKeys(seat, path, request.t)),
  ),
  // A choice from a menu, as keys between slashes. The first argument distinguishes the menus of a message.
  onTable(
    'menu',
    ([, ...path], chosen) => [...path, ...chosen.flatMap((value) => value.split('/'))],
    (request, tableId, path) =>
      playMeant(request, tableId, request.component.revision, (seat) => resolveKeys(seat, path, request.t)),
  ),
  onTable('set', (_args, chosen) => chosen, playParts),
  onTable('quick', asWritten, playQuickly),
  // The next page of a choice.
  onTable(
    'more',
    ([page, ...path]) => ({ page: Number(page) || 0, path }),
    async (request, tableId, { page, path }) => {
      const { context, person, component, t } = request;
      const seat = await context.tables.read(tableId, seatViewFor(person.userId, component.revision));
      const found = nodeAt(seat, path, t);
      if (!found) throw new Refusal('stale', null);
      await showHand(request, seat, { node: found.node, isAll: found.isAll, page });
    },
  ),
  onTable('undo', asWritten, (request, tableId) => undo(request, tableId, request.component.revision)),
  // *What can I do now?*: explains the present decision beside the hand, which stays as it is, even if it's outdated.
  onTable('now', asWritten, async ({ answer, context, person, t }, tableId) => {
    const seat = await context.tables.read(tableId, seatViewFor(person.userId));
    await answer.toOneself(nowMessage(seat, t, context.pictures));
  }),
  onTable('hint', asWritten, showHint),
];
