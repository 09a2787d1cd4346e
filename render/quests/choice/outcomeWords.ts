import type { Words } from '../../../src/i18n/index.ts';
import type { Outcome } from './outcome.ts';

/** An outcome as one line of words. `names` by seat. */
export function outcomeWords(outcome: Outcome, words: Words, names: readonly string[]): string {
  const { choice } = words.questsPicture;
  const { action, kept, keptTrophies, completed, gains, ends } = outcome;
  const parts: string[] = [];
  if (action.type === 'reveal') parts.push(choice.reveal);
  else if (action.type === 'draw') parts.push(choice.drawEndsTurn(action.count));
  else if (action.type === 'challenge') {
    parts.push(choice.challenge(action.mode, action.card, action.pay));
    parts.push(choice.keepKnights(kept));
  } else {
    parts.push(choice.adventure(action.adventure, action.pay));
    parts.push(choice.keepAdversaries(keptTrophies));
  }
  if (completed !== null) parts.push(choice.completes(completed));
  for (const { seat, card } of gains) parts.push(choice.gains(names[seat] ?? '', card));
  if (ends !== null) parts.push(choice.ends);
  return choice.parts(parts);
}
