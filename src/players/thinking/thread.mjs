import '../../base/background.mjs';

export const { answered } = await import('./thread.ts');
