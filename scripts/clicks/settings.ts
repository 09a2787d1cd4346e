import { games } from '../../src/games/registry.ts';
import type { Setting } from './play.ts';

/** Every game, variant and number of seats. */
export const allSettings = (): Setting[] =>
  [...games.values()].flatMap(({ id, variants, seats }) =>
    variants.flatMap((variant) =>
      Array.from({ length: seats.max - seats.min + 1 }, (_, more) => ({
        game: id,
        variant,
        seats: seats.min + more,
      })),
    ),
  );
