import { courtEmoji } from '../../../../render/court/emoji/emoji.ts';
import type { Character, Courtier } from '../../../games/court/types.ts';
import { signOf } from '../sign-of.ts';

/** The emblem of a courtier, a character or another piece. */
export const courtSign = (of: Courtier | Character | 'favor' | 'money'): string =>
  signOf(courtEmoji, `court_${of}`);
