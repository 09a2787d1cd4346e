import { questsPicture as source } from '../en/questsPicture.ts';
import type { Say } from '../fluent/say.ts';

export const questsPicture = (_say: Say) => source;
