import { courtPicture as source } from '../en/courtPicture.ts';
import type { Say } from '../fluent/say.ts';

export const courtPicture = (_say: Say) => source;
