import * as z from 'zod';
import { GAME_IDS } from './game.ts';
import type { Json } from './json.ts';
import type { FieldKind } from './record-error.ts';
import { RECORD_VERSION } from './record-types.ts';

/** A field's zod issue carries, as its message, the kind of value the field must have. */
const being = (kind: FieldKind) => ({ error: kind });

const json = z.custom<Json>((value) => value !== undefined, being('anything'));
const text = z.string(being('text'));
const count = z.int(being('wholeNumber')).nonnegative(being('wholeNumber'));
const place = z.int(being('place')).positive(being('place'));
const listOf = <T extends z.ZodType>(item: T) => z.array(item, being('list'));
const chance = listOf(
  z.union(
    [
      z.strictObject({ what: text, order: listOf(json) }, being('outcome')),
      z.strictObject({ what: text, outcome: json }, being('outcome')),
    ],
    being('outcome'),
  ),
);
const step = z.strictObject(
  { seat: count, action: z.looseObject({ type: text }, being('object')), chance },
  being('object'),
);
const options = z.strictObject(
  {
    variant: text,
    seats: count,
    startSeat: z.exactOptional(count),
    rules: z.exactOptional(z.record(z.string(), text, being('object'))),
  },
  being('object'),
);

/** The fields that decide which schema applies. */
export const headerSchema = z.looseObject({ version: z.number(being('number')), game: text });

export const storedSchema = z.strictObject({
  version: z.literal(RECORD_VERSION),
  game: z.enum(GAME_IDS),
  options,
  seed: text.regex(/^[0-9a-f]{32}$/, being('seed')),
  chance,
  steps: listOf(step),
});

export const exportedSchema = storedSchema.extend({
  facts: json,
  steps: listOf(step.extend({ facts: json })),
  result: z
    .strictObject({ scores: listOf(z.number(being('number'))), places: listOf(place) }, being('objectOrNull'))
    .nullable(),
});
