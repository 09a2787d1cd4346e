import { escapedName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import { LEVELS, STAND_IN } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, publicPressAt, type Verb } from '../choices/controls.ts';
import { howToPlay, learnButton } from './rules.ts';
import { computerLine, levelSign } from './seats.ts';

/** The lobby's message; after the start, what remains of it. */
export function lobbyMessage(table: TableInfo, words: Words): Message {
  const guide = guideOf(table.game);
  const head = [words.discord.lobby.title(guide.title(words), guide.variant(table.variant, words))];
  if (table.status === 'lobby')
    return {
      content: [
        ...head,
        guide.about(words),
        ...lengthLine(table, words),
        ...settingLines(table, words),
        '',
        ...seatLines(table, words),
        '',
        call(table, words),
        ...(table.seats.length < table.maxSeats ? [words.discord.lobby.levels] : []),
      ].join('\n'),
      rows: lobbyRows(table, words),
    };
  const { started, closed } = words.discord.lobby;
  return {
    content: [...head, ...seatLines(table, words), '', table.status === 'closed' ? closed : started].join(
      '\n',
    ),
    rows: table.status === 'closed' ? againRows(table, words) : [],
  };
}

/** How long a game of those seated takes, and for how many it's best. */
function lengthLine({ game, seats, minSeats, maxSeats }: TableInfo, words: Words): string[] {
  const { length } = guideOf(game);
  if (!length) return [];
  const players = Math.max(seats.length, minSeats);
  const minutes = players * length.minutesEach;
  return [words.people.lobby.length(minutes, players, minSeats, maxSeats, length.best)];
}

/** What's different from how the game is usually played here. */
function settingLines(table: TableInfo, words: Words): string[] {
  const { lobby, options } = words.people;
  const changed = games
    .get(table.game)!
    .ruleOptions.filter((rule) => table.rules[rule.id] !== rule.default)
    .map(({ id }) => ruleWords(table, id, table.rules[id]!, words))
    .map(({ name, value }) => lobby.rule(name, value));
  return [
    ...(table.pace === 'none' ? [] : [lobby.clock(options.paces[table.pace])]),
    ...(table.standIn === STAND_IN ? [] : [lobby.standIn(words.players.levels[table.standIn])]),
    ...(table.access === 'open' ? [] : [lobby.invitedOnly]),
    ...(table.hints ? [] : [words.hints.off]),
    ...(changed.length > 0 ? [lobby.rules(changed)] : []),
  ];
}

function seatLines(table: TableInfo, words: Words): string[] {
  const { lobby } = words.discord;
  const taken = table.seats.map((holder) => {
    const name = escapedName(holder.name);
    if (holder.kind === 'computer') return computerLine(holder, words);
    return holder.userId === table.host.userId ? lobby.host(name) : lobby.person(name);
  });
  const free = table.status === 'lobby' ? table.maxSeats - table.seats.length : 0;
  return [lobby.seats(table.seats.length, table.maxSeats), ...taken, ...Array(free).fill(lobby.free)];
}

function call(table: TableInfo, words: Words): string {
  const { lobby } = words.discord;
  const host = escapedName(table.host.name);
  const missing = table.minSeats - table.seats.length;
  if (missing > 0) return lobby.missing(missing);
  return table.seats.length < table.maxSeats ? lobby.ready(host) : lobby.full(host);
}

function lobbyRows(table: TableInfo, words: Words): Row[] {
  const text = words.discord.button;
  const { options } = words.people.button;
  const press = (verb: Verb, args: readonly string[] = []) => publicPressAt(table, verb, args);
  const full = table.seats.length >= table.maxSeats;
  return [
    ...buttonRows([
      button(press('join'), { text: text.join, style: 'strong' }, full),
      button(press('leave'), { text: text.leave }),
      button(press('start'), { text: text.start, style: 'good' }, table.seats.length < table.minSeats),
    ]),
    ...buttonRows(
      LEVELS.map((level) => {
        const label = { text: text.addComputer(words.players.levels[level]), emoji: levelSign(level) };
        return button(press('add', [level]), label, full);
      }),
    ),
    ...buttonRows([
      howToPlay(table.game, words),
      ...learnButton(table.game, words),
      button(press('options'), { text: options }),
    ]),
  ];
}

/** A rule's name, and the name of one of its values. */
export function ruleWords(table: TableInfo, rule: string, value: string, words: Words) {
  const said = guideOf(table.game).rules?.(words)[rule];
  return { name: said?.name ?? rule, value: said?.values[value] ?? value };
}

/** A button that opens a table with the same options. */
export function againRows(table: TableInfo, words: Words): Row[] {
  return buttonRows([button(publicPressAt(table, 'again'), { text: words.discord.button.again })]);
}
