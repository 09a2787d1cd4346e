import type { Seat } from '../../../src/games/game.ts';
import type { CourtScene } from '../scene.ts';

/** What happened, one sentence per event. */
export function eventWords({ events, words }: CourtScene, names: readonly string[]): string[] {
  return words.court.events(
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairWords(scene: CourtScene, names: readonly string[]): string[] {
  const { auction, role } = scene.view;
  const { alt } = scene.words.courtPicture;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    return [
      alt.role(
        scene.words.court.character(role.character),
        names[role.seat] ?? '',
        role.opponent === null ? null : (names[role.opponent] ?? ''),
        named(role.others),
      ),
    ];
  }
  if (auction === null) return [];
  const bidder = auction.bidder === null ? null : (names[auction.bidder] ?? '');
  return [
    alt.auction(
      names[auction.opener] ?? '',
      bidder,
      auction.tiles,
      named(auction.bidders),
      named(auction.passed),
    ),
  ];
}

export function actorWords({ view, words }: CourtScene, names: readonly string[]): string[] {
  if (view.toAct === null) return [];
  const { alt, hint } = words.courtPicture;
  return [alt.hinted(alt.toAct(names[view.toAct] ?? '', view.phase, view.forced), hint(view.phase))];
}
