import { ChannelType, TimestampStyles, time } from 'discord.js';
import { type Kebab, kebab } from '../../i18n/fluent/kebab.ts';
import { composed, type Translate } from '../../i18n/fluent/translate.ts';
import type { Value } from '../../i18n/fluent/value.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Name } from '../../table/characters.ts';
import { isPersonAway, isSeated, keptSeat } from '../../table/holders.ts';
import { isRefused, Refusal, type RefusalCode, type RefusalData } from '../../table/refusal.ts';
import { belongsTo, seatViewFor } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Row } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { buttonRows } from '../choices/controls.ts';
import { againButton, ownSeatRows } from '../messages/lobby.ts';
import { tableRows } from '../messages/table.ts';
import { watchRows } from '../messages/watch.ts';
import { showHand } from './hand.ts';
import { answerAtLast, fetchServer, type Request } from './request.ts';
import { asideRows } from './showing.ts';

/**
 * How the data of codes become those of their messages, which are called by a prefix and the code. Only data that a
 * message can't be given as they are stand here.
 */
export type Retold<Prefix extends string, All extends object> = {
  readonly [C in keyof All & string as Worded<All[C]> extends DataOf<`${Prefix}-${Kebab<C>}`> ? never : C]: (
    data: Worded<All[C]>,
    t: Translate,
  ) => DataOf<`${Prefix}-${Kebab<C>}`>;
};

/** Data with all names in words. */
type Worded<Data> = Name extends Data
  ? string
  : Data extends object
    ? { readonly [Key in keyof Data]: Worded<Data[Key]> }
    : Data;

/** What a message can be given; anything if it needs nothing. */
type DataOf<Id extends string> = Id extends keyof Messages
  ? Messages[Id] extends null
    ? unknown
    : Messages[Id]
  : never;

const RETOLD: Retold<'errors', RefusalData> = {
  notYourTurn: ({ names }) => ({ names, count: names.length }),
  otherChannels: ({ channelIds }) => ({
    channels: channelIds.map((id) => `<#${id}>`),
    count: channelIds.length,
  }),
  unknownVariant: ({ game, variant, known }, t) => ({
    variant,
    names: known.map((id) => getGuide(game).variant(id, t)),
  }),
  tooMuch: ({ until }) => ({ when: time(Math.ceil(until / 1000), TimestampStyles.RelativeTime) }),
};

/** The refusal as a sentence, with user text escaped. */
export const refusalSentence = ({ code, data }: Refusal, t: Translate): string =>
  codeSentence('errors', code, data, RETOLD, t);

/** The sentence for a code, with user text escaped. */
export function codeSentence<Prefix extends string, All extends object>(
  prefix: Prefix,
  code: keyof All & string,
  data: unknown,
  retold: Retold<Prefix, All>,
  t: Translate,
): string {
  const retell = (retold as Readonly<Record<string, (data: unknown, t: Translate) => unknown>>)[code];
  const escaped = escapedData(data, t);
  const given = (retell ? retell(escaped, t) : escaped) as Readonly<Record<string, Value>> | null;
  return composed(t)(`${prefix}-${kebab(code)}`, given ?? undefined);
}

/** The data of a sentence, with names in words and user text escaped. */
function escapedData(data: unknown, t: Translate): unknown {
  if (typeof data === 'string' || isTranslated(data)) return toEscapedName(data, t);
  if (Array.isArray(data)) return data.map((each) => escapedData(each, t));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, escapedData(value, t)]));
}

const isTranslated = (data: unknown): data is Exclude<Name, string> =>
  typeof data === 'object' && data !== null && ('character' in data || 'player' in data);

/** Refusals that are best explained by the person's current hand. */
const SHOW_HAND: readonly RefusalCode[] = [
  'stale',
  'movedOn',
  'notYourTurn',
  'illegalAction',
  'nothingToUndo',
  'tableFinished',
  'notInLobby',
];

/**
 * Privately tells the user why it was refused and what the current state is, with fresh controls if there are any.
 */
