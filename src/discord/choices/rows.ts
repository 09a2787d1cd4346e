import type { Label } from '../../faces/guide.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { MAX_BUTTONS_A_ROW, MAX_OPTIONS, MAX_ROWS } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows, isLong, menuRow, pressAt, type TableMoment } from './controls.ts';

export interface Choice {
  readonly path: readonly string[];
  readonly label: Label;
  /** Choices of the same section are shown together under this heading. */
  readonly section?: string | undefined;
}

/** The last row is reserved for navigation: back, take back, next page. */
const ROWS_FOR_CHOICES = MAX_ROWS - 1;
const LONG_LABELS_A_ROW = 3;
/** Above this, a menu is easier to read than a wall of buttons. */
const MAX_BUTTONS = 15;
const PAGE = ROWS_FOR_CHOICES * MAX_OPTIONS;

const pagesOf = (choices: readonly Choice[]): number => Math.max(1, Math.ceil(choices.length / PAGE));

/**
 * Rows that offer every choice: buttons if they fit, otherwise menus, otherwise pages of menus.
 * `page` counts from 0; a page past the end is the first.
 */
export function choiceRows(
  table: TableMoment,
  path: readonly string[],
  choices: readonly Choice[],
  page: number,
  say: Say,
): { readonly rows: Row[]; readonly more: ReturnType<typeof button> | null } {
  const inSections = sectionRows(table, path, choices, say);
  if (inSections) return { rows: inSections, more: null };
  const width = widthOf(choices);
  if (choices.length <= Math.min(width * ROWS_FOR_CHOICES, MAX_BUTTONS)) {
    return { rows: pickRows(table, choices, width), more: null };
  }
  const pages = pagesOf(choices);
  const first = (page % pages) * PAGE;
  const last = Math.min(first + PAGE, choices.length);
  const rows: Row[] = [];
  for (let from = first; from < last; from += MAX_OPTIONS) {
    const part = choices.slice(from, Math.min(from + MAX_OPTIONS, last));
    rows.push(
      menuRow(
        pressAt(table, 'menu', [String(from / MAX_OPTIONS), ...path]),
        choices.length > MAX_OPTIONS
          ? say('discord-menu-choose-of', { from: from + 1, to: from + part.length, all: choices.length })
          : say('discord-menu-choose'),
        part.map(optionOf),
      ),
    );
  }
  if (pages === 1) return { rows, more: null };
  const next = String((page + 1) % pages);
  return {
    rows,
    more: button(pressAt(table, 'more', [next, ...path]), { text: say('discord-button-more') }),
  };
}

/** For each section a row or two of buttons, or a menu; null without sections or if they don't fit. */
function sectionRows(
  table: TableMoment,
  path: readonly string[],
  choices: readonly Choice[],
  say: Say,
): Row[] | null {
  const names = new Set(choices.map(({ section }) => section));
  const groups = [...names].map((name) => choices.filter(({ section }) => section === name));
  if (groups.length < 2 || groups.some((group) => group.length > MAX_OPTIONS)) return null;
  let spare = ROWS_FOR_CHOICES - groups.length;
  if (spare < 0) return null;
  return groups.flatMap((group, index) => {
    const width = widthOf(group);
    const more = Math.ceil(group.length / width) - 1;
    if (more > spare) {
      const press = pressAt(table, 'menu', [String(index), ...path]);
      return [menuRow(press, group[0]!.section ?? say('discord-menu-choose'), group.map(optionOf))];
    }
    spare -= more;
    return pickRows(table, group, width);
  });
}

const optionOf = ({ label, path }: Choice) => ({ ...label, value: path.at(-1)! });

function pickRows(table: TableMoment, choices: readonly Choice[], width: number): Row[] {
  const buttons = choices.map(({ path, label }) => button(pressAt(table, 'pick', path), label));
  return buttonRows(buttons, evenWidth(buttons.length, width));
}

const widthOf = (choices: readonly Choice[]): number =>
  choices.some(({ label }) => isLong(label.text)) ? LONG_LABELS_A_ROW : MAX_BUTTONS_A_ROW;

/** The smallest width that doesn't add a row: 8 buttons become 4 and 4, not 5 and 3. */
const evenWidth = (count: number, width: number): number =>
  Math.max(1, Math.ceil(count / Math.ceil(Math.max(1, count) / width)));
