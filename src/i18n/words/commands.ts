import { commands as source } from '../en/commands.ts';
import type { Say } from '../fluent/say.ts';

export const commands = (_say: Say) => source;
