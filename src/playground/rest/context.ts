import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway/gateway.ts';
import type { Channel } from '../state/channel.ts';
import type { World } from '../state/world.ts';
import { apiError } from '../validate/api-error.ts';
import { MAX_FILE_BYTES, type Upload } from '../validate/message.ts';
import type { Fault, Faults } from './faults.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RequestLog } from './requests.ts';

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** @throws {ApiError} 50109 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('invalidJson');
  }
}

async function readParts(request: FastifyRequest): Promise<Body> {
  let json: unknown = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload_json') json = parseJson(String(part.value));
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? /^file(\d*)$/.exec(part.fieldname)?.[1];
    const bytes = await part.toBuffer();
    if (bytes.length > MAX_FILE_BYTES) throw apiError('requestTooLarge');
    uploads.push({
      index: index || String(uploads.length),
      name: part.filename,
      contentType: part.mimetype,
      bytes,
    });
  }
  return { json, uploads };
}

/** The body of a JSON or multipart request. */
export async function readBody(request: FastifyRequest): Promise<Body> {
  return request.isMultipart() ? readParts(request) : { json: request.body ?? undefined, uploads: [] };
}

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
  /** The address the server binds to. */
  readonly boundTo: string;
  readonly limits: RateLimits;
  readonly requests: RequestLog;
  readonly faults: Faults;
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
