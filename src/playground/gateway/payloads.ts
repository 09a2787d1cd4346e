import { z } from 'zod';

const frame = z.object({ op: z.int(), d: z.unknown() });

export const identifyPayload = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  compress: z.boolean().nullish(),
  shard: z.tuple([z.int(), z.int()]).nullish(),
});

export const resumePayload = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

export type Identify = z.output<typeof identifyPayload>;
export type Resume = z.output<typeof resumePayload>;

/** A payload a client sent; null when it isn't valid. */
export function parseFrame(text: string): z.output<typeof frame> | null {
  try {
    return frame.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
