import { errors as source } from '../en/errors.ts';
import type { Say } from '../fluent/say.ts';

export const errors = (_say: Say) => source;
