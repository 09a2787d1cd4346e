import { testComings } from './fixtures/coming-games.ts';

/** `COMINGS_EVERY=1 npm run test:long` lets somebody leave after every single move, which takes many minutes. */
testComings({ games: 3, every: Number(process.env.COMINGS_EVERY ?? 8) });
