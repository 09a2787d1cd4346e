import { priceOf } from '../../../games/quests/challenge.ts';
import { KINDS } from '../../../games/quests/data.ts';
import { TURN_STEPS } from '../../../games/quests/turn.ts';
import type { Kind, QuestsAction } from '../../../games/quests/types.ts';
import { escapedName } from '../../answers/escape.ts';
import type { Branch } from '../guide.ts';
import { modesOf, type Scene } from './label.ts';

export function prompt(scene: Scene, { path, actions }: Branch<QuestsAction>): string {
  const say = scene.words.questsTable.prompt;
  const action = actions[0]!;
  if (path.length > 0 && action.type === 'challenge')
    return modesOf(actions).length > 1
      ? say.way(action.card)
      : say.pay(action.card, priceOf(action.mode, action.card));
  if (path.length > 0 && action.type === 'adventure') {
    const { value } = scene.view.adventures.find(({ id }) => id === action.adventure)!;
    return say.adventure(action.adventure, value);
  }
  return turnPrompt(scene, actions);
}

function turnPrompt(scene: Scene, actions: readonly QuestsAction[]): string {
  const { view, words } = scene;
  const say = words.questsTable.prompt;
  const open = TURN_STEPS.filter((step) => actions.some(({ type }) => type === step));
  const sealed = view.variant === 'seals' ? [say.seals(view.players[scene.seat]!.seals)] : [];
  return [
    open.includes('draw') ? say.turn(open) : say.mustReveal,
    ...(view.maxDraw > 1 && open.length > 1 ? [say.drawTwo] : []),
    KINDS.map((kind) => column(scene, kind)).join(' · '),
    ...sealed,
  ].join('\n');
}

/** A column's cards, and whose seal is on which. */
function column({ view, seat, names, words }: Scene, kind: Kind): string {
  const say = words.questsTable.display;
  return say.column(
    kind,
    view.columns[kind].map(({ card, seal }) => {
      if (seal === null) return say.card(card);
      return seal === seat ? say.yours(card) : say.sealed(card, escapedName(names[seal]!));
    }),
  );
}
