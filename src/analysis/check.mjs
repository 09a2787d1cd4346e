import { load } from '../base/background.mjs';

export const { checkedInThread } = await load('src/analysis/check.ts', 5);
