import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../time/clock.ts';
import { ApiError } from '../validate/api-error.ts';
import type { Fault } from './fault.ts';
import { rateLimited } from './rate-limited.ts';

/**
 * Applies the effects that come before a request is carried out.
 * @throws {ApiError} the answer of a fault that refuses the request
 */
export async function faultsBefore(
  request: FastifyRequest,
  reply: FastifyReply,
  clock: Clock,
): Promise<void> {
  for (const fault of request.faults) {
    const { effect } = fault;
    if ('when' in effect && effect.when === 'after') continue;
    switch (effect.type) {
      case 'refuse':
        fault.hit();
        throw new ApiError(effect.status, effect.code, effect.message ?? `${effect.status}: Refused`);
      case 'rateLimit':
        fault.hit();
        throw rateLimited(effect.retryAfter, effect.scope ?? 'user');
      case 'cut':
        reply.hijack();
        request.raw.socket.destroy();
        fault.hit();
        return;
      case 'delay':
      case 'hang':
        await wait(fault, effect, clock);
    }
  }
}

/** Applies the effects that come after a request was carried out. Returns the body to send. */
export async function faultsAfter(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  clock: Clock,
): Promise<unknown> {
  let body = payload;
  for (const fault of request.faults) {
    const { effect } = fault;
    if (effect.type === 'loseReply') {
      reply.code(effect.status).type('application/json; charset=utf-8').removeHeader('content-length');
      body = JSON.stringify({ message: `${effect.status}: Server Error`, code: 0 });
      fault.hit();
    } else if ('when' in effect && effect.when === 'after') {
      if (effect.type !== 'cut') await wait(fault, effect, clock);
      else {
        request.raw.socket.destroy();
        fault.hit();
      }
    }
  }
  return body;
}

function wait(
  fault: Fault,
  effect: { readonly type: 'hang' } | { readonly type: 'delay'; readonly milliseconds: number },
  clock: Clock,
): Promise<void> {
  const over =
    effect.type === 'hang'
      ? fault.held()
      : new Promise<void>((resolve) => clock.schedule(effect.milliseconds, resolve));
  fault.hit();
  return over;
}
