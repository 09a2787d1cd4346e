import { quests as source } from '../en/quests.ts';
import type { Say } from '../fluent/say.ts';

export const quests = (_say: Say) => source;
