import { allSections } from '../../scripts/gallery/registry.ts';
import { speak } from '../../scripts/samples/language.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { type Misfits, misfitsOf } from '../render/fixtures/fit.ts';

/** What's wrong with the texts of the gallery's pictures in a language, by name of the picture. */
function misfitsIn(locale: string, wanted: (name: string) => boolean): ReadonlyMap<string, Misfits> {
  speak(locale);
  const pictures = allSections().flatMap((section) => section.pictures);
  const misfits = pictures
    .filter(({ name }) => wanted(name))
    .map(({ name, painting }) => [name, misfitsOf(painting)] as const);
  speak(SOURCE);
  return new Map(misfits);
}

/** Pictures in which more is wrong than in English, with what it is. Names of players are cut off in all languages. */
export function worseThanEnglish(
  locale: string,
  wanted: (name: string) => boolean,
): Readonly<Record<keyof Misfits, readonly string[]>> {
  const source = misfitsIn(SOURCE, wanted);
  const own = misfitsIn(locale, wanted);
  const worse = (fault: keyof Misfits) =>
    [...own].flatMap(([name, misfits]) =>
      misfits[fault].length > source.get(name)![fault].length
        ? [`${name}: ${misfits[fault].join(' · ')}`]
        : [],
    );
  return { cut: worse('cut'), outside: worse('outside'), overlapping: worse('overlapping') };
}
