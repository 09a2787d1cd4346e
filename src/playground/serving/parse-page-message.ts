import { z } from 'zod';
import type { FromPage, PageOption } from '../protocol/from-page.ts';

const option: z.ZodType<PageOption> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.int(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    focused: z.boolean().optional(),
    options: z.array(option).optional(),
  }),
) as z.ZodType<PageOption>;

const base = { nonce: z.string(), channelId: z.string() };
const commandBase = { ...base, name: z.string(), options: z.array(option) };

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('command'), ...commandBase }),
  z.object({ type: z.literal('autocomplete'), ...commandBase }),
  z.object({
    type: z.literal('component'),
    ...base,
    messageId: z.string(),
    customId: z.string(),
    componentType: z.int(),
    values: z.array(z.string()).optional(),
  }),
  z.object({
    type: z.literal('modalSubmit'),
    ...base,
    customId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ type: z.literal('say'), channelId: z.string(), content: z.string().min(1).max(2_000) }),
  z.object({ type: z.literal('dismiss'), channelId: z.string(), messageId: z.string() }),
]);

/** Parses a message from a page; null when it isn't valid. */
export function parsePageMessage(text: string): FromPage | null {
  try {
    return messageSchema.parse(JSON.parse(text)) as FromPage;
  } catch {
    return null;
  }
}
