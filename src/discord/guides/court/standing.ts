import { CHARACTERS, type CourtView } from '../../../games/court/types.ts';
import type { Words } from '../../../i18n/index.ts';

/** Round, auction or role, row, purses, and each court with its tiles. Names are already escaped. */
export function standing(view: CourtView, names: readonly string[], words: Words): readonly string[] {
  const say = words.courtTable.standing;
  const courts = view.players.map((player, seat) => `- ${say.player(names[seat]!, player)}`);
  if (view.phase === 'over') return [say.over, ...courts];
  if (view.round === 0) return [say.setUp, ...courts];
  const due =
    view.blackDie !== null && view.characters[view.blackDie].takenBy === null ? view.blackDie : null;
  const purses = CHARACTERS.map((id) => {
    const { purse, takenBy } = view.characters[id];
    return say.purse(id, purse, takenBy === null ? null : names[takenBy]!);
  });
  return [
    [
      say.round(view),
      ...(view.favor === null ? [] : [say.favor(names[view.favor]!)]),
      ...(due === null ? [] : [say.blackDie(due)]),
    ].join(' · '),
    ...underWay(view, names, words),
    say.row(
      view.row,
      Object.values(view.peasantry).reduce((sum, count) => sum + count, 0),
    ),
    purses.join(' · '),
    ...courts,
  ];
}

function underWay({ auction, role }: CourtView, names: readonly string[], words: Words): string[] {
  const say = words.courtTable.standing;
  if (role) return [say.role(role.character, names[role.seat]!)];
  if (!auction) return [];
  const { bidder, bidders, opener, tiles } = auction;
  if (bidder === null) return [say.opening(names[opener]!)];
  if (bidders.length === 1) return [say.won(names[bidder]!, tiles)];
  return [[say.bid(names[bidder]!, tiles), say.stillIn(bidders.map((seat) => names[seat]!))].join(' · ')];
}

/** What the seat to act must do. */
export function task(view: CourtView, words: Words): string {
  const say = words.courtTable.task;
  if (view.phase !== 'bid') return words.court.decision(view.phase);
  return view.auction!.bidder === null ? say.open : say.raise(view.auction!.sum);
}
