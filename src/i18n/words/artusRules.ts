import { artusRules as source } from '../en/artusRules.ts';
import type { Say } from '../fluent/say.ts';

export const artusRules = (_say: Say) => source;
