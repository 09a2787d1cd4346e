import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Standing, TableInfo } from '../../table/views.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Message } from '../answers/message.ts';
import { button, buttonRows, freeComponent } from '../choices/controls.ts';
import {
  finishedState,
  listSection,
  SECTIONS,
  type Section,
  stateText,
  tableLine,
  withFreeSeat,
} from './games.ts';
import { relative } from './table.ts';

/** The rest is for what has no room. */
const ROOM = MAX_CONTENT - 200;
const MOST_FINISHED = 5;

/** More rows than have room, so others needn't be read. */
const MOST_ROWS = 40;

/** Tables stay in their order while nothing happens that the list tells. */
const byAge = (a: Standing, b: Standing): number => a.since - b.since;
const LASTING: Partial<Record<Section, typeof byAge>> = { finished: (a, b) => b.since - a.since };

/** The tables by section, in the order in which they're listed. */
const sectionsOf = (tables: readonly Standing[]): [Section, Standing[]][] =>
  SECTIONS.map((section) => [
    section,
    tables.filter((table) => listSection(table, null) === section).sort(LASTING[section] ?? byAge),
  ]);

const rowsIn = (section: Section, all: readonly Standing[]): readonly Standing[] =>
  section === 'finished' ? all.slice(0, MOST_FINISHED) : all;

/** IDs of the tables that have to be read for the list. */
export const onFrontPage = (tables: readonly Standing[]): string[] =>
  sectionsOf(tables)
    .flatMap(([section, all]) => rowsIn(section, all))
    .slice(0, MOST_ROWS)
    .map(({ id }) => id);

/**
 * The list of a server's tables that everybody may see. It says nothing that changes at a move, so that it needn't be
 * edited at each. What wasn't read is counted only.
 */
export function frontPageMessage(
  tables: readonly Standing[],
  read: readonly TableInfo[],
  t: Translate,
): Message {
  const { lines, left } = listOf(tables, read, t);
  return {
    content: [
      t('discord-games-board'),
      ...(tables.length === 0 ? [t('discord-games-board-none')] : lines),
      ...(left > 0 ? [t('discord-games-board-more', { count: left })] : []),
    ].join('\n'),
    rows: buttonRows([
      button(freeComponent('games', 'all', '0'), { text: t('discord-games-mine'), style: 'strong' }),
    ]),
  };
}

function listOf(
  tables: readonly Standing[],
  read: readonly TableInfo[],
  t: Translate,
): { lines: string[]; left: number } {
  const known = new Map(read.map((table) => [table.id, table]));
  const lines: string[] = [];
  let room = ROOM - t('discord-games-board').length;
  let left = 0;
  for (const [section, all] of sectionsOf(tables)) {
    const heading = t('discord-games-section', {
      name: t(`discord-games-section-${section}`),
      count: all.length,
    });
    for (const [at, { id }] of rowsIn(section, all).entries()) {
      const table = known.get(id);
      const row = table ? tableLine(table, publicState(table, section, t), t) : '';
      const block = at === 0 ? `${heading}\n${row}` : row;
      if (!table || left > 0 || block.length + 1 > room) left++;
      else {
        lines.push(block);
        room -= block.length + 1;
      }
    }
  }
  return { lines, left };
}

function publicState(table: TableInfo, section: Section, t: Translate): string {
  if (section === 'finished') return finishedState(table, t);
  if (section === 'running')
    return withFreeSeat(
      table,
      t('discord-games-running', { since: relative(table.startedAt ?? table.openedAt) }),
      t,
    );
  return stateText(table, t);
}
