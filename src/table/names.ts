import type { SeatHolder } from './types.ts';

/** The first name that nobody at the table has; with a number if none is left. */
export function freeName(seats: readonly SeatHolder[], names: readonly string[]): string {
  const taken = new Set(seats.map(({ name }) => name.toLowerCase()));
  const isFree = (name: string) => !taken.has(name.toLowerCase());
  const numbered = seats.map((_holder, at) => `${names[0] ?? ''} ${at + 2}`.trim());
  return names.find(isFree) ?? numbered.find(isFree) ?? `${numbered.length + 2}`;
}
