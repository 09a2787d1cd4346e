import { questsEmoji } from '../../../../render/quests/emoji/emoji.ts';
import type { Kind } from '../../../games/quests/types.ts';
import { signOf } from '../sign-of.ts';

/** The emblem of a kind of adversary. */
export const kindSign = (kind: Kind): string => signOf(questsEmoji, `quests_${kind}`);

/** The emblem of a step of the turn. */
export const STEP_SIGN = {
  reveal: signOf(questsEmoji, 'quests_reveal'),
  adventure: signOf(questsEmoji, 'quests_adventure'),
  draw: signOf(questsEmoji, 'quests_knight'),
  done: '🏁',
} as const;
