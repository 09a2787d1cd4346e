import { people as source } from '../en/people.ts';
import type { Say } from '../fluent/say.ts';

export const people = (_say: Say) => source;
