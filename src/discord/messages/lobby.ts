import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { LEVELS, type Level, STAND_IN } from '../../table/document.ts';
import { isSeated } from '../../table/holders.ts';
import type { TableInfo } from '../../table/views.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNameOf } from '../answers/names.ts';
import {
  button,
  buttonRows,
  type MenuOption,
  menuRow,
  publicPressAt,
  type Verb,
} from '../choices/controls.ts';
import { howToPlay, learnButton } from './rules.ts';
import { computerLine, entryOf, levelSign, removing } from './seats.ts';
import { askedLines } from './shuffles.ts';

/** The lobby's message; after the start, what remains of it. */
export function lobbyMessage(table: TableInfo, say: Say): Message {
  const guide = guideOf(table.game);
  const head = [
    say('discord-lobby-title', { game: guide.title(say), variant: guide.variant(table.variant, say) }),
  ];
  if (table.status === 'lobby')
    return {
      content: [
        ...head,
        guide.about(say, table.variant),
        ...lengthLine(table, say),
        ...settingLines(table, say),
        '',
        ...seatLines(table, say),
        '',
        call(table, say),
        ...askedLines(table, say),
        ...(table.unreachable ? [say(`clock-unreachable-${table.unreachable.why}`)] : []),
      ].join('\n'),
      rows: lobbyRows(table, say),
    };
  return {
    content: [
      ...head,
      ...seatLines(table, say),
      '',
      table.status === 'closed' ? say('discord-lobby-closed') : say('discord-lobby-started'),
    ].join('\n'),
    rows: table.status === 'closed' ? buttonRows([againButton(table, say)]) : [],
  };
}

/** How long a game of those seated takes, and for how many it's best. */
function lengthLine({ game, seats, minSeats, maxSeats }: TableInfo, say: Say): string[] {
  const { length } = guideOf(game);
  if (!length) return [];
  const players = Math.max(seats.length, minSeats);
  const minutes = players * length.minutesEach;
  return [
    say('people-lobby-length', {
      minutes,
      players,
      min: minSeats,
      max: maxSeats,
      best: length.best.map(String),
    }),
  ];
}

/** What's different from how the game is usually played here. */
function settingLines(table: TableInfo, say: Say): string[] {
  const changed = games
    .get(table.game)!
    .ruleOptions.filter((rule) => table.rules[rule.id] !== rule.default)
    .map(({ id }) => ruleWords(table, id, table.rules[id]!, say))
    .map(({ name, value }) => say('people-set', { name, value }));
  return [
    ...(table.pace === 'none' ? [] : [say('people-lobby-clock', { pace: say(`people-pace-${table.pace}`) })]),
    ...(table.standIn === STAND_IN
      ? []
      : [say('people-lobby-stand-in', { level: say(`players-level-${table.standIn}`) })]),
    ...(table.access === 'open' ? [] : [say('people-lobby-invited-only')]),
    ...(table.hints ? [] : [say('hints-off')]),
    ...(changed.length > 0
      ? [say('people-lobby-rules', { rules: changed.join(say('people-lobby-rules-separator')) })]
      : []),
  ];
}

function seatLines(table: TableInfo, say: Say): string[] {
  const taken = table.seats.map((holder) => {
    const name = escapedNameOf(holder.name, say);
    if (holder.kind === 'computer') return computerLine(holder, say);
    return holder.userId === table.host.userId
      ? say('discord-lobby-host', { name })
      : say('discord-lobby-person', { name });
  });
  const free = table.status === 'lobby' ? table.maxSeats - table.seats.length : 0;
  return [
    say('discord-lobby-seats', { taken: table.seats.length, max: table.maxSeats }),
    ...taken,
    ...Array(free).fill(say('discord-lobby-free')),
  ];
}

function call(table: TableInfo, say: Say): string {
  const host = escapedNameOf(table.host.name, say);
  const missing = table.minSeats - table.seats.length;
  if (missing > 0) return say('discord-lobby-missing', { missing });
  return table.seats.length < table.maxSeats
    ? say('discord-lobby-ready', { host })
    : say('discord-lobby-full', { host });
}

