import { z } from 'zod';
import { integer, list, text } from '../fields.ts';
import { customId, id } from './base.ts';
import { textDisplay } from './display.ts';
import { channelSelect, mentionableSelect, roleSelect, stringSelect, userSelect } from './select.ts';

const textInput = z.strictObject({
  type: z.literal(4),
  id,
  custom_id: customId,
  style: z.union([z.literal(1), z.literal(2)]),
  label: text(1, 45).nullish(),
  min_length: integer(0, 4000).nullish(),
  max_length: integer(1, 4000).nullish(),
  required: z.boolean().nullish(),
  value: text(0, 4000).nullish(),
  placeholder: text(0, 100).nullish(),
});

const fileUpload = z.strictObject({
  type: z.literal(19),
  id,
  custom_id: customId,
  min_values: integer(0, 10).nullish(),
  max_values: integer(1, 10).nullish(),
  required: z.boolean().nullish(),
});

export const label = z.strictObject({
  type: z.literal(18),
  id,
  label: text(1, 45),
  description: text(0, 100).nullish(),
  component: z.discriminatedUnion('type', [
    textInput,
    stringSelect,
    userSelect,
    roleSelect,
    mentionableSelect,
    channelSelect,
    fileUpload,
  ]),
});

const inputRow = z.strictObject({ type: z.literal(1), id, components: list(textInput, 1, 1) });

/** Top-level components of a modal. */
export const modalComponent = z.discriminatedUnion('type', [inputRow, label, textDisplay]);

export type ModalComponent = z.output<typeof modalComponent>;
export type TextInput = z.output<typeof textInput>;
