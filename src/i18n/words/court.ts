import { court as source } from '../en/court.ts';
import type { Say } from '../fluent/say.ts';

export const court = (_say: Say) => source;
