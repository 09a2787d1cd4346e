import { artusExplain as source } from '../en/artusExplain.ts';
import type { Say } from '../fluent/say.ts';

export const artusExplain = (_say: Say) => source;
