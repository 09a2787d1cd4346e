import type { Posted } from '../../table/document.ts';
import { isNewer } from './channel-tips.ts';

/** Discord allows few edits of messages older than an hour (error 30046). A margin of five minutes. */
const EDITABLE_FOR = 55 * 60_000;

/** Whether the table's message is too old to be edited turn after turn. */
export const isOld = ({ at }: Posted, now: number): boolean => now - at > EDITABLE_FOR;

/** Whether something has been said below what the bot itself has posted about the table. */
export const isBuried = ({ newestId }: Posted, channelTip: string | null): boolean =>
  channelTip !== null && isNewer(channelTip, newestId);
