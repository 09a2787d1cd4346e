import { MOST_WORD } from '../../games/fairness.ts';
import type { ExportedRecord } from '../../games/record.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Shuffles } from '../../table/fair.ts';
import { isRecorded, type TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import type { Attachment, Message } from '../answers/message.ts';
import { escapedNameOf } from '../answers/names.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import { lookBackButton } from './look-back.ts';
import type { FormLine } from './settings/controls.ts';

/** The verbs: to give a word, and to see what a table's shuffles follow from. */
export const SHUFFLES = { give: 'word', show: 'shuffles' } as const;

/** As many digits of a hash as a message shows in passing. */
const SHORT = 12;

/** The lobby's lines about who begins, and whose word is asked for again. */
export function askedLines({ fair, seats }: TableInfo, say: Say): string[] {
  if (!fair) return [];
  const asked = seats.filter((holder) => holder.kind === 'person' && holder.asked);
  const names = asked.map(({ name }) => escapedNameOf(name, say));
  const first = fair.startSeat === undefined ? undefined : seats[fair.startSeat];
  return [
    ...(first ? [say('shuffles-first', { name: escapedNameOf(first.name, say) })] : []),
    ...(names.length > 0 ? [say('shuffles-asked', { names })] : []),
  ];
}

/** The same when the game starts. */
export const startedLine = ({ fair }: TableInfo, say: Say): string[] =>
  fair?.start
    ? [
        say('shuffles-started', {
          ...{ number: fair.number, start: fair.start.slice(0, SHORT), words: fair.words ?? 0 },
        }),
      ]
    : [];

/** An ended game's button about its shuffles. */
export const shuffleButtons = (table: TableInfo, say: Say) =>
  table.fair && isRecorded(table)
    ? [button(publicPressAt(table, SHUFFLES.show), { text: say('shuffles-check-button') })]
    : [];

/** The form for a word. */
export const wordLines = (say: Say): readonly FormLine[] => [
  {
    id: 'word',
    label: say('shuffles-form-label'),
    example: say('shuffles-form-example'),
    // A character has up to two UTF-16 units.
    most: 2 * MOST_WORD,
  },
];

/** All that's known of a table's shuffles. */
export function shuffleLines({ number, commitment, start, words, seed }: Shuffles, say: Say): string[] {
  const given = words.map(({ name, word }) =>
    say('shuffles-word', { name: escapedNameOf(name, say), word: escapedName(word) }),
  );
  return [
    say('shuffles-title', { number }),
    say('shuffles-about'),
    '',
    say('shuffles-commitment', { hash: commitment }),
    ...(start === null ? [] : [say('shuffles-start', { hash: start })]),
    seed === null ? say('shuffles-secret') : say('shuffles-seed', { hash: seed }),
    ...(given.length > 0 ? [say('shuffles-words'), ...given] : [say('shuffles-no-words')]),
  ];
}

/** The same with the record, and how they're checked by it. */
export const shufflesMessage = (
  table: TableInfo,
  shuffles: Shuffles,
  record: Attachment | null,
  say: Say,
): Message => ({
  content: [
    ...shuffleLines(shuffles, say),
    ...(record ? ['', say('shuffles-check', { file: record.name })] : []),
  ].join('\n'),
  ...(record ? { file: record } : {}),
  rows: buttonRows(record ? [lookBackButton(table, say)] : []),
});

/** The record as a file: one line of JSON. */
export const recordFile = ({ game, id }: TableInfo, record: ExportedRecord): Attachment => ({
  name: `${game}-${id}.jsonl`,
  data: Buffer.from(`${JSON.stringify(record)}\n`),
});