export async function refuse(request: Request, refusal: Refusal, tableId: string | null): Promise<void> {
  const sentence =
    (await keptSentence(request, refusal, tableId)) ??
    (refusal.code === 'noTableHere' ? await threadsSentence(request) : null) ??
    awaySentence(request, refusal) ??
    refusalSentence(refusal, request.t);
  if (tableId !== null && SHOW_HAND.includes(refusal.code)) {
    const shown = await freshHand(request, tableId, sentence);
    if (shown) return;
  }
  const rows = isRefused(refusal, 'tableUnreadable')
    ? asideRows(request, refusal.data.tableId)
    : refusal.code === 'tableAlreadyHere'
      ? await rowsHere(request)
      : await freshRows(request, tableId);
  await answerAtLast(request, { content: sentence, rows });
}

/** Refusals of somebody without a seat. */
const SEATLESS: readonly RefusalCode[] = ['notSeated', 'notInLobby', 'noSeatKept'];

/** What somebody without a seat is told if a computer plays theirs, or somebody has taken it. */
async function keptSentence(
  { context, person, t }: Request,
  refusal: Refusal,
  tableId: string | null,
): Promise<string | null> {
  const { userId } = person;
  if (tableId === null || !SEATLESS.includes(refusal.code)) return null;
  const table = await orNull(() => context.tables.info(tableId));
  if (table?.status !== 'playing' || isSeated(table, userId)) return null;
  const seat = keptSeat(table, userId);
  if (seat !== undefined)
    return isPersonAway(table.seats[seat]!) ? t('people-seat-kept') : t('people-seat-open');
  const had = table.tenures.findLast(({ holder }) => holder.kind === 'person' && holder.userId === userId);
  const now = had && table.seats[had.seat];
  return now?.kind === 'person' ? t('people-seat-gone', { name: toEscapedName(now.name, t) }) : null;
}

/** Which tables are in threads of the channel that has none itself; null if there are none, or it can't be found out. */
async function threadsSentence(request: Request): Promise<string | null> {
  const { context, interaction, person, t } = request;
  const { guildId, channelId: here } = interaction;
  const guild = await fetchServer(request);
  const listing =
    guildId === null ? null : await orNull(() => context.tables.listing(guildId, person.userId));
  const places = (listing?.live ?? []).flatMap((table) => {
    const thread = guild?.channels.cache.get(table.channelId);
    if (!thread?.isThread() || thread.parentId !== here) return [];
    const isTold = thread.type !== ChannelType.PrivateThread || belongsTo(table, person.userId);
    return isTold ? [`<#${table.channelId}>`] : [];
  });
  return places.length === 0 ? null : t('people-thread-here', { places: places.slice(0, MOST_PLACES) });
}

/** More would be no answer any more. */
const MOST_PLACES = 5;

/**
 * What somebody is told if the store fails. Where several processes use it, a load balancer may have asked another one
 * before, which has saved what was pressed, so nobody is promised that nothing has changed.
 */
function awaySentence({ context: { tables }, t }: Request, { code }: Refusal): string | null {
  const isAway = code === 'storeFailed' || code === 'storeUnreadable';
  return isAway && tables.isShared ? t('discord-refused-store-away') : null;
}

async function freshHand(request: Request, tableId: string, sentence: string): Promise<boolean> {
  const { tables } = request.context;
  const seat = await orNull(() => tables.read(tableId, seatViewFor(request.person.userId)));
  if (!seat) return false;
  await showHand(request, seat, { notes: [sentence] });
  return true;
}

/** Controls for the table's current state. */
async function freshRows(request: Request, tableId: string | null): Promise<readonly Row[]> {
  if (tableId === null) return [];
  const table = await orNull(() => request.context.tables.info(tableId));
  if (!table) return [];
  switch (table.status) {
    case 'lobby':
      return [];
    case 'closed':
      return buttonRows([againButton(table, request.t)]);
    default:
      return isSeated(table, request.person.userId)
        ? tableRows(table, request.t)
        : watchRows(table, request.person.userId, request.t);
  }
}

/** Controls for the channel's table, for somebody who wanted another one. */
export async function rowsHere(request: Request): Promise<readonly Row[]> {
  const table = await orNull(() => request.context.tables.inChannel(request.interaction.channelId!));
  if (table?.status === 'lobby') return ownSeatRows(table, request.person.userId, request.t);
  return freshRows(request, table?.id ?? null);
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
