import { config as source } from '../en/config.ts';
import type { Say } from '../fluent/say.ts';

export const config = (_say: Say) => source;
