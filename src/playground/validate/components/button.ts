import { z } from 'zod';
import { snowflake, text } from '../fields.ts';
import { customId, emoji, id } from './base.ts';

export const button = z.strictObject({
  type: z.literal(2),
  id,
  style: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
  label: text(0, 80).nullish(),
  emoji: emoji.nullish(),
  custom_id: customId.nullish(),
  url: text(1, 512).nullish(),
  sku_id: snowflake.nullish(),
  disabled: z.boolean().nullish(),
});

export type Button = z.output<typeof button>;
