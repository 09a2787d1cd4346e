import type { Say } from '../../src/i18n/fluent/say.ts';
import { locales, sayIn } from '../../src/i18n/index.ts';
import type { PictureOrder } from '../order.ts';

/** An order as plain data: words are named by their locale. */
export interface PaintJob extends Omit<PictureOrder, 'scene'> {
  readonly scene: Omit<PictureOrder['scene'], 'say'>;
  readonly locale: string;
}

export interface Painted {
  readonly png: Uint8Array;
  readonly alt: string;
}

const localeOf = (say: Say): string | undefined => locales.find((each) => sayIn(each) === say);

/** Null if the words aren't those of a language. */
export function jobOf({ scene: { say, ...scene }, ...order }: PictureOrder): PaintJob | null {
  const locale = localeOf(say);
  return locale === undefined ? null : { ...order, scene, locale };
}

export const orderOf = ({ scene, locale, ...order }: PaintJob): PictureOrder => ({
  ...order,
  scene: { ...scene, say: sayIn(locale) },
});
