import { rawTimeZones } from '@vvo/tzdb';
import { typedLike } from '../base/typed.ts';
import { Problem } from './problem.ts';

export const DEFAULT_ZONE = 'UTC';

/** Offered in a menu, west to east. */
export const COMMON_ZONES: readonly string[] = [
  ...['Pacific/Honolulu', 'America/Anchorage', 'America/Los_Angeles', 'America/Denver', 'America/Chicago'],
  ...['America/New_York', 'America/Sao_Paulo', 'America/Argentina/Buenos_Aires', 'UTC', 'Europe/London'],
  ...['Europe/Paris', 'Europe/Berlin', 'Africa/Lagos', 'Europe/Athens', 'Africa/Johannesburg'],
  ...['Europe/Istanbul', 'Europe/Moscow', 'Asia/Dubai', 'Asia/Kolkata', 'Asia/Bangkok', 'Asia/Shanghai'],
  ...['Asia/Tokyo', 'Australia/Sydney', 'Pacific/Auckland'],
];

/** Whether it's the name of an IANA time zone, in any case. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What people call zones in some languages. */
export interface ZoneWords {
  /** Names of cities, or abbreviations, with the zone or the English abbreviation that they mean. */
  readonly names: readonly (readonly [name: string, means: string])[];
  /** Locale codes, for the names of countries. */
  readonly locales: readonly string[];
}

const OFFSET = /^(?:utc|gmt)? ?([+\-−–]) ?(\d{1,2})(?::?(\d{2}))?$/i;

/** The zones of that offset: one without summer time if it's of whole hours. */
function zonesOf(sign: string, hours: number, minutes: number): readonly string[] {
  const isEast = sign === '+';
  const offset = (isEast ? 1 : -1) * (hours * 60 + minutes);
  if (offset % 60 === 0) return [offset === 0 ? DEFAULT_ZONE : `Etc/GMT${isEast ? '-' : '+'}${hours}`];
  return rawTimeZones.flatMap(({ name, rawOffsetInMinutes }) =>
    rawOffsetInMinutes === offset ? [name] : [],
  );
}

/**
 * The zones that are meant, those of the menu first: by an IANA name, old or new; by a city or, if there's none, a country or an
 * abbreviation; or by an offset such as `UTC+5:30`.
 * @throws Problem `noZone`
 */
export function zonesNamed(typed: string, { names, locales }: ZoneWords): readonly string[] {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(typed.trim()) ?? [];
  const wanted = typedLike(typed);
  const means = names.flatMap(([name, zone]) => (typedLike(name) === wanted ? [zone] : []));
  const isMeant = (name: string | undefined) =>
    name !== undefined && (typedLike(name) === wanted || means.includes(name));
  const countries = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  const all = rawTimeZones.map((zone) => ({
    ...zone,
    every: [zone.name, ...zone.group].filter((name) => name.includes('/')),
  }));
  const ways = [
    () => (sign && hours ? zonesOf(sign, Number(hours), Number(minutes)) : []),
    () => [...COMMON_ZONES, ...all.flatMap(({ every }) => every)].filter(isMeant),
    () =>
      all.flatMap(({ name, every, mainCities }) => {
        const known = every.find((each) => isMeant(each.slice(each.lastIndexOf('/') + 1)));
        return known ?? (mainCities.some(isMeant) ? name : []);
      }),
    () =>
      all.flatMap(({ name, countryCode, abbreviation, dstAbbreviation }) =>
        [abbreviation, dstAbbreviation, ...countries.map((country) => country.of(countryCode))].some(isMeant)
          ? name
          : [],
      ),
    () =>
      [typed.trim().replace(/\s+/g, '_')]
        .filter((name) => /^[a-z]/i.test(name) && isZone(name))
        .map(canonical),
  ];
  for (const way of ways) {
    const found = [...new Set(wanted === '' ? [] : way())].filter(isZone);
    if (found.length > 0) return found.sort((a, b) => rankOf(a) - rankOf(b));
  }
  throw new Problem('noZone', { typed });
}

const canonical = (name: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;

const rankOf = (zone: string): number => (COMMON_ZONES.includes(zone) ? 0 : 1);

/** How a zone is shown and can be typed: `Europe/Berlin`, `UTC+2`. */
export const zoneText = (zone: string): string =>
  zone.replace(/^Etc\/GMT([+-])/, (_all, sign) => (sign === '-' ? 'UTC+' : 'UTC-'));
