import { hints as source } from '../en/hints.ts';
import type { Say } from '../fluent/say.ts';

export const hints = (_say: Say) => source;
