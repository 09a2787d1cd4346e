import { courtRules as source } from '../en/courtRules.ts';
import type { Say } from '../fluent/say.ts';

export const courtRules = (_say: Say) => source;
