import { isOf, pathCommand } from '../../../src/discord/handlers/path-command.ts';
import { nim } from './rules.ts';
import type { NimAction } from './types.ts';
import { nimWords } from './words.ts';

/** `/nim take knights`: each option of a subcommand is one key of the guide's `pathOf`. */
export const nimCommand = pathCommand(nim.id, (say) => nimWords(say).command, [
  {
    words: (say) => nimWords(say).command.take,
    levels: [(say) => nimWords(say).command.take.knights],
    offers: isOf<NimAction>('take'),
  },
]);
