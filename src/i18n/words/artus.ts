import { artus as source } from '../en/artus.ts';
import type { Say } from '../fluent/say.ts';

export const artus = (_say: Say) => source;
