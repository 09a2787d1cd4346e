import { isRefused, Refusal } from '../../table/refusal.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { answerPrivately, mayManage, type Request } from './request.ts';

/** A button that frees a channel of an unreadable table; empty for people who may not use it. */
export function asideRows(request: Request, tableId: string): Row[] {
  if (!mayManage(request)) return [];
  const text = request.say('discord-button-aside');
  return buttonRows([button({ tableId, revision: 0, verb: 'aside', args: [] }, { text, style: 'bad' })]);
}

/** Frees the channel; the stored text is kept for the bot's operator. @throws Refusal `stale` */
export async function setAside(request: Request, tableId: string): Promise<void> {
  const { context, interaction, say } = request;
  const { guildId, channelId } = interaction;
  if (!mayManage(request)) throw new Refusal('managerOnly', null);
  if (guildId === null || channelId === null || !(await isUnreadable(request, tableId)))
    throw new Refusal('stale', null);
  await context.tables.setAside(guildId, channelId, tableId);
  await answerPrivately(request, { content: say('discord-confirm-set-aside', { table: tableId }) });
}

/** The table of an old button may have been set aside already, or be readable again. */
const isUnreadable = ({ context }: Request, tableId: string): Promise<boolean> =>
  context.tables.info(tableId).then(
    () => false,
    (error: unknown) => isRefused(error, 'tableUnreadable'),
  );
