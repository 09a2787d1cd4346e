import type { ActionOf, CourtAction } from '../../../games/court/types.ts';
import { escapedName } from '../../answers/escape.ts';
import type { Branch } from '../guide.ts';
import { countsOf, type Scene, sizesOf, swapsPossible } from './labels.ts';

export function prompt(scene: Scene, { actions, path }: Branch<CourtAction>): string {
  const { view, seat, words } = scene;
  const say = words.courtTable.prompt;
  const me = view.players[seat]!;
  const now = sizesOf(view, seat);
  switch (view.phase) {
    case 'startCourtier':
      return say.start;
    case 'bid':
      return bidding(scene);
    case 'choose':
      return say.choose(view.auction!.tiles, now);
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countsOf(view.row));
      return say.merlin(most, words.courtTable.counts(me.court), now);
    }
    case 'takeAspirants':
      return say.aspirants(view.row, now);
    case 'takeAspirant':
      return say.aspirant(view.row, now);
    case 'refill': {
      const { courtiers } = actions[0] as ActionOf<'refill'>;
      return say.refill(courtiers.length, words.courtTable.counts(view.peasantry));
    }
    case 'giveTile':
      return say.give(nameOf(scene, view.role!.seat), me.treasury);
    case 'swapLancelot': {
      const { give, opponent } = actions[0] as ActionOf<'swapLancelot'>;
      const name = nameOf(scene, opponent);
      if (path.length > 0) return say.lancelotTake(name, give);
      const { counts } = words.courtTable;
      return say.lancelot(name, counts(me.court), counts(view.players[opponent]!.court), now);
    }
    case 'dice':
    case 'over':
      return '';
  }
}

const nameOf = ({ names }: Scene, seat: number): string => escapedName(names[seat]!);

function bidding(scene: Scene): string {
  const { view, seat, words } = scene;
  const say = words.courtTable.prompt;
  const { treasury } = view.players[seat]!;
  const { bidder, tiles } = view.auction!;
  return bidder === null ? say.open(treasury) : say.raise(nameOf(scene, bidder), tiles, treasury);
}
