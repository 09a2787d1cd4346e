import { questsExplain as source } from '../en/questsExplain.ts';
import type { Say } from '../fluent/say.ts';

export const questsExplain = (_say: Say) => source;
