import { pictures as source } from '../en/pictures.ts';
import type { Say } from '../fluent/say.ts';

export const pictures = (_say: Say) => source;
