import { Problem } from './problem.ts';

export const DEFAULT_ZONE = 'UTC';

/** Offered in a menu, west to east. */
export const COMMON_ZONES = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Argentina/Buenos_Aires',
  'UTC',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Africa/Lagos',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** Whether it's the name of an IANA time zone, in any case. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const simplified = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_');

/**
 * The zone of that name: `Europe/Berlin`, in any case and with spaces, or its city alone.
 * @throws Problem `noZone`
 */
export function zoneNamed(typed: string): string {
  const wanted = simplified(typed);
  const zones = [...COMMON_ZONES, ...Intl.supportedValuesOf('timeZone')];
  const found =
    zones.find((zone) => zone.toLowerCase() === wanted) ??
    zones.find((zone) => zone.toLowerCase().endsWith(`/${wanted}`));
  if (found !== undefined) return found;
  // Old names such as Asia/Calcutta aren't all listed.
  if (/^[a-z]/.test(wanted) && isZone(wanted)) return canonical(wanted);
  throw new Problem('noZone', { typed });
}

const canonical = (name: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
