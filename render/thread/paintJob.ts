import { locales, type Words, wordsOf } from '../../src/i18n/index.ts';
import type { PictureOrder } from '../order.ts';

/** An order as plain data: words are named by their locale. */
export interface PaintJob extends Omit<PictureOrder, 'scene'> {
  readonly scene: Omit<PictureOrder['scene'], 'words'>;
  readonly locale: string;
}

export interface Painted {
  readonly png: Uint8Array;
  readonly alt: string;
}

const localeOf = (words: Words): string | undefined => locales.find((each) => wordsOf(each) === words);

/** Null if the words aren't those of a language. */
export function jobOf({ scene: { words, ...scene }, ...order }: PictureOrder): PaintJob | null {
  const locale = localeOf(words);
  return locale === undefined ? null : { ...order, scene, locale };
}

export const orderOf = ({ scene, locale, ...order }: PaintJob): PictureOrder => ({
  ...order,
  scene: { ...scene, words: wordsOf(locale) },
});
