import { players as source } from '../en/players.ts';
import type { Say } from '../fluent/say.ts';

export const players = (_say: Say) => source;
