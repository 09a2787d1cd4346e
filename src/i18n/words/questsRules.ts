import { questsRules as source } from '../en/questsRules.ts';
import type { Say } from '../fluent/say.ts';

export const questsRules = (_say: Say) => source;
