import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Label } from '../../faces/guide.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { MAX_BUTTONS_A_ROW, MAX_OPTIONS, MAX_ROWS } from '../answers/limits.ts';
import type { Row } from '../answers/message.ts';
import { button, buttonRows, isLong, menuRow, pressAt, type TableMoment } from './controls.ts';
import { menuValue, type NumberedPart, partsMenus } from './parts.ts';

/** A whole action as a choice. */
export interface Offer {
  readonly path: readonly string[];
  readonly label: Label;
  /** See `Sets.partsOf`; empty if the action isn't offered by its parts. */
  readonly parts: readonly string[];
}

/** Offers that are shown together, the best first. Never empty. */
export interface OfferGroup {
  readonly heading: string | null;
  readonly offers: readonly Offer[];
  /** What a menu of parts asks for. */
  readonly ask: string | null;
  labelOf(part: string): Label;
}

interface Form {
  readonly rows: readonly Row[];
  /** Buttons for the last row of the message. */
  readonly beside: readonly APIButtonComponentWithCustomId[];
}

const ROWS_FOR_CHOICES = MAX_ROWS - 1;
const LONG_LABELS_A_ROW = 3;
const MOST_BUTTON_ROWS = 2;
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
  say: Say,
  spare: number,
  chosen: readonly string[] = [],
): Form | null {
  const menus = new MenuMaker(table, say, chosen);
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

/** The ways to show a group, from the easiest to read to the smallest. Never empty. */
function formsOf({ heading, offers, ask, labelOf }: OfferGroup, menus: MenuMaker, spare: number): Form[] {
  const forms: Form[] = [];
  const add = (rows: readonly Row[], beside: Form['beside'] = []) => forms.push({ rows, beside });
  const long = offers.some(({ label }) => isLong(label.text));
  const buttons = menus.buttons(offers);
  const buttonsInRows = buttonRows(buttons, long ? LONG_LABELS_A_ROW : MAX_BUTTONS_A_ROW);
  if (buttonsInRows.length <= MOST_BUTTON_ROWS) {
    add(buttonsInRows);
    if (buttons.length <= spare && offers.every(({ parts }) => parts.length === 0)) add([], buttons);
  }
  const sets = offers.map(({ parts }) => parts);
  const inParts = sets.every(({ length }) => length > 0) ? partsMenus(sets) : null;
  const parts = inParts?.map((menu) => menus.parts(menu, ask, labelOf)) ?? null;
  const lists = menus.lists(heading, offers);
  if (!parts || lists.length <= MOST_LISTS) add(lists);
  if (parts && lists.length > 1) {
    add([menus.best(heading, offers), ...parts]);
    add(parts);
  }
  return forms;
}

/** Numbers the menus of a message, since Discord wants them to have distinct IDs. */
class MenuMaker {
  readonly #table: TableMoment;
  readonly #say: Say;
  readonly #chosen: readonly string[];
  #made = 0;

  constructor(table: TableMoment, say: Say, chosen: readonly string[]) {
    this.#table = table;
    this.#say = say;
    this.#chosen = chosen;
  }

  buttons(offers: readonly Offer[]): APIButtonComponentWithCustomId[] {
    return offers.map(({ path, label }) => button(pressAt(this.#table, 'pick', path), label));
  }

  /** All offers in menus of whole actions. */
  lists(heading: string | null, offers: readonly Offer[]): Row[] {
    const say = this.#say;
    const rows: Row[] = [];
    for (let from = 0; from < offers.length; from += MAX_OPTIONS) {
      const part = offers.slice(from, from + MAX_OPTIONS);
      const range =
        offers.length > MAX_OPTIONS
          ? say('discord-menu-choose-of', { from: from + 1, to: from + part.length, all: offers.length })
          : null;
      rows.push(
        this.#list(
          range && heading
            ? say('language-colon', { head: heading, text: range })
            : (range ?? heading ?? say('discord-menu-choose')),
          part,
        ),
      );
    }
    return rows;
  }

  /** The first offers in a menu of whole actions. */
  best(heading: string | null, offers: readonly Offer[]): Row {
    const best = this.#say('discord-menu-best', { shown: MAX_OPTIONS, all: offers.length });
    return this.#list(
      heading ? this.#say('language-colon', { head: heading, text: best }) : best,
      offers.slice(0, MAX_OPTIONS),
    );
  }

  parts(
    {
      parts,
      min,
      max,
    }: { readonly parts: readonly NumberedPart[]; readonly min: number; readonly max: number },
    ask: string | null,
    labelOf: (part: string) => Label,
  ): Row {
    const values = parts.map(menuValue);
    const again = this.#chosen.every((value) => values.includes(value)) ? this.#chosen : [];
    const options = parts.map((each) => {
      const label = labelOf(each.part);
      const text =
        each.of > 1
          ? this.#say('discord-menu-numbered', { text: label.text, number: each.number, of: each.of })
          : label.text;
      return { ...label, text, value: menuValue(each) };
    });
    const press = pressAt(this.#table, 'set', [this.#next()]);
    return menuRow(press, ask ?? this.#say('discord-menu-choose'), options, { min, max, chosen: again });
  }

  #list(placeholder: string, offers: readonly Offer[]): Row {
    const options = offers.map(({ path, label }) => ({ ...label, value: path.join('/') }));
    return menuRow(pressAt(this.#table, 'menu', [this.#next()]), placeholder, options);
  }

  #next(): string {
    return String(this.#made++);
  }
}
