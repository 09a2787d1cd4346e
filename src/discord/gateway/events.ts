import { type Client, GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord.js';
import { type Log, redactedError } from '../../base/log.ts';
import { slimmed } from './caches.ts';

/** Where discord.js receives every event; private in its types. */
interface Intake {
  handlePacket(event: GatewayDispatchPayload | undefined, shard: unknown): boolean;
}

/** What discord.js makes an interaction of; private in its types. */
interface Actions {
  readonly InteractionCreate: { handle(data: unknown): void };
}

/** Has discord.js make an interaction of what Discord sent. @throws what discord.js does if it can't read it */
const make = (client: Pick<Client, 'ws'>, interaction: unknown): void =>
  (client as unknown as { readonly actions: Actions }).actions.InteractionCreate.handle(interaction);

/** An interaction that came over HTTP. Never throws: one that can't be read is logged and skipped. */
export function takeInteraction(client: Pick<Client, 'ws'>, interaction: unknown, log: Log): void {
  try {
    make(client, interaction);
  } catch (error) {
    log.error({ fault: redactedError(error) }, 'an interaction over HTTP could not be read');
  }
}

/**
 * An event that discord.js can't parse, for instance because Discord has added something to it, causes an unhandled
 * rejection that would end the process. Instead, it's logged and skipped. discord.js also holds back interactions until
 * all shards have all their servers, which takes longer than Discord waits for an answer; here they come at once.
 */
export function takeEvents(client: Pick<Client, 'ws'>, log: Log): void {
  const intake = client.ws as unknown as Intake;
  const handle = intake.handlePacket.bind(client.ws);
  intake.handlePacket = (event, shard) => {
    try {
      if (event?.t === GatewayDispatchEvents.GuildCreate)
        return handle({ ...event, d: slimmed(event.d) }, shard);
      if (event?.t !== GatewayDispatchEvents.InteractionCreate) return handle(event, shard);
      make(client, event.d);
      return true;
    } catch (error) {
      log.error({ event: event?.t, fault: redactedError(error) }, 'an event could not be read');
      return false;
    }
  };
}
