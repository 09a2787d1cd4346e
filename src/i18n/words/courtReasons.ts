import { courtReasons as source } from '../en/courtReasons.ts';
import type { Say } from '../fluent/say.ts';

export const courtReasons = (_say: Say) => source;