/** A line that calls the host, since an edit tells nobody. */
export function readyMessage({ game, host }: TableInfo, isFull: boolean, say: Say): Message {
  const words = { host: `<@${host.userId}>`, game: guideOf(game).title(say) };
  return {
    content: isFull ? say('people-lobby-call-full', words) : say('people-lobby-call-start', words),
    mention: host.userId,
  };
}

/** Adds a computer player of that level. */
const adding = (level: Level, say: Say) => ({
  text: say('discord-button-add-computer', { level: say(`players-level-${level}`) }),
  emoji: levelSign(level),
});

/** What somebody who isn't at the table's own message can do with its lobby. */
export function ownSeatRows(table: TableInfo, userId: string, say: Say): Row[] {
  const { host, seats, minSeats, maxSeats } = table;
  const isFull = seats.length >= maxSeats;
  const join = { text: say('discord-button-join'), style: 'strong' } as const;
  if (!isSeated(table, userId)) return buttonRows([button(publicPressAt(table, 'join'), join, isFull)]);
  if (host.userId !== userId) return [];
  const start = { text: say('discord-button-start-that'), style: 'good' } as const;
  return buttonRows([
    ...(seats.length < minSeats ? [button(publicPressAt(table, 'add', ['page']), adding('page', say))] : []),
    button(publicPressAt(table, 'start'), start, seats.length < minSeats),
  ]);
}

/** What a lobby's button has done, where the lobby itself isn't shown. */
export function seatMessage(table: TableInfo, userId: string, say: Say): Message {
  if (table.status === 'closed')
    return { content: say('discord-lobby-closed'), rows: buttonRows([againButton(table, say)]) };
  const link = `<#${table.channelId}>`;
  return {
    content: isSeated(table, userId)
      ? say('people-thread-joined', { link })
      : say('discord-lobby-not-seated', { link }),
    rows: ownSeatRows(table, userId, say),
  };
}

/** What stands out is what comes next, for everybody: to start once that's possible, to join until then. */
function lobbyRows(table: TableInfo, say: Say): Row[] {
  const { seats, minSeats, maxSeats } = table;
  const press = (verb: Verb) => publicPressAt(table, verb);
  const canStart = seats.length >= minSeats;
  const computers = computerEntries(table, say);
  const join = { text: say('discord-button-join'), ...(canStart ? {} : { style: 'strong' as const }) };
  const start = { text: say('discord-button-start'), ...(canStart ? { style: 'good' as const } : {}) };
  return [
    ...buttonRows([
      button(press('join'), join, seats.length >= maxSeats),
      button(press('leave'), { text: say('discord-button-leave') }),
      button(press('start'), start, !canStart),
    ]),
    ...(computers.length > 0
      ? [menuRow(press('change'), say('people-options-computers-menu'), computers)]
      : []),
    ...buttonRows([
      button(press('options'), { text: say('people-button-options') }),
      howToPlay(table.game, say),
      ...learnButton(table.game, say),
    ]),
  ];
}

/** Computer players of each level that can be added, and those there that can be removed. */
const computerEntries = ({ seats, maxSeats }: TableInfo, say: Say): MenuOption[] => [
  ...(seats.length < maxSeats ? LEVELS : []).map((level) => ({
    ...adding(level, say),
    value: entryOf('add', level),
    detail: say(`players-strength-${level}`),
  })),
  ...seats.flatMap((holder, seat) => (holder.kind === 'computer' ? [removing(holder, seat, say)] : [])),
];

/** A rule's name, and the name of one of its values. */
export function ruleWords(table: TableInfo, rule: string, value: string, say: Say) {
  const said = guideOf(table.game).rules?.(say)[rule];
  return { name: said?.name ?? rule, value: said?.values[value] ?? value };
}

/** A button that opens a table with the same options. */
export const againButton = (table: TableInfo, say: Say) =>
  button(publicPressAt(table, 'again'), {
    text: say(table.startedAt === null ? 'discord-button-reopen' : 'discord-button-again'),
    style: 'strong',
  });
