import { Problem } from './problem.ts';

/** A number from 1 to `most`; null if it's empty. @throws Problem `noCount` */
export function countOf(typed: string, most: number): number | null {
  const text = typed.trim();
  if (text === '') return null;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new Problem('noCount', { typed, most });
  return count;
}
