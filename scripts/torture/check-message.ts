import { decodePress, type Verb } from '../../src/discord/choices/custom-id.ts';
import type { TableDocument } from '../../src/table/document.ts';
import type { Version } from './channel-log.ts';
import type { Scene } from './scene.ts';

/** At least one of these is a control of every message of a table, and of no other message. */
const OF_TABLE: readonly Verb[] = ['start', 'text', 'again'];

/** The `shown` of what the table's message says; null for any other message. */
export function shownBy({ customIds }: Version, tableId: string): number | null {
  const presses = customIds.flatMap((id) => decodePress(id) ?? []);
  return (
    presses.find((press) => press.tableId === tableId && OF_TABLE.includes(press.verb))?.revision ?? null
  );
}

const standing = (table: TableDocument, { stage, channelId }: Scene): readonly Version[] =>
  stage.log
    .messagesIn(channelId)
    .filter(({ removed, latest }) => !removed && shownBy(latest, table.id) !== null)
    .map(({ latest }) => latest);

/** What's wrong with the table's message in its channel; null if nothing. */
function faultOf(table: TableDocument, scene: Scene): string | null {
  const all = standing(table, scene);
  const [message] = all;
  if (!message || all.length > 1) return `${all.length} messages of the table instead of one`;
  if (message.messageId !== table.posted?.messageId)
    return `the message is ${message.messageId}, and noted as ${table.posted?.messageId}`;
  const shown = shownBy(message, table.id);
  if (shown !== table.shown) return `the message shows ${shown} instead of ${table.shown}`;
  return null;
}

/** Whether the table has one message, noted as such, that shows the table as it is. */
export const isInPlace = (table: TableDocument, scene: Scene): boolean => faultOf(table, scene) === null;

/** @throws Error unless it is */
export function checkMessage(table: TableDocument, scene: Scene): void {
  const fault = faultOf(table, scene);
  if (fault === null) return;
  const texts = standing(table, scene).map(({ content }) => content);
  throw new Error(`${fault}:\n${texts.join('\n---\n')}`);
}
