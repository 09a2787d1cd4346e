import { describe } from 'vitest';
import { playsAlone } from './fixtures/alone.ts';

describe('Artus at a table in SQLite', () => {
  playsAlone([
    ['basic', 2],
    ['advanced', 3],
  ]);
});
