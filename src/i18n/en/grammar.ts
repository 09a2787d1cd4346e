/** One, two and three. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** A noun with its number: "1 knight", "3 knights". */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Points won or lost, signed with a true minus sign: +5, −3, ±0. */
export const points = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A score: the sign only where it is below zero. */
export const total = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
