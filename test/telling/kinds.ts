import type { GameId } from '../../src/games/game.ts';
import { kebab } from '../../src/i18n/fluent/kebab.ts';
import { composed } from '../../src/i18n/fluent/translate.ts';
import { translator } from '../../src/i18n/index.ts';

const KINDS = {
  artus: 'place moveKnight prince king addRing score draw',
  court: 'startCourtier bid pass choose swapMerlin takeAspirants takeAspirant refill giveTile swapLancelot',
  quests: 'reveal challenge usual repeated double adventure draw',
} as const satisfies Record<GameId, string>;

/** What lines of *What can I do now?* begin with, by the kind of action. */
export const kindsOf = (game: GameId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    KINDS[game]
      .split(' ')
      .map((kind) => [kind, composed(translator('en-US'))(`${game}-explain-kind-${kebab(kind)}`)]),
  );
