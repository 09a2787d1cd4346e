import { questsLesson as source } from '../en/questsLesson.ts';
import type { Say } from '../fluent/say.ts';

export const questsLesson = (_say: Say) => source;
