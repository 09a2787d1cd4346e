import type { Words } from '../i18n/index.ts';
import { Refusal, type RefusalCode } from '../table/refusal.ts';
import { answerPrivately, type Call } from './call.ts';
import { escapedName } from './escape.ts';
import type { Row } from './message.ts';
import { handMessage } from './messages/hand.ts';
import { againRows } from './messages/lobby.ts';
import { tableRows } from './messages/table.ts';

/** The sentence of a refusal; text of other people in it is escaped. */
function sentenceOf(refusal: Refusal, words: Words): string {
  return sayRefusal(words, refusal.code, refusal.data);
}

function sayRefusal<C extends RefusalCode>(words: Words, code: C, data: unknown): string {
  const say = words.errors[code] as (data: unknown) => string;
  return say(escapedData(data));
}

function escapedData(data: unknown): unknown {
  if (typeof data === 'string') return escapedName(data);
  if (Array.isArray(data)) return data.map(escapedData);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, escapedData(value)]));
}

/** After these the person's own hand says best what is the case now. */
const SHOW_HAND: readonly RefusalCode[] = [
  'stale',
  'notYourTurn',
  'illegalAction',
  'nothingToUndo',
  'tableFinished',
  'notInLobby',
];

/** Tells the person alone why not, what is the case now, and gives a fresh control where there is one. */
export async function refuse(call: Call, refusal: Refusal, tableId: string | null): Promise<void> {
  const sentence = sentenceOf(refusal, call.words);
  if (tableId !== null && SHOW_HAND.includes(refusal.code)) {
    const shown = await freshHand(call, tableId, sentence);
    if (shown) return;
  }
  await call.answer.toOneself({ content: sentence, rows: await freshRows(call, tableId) });
}

async function freshHand(call: Call, tableId: string, sentence: string): Promise<boolean> {
  const { tables } = call.desk;
  const seat = await orNull(() => tables.seatView(tableId, call.person.userId));
  if (!seat) return false;
  await answerPrivately(call, await handMessage(seat, call.words, call.desk, { notes: [sentence] }));
  return true;
}

/** Controls that work for the table as it is now. */
async function freshRows(call: Call, tableId: string | null): Promise<readonly Row[]> {
  if (tableId === null) return [];
  const table = await orNull(() => call.desk.tables.info(tableId));
  if (!table) return [];
  switch (table.status) {
    case 'lobby':
      return [];
    case 'closed':
      return againRows(table, call.words);
    default:
      return tableRows(table, call.words);
  }
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
