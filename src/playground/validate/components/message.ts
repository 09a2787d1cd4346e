import { z } from 'zod';
import { integer, list } from '../fields.ts';
import { id } from './base.ts';
import { type Button, button } from './button.ts';
import { file, gallery, separator, spoiler, textDisplay, thumbnail } from './display.ts';
import {
  channelSelect,
  mentionableSelect,
  roleSelect,
  type Select,
  stringSelect,
  userSelect,
} from './select.ts';

const section = z.strictObject({
  type: z.literal(9),
  id,
  components: list(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [thumbnail, button]),
});

/** The schema allows more than five: `layout.ts` checks the width of a row. */
const row = z.strictObject({
  type: z.literal(1),
  id,
  components: list(
    z.discriminatedUnion('type', [
      button,
      stringSelect,
      userSelect,
      roleSelect,
      mentionableSelect,
      channelSelect,
    ]),
    1,
    25,
  ),
});

const container = z.strictObject({
  type: z.literal(17),
  id,
  accent_color: integer(0, 0xffffff).nullish(),
  spoiler,
  components: list(
    z.discriminatedUnion('type', [row, section, textDisplay, gallery, file, separator]),
    1,
    40,
  ),
});

/** Top-level components of a message. */
export const messageComponent = z.discriminatedUnion('type', [
  row,
  section,
  textDisplay,
  gallery,
  file,
  separator,
  container,
]);

export type MessageComponent = z.output<typeof messageComponent>;
export type Row = z.output<typeof row>;

/** Any component of a message, at any depth. */
export type AnyComponent = MessageComponent | Button | Select | z.output<typeof thumbnail>;
