import { z } from 'zod';
import type { FromPage, PageOption } from '../protocol.ts';

const option: z.ZodType<PageOption> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.int(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    focused: z.boolean().optional(),
    options: z.array(option).optional(),
  }),
) as z.ZodType<PageOption>;

const place = { nonce: z.string(), channelId: z.string() };
const used = { ...place, name: z.string(), options: z.array(option) };

const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('command'), ...used }),
  z.object({ type: z.literal('autocomplete'), ...used }),
  z.object({
    type: z.literal('component'),
    ...place,
    messageId: z.string(),
    customId: z.string(),
    componentType: z.int(),
    values: z.array(z.string()).optional(),
  }),
  z.object({
    type: z.literal('modalSubmit'),
    ...place,
    customId: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  z.object({ type: z.literal('dismiss'), channelId: z.string(), messageId: z.string() }),
]);

/** What a page says, or null for what no page of ours says. */
export function readFromPage(text: string): FromPage | null {
  try {
    return request.parse(JSON.parse(text)) as FromPage;
  } catch {
    return null;
  }
}
