import { testComings } from './fixtures/coming-games.ts';

testComings({ games: 1, every: 25 });
