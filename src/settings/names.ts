import { MAX_NAME } from './person.ts';
import { Problem } from './problem.ts';

/** The name in one line; null if it's empty. @throws Problem `longName`, `blankName` */
export function nameOf(typed: string): string | null {
  const name = typed.replace(/\s+/gu, ' ').trim();
  if (name === '') return null;
  if (name.length > MAX_NAME) throw new Problem('longName', { most: MAX_NAME });
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) throw new Problem('blankName', null);
  return name;
}
