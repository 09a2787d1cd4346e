import { isRefused, Refusal } from '../../table/refusal.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { answerPrivately, mayManage, type Request } from './request.ts';

/** What frees a channel of a table that can't be read, for those who may; nothing for others. */
export function asideRows(request: Request, tableId: string): Row[] {
  if (!mayManage(request)) return [];
  const text = request.words.discord.button.aside;
  return buttonRows([button({ tableId, revision: 0, verb: 'aside', args: [] }, { text, style: 'bad' })]);
}

/** Frees the channel; what's stored of the table is kept for whoever runs the bot. @throws Refusal `stale` */
export async function setAside(request: Request, tableId: string): Promise<void> {
  const { context, interaction, words } = request;
  const { guildId, channelId } = interaction;
  if (!mayManage(request)) throw new Refusal('managerOnly', null);
  if (guildId === null || channelId === null || !(await isUnreadable(request, tableId)))
    throw new Refusal('stale', null);
  await context.tables.setAside(guildId, channelId, tableId);
  await answerPrivately(request, { content: words.discord.confirm.setAside(tableId) });
}

/** An old button may be of a table that has been set aside before, or that can be read again. */
const isUnreadable = ({ context }: Request, tableId: string): Promise<boolean> =>
  context.tables.info(tableId).then(
    () => false,
    (error: unknown) => isRefused(error, 'tableUnreadable'),
  );
