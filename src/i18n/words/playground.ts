import { playground as source } from '../en/playground.ts';
import type { Say } from '../fluent/say.ts';

export const playground = (_say: Say) => source;
