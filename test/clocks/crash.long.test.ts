import { describe } from 'vitest';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { REQUESTS, surviving, WRITES } from './dying.ts';

registerThicket();

describe('everything is said once and done once', () => {
  surviving([...Array(WRITES).keys()], [...Array(REQUESTS).keys()]);
});
