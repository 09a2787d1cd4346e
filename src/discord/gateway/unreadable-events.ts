import type { Client, GatewayDispatchPayload } from 'discord.js';
import { faultOf, type Log } from '../answers/log.ts';

/** What discord.js takes every event in with; its types keep it private. */
interface Intake {
  handlePacket(event: GatewayDispatchPayload | undefined, shard: unknown): boolean;
}

/**
 * An event that discord.js can't read, for instance because Discord has added something to it, rejects a promise
 * that nobody waits for, and would end the process. It's logged and left out.
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
