import { z } from 'zod';
import { list, text } from '../fields.ts';
import { id } from './base.ts';

export const textDisplay = z.strictObject({ type: z.literal(10), id, content: text(1, 4000) });
const media = z.strictObject({ url: text(1, 2048) });
export const description = text(0, 1024).nullish();
export const spoiler = z.boolean().nullish();
export const thumbnail = z.strictObject({ type: z.literal(11), id, media, description, spoiler });

export const gallery = z.strictObject({
  type: z.literal(12),
  id,
  items: list(z.strictObject({ media, description, spoiler }), 1, 10),
});

export const file = z.strictObject({ type: z.literal(13), id, file: media, spoiler });

export const separator = z.strictObject({
  type: z.literal(14),
  id,
  divider: z.boolean().nullish(),
  spacing: z.union([z.literal(1), z.literal(2)]).nullish(),
});
