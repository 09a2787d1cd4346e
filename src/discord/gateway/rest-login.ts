import {
  type APIUser,
  type Client,
  ClientApplication,
  ClientUser,
  type RESTGetAPICurrentUserGuildsResult,
  Routes,
} from 'discord.js';
import type { APIApplication } from 'discord-api-types/v10';
import { faultOf, type Log } from '../../base/log.ts';
import { retrying } from '../answers/retrying.ts';
import type { ConnectionListeners } from './connection.ts';
import { loginError } from './session-end.ts';

/** Discord's limit for one page of servers. */
const GUILDS_A_PAGE = 200;

/** What the application says of itself. @throws SessionEnded, or what the request throws */
export async function applicationOf(client: Client): Promise<APIApplication> {
  try {
    return (await client.rest.get(Routes.currentApplication())) as APIApplication;
  } catch (error) {
    throw loginError(error);
  }
}

/**
 * Makes the client a bot that has logged in, but isn't connected to the gateway.
 * @throws SessionEnded, or what a request throws
 */
export async function logInByRest(
  client: Client,
  token: string,
  { onAway, onBack }: ConnectionListeners,
): Promise<Client<true>> {
  onAway?.();
  client.token = token;
  client.rest.setToken(token);
  const application = await applicationOf(client);
  const user = (await client.rest.get(Routes.user())) as APIUser;
  // discord.js makes these of READY, in constructors that its types keep private.
  client.user = Reflect.construct(ClientUser, [client, user]) as ClientUser;
  client.application = Reflect.construct(ClientApplication, [client, application]) as ClientApplication;
  client.users.cache.set(user.id, client.user);
  onBack?.();
  return client as Client<true>;
}

/** Finds all servers that the bot is in, a page at a time. Never throws. */
export async function eachServer(
  client: Client<true>,
  found: (guildId: string) => void,
  log: Log,
): Promise<void> {
  try {
    for (let after: string | undefined = '0'; after !== undefined; ) {
      const query = new URLSearchParams({ after, limit: String(GUILDS_A_PAGE) });
      const asked = () => client.rest.get(Routes.userGuilds(), { query });
      const page = (await retrying(asked)) as RESTGetAPICurrentUserGuildsResult;
      for (const { id } of page) found(id);
      after = page.length < GUILDS_A_PAGE ? undefined : page.at(-1)?.id;
    }
  } catch (error) {
    // Stopping takes the client's token.
    if (client.token !== null) log.warn({ fault: faultOf(error) }, "the bot's servers could not be listed");
  }
}
