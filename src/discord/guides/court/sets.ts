import type { ActionOf, CourtAction, CourtEvent, CourtView } from '../../../games/court/types.ts';
import type { Label, Sets } from '../guide.ts';
import { courtierOf, courtiersOf, GIVE, partsOf, sideOf, TAKE, tileOf, tilesOf } from './keys.ts';
import type { Scene } from './labels.ts';
import { courtSign } from './sign.ts';

function label({ words }: Scene, part: string, [action]: readonly CourtAction[]): Label {
  const say = words.courtTable.label;
  if (action!.type === 'bid') return { text: say.tile(tileOf(part)) };
  const courtier = courtierOf(part);
  const name = action!.type !== 'swapMerlin' ? say.courtier : sideOf(part, GIVE) ? say.give : say.take;
  return { text: name(courtier), emoji: courtSign(courtier) };
}

function ask({ view, words }: Scene, actions: readonly CourtAction[]): string {
  const say = words.courtTable.sets;
  const action = actions[0]!;
  if (action.type === 'bid') return say.bid(view.auction!.sum);
  if (action.type === 'swapMerlin') return say.swap;
  return action.type === 'takeAspirants'
    ? say.aspirants
    : say.row((action as ActionOf<'refill'>).courtiers.length);
}

function misfit({ view, words }: Scene, parts: readonly string[], actions: readonly CourtAction[]): string {
  const say = words.courtTable.sets;
  if (view.phase === 'bid') return say.lowBid(tilesOf(parts), view.auction!.sum);
  if (view.phase === 'swapMerlin') return say.badSwap(courtiersOf(parts, GIVE), courtiersOf(parts, TAKE));
  return say.badCount(parts.length, partsOf(actions[0]!)?.length ?? 0);
}

export const courtSets: Sets<CourtView, CourtAction, CourtEvent> = { partsOf, label, ask, misfit };
