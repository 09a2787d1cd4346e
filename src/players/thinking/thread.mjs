import { load } from '../../base/background.mjs';

export const { answered } = await load('src/players/thinking/thread.ts', 10);
