import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Label } from '../../telling/guide.ts';
import { wordsIn } from '../../telling/markdown.ts';
import { MAX_BUTTONS_A_ROW, MAX_OPTIONS, MAX_ROWS } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows, componentAt, isLong, menuRow, type TableMoment } from './controls.ts';
import { menuValue, type PartsMenu, partsMenus } from './parts.ts';

/** A whole action as a choice. */
export interface Offer {
  readonly path: readonly string[];
  /** Made when it's shown: of many offers only the best are. */
  label(): Label;
  /** See `Sets.partsOf`; empty if the action isn't offered by its parts. */
  readonly parts: readonly string[];
}

/** Offers that are shown together, the best first. Never empty. */
export interface OfferGroup {
  readonly heading: string | null;
  readonly offers: readonly Offer[];
  /** What a menu of parts asks for. */
  readonly ask: string | null;
  /** Whether only that menu is shown, since the best offers have been. */
  readonly isRest?: boolean;
  labelOf(part: string): Label;
}

interface Form {
  readonly rows: readonly Row[];
  /** Buttons for the last row of the message. */
  readonly beside: readonly APIButtonComponentWithCustomId[];
}

/** The last row is reserved for navigation: back, take back, next page. */
const ROWS_FOR_CHOICES = MAX_ROWS - 1;
const LONG_CHOICES_A_ROW = 3;
const MOST_BUTTON_ROWS = 2;
/** The most offers that can be buttons. */
export const MOST_OFFER_BUTTONS = MOST_BUTTON_ROWS * MAX_BUTTONS_A_ROW;
/** The number of the menu of whole actions below their first choices. */
const WHOLE = 'whole';
/** Up to this many menus list whole actions; more would be too long to read. */
const MOST_LISTS = 2;

/**
 * Rows in which each action is a single press, and the buttons that go into the message's last row, which has
 * `spare` places for them. Null if there are too many actions for that.
 * @param chosen the values chosen from a menu of parts, to be chosen again
 */
export function offerRows(
  table: TableMoment,
  groups: readonly OfferGroup[],
  t: Translate,
  spare: number,
  chosen: readonly string[] = [],
): Form | null {
  const menus = new MenuMaker(table, t, chosen);
  const forms = groups.map((group) => formsOf(group, menus, spare));
  const at = groups.map(() => 0);
  const used = () => forms.map((each, group) => each[at[group]!]!);
  const sum = (count: (form: Form) => number) => used().reduce((all, form) => all + count(form), 0);
  while (sum(({ rows }) => rows.length) > ROWS_FOR_CHOICES) {
    const free = spare - sum(({ beside }) => beside.length);
    const smaller = forms.flatMap((each, group) => {
      const next = each[at[group]! + 1];
      if (!next || next.beside.length > free) return [];
      return [{ group, small: next.beside.length > 0, rows: each[at[group]!]!.rows.length }];
    });
    const [first] = smaller.sort((a, b) => Number(b.small) - Number(a.small) || b.rows - a.rows);
    if (!first) return null;
    at[first.group]!++;
  }
  return { rows: used().flatMap(({ rows }) => rows), beside: used().flatMap(({ beside }) => beside) };
}

/**
 * The first choices, and below them a menu with the best of what they lead to: the short cut. Null if there's no room
 * for both.
 */
export function stepsAndBest(
  table: TableMoment,
  steps: readonly Choice[],
  offers: readonly Offer[],
  t: Translate,
): Row[] | null {
  const { rows, more } = choiceRows(table, [], steps, 0, t);
  if (more || rows.length >= ROWS_FOR_CHOICES) return null;
  const shown = offers.slice(0, MAX_OPTIONS);
  const placeholder =
    shown.length < offers.length
      ? t('discord-menu-whole-best', { shown: shown.length, all: offers.length })
      : t('discord-menu-whole');
  // Numbered apart from the menu that the steps may be.
  const options = shown.map(({ path, label }) => ({ ...label(), value: path.join('/') }));
  return [...rows, menuRow(componentAt(table, 'menu', [WHOLE]), placeholder, options)];
}

