import type { APIMessage } from 'discord-api-types/v10';

/** Discord's column in a window of usual width, in pixels. */
const COLUMN = 600;
const LINE = 22;
const CHARACTERS_A_LINE = 80;
/** The line with the author's name. */
const HEAD = 26;
const ROW = 44;
const GAP = 16;

/** How high a message stands in a column of 600 px, in pixels; within a few percent of Discord's own page. */
export function heightOf({ content, attachments, components = [], message_reference }: APIMessage): number {
  const lines = content.split('\n').reduce((sum, line) => sum + linesOf(line), 0);
  const pictures = attachments.reduce(
    (sum, { width, height }) => sum + (width && height ? (COLUMN * height) / width : 0),
    0,
  );
  const reply = message_reference ? LINE : 0;
  return Math.round(GAP + reply + HEAD + lines * LINE + pictures + components.length * ROW);
}

const linesOf = (line: string): number => Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE));
