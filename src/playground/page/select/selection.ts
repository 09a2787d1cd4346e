import type { APISelectMenuOption } from 'discord-api-types/v10';

type Options = readonly APISelectMenuOption[];
type Values = readonly string[];

export function defaultValues(options: Options): Values {
  return options.filter((option) => option.default).map((option) => option.value);
}

/** Values in the order of their options. */
export function inOptionOrder(options: Options, values: Values): Values {
  return options.map(({ value }) => value).filter((value) => values.includes(value));
}

/** The values after `value` was toggled; a choice beyond `max` is ignored unless it can replace the only one. */
export function toggled(values: Values, value: string, max: number): Values {
  if (values.includes(value)) return values.filter((item) => item !== value);
  if (values.length < max) return [...values, value];
  return max === 1 ? [value] : values;
}

export function sameValues(a: Values, b: Values): boolean {
  return a.length === b.length && a.every((value) => b.includes(value));
}

const page = 10;

/** The index a navigation key moves to; undefined for other keys. */
export function movedTo(key: string, active: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'PageDown':
      return Math.min(active + page, last);
    case 'PageUp':
      return Math.max(active - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Whether two lists offer the same values with the same defaults. */
export function sameOptions(a: Options, b: Options): boolean {
  return (
    a.length === b.length &&
    a.every(({ value, default: preset }, i) => b[i]?.value === value && !!b[i]?.default === !!preset)
  );
}
