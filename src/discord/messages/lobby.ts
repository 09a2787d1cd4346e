import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { LEVELS, type Level, STAND_IN } from '../../table/document.ts';
import { isSeated } from '../../table/holders.ts';
import type { TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import {
  button,
  buttonRows,
  type MenuOption,
  menuRow,
  publicComponent,
  type Verb,
} from '../choices/controls.ts';
import { howToPlay, learnButton } from './rules.ts';
import { computerLine, levelSign, menuEntry, removing } from './seats.ts';
import { wordRequestLines } from './shuffles.ts';

/** The lobby's message; after the start, what remains of it. */
export function lobbyMessage(table: TableInfo, t: Translate): Message {
  const guide = getGuide(table.game);
  const head = [t('discord-lobby-title', { game: guide.title(t), variant: guide.variant(table.variant, t) })];
  if (table.status === 'lobby')
    return {
      content: [
        ...head,
        guide.about(t, table.variant),
        ...lengthLine(table, t),
        ...settingLines(table, t),
        '',
        ...seatLines(table, t),
        '',
        call(table, t),
        ...wordRequestLines(table, t),
        ...(table.unreachable ? [t(`clock-unreachable-${table.unreachable.why}`)] : []),
      ].join('\n'),
      rows: lobbyRows(table, t),
    };
  return {
    content: [
      ...head,
      ...seatLines(table, t),
      '',
      table.status === 'closed' ? t('discord-lobby-closed') : t('discord-lobby-started'),
    ].join('\n'),
    rows: table.status === 'closed' ? buttonRows([againButton(table, t)]) : [],
  };
}

/** How long a game of those seated takes, and for how many it's best. */
function lengthLine({ game, seats, minSeats, maxSeats }: TableInfo, t: Translate): string[] {
  const { length } = getGuide(game);
  if (!length) return [];
  const players = Math.max(seats.length, minSeats);
  const minutes = players * length.minutesEach;
  return [
    t('people-lobby-length', {
      minutes,
      players,
      min: minSeats,
      max: maxSeats,
      best: length.best.map(String),
    }),
  ];
}

/** What's different from how the game is usually played here. */
function settingLines(table: TableInfo, t: Translate): string[] {
  const changed = games
    .get(table.game)!
    .ruleOptions.filter((rule) => table.rules[rule.id] !== rule.default)
    .map(({ id }) => ruleLabels(table, id, table.rules[id]!, t))
    .map(({ name, value }) => t('people-set', { name, value }));
  return [
    ...(table.pace === 'none' ? [] : [t('people-lobby-clock', { pace: t(`people-pace-${table.pace}`) })]),
    ...(table.standIn === STAND_IN
      ? []
      : [t('people-lobby-stand-in', { level: t(`players-level-${table.standIn}`) })]),
    ...(table.access === 'open' ? [] : [t('people-lobby-invited-only')]),
    ...(table.hints ? [] : [t('hints-off')]),
    ...(changed.length > 0
      ? [t('people-lobby-rules', { rules: changed.join(t('people-lobby-rules-separator')) })]
      : []),
  ];
}

function seatLines(table: TableInfo, t: Translate): string[] {
  const taken = table.seats.map((holder) => {
    const name = toEscapedName(holder.name, t);
    if (holder.kind === 'computer') return computerLine(holder, t);
    return holder.userId === table.host.userId
      ? t('discord-lobby-host', { name })
      : t('discord-lobby-person', { name });
  });
  const free = table.status === 'lobby' ? table.maxSeats - table.seats.length : 0;
  return [
    t('discord-lobby-seats', { taken: table.seats.length, max: table.maxSeats }),
    ...taken,
    ...Array(free).fill(t('discord-lobby-free')),
  ];
}

function call(table: TableInfo, t: Translate): string {
  const host = toEscapedName(table.host.name, t);
  const missing = table.minSeats - table.seats.length;
  if (missing > 0) return t('discord-lobby-missing', { missing });
  return table.seats.length < table.maxSeats
    ? t('discord-lobby-ready', { host })
    : t('discord-lobby-full', { host });
}

/** A message that pings the host, since an edit notifies nobody. */
export function readyMessage({ game, host }: TableInfo, isFull: boolean, t: Translate): Message {
  const words = { host: `<@${host.userId}>`, game: getGuide(game).title(t) };
  return {
    content: isFull ? t('people-lobby-call-full', words) : t('people-lobby-call-start', words),
    mention: host.userId,
  };
}

/** Adds a computer player of that level. */
const adding = (level: Level, t: Translate) => ({
  text: t('discord-button-add-computer', { level: t(`players-level-${level}`) }),
  emoji: levelSign(level),
});

/** What somebody who isn't at the table's own message can do with its lobby. */
export function ownSeatRows(table: TableInfo, userId: string, t: Translate): Row[] {
  const { host, seats, minSeats, maxSeats } = table;
  const isFull = seats.length >= maxSeats;
  const join = { text: t('discord-button-join'), style: 'strong' } as const;
  if (!isSeated(table, userId)) return buttonRows([button(publicComponent(table, 'join'), join, isFull)]);
  if (host.userId !== userId) return [];
  const start = { text: t('discord-button-start-that'), style: 'good' } as const;
  return buttonRows([
    ...(seats.length < minSeats ? [button(publicComponent(table, 'add', ['page']), adding('page', t))] : []),
    button(publicComponent(table, 'start'), start, seats.length < minSeats),
  ]);
}

/** What a lobby's button has done, where the lobby itself isn't shown. */
export function seatMessage(table: TableInfo, userId: string, t: Translate): Message {
  if (table.status === 'closed')
    return { content: t('discord-lobby-closed'), rows: buttonRows([againButton(table, t)]) };
  const link = `<#${table.channelId}>`;
  return {
    content: isSeated(table, userId)
      ? t('people-thread-joined', { link })
      : t('discord-lobby-not-seated', { link }),
    rows: ownSeatRows(table, userId, t),
  };
}

/** What stands out is what comes next, for everybody: to start once that's possible, to join until then. */
function lobbyRows(table: TableInfo, t: Translate): Row[] {
  const { seats, minSeats, maxSeats } = table;
  const press = (verb: Verb) => publicComponent(table, verb);
  const canStart = seats.length >= minSeats;
  const computers = computerEntries(table, t);
  const join = { text: t('discord-button-join'), ...(canStart ? {} : { style: 'strong' as const }) };
  const start = { text: t('discord-button-start'), ...(canStart ? { style: 'good' as const } : {}) };
  return [
    ...buttonRows([
      button(press('join'), join, seats.length >= maxSeats),
      button(press('leave'), { text: t('discord-button-leave') }),
      button(press('start'), start, !canStart),
    ]),
    ...(computers.length > 0
      ? [menuRow(press('change'), t('people-options-computers-menu'), computers)]
      : []),
    ...buttonRows([
      button(press('options'), { text: t('people-button-options') }),
      howToPlay(table.game, t),
      ...learnButton(table.game, t),
    ]),
  ];
}

/** Computer players of each level that can be added, and those there that can be removed. */
const computerEntries = ({ seats, maxSeats }: TableInfo, t: Translate): MenuOption[] => [
  ...(seats.length < maxSeats ? LEVELS : []).map((level) => ({
    ...adding(level, t),
    value: menuEntry('add', level),
    detail: t(`players-strength-${level}`),
  })),
  ...seats.flatMap((holder, seat) => (holder.kind === 'computer' ? [removing(holder, seat, t)] : [])),
];

/** A rule's name, and the name of one of its values. */
export function ruleLabels(table: TableInfo, rule: string, value: string, t: Translate) {
  const said = getGuide(table.game).rules?.(t)[rule];
  return { name: said?.name ?? rule, value: said?.values[value] ?? value };
}

/** A button that opens a table with the same options. */
export const againButton = (table: TableInfo, t: Translate) =>
  button(publicComponent(table, 'again'), {
    text: t(table.startedAt === null ? 'discord-button-reopen' : 'discord-button-again'),
    style: 'strong',
  });
