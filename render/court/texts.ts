import { CHARACTERS, COURTIERS, GROUPS } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { ALT_LIMIT, limited, shortened, TEXT_LIMIT } from '../parts/limit.ts';
import type { CourtScene } from './scene.ts';

/** Names in texts: UTF-16 units at most. */
export const ALT_NAME = 24;
const TABLE_NAME = 14;

export function shortNames({ spoken }: CourtScene, limit: number): string[] {
  return spoken.map((name) => shortened(name, limit));
}

/** What happened, a sentence each. */
export function eventWords({ events, words }: CourtScene, names: readonly string[]): string[] {
  return words.court.events(
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The auction or the role under way, a sentence. */
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

function actorWords({ view, words }: CourtScene, names: readonly string[]): string[] {
  return view.toAct === null
    ? []
    : [words.courtPicture.alt.toAct(names[view.toAct] ?? '', view.phase, view.forced)];
}

/** Round, decision, auction and standings in words: what is most important about the position. */
export function positionWords(scene: CourtScene): string[] {
  const { view, words } = scene;
  const { alt } = words.courtPicture;
  const names = shortNames(scene, ALT_NAME);
  return [
    alt.standings(
      view.players.map(({ standing, place }, seat) => alt.standing(place, names[seat] ?? '', standing.sizes)),
    ),
    alt.characters(
      CHARACTERS.map((id) => {
        const { purse, takenBy } = view.characters[id];
        return alt.character(
          words.court.character(id),
          purse,
          takenBy === null ? null : (names[takenBy] ?? ''),
          view.blackDie === id,
        );
      }),
    ),
    alt.row(words.court.courtiers(view.row)),
    ...view.players.map((player, seat) =>
      alt.player(
        names[seat] ?? '',
        words.picture.emblems[seat] ?? '',
        player.treasury,
        words.court.courtiers(COURTIERS.flatMap((id) => Array(player.court[id]).fill(id))),
        view.favor === seat,
      ),
    ),
    alt.peasantry(words.court.courtiers(COURTIERS.flatMap((id) => Array(view.peasantry[id]).fill(id)))),
  ];
}

/** The table in words, the most important first. */
export function tableAlt(scene: CourtScene): string {
  const { view, words } = scene;
  const names = shortNames(scene, ALT_NAME);
  return limited(
    [
      words.courtPicture.alt.table(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      ...positionWords(scene),
      ...eventWords(scene, names),
    ],
    ' ',
    ALT_LIMIT,
  );
}

function playerLines(scene: CourtScene, seat: Seat, name: string): string[] {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    text.player(
      name,
      words.picture.emblems[seat] ?? '',
      player.place,
      player.characters.map(words.court.character),
      player.quotaLeft,
      view.favor === seat,
    ),
    text.treasury(player.treasury),
    text.court(player.court),
    text.standing(
      GROUPS.map((group) => [group, player.standing.groups[group]] as const),
      player.standing.jesters,
      player.standing.idleJesters,
      player.standing.sizes,
    ),
  ];
}

/** Everything public, a line each: decision, auction, characters, row, peasantry, courts, what happened last. */
export function tableText(scene: CourtScene): string {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  return limited(
    [
      text.title(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      text.charactersHead,
      ...CHARACTERS.map((id) => {
        const { purse, takenBy, open } = view.characters[id];
        const taker = takenBy === null ? null : (names[takenBy] ?? '');
        return text.character(words.court.character(id), purse, taker, view.blackDie === id, open);
      }),
      text.row(view.row.length, view.rowSize, words.court.courtiers(view.row)),
      text.peasantry(view.peasantry),
      ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
      ...text.byRound(view.sizesByRound),
      ...(events.length === 0 ? [] : [text.lastTurn, ...events]),
    ],
    '\n',
    TEXT_LIMIT,
  );
}

/** The court of one seat and the decision awaited, a sentence or line each. */
export function handWords(scene: CourtScene, seat: Seat): string[] {
  const names = shortNames(scene, ALT_NAME);
  return [
    ...playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim()),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}
