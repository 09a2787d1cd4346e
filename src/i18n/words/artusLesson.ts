import { artusLesson as source } from '../en/artusLesson.ts';
import type { Say } from '../fluent/say.ts';

export const artusLesson = (_say: Say) => source;
