import { type APIUser, type Client, ClientApplication, ClientUser, Routes } from 'discord.js';
import type { APIApplication } from 'discord-api-types/v10';
import type { ConnectionListeners } from './connection.ts';
import { loginError } from './session-end.ts';

/** What the application says of itself. @throws SessionEnded, or what the request throws */
export async function fetchApplication(client: Client): Promise<APIApplication> {
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
  const application = await fetchApplication(client);
  const user = (await client.rest.get(Routes.user())) as APIUser;
  // discord.js makes these of READY, in constructors that its types keep private.
  client.user = Reflect.construct(ClientUser, [client, user]) as ClientUser;
  client.application = Reflect.construct(ClientApplication, [client, application]) as ClientApplication;
  client.users.cache.set(user.id, client.user);
  onBack?.();
  return client as Client<true>;
}
