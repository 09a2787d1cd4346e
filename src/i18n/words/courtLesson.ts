import { courtLesson as source } from '../en/courtLesson.ts';
import type { Say } from '../fluent/say.ts';

export const courtLesson = (_say: Say) => source;
