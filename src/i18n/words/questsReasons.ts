import { questsReasons as source } from '../en/questsReasons.ts';
import type { Say } from '../fluent/say.ts';

export const questsReasons = (_say: Say) => source;
