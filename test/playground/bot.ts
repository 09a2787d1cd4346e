import './owner.ts';
import './faults.ts';
import { Client, type ClientEvents, GatewayIntentBits, type RESTOptions } from 'discord.js';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../src/playground/server.ts';

export interface Bot {
  readonly playground: Playground;
  readonly client: Client<true>;
  close(): Promise<void>;
}

/** A discord.js client logged in to a local Discord of its own. */
export async function startBot(
  options: PlaygroundOptions = {},
  intents: number[] = [GatewayIntentBits.Guilds],
  rest: Partial<RESTOptions> = {},
): Promise<Bot> {
  const playground = await startPlayground(options);
  const client = new Client({ intents, rest: { api: playground.apiUrl, ...rest } });
  const ready = once(client, 'clientReady');
  await client.login(playground.token);
  const [logged] = await ready;
  return {
    playground,
    client: logged,
    async close() {
      await client.destroy();
      await playground.close();
    },
  };
}

export function once<E extends keyof ClientEvents>(client: Client, event: E): Promise<ClientEvents[E]> {
  return new Promise((resolve) => client.once(event, (...args) => resolve(args)));
}
