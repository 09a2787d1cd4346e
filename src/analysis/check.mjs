import { load } from '../base/background.mjs';

export const { checkedInThread, lookedInThread } = await load('src/analysis/check.ts', 5);
