import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import { escapedName } from '../answers/escape.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, menuRow, publicPressAt } from '../choices/controls.ts';
import type { Verb } from '../choices/custom-id.ts';
import { guideOf } from '../guides/registry.ts';

/** The lobby's message; after the start, what remains of it. */
export function lobbyMessage(table: TableInfo, words: Words): Message {
  const guide = guideOf(table.game);
  const head = [words.discord.lobby.title(guide.title(words), guide.variant(table.variant, words))];
  if (table.status === 'lobby')
    return {
      content: [
        ...head,
        guide.about(words),
        '',
        ...seatLines(table, words),
        '',
        ...ruleLines(table, words),
        call(table, words),
      ].join('\n'),
      rows: [...lobbyRows(table, words), ...ruleRows(table, words)],
    };
  const { started, closed } = words.discord.lobby;
  return {
    content: [...head, ...seatLines(table, words), '', table.status === 'closed' ? closed : started].join(
      '\n',
    ),
    rows: table.status === 'closed' ? againRows(table, words) : [],
  };
}

function seatLines(table: TableInfo, words: Words): string[] {
  const { lobby } = words.discord;
  const taken = table.seats.map((holder) => {
    const name = escapedName(holder.name);
    if (holder.kind === 'computer') return lobby.computer(name);
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
  const press = (verb: Verb) => publicPressAt(table, verb);
  const full = table.seats.length >= table.maxSeats;
  return buttonRows([
    button(press('join'), { text: text.join, style: 'strong' }, full),
    button(press('leave'), { text: text.leave }),
    button(press('add'), { text: text.addComputer }, full),
    button(
      press('drop'),
      { text: text.removeComputer },
      table.seats.every(({ kind }) => kind !== 'computer'),
    ),
    button(press('start'), { text: text.start, style: 'good' }, table.seats.length < table.minSeats),
  ]);
}

/** A rule's name, and the name of one of its values. */
function ruleWords(table: TableInfo, rule: string, value: string, words: Words) {
  const said = guideOf(table.game).rules?.(words)[rule];
  return { name: said?.name ?? rule, value: said?.values[value] ?? value };
}

/** The table's rule options and their current values. */
function ruleLines(table: TableInfo, words: Words): string[] {
  const lines = games.get(table.game)!.ruleOptions.map(({ id }) => {
    const { name, value } = ruleWords(table, id, table.rules[id]!, words);
    return words.discord.lobby.rule(name, value);
  });
  return lines.length > 0 ? [words.discord.lobby.rules, ...lines, ''] : [];
}

const RULE_SEPARATOR = '=';

/** The rule and value that an option of the rules menu stands for. */
export const ruleChosen = (option = ''): string[] => option.split(RULE_SEPARATOR);

/** Menus of all rule values that aren't in force. */
function ruleRows(table: TableInfo, words: Words): Row[] {
  const others = games.get(table.game)!.ruleOptions.flatMap(({ id, values }) =>
    values
      .filter((value) => value !== table.rules[id])
      .map((value) => {
        const said = ruleWords(table, id, value, words);
        return { value: `${id}${RULE_SEPARATOR}${value}`, text: `${said.name}: ${said.value}` };
      }),
  );
  const rows: Row[] = [];
  for (let from = 0; from < others.length; from += MAX_OPTIONS)
    rows.push(
      menuRow(
        publicPressAt(table, 'rule', [String(from)]),
        words.discord.lobby.changeRule,
        others.slice(from, from + MAX_OPTIONS),
      ),
    );
  return rows;
}

/** A button that opens a table with the same options. */
export function againRows(table: TableInfo, words: Words): Row[] {
  return buttonRows([button(publicPressAt(table, 'again'), { text: words.discord.button.again })]);
}
