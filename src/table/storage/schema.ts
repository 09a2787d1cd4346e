import * as z from 'zod';

/** Schemas that several stored kinds share. */
export const person = z.strictObject({ userId: z.string(), name: z.string() });

export const seatHolder = z.union([
  person.extend({ kind: z.literal('person') }),
  z.strictObject({
    kind: z.literal('computer'),
    player: z.string(),
    name: z.string(),
    formerly: z.exactOptional(person),
    until: z.exactOptional(z.enum(['back', 'taken'])),
  }),
]);
