import { z } from 'zod';
import { integer, snowflake, text } from '../fields.ts';

export const id = integer(0, 2 ** 31 - 1).nullish();
export const customId = text(1, 100);

export const emoji = z.strictObject({
  id: snowflake.nullish(),
  name: text(0, 100).nullish(),
  animated: z.boolean().nullish(),
});
