import * as z from 'zod';
import { LEVELS } from '../levels.ts';
import type { Reason } from '../types.ts';

/** Schemas that several stored kinds share. */
export const person = z.strictObject({ userId: z.string(), name: z.string() });

export const seatHolder = z.union([
  person.extend({ kind: z.literal('person') }),
  z.strictObject({
    kind: z.literal('computer'),
    player: z.enum(LEVELS),
    name: z.string(),
    formerly: z.exactOptional(person),
    until: z.exactOptional(z.enum(['back', 'taken'])),
  }),
]);

/** Which data a reason has is the game's business. */
export const reason = z.custom<Reason>(
  (value) => z.looseObject({ type: z.string() }).safeParse(value).success,
);
