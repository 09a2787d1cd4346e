import { settings as source } from '../en/settings.ts';
import type { Say } from '../fluent/say.ts';

export const settings = (_say: Say) => source;
