import { describe } from 'vitest';
import { playsAlone } from './fixtures/alone.ts';

describe('Artus at a table in SQLite', () => {
  playsAlone([
    ['basic', 3],
    ['basic', 4],
    ['advanced', 2],
    ['advanced', 4],
  ]);
});
