import type {
  AdversaryCard,
  KnightCard,
  QuestsAction,
  QuestsEvent,
  QuestsView,
} from '../../../games/quests/types.ts';
import type { Label, Sets } from '../guide.ts';
import { kindOf, type Scene } from './label.ts';
import { kindSign, STEP_SIGN } from './sign.ts';

const PAID = '$';

/** The adversary with the kind of challenge, or the adventure; then each card paid, e.g. `$red-2`. */
function partsOf(action: QuestsAction): readonly string[] | null {
  switch (action.type) {
    case 'reveal':
    case 'draw':
      return null;
    case 'challenge':
      return [`${action.card}>${action.mode}`, ...action.pay.map((card) => PAID + card)];
    case 'adventure':
      return [action.adventure, ...action.pay.map((card) => PAID + card)];
  }
}

function label({ words, view }: Scene, part: string, [action]: readonly QuestsAction[]): Label {
  const { sets } = words.questsTable;
  const paid = part.slice(PAID.length);
  if (action!.type === 'adventure') {
    if (part.startsWith(PAID)) return { text: sets.adversary(paid as AdversaryCard) };
    const { value } = view.adventures.find(({ id }) => id === action!.adventure)!;
    return { text: sets.adventure(action!.adventure, value), emoji: STEP_SIGN.adventure };
  }
  if (action!.type !== 'challenge' || part.startsWith(PAID)) return { text: sets.knight(paid as KnightCard) };
  const how = view.variant === 'basic' ? 'won' : action!.mode;
  return { text: sets.challenge(action!.card, how), emoji: kindSign(kindOf(action!.card)) };
}

const isAdventure = (actions: readonly QuestsAction[], parts: readonly string[]): boolean =>
  actions.some((action) => action.type === 'adventure' && parts.includes(action.adventure));

function misfit({ words }: Scene, parts: readonly string[], actions: readonly QuestsAction[]): string {
  const { sets } = words.questsTable;
  const goals = parts.filter((part) => !part.startsWith(PAID)).length;
  if (goals !== 1) return sets.oneGoal;
  return isAdventure(actions, parts) ? sets.badAdversaries : sets.badKnights;
}

export const questsSets: Sets<QuestsView, QuestsAction, QuestsEvent> = {
  partsOf,
  label,
  ask: ({ words }, [action]) =>
    action!.type === 'adventure' ? words.questsTable.sets.askAdventure : words.questsTable.sets.askChallenge,
  misfit,
};
