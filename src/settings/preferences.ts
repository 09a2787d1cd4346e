import type { Settings } from './settings.ts';
import { DEFAULT_ZONE } from './zones.ts';

/** How and when people may be reminded, as clocks ask for it. Never fails. */
export const preferencesIn = (settings: Pick<Settings, 'person'>) => ({
  of: async (userId: string) => {
    const { reminders, quietHours, zone, awayUntil } = await settings.person(userId);
    return { reminders, quiet: quietHours && { ...quietHours, zone: zone ?? DEFAULT_ZONE }, awayUntil };
  },
});
