import { courtExplain as source } from '../en/courtExplain.ts';
import type { Say } from '../fluent/say.ts';

export const courtExplain = (_say: Say) => source;
