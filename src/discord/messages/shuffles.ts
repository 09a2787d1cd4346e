import { MOST_WORD } from '../../games/fairness.ts';
import type { ExportedRecord } from '../../games/record.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Shuffles } from '../../table/fair.ts';
import { isRecorded, type TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import type { Attachment, Message } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { button, buttonRows, publicComponent } from '../choices/controls.ts';
import { lookBackButton } from './look-back.ts';
import type { FormLine } from './settings/controls.ts';

/** The verbs: to give a word, and to see what a table's shuffles follow from. */
export const SHUFFLES = { give: 'word', show: 'shuffles' } as const;

/** As many digits of a hash as a message shows in passing. */
const SHORT = 12;

/** The lobby's lines about who begins, and whose word is asked for again. */
export function wordRequestLines({ fair, seats }: TableInfo, t: Translate): string[] {
  if (!fair) return [];
  const asked = seats.filter((holder) => holder.kind === 'person' && holder.asked);
  const names = asked.map(({ name }) => toEscapedName(name, t));
  const first = fair.startSeat === undefined ? undefined : seats[fair.startSeat];
  return [
    ...(first ? [t('shuffles-first', { name: toEscapedName(first.name, t) })] : []),
    ...(names.length > 0 ? [t('shuffles-asked', { names })] : []),
  ];
}

/** The same when the game starts. */
export const startedLine = ({ fair }: TableInfo, t: Translate): string[] =>
  fair?.start
    ? [
        t('shuffles-started', {
          ...{ number: fair.number, start: fair.start.slice(0, SHORT), words: fair.words ?? 0 },
        }),
      ]
    : [];

/** An ended game's button about its shuffles. */
export const shuffleButtons = (table: TableInfo, t: Translate) =>
  table.fair && isRecorded(table)
    ? [button(publicComponent(table, SHUFFLES.show), { text: t('shuffles-check-button') })]
    : [];

/** The form for a word. */
export const wordLines = (t: Translate): readonly FormLine[] => [
  {
    id: 'word',
    label: t('shuffles-form-label'),
    example: t('shuffles-form-example'),
    // A character has up to two UTF-16 units.
    most: 2 * MOST_WORD,
  },
];

/** All that's known of a table's shuffles. */
export function shuffleLines({ number, commitment, start, words, seed }: Shuffles, t: Translate): string[] {
  const given = words.map(({ name, word }) =>
    t('shuffles-word', { name: toEscapedName(name, t), word: escapedName(word) }),
  );
  return [
    t('shuffles-title', { number }),
    t('shuffles-about'),
    '',
    t('shuffles-commitment', { hash: commitment }),
    ...(start === null ? [] : [t('shuffles-start', { hash: start })]),
    seed === null ? t('shuffles-secret') : t('shuffles-seed', { hash: seed }),
    ...(given.length > 0 ? [t('shuffles-words'), ...given] : [t('shuffles-no-words')]),
  ];
}

/** The same with the record, and how they're checked by it. */
export const shufflesMessage = (
  table: TableInfo,
  shuffles: Shuffles,
  record: Attachment | null,
  t: Translate,
): Message => ({
  content: [
    ...shuffleLines(shuffles, t),
    ...(record ? ['', t('shuffles-check', { file: record.name })] : []),
  ].join('\n'),
  ...(record ? { file: record } : {}),
  rows: buttonRows(record ? [lookBackButton(table, t)] : []),
});

/** The record as a file: one line of JSON. */
export const recordFile = ({ game, id }: TableInfo, record: ExportedRecord): Attachment => ({
  name: `${game}-${id}.jsonl`,
  data: Buffer.from(`${JSON.stringify(record)}\n`),
});
