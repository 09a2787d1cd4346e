import { load } from '../base/background.mjs';

export const { analysed } = await load('src/analysis/thread.ts', 19);
