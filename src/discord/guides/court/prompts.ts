import type { ActionOf, CourtAction, CourtView } from '../../../games/court/types.ts';
import type { Words } from '../../../i18n/index.ts';
import { escapedName } from '../../answers/escape.ts';
import type { Branch, Composing } from '../guide.ts';
import { courtiersOf, GIVE, TAKE, tilesOf } from './keys.ts';
import { after, countsOf, type Scene, sizesOf, swapsPossible } from './labels.ts';

/** The question, and what's been composed so far. */
export function prompt(scene: Scene, { actions, composing, path }: Branch<CourtAction>): string {
  const { view, seat, words } = scene;
  const say = words.courtTable.prompt;
  const me = view.players[seat]!;
  const now = sizesOf(view, seat);
  switch (view.phase) {
    case 'startCourtier':
      return say.start;
    case 'bid':
      return [bidding(scene), ...chosenTiles(view, composing, words)].join('\n');
    case 'choose':
      return say.choose(view.auction!.tiles, now);
    case 'swapMerlin': {
      const most = swapsPossible(me.court, countsOf(view.row));
      return [say.merlin(most, words.courtTable.counts(me.court), now), ...swapSoFar(scene, composing)].join(
        '\n',
      );
    }
    case 'takeAspirants':
      return [say.aspirants(view.row, now), ...chosenCourtiers(composing, words)].join('\n');
    case 'takeAspirant':
      return say.aspirant(view.row, now);
    case 'refill': {
      const { courtiers } = actions[0] as ActionOf<'refill'>;
      const question = say.refill(courtiers.length, words.courtTable.counts(view.peasantry));
      return [question, ...chosenCourtiers(composing, words)].join('\n');
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

function chosenTiles(view: CourtView, composing: Composing | undefined, words: Words): string[] {
  if (!composing || composing.chosen.length === 0) return [];
  return [words.courtTable.prompt.chosenTiles(tilesOf(composing.chosen), view.auction!.sum)];
}

function chosenCourtiers(composing: Composing | undefined, words: Words): string[] {
  if (!composing || composing.chosen.length === 0) return [];
  return [words.courtTable.prompt.chosenCourtiers(courtiersOf(composing.chosen))];
}

function swapSoFar(scene: Scene, composing: Composing | undefined): string[] {
  if (!composing || composing.chosen.length === 0) return [];
  const say = scene.words.courtTable.prompt;
  const [give, take] = [GIVE, TAKE].map((side) => courtiersOf(composing.chosen, side));
  if (!composing.action) return [say.swapSoFar(give!, take!)];
  const now = sizesOf(scene.view, scene.seat);
  return [say.swapReady(give!, take!, now, after(scene, composing.action as CourtAction))];
}
