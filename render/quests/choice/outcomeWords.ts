import type { Words } from '../../../src/i18n/index.ts';
import type { Outcome } from './outcome.ts';

/** An outcome as one line of words. `names` by seat. */
export function outcomeWords(outcome: Outcome, words: Words, names: readonly string[]): string {
  const { quests } = words;
  const { choice, text } = words.questsPicture;
  const { action, kept, keptTrophies, completed, gains, ends } = outcome;
  const parts: string[] = [];
  if (action.type === 'reveal') parts.push(choice.reveal);
  else if (action.type === 'draw') parts.push(`${choice.draw(action.count)} ${choice.endsTurn}`);
  else if (action.type === 'challenge') {
    parts.push(choice.challenge(action.mode, quests.adversary(action.card), quests.knights(action.pay)));
    parts.push(text.keep(quests.knights(kept)));
  } else {
    parts.push(choice.adventure(quests.adventure(action.adventure), quests.adversaries(action.pay)));
    parts.push(text.keep(quests.adversaries(keptTrophies)));
  }
  if (completed !== null) parts.push(choice.completes(quests.kind(completed, 2)));
  for (const { seat, card } of gains) parts.push(choice.gains(names[seat] ?? '', quests.adversary(card)));
  if (ends !== null) parts.push(choice.ends);
  return parts.join('; ');
}
