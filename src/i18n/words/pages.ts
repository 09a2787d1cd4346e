import type { Say } from '../fluent/say.ts';
import type { Messages } from '../messages.ts';

/** Messages that need no data. */
type Plain = { [I in keyof Messages]: Messages[I] extends null ? I : never }[keyof Messages];

type PageOf<G extends string> = { [I in Plain]: I extends `${G}-${infer P}.p1` ? P : never }[Plain];
type PlaceOf<G extends string, P extends string> = {
  [I in Plain]: I extends `${G}-${P}.note-${infer Name}` ? Name : never;
}[Plain];

/** What's separated by commas. */
export const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Pages of rules, from messages called `<game>-<page>`. */
export function pagesOf<G extends string>(say: Say, game: G) {
  const part = (page: PageOf<G>, name: string): string => say(`${game}-${page}.${name}` as Plain);
  const text = (page: PageOf<G>, paragraphs: number): string[] =>
    Array.from({ length: paragraphs }, (_, at) => part(page, `p${at + 1}`));
  const headed = (page: PageOf<G>) => ({
    title: say(`${game}-${page}` as Plain),
    also: listed(part(page, 'also')),
  });
  return {
    /** A page by its number of paragraphs. */
    entry: (page: PageOf<G>, paragraphs: number) => ({
      ...headed(page),
      text: text(page, paragraphs).join('\n\n'),
    }),
    /** The same with notes about places in its picture. */
    chapter: <P extends PageOf<G>>(page: P, paragraphs: number, ...places: readonly PlaceOf<G, P>[]) => ({
      ...headed(page),
      text: text(page, paragraphs).join('\n\n'),
      notes: Object.fromEntries(places.map((place) => [place, part(page, `note-${place}`)])),
    }),
  };
}
