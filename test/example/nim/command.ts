import { isOf, pathCommand } from '../../../src/discord/handlers/command.ts';
import { nim } from './rules.ts';
import type { NimAction } from './types.ts';
import { nimWords } from './words.ts';

/** `/nim take knights`: each option of a subcommand is one key of the guide's `pathOf`. */
export const nimCommand = pathCommand(nim.id, (words) => nimWords(words).command, [
  {
    words: (words) => nimWords(words).command.take,
    levels: [(words) => nimWords(words).command.take.knights],
    offers: isOf<NimAction>('take'),
  },
]);
