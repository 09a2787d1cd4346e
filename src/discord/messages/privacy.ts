import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Account } from '../../privacy/personal-data.ts';
import { PERSON, type PersonSettings } from '../../settings/person.ts';
import { escapedName } from '../../telling/markdown.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows, freeComponent } from '../choices/controls.ts';

/** As many as have room. */
const [MOST_SERVERS, MOST_NAMES] = [10, 5];

/** Larger files are packed, in bytes; Discord takes 10 MiB. */
const LARGE = 8 * 2 ** 20;

/** What's stored about a person, in words. `serverName` is null for a server that isn't known any more. */
export function privacyMessage(
  account: Account,
  serverName: (guildId: string) => string | null,
  t: Translate,
): Message {
  const { tables, unreadable, settings, isBeingErased, userId } = account;
  const sum = (count: (table: Account['tables'][number]) => number) =>
    tables.reduce((all, table) => all + count(table), 0);
  const now = tables.filter((table) => table.isSeated && isLive(table)).length;
  const earlier = tables.filter((table) => table.sat.length + table.left.length > 0).length - now;
  const clocks = tables.filter(({ clock }) => clock !== null).length;
  const clicks = sum((table) => table.recentClicksOfAll.length);
  const lines = [
    ...(tables.length > 0
      ? [
          t('privacy-tables', { now, earlier, other: tables.length - now - earlier }),
          t('privacy-servers', { servers: serversOf(account, serverName, t) }),
          t('privacy-names', { names: namesOf(account) }),
          t('privacy-moves', {
            moves: sum(({ moves }) => moves.length),
            hints: sum(({ hints }) => hints?.taken ?? 0),
          }),
        ]
      : []),
    ...(settings ? [t('privacy-settings', { count: changedIn(settings) })] : []),
    ...(clocks > 0 ? [t('privacy-clocks', { count: clocks })] : []),
    ...(clicks > 0 ? [t('privacy-clicks', { count: clicks })] : []),
    ...(unreadable.length > 0 ? [t('privacy-unreadable', { count: unreadable.length })] : []),
  ];
  const parts = [
    t('privacy-title'),
    ...(lines.length > 0 ? lines : [t('privacy-nothing')]),
    ...(isBeingErased ? [t('privacy-erasing')] : []),
    t('privacy-more'),
  ];
  const played = tables.find(({ started, sat }) => started !== null && sat.length > 0);
  const number = String((played?.sat.at(-1)?.seat ?? -1) + 1);
  return {
    content: parts.join('\n'),
    rows:
      lines.length === 0
        ? []
        : buttonRows([
            button(freeComponent('account', userId), { text: t('privacy-button-file') }),
            button(freeComponent('erase', userId, number), {
              text: t('privacy-button-delete'),
              style: 'bad',
            }),
          ]),
  };
}

const isLive = ({ status }: Account['tables'][number]): boolean => status === 'lobby' || status === 'playing';

const changedIn = (settings: PersonSettings): number =>
  (Object.keys(PERSON) as (keyof PersonSettings)[]).filter(
    (key) => !isDeepStrictEqual(settings[key], PERSON[key]),
  ).length;

function serversOf(
  { tables, unreadable }: Account,
  serverName: (guildId: string) => string | null,
  t: Translate,
): string[] {
  const all = [
    ...new Set([...tables.map(({ server }) => server), ...unreadable.map((each) => each.guildId)]),
  ];
  const named = all.slice(0, MOST_SERVERS).map((id) => escapedName(serverName(id) ?? id));
  const more = all.length - named.length;
  return more > 0 ? [...named, t('privacy-servers-more', { count: more })] : named;
}

const namesOf = ({ tables }: Account): string[] =>
  [...new Set(tables.flatMap(({ names }) => names))].slice(0, MOST_NAMES).map(escapedName);

/** Asks before anything is deleted. `number` is the person's in the latest of their games; 0 if there's none. */
export const confirmMessage = (userId: string, number: number, t: Translate): Message => ({
  content: t('privacy-confirm', { number, name: t('pictures-unnamed', { number }) }),
  rows: buttonRows([
    button(freeComponent('forget', userId), { text: t('privacy-button-confirm'), style: 'bad' }),
    button(freeComponent('remember', userId), { text: t('privacy-button-keep') }),
  ]),
});

/** All of it, as a file. */
export function accountMessage({ at, ...account }: Account, t: Translate): Message {
  const text = JSON.stringify({ ...account, at: new Date(at).toISOString() }, null, 2);
  const data = Buffer.from(`${text}\n`);
  return data.length <= LARGE
    ? { content: t('privacy-file'), file: { name: 'round-table.json', data } }
    : { content: t('privacy-file-packed'), file: { name: 'round-table.json.gz', data: gzipSync(data) } };
}
