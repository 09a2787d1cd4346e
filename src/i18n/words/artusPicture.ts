import { artusPicture as source } from '../en/artusPicture.ts';
import type { Say } from '../fluent/say.ts';

export const artusPicture = (_say: Say) => source;
