import { load } from '../base/background.mjs';

export const { checked } = await load('src/analysis/check.ts', 5);
