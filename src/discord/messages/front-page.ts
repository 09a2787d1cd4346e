import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { finishedState, relative, rowOf, stateOf } from './games-rows.ts';
import { SECTIONS, type Section, sectionOf } from './games-sections.ts';

/** The rest is for what has no room. */
const ROOM = MAX_CONTENT - 200;
const MOST_FINISHED = 5;

/** Tables stay in their order while nothing happens that the list tells. */
const byOpening = (a: TableInfo, b: TableInfo): number => a.openedAt - b.openedAt;
const LASTING: Partial<Record<Section, typeof byOpening>> = {
  finished: (a, b) => (b.endedAt ?? b.changedAt) - (a.endedAt ?? a.changedAt),
};

/**
 * The list of a server's tables that everybody may see. It says nothing that changes at a move, so that it needn't be
 * edited at each.
 */
export function frontPageMessage(tables: readonly TableInfo[], words: Words): Message {
  const say = words.discord.games;
  const { lines, left } = listOf(tables, words);
  const press = { tableId: null, revision: 0, verb: 'games', args: ['all', '0'] } as const;
  return {
    content: [
      say.board,
      ...(tables.length === 0 ? [say.boardNone] : lines),
      ...(left > 0 ? [say.boardMore(left)] : []),
    ].join('\n'),
    rows: buttonRows([button(press, { text: say.mine, style: 'strong' })]),
  };
}

function listOf(tables: readonly TableInfo[], words: Words): { lines: string[]; left: number } {
  const say = words.discord.games;
  const lines: string[] = [];
  let room = ROOM - say.board.length;
  let left = 0;
  for (const section of SECTIONS) {
    const all = tables
      .filter((table) => sectionOf(table, null) === section)
      .sort(LASTING[section] ?? byOpening);
    const heading = say.section(say.sections[section], all.length);
    const shown = section === 'finished' ? all.slice(0, MOST_FINISHED) : all;
    const rows = shown.map((table) => rowOf(table, publicState(table, section, words), words));
    for (const [at, row] of rows.entries()) {
      const block = at === 0 ? `${heading}\n${row}` : row;
      if (left > 0 || block.length + 1 > room) left++;
      else {
        lines.push(block);
        room -= block.length + 1;
      }
    }
  }
  return { lines, left };
}

function publicState(table: TableInfo, section: Section, words: Words): string {
  if (section === 'finished') return finishedState(table, words);
  if (section === 'running') return words.discord.games.running(relative(table.startedAt ?? table.openedAt));
  return stateOf(table, words);
}
