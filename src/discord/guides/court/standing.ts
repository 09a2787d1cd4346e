import type { CourtView } from '../../../games/court/types.ts';
import type { Words } from '../../../i18n/index.ts';

/** Round and groups, then the auction or role; the picture and its texts say the rest. Names are already escaped. */
export function standing(view: CourtView, names: readonly string[], words: Words): readonly string[] {
  const say = words.courtTable.standing;
  const groups = view.players
    .map((player, seat) => say.groups(names[seat]!, player.standing.sizes))
    .join(' · ');
  if (view.round === 0) return [say.setUp, groups];
  if (view.phase === 'over') return [words.language.colon(say.over, groups)];
  const due =
    view.blackDie !== null && view.characters[view.blackDie].takenBy === null ? view.blackDie : null;
  const now = [
    ...underWay(view, names, words),
    ...(view.favor === null ? [] : [say.favor(names[view.favor]!)]),
    ...(due === null ? [] : [say.blackDie(due)]),
  ];
  return [words.language.colon(say.round(view), groups), ...(now.length > 0 ? [now.join(' · ')] : [])];
}

function underWay({ auction, role }: CourtView, names: readonly string[], words: Words): string[] {
  const say = words.courtTable.standing;
  if (role) return [say.role(role.character, names[role.seat]!)];
  if (!auction) return [];
  const { bidder, bidders, opener, tiles } = auction;
  if (bidder === null) return [say.opening(names[opener]!)];
  if (bidders.length === 1) return [say.won(names[bidder]!, tiles)];
  return [say.bid(names[bidder]!, tiles), say.stillIn(bidders.map((seat) => names[seat]!))];
}

/** What the seat to act must do. */
export function task(view: CourtView, words: Words): string {
  const say = words.courtTable.task;
  if (view.phase !== 'bid') return words.court.decision(view.phase);
  return view.auction!.bidder === null ? say.open : say.raise(view.auction!.sum);
}
