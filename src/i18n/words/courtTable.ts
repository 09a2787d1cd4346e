import { courtTable as source } from '../en/courtTable.ts';
import type { Say } from '../fluent/say.ts';

export const courtTable = (_say: Say) => source;
