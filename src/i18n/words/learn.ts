import { learn as source } from '../en/learn.ts';
import type { Say } from '../fluent/say.ts';

export const learn = (_say: Say) => source;
