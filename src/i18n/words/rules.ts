import { rules as source } from '../en/rules.ts';
import type { Say } from '../fluent/say.ts';

export const rules = (_say: Say) => source;
