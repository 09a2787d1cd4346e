import { hasType, pathCommand } from '../../../src/discord/handlers/command.ts';
import { nim } from './rules.ts';
import type { NimAction } from './types.ts';

/** `/nim take knights`: each option of a subcommand is one key of the guide's `pathOf`. */
export const nimCommand = pathCommand(nim.id, 'commands-nim', [
  { id: 'commands-nim-take', levels: ['commands-nim-take-knights'], offers: hasType<NimAction>('take') },
]);
