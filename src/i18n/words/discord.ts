import { discord as source } from '../en/discord.ts';
import type { Say } from '../fluent/say.ts';

export const discord = (_say: Say) => source;
