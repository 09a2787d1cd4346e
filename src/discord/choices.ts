import { button, buttonRows, MAX_BUTTONS_A_ROW, MAX_OPTIONS, MAX_ROWS, menuRow } from './controls.ts';
import type { Press } from './custom-id.ts';
import type { Label } from './guides/guide.ts';
import type { Row } from './message.ts';

export interface Choice {
  readonly path: readonly string[];
  readonly label: Label;
  /** Choices of one section stand beside each other and are shown together under these words. */
  readonly section?: string | undefined;
}

export interface ChoiceWords {
  readonly choose: string;
  readonly chooseOf: (from: number, to: number, all: number) => string;
  readonly more: string;
}

/** The last row is for what is not a choice: back, take back, the next page. */
const ROWS_FOR_CHOICES = MAX_ROWS - 1;
const LONG_LABEL = 26;
/** Long labels are cut on a phone when more stand in a row. */
const LONG_LABELS_A_ROW = 3;
/** Where more are to be chosen from, a menu is easier to read than a wall of buttons. */
const MAX_BUTTONS = 15;
const PAGE = ROWS_FOR_CHOICES * MAX_OPTIONS;

const pagesOf = (choices: readonly Choice[]): number => Math.max(1, Math.ceil(choices.length / PAGE));

/**
 * Rows that put every choice before the player: buttons while they fit, else menus, else pages of menus.
 * `page` from 0; one beyond the last is the first again.
 */
export function choiceRows(
  at: Pick<Press, 'tableId' | 'revision'>,
  path: readonly string[],
  choices: readonly Choice[],
  page: number,
  words: ChoiceWords,
): { readonly rows: Row[]; readonly more: ReturnType<typeof button> | null } {
  const inSections = sectionRows(at, path, choices, words);
  if (inSections) return { rows: inSections, more: null };
  const width = widthOf(choices);
  if (choices.length <= Math.min(width * ROWS_FOR_CHOICES, MAX_BUTTONS)) {
    const buttons = choices.map((choice) => button({ ...at, verb: 'pick', args: choice.path }, choice.label));
    return { rows: buttonRows(buttons, evenWidth(buttons.length, width)), more: null };
  }
  const pages = pagesOf(choices);
  const first = (page % pages) * PAGE;
  const last = Math.min(first + PAGE, choices.length);
  const rows: Row[] = [];
  for (let from = first; from < last; from += MAX_OPTIONS) {
    const part = choices.slice(from, Math.min(from + MAX_OPTIONS, last));
    rows.push(
      menuRow(
        { ...at, verb: 'menu', args: [String(from / MAX_OPTIONS), ...path] },
        choices.length > MAX_OPTIONS
          ? words.chooseOf(from + 1, from + part.length, choices.length)
          : words.choose,
        part.map((choice) => ({ ...choice.label, value: choice.path.at(-1)! })),
      ),
    );
  }
  if (pages === 1) return { rows, more: null };
  const next = String((page + 1) % pages);
  return { rows, more: button({ ...at, verb: 'more', args: [next, ...path] }, { text: words.more }) };
}

/** A row or two of buttons, or a menu, for each section; null where there are no sections or no room for them. */
function sectionRows(
  at: Pick<Press, 'tableId' | 'revision'>,
  path: readonly string[],
  choices: readonly Choice[],
  words: ChoiceWords,
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
      const options = group.map((choice) => ({ ...choice.label, value: choice.path.at(-1)! }));
      const args = [String(index), ...path];
      return [menuRow({ ...at, verb: 'menu', args }, group[0]!.section ?? words.choose, options)];
    }
    spare -= more;
    const buttons = group.map((choice) => button({ ...at, verb: 'pick', args: choice.path }, choice.label));
    return buttonRows(buttons, evenWidth(buttons.length, width));
  });
}

const widthOf = (choices: readonly Choice[]): number =>
  choices.some(({ label }) => label.text.length > LONG_LABEL) ? LONG_LABELS_A_ROW : MAX_BUTTONS_A_ROW;

/** The narrowest rows that take no more of them: 8 buttons stand as 4 and 4, not 5 and 3. */
const evenWidth = (count: number, width: number): number =>
  Math.max(1, Math.ceil(count / Math.ceil(Math.max(1, count) / width)));