/** The ways to show a group, from the easiest to read to the smallest. Never empty. */
function formsOf(
  { heading, offers, ask, isRest = false, labelOf }: OfferGroup,
  menus: MenuMaker,
  spare: number,
): Form[] {
  const forms: Form[] = [];
  const add = (rows: readonly Row[], beside: Form['beside'] = []) => forms.push({ rows, beside });
  const sets = offers.map(({ parts }) => parts);
  const inParts = sets.every(({ length }) => length > 0) ? partsMenus(sets) : null;
  if (isRest && inParts) {
    add(inParts.map((menu) => menus.parts(menu, ask, labelOf)));
    return forms;
  }
  const buttons = offers.length <= MOST_OFFER_BUTTONS ? menus.buttons(offers) : [];
  const width = widthOf(buttons.map(({ label = '' }) => label));
  if (buttons.length > 0 && buttons.length <= width * MOST_BUTTON_ROWS) {
    add(buttonRows(buttons, width));
    if (buttons.length <= spare && offers.every(({ parts }) => parts.length === 0)) add([], buttons);
  }
  const lists = Math.ceil(offers.length / MAX_OPTIONS);
  if (!inParts || lists <= MOST_LISTS) add(menus.lists(heading, offers));
  if (inParts && lists > 1) {
    const parts = inParts.map((menu) => menus.parts(menu, ask, labelOf));
    add([menus.best(heading, offers), ...parts]);
    add(parts);
  }
  return forms;
}

/** Numbers the menus of a message, since Discord wants them to have distinct IDs. */
class MenuMaker {
  readonly #table: TableMoment;
  readonly #t: Translate;
  readonly #chosen: readonly string[];
  #made = 0;

  constructor(table: TableMoment, t: Translate, chosen: readonly string[]) {
    this.#table = table;
    this.#t = t;
    this.#chosen = chosen;
  }

