import type { Clocks } from '../../clocks/clocks.ts';
import type { PauseWish } from '../../clocks/following.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import { createSpectatorView, openHand, type TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import type { Row } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { handAfterEnd, watchMessage } from '../messages/watch.ts';
import {
  answerPrivately,
  asWritten,
  type CommandRequest,
  type Control,
  mayManage,
  onTable,
  type Request,
  tableTranslator,
} from './request.ts';
import { seatNumbered } from './seats.ts';

/** Posts the table's message again. */
export const repostTable = ({ context, answer, person }: CommandRequest, tableId: string): Promise<void> =>
  context.announcer.show(tableId, person, (message) => answer.toEverybody(message));

/** The channel's table in the lobby or in play; null if there's none. */
export async function livingHere({ context, interaction }: CommandRequest): Promise<TableInfo | null> {
  try {
    return await context.tables.inChannel(interaction.channelId);
  } catch (error) {
    if (isRefused(error, 'noTableHere')) return null;
    throw error;
  }
}

/** *Watch* and *Refresh*: the public picture for one person. */
export async function watch(request: Request, tableId: string): Promise<void> {
  const { context, person, t } = request;
  const spectator = await context.tables.read(tableId, createSpectatorView);
  await answerPrivately(request, watchMessage(spectator, person.userId, t, context.pictures));
}

/** A button that frees a channel of an unreadable table; empty for people who may not use it. */
export function asideRows(request: Request, tableId: string): Row[] {
  if (!mayManage(request)) return [];
  const text = request.t('discord-button-aside');
  return buttonRows([button({ tableId, revision: 0, verb: 'aside', args: [] }, { text, style: 'bad' })]);
}

/** Frees the channel; the stored text is kept for the bot's operator. @throws Refusal `stale` */
async function setAside(request: Request, tableId: string): Promise<void> {
  const { context, interaction, t } = request;
  const { guildId, channelId } = interaction;
  if (!mayManage(request)) throw new Refusal('managerOnly', null);
  if (guildId === null || channelId === null || !(await isUnreadable(request, tableId)))
    throw new Refusal('stale', null);
  await context.tables.setAside(guildId, channelId, tableId);
  await answerPrivately(request, { content: t('discord-confirm-set-aside', { table: tableId }) });
}

/** The table of an old button may have been set aside already, or be readable again. */
const isUnreadable = ({ context }: Request, tableId: string): Promise<boolean> =>
  context.tables.info(tableId).then(
    () => false,
    (error: unknown) => isRefused(error, 'tableUnreadable'),
  );

/** @throws Refusal `noClock` if the bot keeps no clocks */
function clocksOf({ context }: Request): Clocks {
  if (!context.clocks) throw new Refusal('noClock', null);
  return context.clocks;
}

/** A wish's command: a mention, which is in its reader's language, if its ID is known. */
const commandOf = ({ interaction }: Request, what: PauseWish, t: Translate): string =>
  'commandId' in interaction
    ? `</table ${what}:${interaction.commandId}>`
    : `\`/${t('commands-table')} ${t(`commands-table-${what}`)}\``;

/** `/table pause` and `/table resume`: everybody sees who has asked for it. */
export const wish = (what: PauseWish) => async (request: Request, tableId: string) => {
  const { answer, context, person } = request;
  context.announcer.seen(person, tableId);
  const { done, asking, needed } = await clocksOf(request).wish(tableId, person, what);
  const t = tableTranslator(request, await context.tables.info(tableId));
  const name = escapedName(person.name);
  const names = asking.map((each) => toEscapedName(each, t));
  const content = done
    ? what === 'pause'
      ? t('clock-stopped', { name, command: commandOf(request, 'resume', t) })
      : t('clock-goes-on', { name })
    : t(what === 'pause' ? 'clock-asks-to-stop' : 'clock-asks-to-go-on', {
        ...{ name, names, needed, command: commandOf(request, what, t) },
      });
  await answer.toEverybody({ content });
  if (done) await context.announcer.refresh(tableId, person);
};

export const controls: readonly Control[] = [
  onTable('watch', asWritten, watch),
  // A seat chosen in the menu of all hands.
  onTable(
    'reveal',
    (_args, [seat]) => seatNumbered(seat),
    async (request, tableId, seat) => {
      const { context, person, t } = request;
      const view = await context.tables.read(tableId, openHand(seat));
      await answerPrivately(request, handAfterEnd(view, person.userId, t, context.pictures));
    },
  ),
  onTable('aside', asWritten, setAside),
  // On the question whether a pause goes on.
  onTable('resume', asWritten, wish('resume')),
  // *Got it* on a reminder.
  onTable(
    'seen',
    ([key = '']) => key,
    async (request, tableId, key) => {
      const what = await clocksOf(request).seen(tableId, request.person.userId, key);
      await request.answer.toOneself({
        content: what === 'seen' ? request.t('clock-seen') : request.t(`clock-seen-${kebab(what)}`),
      });
    },
  ),
];
