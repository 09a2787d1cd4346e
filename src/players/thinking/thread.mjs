// Worker threads don't inherit the TypeScript loader, so it's registered here first.
import { register } from 'tsx/esm/api';

register();
export const { answered } = await import('./thread.ts');