  buttons(offers: readonly Offer[]): APIButtonComponentWithCustomId[] {
    return offers.map(({ path, label }) => button(componentAt(this.#table, 'pick', path), label()));
  }

  /** All offers in menus of whole actions. */
  lists(heading: string | null, offers: readonly Offer[]): Row[] {
    const t = this.#t;
    const rows: Row[] = [];
    for (let from = 0; from < offers.length; from += MAX_OPTIONS) {
      const part = offers.slice(from, from + MAX_OPTIONS);
      const ask = heading ?? t('discord-menu-choose');
      const range = { ask, from: from + 1, to: from + part.length, all: offers.length };
      rows.push(this.#list(offers.length > MAX_OPTIONS ? t('discord-menu-choose-of', range) : ask, part));
    }
    return rows;
  }

  /** The first offers in a menu of whole actions. */
  best(heading: string | null, offers: readonly Offer[]): Row {
    const count = { shown: MAX_OPTIONS, all: offers.length };
    return this.#list(
      heading === null
        ? this.#t('discord-menu-best', count)
        : this.#t('discord-menu-best-of', { ...count, ask: heading }),
      offers.slice(0, MAX_OPTIONS),
    );
  }

  parts({ parts, min, max }: PartsMenu, ask: string | null, labelOf: (part: string) => Label): Row {
    const values = parts.map(menuValue);
    const again = this.#chosen.every((value) => values.includes(value)) ? this.#chosen : [];
    const options = parts.map((each) => {
      const label = labelOf(each.part);
      const text =
        each.of > 1
          ? this.#t('discord-menu-numbered', { text: label.text, number: each.number, of: each.of })
          : label.text;
      return { ...label, text, value: menuValue(each) };
    });
    const component = componentAt(this.#table, 'set', [this.#next()]);
    return menuRow(component, ask ?? this.#t('discord-menu-choose'), options, { min, max, chosen: again });
  }

  #list(placeholder: string, offers: readonly Offer[]): Row {
    const options = offers.map(({ path, label }) => ({ ...label(), value: path.join('/') }));
    return menuRow(componentAt(this.#table, 'menu', [this.#next()]), placeholder, options);
  }

  #next(): string {
    return String(this.#made++);
  }
}

export interface Choice {
  readonly path: readonly string[];
  readonly label: Label;
  /** Choices of the same section are shown together under this heading. */
  readonly section?: string | undefined;
}

/** More words than this on the buttons of choices are too much to read at once. */
const MOST_WORDS = 65;

const wordsOf = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { label }) => sum + wordsIn(label.text), 0);

/** Above this, a menu is easier to read than a wall of buttons. */
const MAX_BUTTONS = 15;
const PAGE = ROWS_FOR_CHOICES * MAX_OPTIONS;

const pagesOf = (choices: readonly Choice[]): number => Math.max(1, Math.ceil(choices.length / PAGE));

/**
 * Rows that offer every choice: buttons if they fit, otherwise menus, otherwise pages of menus.
 * `page` counts from 0; a page past the end is the first.
 * @param room the most words on the buttons
 */
export function choiceRows(
  table: TableMoment,
  path: readonly string[],
  choices: readonly Choice[],
  page: number,
  t: Translate,
  room = MOST_WORDS,
): { readonly rows: Row[]; readonly more: ReturnType<typeof button> | null } {
  const most = Math.min(room, MOST_WORDS);
  const inSections = sectionRows(table, path, choices, t, most);
  if (inSections) return { rows: inSections, more: null };
  const width = widthOf(choices.map(({ label }) => label.text));
  if (choices.length <= Math.min(width * ROWS_FOR_CHOICES, MAX_BUTTONS) && wordsOf(choices) <= most) {
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
        componentAt(table, 'menu', [String(from / MAX_OPTIONS), ...path]),
        choices.length > MAX_OPTIONS
          ? t('discord-menu-choose-of', {
              ask: t('discord-menu-choose'),
              from: from + 1,
              to: from + part.length,
              all: choices.length,
            })
          : t('discord-menu-choose'),
        part.map(optionBelow(path)),
      ),
    );
  }
  if (pages === 1) return { rows, more: null };
  const next = String((page + 1) % pages);
  return {
    rows,
    more: button(componentAt(table, 'more', [next, ...path]), { text: t('discord-button-more') }),
  };
}

/** For each section a row or two of buttons, or a menu; null without sections or if they don't fit. */
function sectionRows(
  table: TableMoment,
  path: readonly string[],
  choices: readonly Choice[],
  t: Translate,
  most: number,
): Row[] | null {
  const names = new Set(choices.map(({ section }) => section));
  const groups = [...names].map((name) => choices.filter(({ section }) => section === name));
  if (groups.length < 2 || groups.some((group) => group.length > MAX_OPTIONS)) return null;
  let spare = ROWS_FOR_CHOICES - groups.length;
  if (spare < 0) return null;
  const wordy = wordiest(groups, most);
  return groups.flatMap((group, index) => {
    const width = widthOf(group.map(({ label }) => label.text));
    const more = Math.ceil(group.length / width) - 1;
    if (more > spare || wordy.has(group)) {
      const component = componentAt(table, 'menu', [String(index), ...path]);
      return [
        menuRow(component, group[0]!.section ?? t('discord-menu-choose'), group.map(optionBelow(path))),
      ];
    }
    spare -= more;
    return pickRows(table, group, width);
  });
}

/** The sections to leave out so that the buttons of the others have at most this many words. */
function wordiest(groups: readonly (readonly Choice[])[], most: number): ReadonlySet<readonly Choice[]> {
  const sorted = groups.toSorted((a, b) => wordsOf(b) - wordsOf(a));
  const found = new Set<readonly Choice[]>();
  for (const group of sorted) {
    const left = groups.filter((each) => !found.has(each));
    if (left.reduce((sum, each) => sum + wordsOf(each), 0) <= most) break;
    found.add(group);
  }
  return found;
}

const optionBelow =
  (above: readonly string[]) =>
  ({ label, path }: Choice) => ({ ...label, value: path.slice(above.length).join('/') });

function pickRows(table: TableMoment, choices: readonly Choice[], width: number): Row[] {
  const buttons = choices.map(({ path, label }) => button(componentAt(table, 'pick', path), label));
  return buttonRows(buttons, evenWidth(buttons.length, width));
}

const widthOf = (labels: readonly string[]): number =>
  labels.some(isLong) ? LONG_CHOICES_A_ROW : MAX_BUTTONS_A_ROW;

/** The smallest width that doesn't add a row: 8 buttons become 4 and 4, not 5 and 3. */
const evenWidth = (count: number, width: number): number =>
  Math.max(1, Math.ceil(count / Math.ceil(Math.max(1, count) / width)));
