import type { Client, GatewayDispatchPayload } from 'discord.js';
import { faultOf, type Log } from '../answers/log.ts';

/** Where discord.js receives every event; private in its types. */
interface Intake {
  handlePacket(event: GatewayDispatchPayload | undefined, shard: unknown): boolean;
}

/**
 * An event that discord.js can't parse, for instance because Discord has added something to it, causes an unhandled
 * rejection that would end the process. Instead, it's logged and skipped.
 */
export function leaveOutUnreadable({ ws }: Pick<Client, 'ws'>, log: Log): void {
  const intake = ws as unknown as Intake;
  const handle = intake.handlePacket.bind(ws);
  intake.handlePacket = (event, shard) => {
    try {
      return handle(event, shard);
    } catch (error) {
      log.error({ event: event?.t, fault: faultOf(error) }, 'an event could not be read');
      return false;
    }
  };
}
