import type { Locale } from 'discord-api-types/v10';
import type { UserSetup } from './setup.ts';
import { userObject } from './user.ts';
import type { World } from './world.ts';

export function addUser(world: World, setup: UserSetup) {
  const id = world.ids.next();
  const locale = (setup.locale ?? 'en-US') as Locale;
  const user = userObject(id, setup.name, setup.displayName ?? setup.name);
  world.users.set(id, { user, locale, takesDirectMessages: setup.takesDirectMessages ?? true });
  return user;
}

/** @throws {Error} for an unknown name */
export function userIdOf(world: World, name: string): string {
  if (name === 'bot') return world.bot.id;
  for (const { user } of world.users.values()) if (user.username === name) return user.id;
  throw new Error(`there is no user called ${name}`);
}
