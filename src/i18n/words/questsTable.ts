import { questsTable as source } from '../en/questsTable.ts';
import type { Say } from '../fluent/say.ts';

export const questsTable = (_say: Say) => source;
