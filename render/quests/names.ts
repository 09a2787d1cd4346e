import { widthOf } from '../parts/text.ts';

/** No name is smaller: if there isn't room for it, it's written narrower. */
export const LEAST_NAME = 26;

/** The size of all names of a list: the largest, up to `most`, at which each fits its room. */
export function nameSize(
  all: readonly { readonly name: string; readonly room: number }[],
  most: number,
): number {
  let size = most;
  while (size > LEAST_NAME && all.some(({ name, room }) => widthOf(name, size) > room)) size--;
  return size;
}
