import { artusReasons as source } from '../en/artusReasons.ts';
import type { Say } from '../fluent/say.ts';

export const artusReasons = (_say: Say) => source;
