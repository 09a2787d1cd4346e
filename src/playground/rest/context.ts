import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import type { Upload } from '../validate/message.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RequestLog } from './requests.ts';

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body, read before the route handler runs. */
    form: Body;
    /** What interferes with it. */
    faults: string[];
  }
}

export interface RestContext {
  readonly world: World;
  readonly gateway: Gateway;
  /** What the application shows of its interactions endpoint. */
  readonly endpoint: { readonly verifyKey: string; readonly url: string | null };
  readonly gatewayUrl: () => string;
  /** The number of shards to recommend. */
  readonly shards: number;
  readonly token: string;
  /** The address the server binds to. */
  readonly boundTo: string;
  readonly limits: RateLimits;
  readonly requests: RequestLog;
  readonly interference: Interference;
}

/** What happens to a request besides what Discord does. */
export interface Interference {
  /** Before it's carried out. Names in the request's `faults` what it does. @throws {ApiError} the answer instead */
  before?(request: FastifyRequest, reply: FastifyReply, route: string): Promise<void>;
  /** After it was carried out. @returns the body to send */
  after?(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown>;
}

/**
 * A channel the bot can view and has `permissions` in.
 * @throws {ApiError} 10003, 50001 when it can't view the channel, 50013 when it lacks a permission.
 */
export function accessibleChannel(world: World, channelId: string, permissions = 0n): Channel {
  const channel = world.channel(channelId);
  const granted = world.permissions(channel, world.bot.id);
  if (!(granted & Bits.ViewChannel)) throw apiError('missingAccess');
  if ((granted & permissions) !== permissions) throw apiError('missingPermissions');
  return channel;
}

/** The permission to send messages in a channel or thread. */
export function sendPermission(channel: Channel): bigint {
  return channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages;
}
