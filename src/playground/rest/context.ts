import type { Gateway } from '../gateway/gateway.ts';
import type { World } from '../state/world.ts';
import type { Body } from './body.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RequestLog } from './requests.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body, read before the route handler runs. */
    form: Body;
    /** The faults that hit it. */
    faults: readonly Fault[];
  }
}

export interface RestContext {
  readonly world: World;
  readonly gateway: Gateway;
  readonly gatewayUrl: () => string;
  /** The number of shards to recommend. */
  readonly shards: number;
  readonly token: string;
  readonly limits: RateLimits;
  readonly requests: RequestLog;
  readonly faults: Faults;
}
